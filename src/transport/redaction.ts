import { longestPart, normalForms } from './normal-form.js';
import { bareOf, isForeign, isHidden, longWord, type Word, wordsOf } from './secret-words.js';

/** What stands in place of a secret. */
export const hidden = '[key]';

type Redactor = (text: string) => string;

/**
 * Hides every given secret wherever it occurs in a text: whole or without its prefix, in any letter case, behind any
 * escapes, in base64 or hexadecimal digits, and in fragments. The text is compared in its normal form.
 */
export function redactor(secrets: readonly string[]): Redactor {
  const key = JSON.stringify(secrets);
  if (latest?.key !== key) latest = { key, redact: made(secrets) };
  return latest.redact;
}

/** A self-test judges thousands of deployments with the same keys, and preparing to find them takes a while. */
let latest: { readonly key: string; readonly redact: Redactor } | undefined;

/** What is longer, such as a file in place of a key, is hidden in pieces. */
const anyPiece = /.{1,1000}/gs;

function made(given: readonly string[]): Redactor {
  const secrets = given.flatMap((secret) => secret.match(anyPiece) ?? []);
  const words = wordsOf(secrets);
  if (words.length === 0) return (text) => text;
  const keeps = secrets.some(isForeign);
  const grams = gramsOf(words, keeps);
  const suspectsIn = suspectsOf(secrets, words, grams);
  return (text) => {
    const places: Place[] = [];
    for (const [begin, end] of suspectsIn(text))
      for (const form of normalForms(text, begin, end, keeps))
        for (const [from, to] of matches(form.text, grams, form.isBare))
          places.push([form.from(from), form.to(to - 1)]);
    return places.length === 0 ? text : covered(text, places);
  };
}

/** From one index of a text to another. */
type Place = readonly [number, number];

/** A text with what lies in places replaced. */
function covered(text: string, places: readonly Place[]): string {
  const kept: string[] = [];
  let at = 0;
  for (const [from, to] of places.toSorted(([one], [other]) => one - other)) {
    if (from >= at) kept.push(text.slice(at, from), hidden);
    at = Math.max(at, to);
  }
  return [...kept, text.slice(at)].join('');
}

/** Characters that are looked at in one place, and those that are looked up if a table has seen the first ones. */
const [few, gram] = [4, 8];
/** Bits of the table of first characters; it stays in a core's cache between two replies. */
const fewBits = 19;
/** Bits of the table of grams. It is rarely looked at, and of dozens of keys a smaller one would be too full to rule much out. */
const gramBits = 22;

interface Grams {
  /** The first characters of grams. */
  readonly beginnings: Uint8Array;
  /** Whole grams. */
  readonly wholes: Uint8Array;
  /** Where the words have each gram. */
  readonly places: ReadonlyMap<string, readonly (readonly [Word, number])[]>;
  /** Characters of the shortest run that is hidden. */
  readonly shortest: number;
  readonly longest: number;
  /** Small letters of a text that may have others: a normal form has none, but bytes that look like some. */
  readonly lower: (text: string) => string;
}

function gramsOf(words: readonly Word[], keeps: boolean): Grams {
  const beginnings = new Uint8Array(2 ** fewBits / 8);
  const wholes = new Uint8Array(2 ** gramBits / 8);
  const places = new Map<string, [Word, number][]>();
  const know = (text: string, word?: Word) => {
    for (let at = 0; at + few <= text.length; at += 1) {
      mark(beginnings, slotOf(text, at));
      if (at + gram > text.length) continue;
      mark(wholes, slotOfGram(text, at));
      const next = text.slice(at, at + gram);
      const known = places.get(next) ?? [];
      places.set(next, known);
      if (word !== undefined) known.push([word, at]);
    }
  };
  for (const word of words) {
    know(word.text, word);
    // Only to be noticed: separators are no part of a normal form.
    if (word.spelling.toLowerCase() !== word.text) know(word.spelling.toLowerCase());
  }
  const leasts = words.flatMap(({ text, random }) => [text.length, ...random.map(({ least }) => least)]);
  const longest = Math.max(...words.map(({ text }) => text.length));
  const lower = keeps ? (text: string) => text : (text: string) => text.toLowerCase();
  return { beginnings, wholes, places, shortest: Math.min(...leasts), longest, lower };
}

function mark(table: Uint8Array, slot: number): void {
  table[slot >>> 3] = (table[slot >>> 3] ?? 0) | (1 << (slot & 7));
}

const isMarked = (table: Uint8Array, slot: number): boolean =>
  (((table[slot >>> 3] ?? 0) >>> (slot & 7)) & 1) !== 0;

/** The first characters of a gram as a number, letter case aside; a few others have the same. */
const numberOf = (text: string, at: number): number =>
  (text.charCodeAt(at) | 0x20) ^
  ((text.charCodeAt(at + 1) | 0x20) << 7) ^
  ((text.charCodeAt(at + 2) | 0x20) << 14) ^
  ((text.charCodeAt(at + 3) | 0x20) << 21);

const slotOf = (text: string, at: number): number =>
  Math.imul(numberOf(text, at), 0x9e_37_79_b1) >>> (32 - fewBits);

const slotOfGram = (text: string, at: number): number =>
  Math.imul(Math.imul(numberOf(text, at), 0x85_eb_ca_6b) ^ numberOf(text, at + few), 0xc2_b2_ae_35) >>>
  (32 - gramBits);

/**
 * Calls back with the places of grams of words, at least one of each run of the shortest length.
 * @param found returns where to go on, or undefined where the gram is none
 */
function eachGram(
  { beginnings, wholes, places, shortest, lower }: Grams,
  text: string,
  found: (start: number, next: number) => number | undefined,
): void {
  // A longer piece of a word in pieces must be noticed too.
  const step = Math.min(shortest, longestPiece + 1) - few + 1;
  for (let at = 0; at + few <= text.length; ) {
    let next: number | undefined;
    if (isMarked(beginnings, slotOf(text, at)))
      for (let start = Math.max(0, at - gram + few); start <= at && next === undefined; start += 1)
        if (isMarked(wholes, slotOfGram(text, start)) && places.has(lower(text.slice(start, start + gram))))
          next = found(start, at + step);
    at = next ?? at + step;
  }
}

/** Where words, and fragments of them that are hidden, occur in a text in its normal form. */
function matches(text: string, grams: Grams, isBare: boolean): readonly Place[] {
  const all: Place[] = [];
  eachGram(grams, text, (start, next) => {
    let end: number | undefined;
    for (const [word, offset] of grams.places.get(text.slice(start, start + gram)) ?? []) {
      let [first, last] = [0, gram];
      while (first < offset && text[start - first - 1] === word.text[offset - first - 1]) first += 1;
      while (offset + last < word.text.length && text[start + last] === word.text[offset + last]) last += 1;
      if (!isHidden(word, offset - first, offset + last, isBare)) continue;
      all.push([start - first, start + last]);
      end = Math.max(end ?? next, start + last);
    }
    return end;
  });
  return all;
}

/** What may stand for a character of ASCII, or lie unseen between two. */
const unusual = /[^\t\n\r -~]+/g;
const anyEscape = /[%\\&]/g;
/** The same without what JSON and URLs have all the time, and no ordinary key needs. */
const escapes = /%[0-9a-f]{2}|%u|\\[^"bfnrt]|&(?:#|[a-z]{2,31};)/gi;
const isOrdinary = (secret: string): boolean => /^[\w.~+/=-]*$/.test(secret);

/** Characters that two parts share, so that a word in either is whole. */
const shared = 1 << 13;

/** Finds the parts of a text that may hold a word: around grams of words, and around what escapes characters. */
function suspectsOf(
  secrets: readonly string[],
  words: readonly Word[],
  grams: Grams,
): (text: string) => readonly Place[] {
  // Beyond ASCII, and with spaces, a secret may have no gram in common with its normal form.
  if (secrets.some(isForeign)) return ({ length }) => partsOf([0, length]);
  const marks = secrets.every(isOrdinary) ? escapes : anyEscape;
  const reach = 2 * grams.longest;
  const least = piecedOf(words);
  return (text) => {
    const places: [number, number][] = [];
    eachGram(grams, text, (start, next) => {
      unite(places, start - reach, start + reach);
      return next;
    });
    const around: [number, number][] = [];
    for (const mark of text.search(anyEscape) < 0 ? [unusual] : [unusual, marks]) {
      mark.lastIndex = 0;
      // A run between two of them that has no gram of its own is shorter than that.
      for (let each = mark.exec(text); each !== null; each = mark.exec(text))
        unite(around, each.index - grams.shortest, mark.lastIndex + grams.shortest);
    }
    eachPieced(text, least, (from, to) => void around.push([from, to]));
    if (places.length + around.length === 0) return places;
    const all: [number, number][] = [];
    for (const [from, to] of [...places, ...around].toSorted(([one], [other]) => one - other))
      unite(all, Math.max(0, from), Math.min(text.length, to));
    return all.flatMap(partsOf);
  };
}

const [letter, digit, between] = [1, 2, 3];
/** What each ASCII character may be in a word in pieces. */
const kinds = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) return letter;
  if (/\d/.test(character)) return digit;
  return /[\s:._/+,|=;~'-]/.test(character) ? between : 0;
});
/** Letters and digits of a piece, and characters between two. Longer pieces have a gram, or are words of a sentence. */
const [longestPiece, longestGap] = [11, 2];

/** Letters and digits of all pieces, and how many digits must be among them. */
interface Pieced {
  readonly all: number;
  readonly digits: number;
}

/** What is enough for every word that is hidden: a sentence has few digits, but so may a word that is short or made of letters. */
function piecedOf(words: readonly Word[]): Pieced {
  const runs = words
    .flatMap(({ text, random }) => [text, ...random.map(({ from, to }) => text.slice(from, to))])
    .map(bareOf)
    .filter(({ length }) => length >= longWord);
  const digits = runs.map((run) => run.replace(/\D/g, '').length);
  return { all: Math.min(24, ...runs.map(({ length }) => length)), digits: Math.min(4, ...digits) };
}

/**
 * Calls back with the places of runs of short pieces, as of a word in groups. Every reply is read by it, so where the next few
 * characters hold one that is in no run, none is looked for before that.
 */
function eachPieced(text: string, least: Pieced, found: (from: number, to: number) => void): void {
  const { length } = text;
  /** Before it, characters from the present one on are known to be of some kind. */
  let known = 0;
  for (let at = 0; at + least.all <= length; at += 1) {
    let last = at + least.all - 1;
    const first = Math.max(at, known);
    known = last + 1;
    while (last >= first && kindAt(text, last) !== 0) last -= 1;
    if (last >= first) {
      at = last;
      continue;
    }
    const from = at;
    let piece = 0;
    let gap = 0;
    let all = 0;
    let numerals = 0;
    for (; at < length; at += 1) {
      const kind = kindAt(text, at);
      if (kind === 0) break;
      if (kind === between) {
        gap += 1;
        if (gap > longestGap) break;
        piece = 0;
      } else {
        gap = 0;
        piece += 1;
        if (piece > longestPiece) break;
        all += 1;
        numerals += kind - letter;
      }
    }
    if (all >= least.all && numerals >= least.digits) found(from, at);
    // What goes on is no piece either.
    while (piece > longestPiece && at + 1 < length && isLetterAt(text, at + 1)) at += 1;
  }
}

const kindAt = (text: string, at: number): number => kinds[text.charCodeAt(at)] ?? 0;

function isLetterAt(text: string, at: number): boolean {
  const kind = kindAt(text, at);
  return kind === letter || kind === digit;
}

/** Adds a place that begins behind all others, or extends the last one. */
function unite(places: [number, number][], from: number, to: number): void {
  const last = places.at(-1);
  if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
  else places.push([from, to]);
}

/** A place in parts that are short enough for normal forms. */
function partsOf([from, to]: Place): readonly Place[] {
  if (to - from <= longestPart) return [[from, to]];
  const step = longestPart - shared;
  return Array.from({ length: Math.ceil((to - from - shared) / step) }, (_, index) => {
    const begin = from + index * step;
    return [begin, Math.min(to, begin + longestPart)] as const;
  });
}

/** Headers without secrets in names and values; those of one name then are joined, as HTTP does. */
export function redactedHeaders(
  headers: Readonly<Record<string, string>>,
  redact: Redactor,
): Readonly<Record<string, string>> {
  const shown = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    const [key, text] = [redact(name), redact(value)];
    const before = shown.get(key);
    shown.set(key, before === undefined ? text : `${before}, ${text}`);
  }
  return Object.fromEntries(shown);
}
