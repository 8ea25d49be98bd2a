/**
 * A secret as base64 spells it within whatever text, in both alphabets, and as URLs and JSON do where each character is
 * escaped.
 */
function codedForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    // Characters that other bytes decide as well are left out at both ends.
    const [first, last] = [Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6)];
    return (['base64', 'base64url'] as const).map((alphabet) => whole.toString(alphabet).slice(first, last));
  });
  const digits = bytes.toString('hex');
  const escaped = [digits, digits.toUpperCase()].flatMap((each) => [
    each.replace(/../g, '%$&'),
    each.replace(/../g, '\\u00$&'),
  ]);
  return [...inBase64, ...escaped];
}

/** Digits of a secret that are as good as the whole: the rest of so many could be tried. */
const shortest = 12;

/**
 * Hides runs of hexadecimal digits that hold a piece of a secret's own. Only digits are random enough for that: a piece
 * of a secret made of words may be a word that is none.
 */
function redactFragments(secrets: readonly string[], hidden: string): (text: string) => string {
  const pieces = new Set<number>();
  for (const digits of secrets.flatMap((secret) => secret.match(/[0-9a-f]{24,}/gi) ?? []))
    somePiece(digits, 0, digits.length, (piece) => !pieces.add(piece).has(piece));
  if (pieces.size === 0) return (text) => text;
  const isKnown = (piece: number) => pieces.has(piece);
  return (text) => {
    const kept: string[] = [];
    let from = 0;
    // A run is that long, so to look at each so-manieth character is enough to meet it.
    for (let at = shortest - 1; at < text.length; at += shortest) {
      if (digitAt(text, at) < 0) continue;
      let first = at;
      while (digitAt(text, first - 1) >= 0) first -= 1;
      let last = at + 1;
      while (digitAt(text, last) >= 0) last += 1;
      at = Math.max(at, last - 1);
      if (!somePiece(text, first, last, isKnown)) continue;
      kept.push(text.slice(from, first));
      from = last;
    }
    return from === 0 ? text : [...kept, text.slice(from)].join(hidden);
  };
}

/** Whether one of the pieces of a run, each as a number, is of a kind. */
function somePiece(text: string, first: number, last: number, fits: (piece: number) => boolean): boolean {
  // Two halves of six digits, since bits move in 32-bit numbers only.
  let [high, low] = [0, 0];
  for (let at = first; at < last; at += 1) {
    high = ((high << 4) | (low >>> 20)) & half;
    low = ((low << 4) | digitAt(text, at)) & half;
    if (at - first >= shortest - 1 && fits(high * (half + 1) + low)) return true;
  }
  return false;
}

const half = 0xff_ff_ff;

/** The hexadecimal digit of each character; -1 of what is none. A table, because every reply is searched. */
const digits = new Int8Array(0x1_00_00).fill(-1);
for (const character of '0123456789abcdefABCDEF')
  digits[character.charCodeAt(0)] = Number.parseInt(character, 16);

const digitAt = (text: string, at: number): number => digits[text.charCodeAt(at)] ?? -1;

/** Whether one of some words stands in a text, in any letter case. */
type Sieve = (text: string) => boolean;

/** Characters that are looked at in one place: so many that hardly any text has them by chance. */
const gram = 8;
/** Bits, so that they stay in a core's cache between two replies. */
const slots = 1 << 19;

/**
 * A sieve that looks at few places of a text only: one in so many as the shortest word is long. Of a word that stands
 * there, some eight of its first characters lie in one of them, and all of those of all words are known.
 */
export function prefilter(words: readonly string[]): Sieve {
  const lengths = words.map(({ length }) => length);
  const [step, reach] = [Math.min(...lengths) - gram + 1, Math.max(...lengths)];
  const anyWord = new RegExp(words.map(literal).join('|'), 'i');
  // Elsewhere letter case is more than one bit.
  if (step < 1 || !words.every((word) => /^[\0-\x7f]*$/.test(word))) return (text) => anyWord.test(text);
  const grams = new Set<string>();
  const taken = new Uint8Array(slots / 8);
  for (const word of words) {
    for (let start = 0; start < step; start += 1) {
      grams.add(word.slice(start, start + gram).toLowerCase());
      const slot = slotOf(word, start);
      taken[slot >>> 3] = (taken[slot >>> 3] ?? 0) | (1 << (slot & 7));
    }
  }
  return (text) => {
    for (let start = 0; start + gram <= text.length; start += step) {
      const slot = slotOf(text, start);
      if ((((taken[slot >>> 3] ?? 0) >>> (slot & 7)) & 1) === 0) continue;
      if (!grams.has(text.slice(start, start + gram).toLowerCase())) continue;
      if (anyWord.test(text.slice(Math.max(0, start - reach), start + reach))) return true;
    }
    return false;
  };
}

/** Where the characters of a gram belong, letter case aside; a few others belong there too. */
function slotOf(text: string, start: number): number {
  let hash = 0;
  for (let place = start; place < start + gram; place += 1)
    hash = (Math.imul(hash, 31) + (text.charCodeAt(place) | 32)) | 0;
  return (hash ^ (hash >>> 12)) & (slots - 1);
}

/** A text as a pattern that matches it alone. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What stands in place of a secret. */
export const hidden = '[key]';

/**
 * Hides every given secret wherever it stands in a text: whole or without its prefix, in any letter case, as it is or
 * as URLs, JSON and base64 spell it, and pieces of random digits.
 */
export function redactor(secrets: readonly string[]): Redactor {
  const key = JSON.stringify(secrets);
  if (latest?.key !== key) latest = { key, redact: made(secrets) };
  return latest.redact;
}

type Redactor = (text: string) => string;

/** A self-test judges thousands of deployments with the same keys, and to make one takes a while. */
let latest: { readonly key: string; readonly redact: Redactor } | undefined;

function made(secrets: readonly string[]): Redactor {
  const forms = secrets.flatMap(withoutPrefixes).flatMap(spelt).filter(isLong).toSorted(longestFirst);
  if (forms.length === 0) return (text) => text;
  const anyForm = new RegExp([...new Set(forms)].map(literal).join('|'), 'gi');
  // A form that holds another stands nowhere without it.
  const least = forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
  // The last part is within every longer one, and a key within none that is cut.
  const last = secrets.flatMap((secret) => withoutPrefixes(secret).filter(isLong).slice(-1));
  const parts = last.filter((part) => !last.some((other) => other !== part && part.includes(other)));
  const coded = [...new Set(parts.flatMap(spelt).flatMap(codedForms))];
  const isThere = prefilter([...least, ...coded]);
  const withoutPieces = redactFragments(secrets, hidden);
  return (text) => {
    if (!isThere(text)) return withoutPieces(text);
    let shown = withoutPieces(text.replace(anyForm, hidden));
    for (const form of coded) shown = shown.replaceAll(form, hidden);
    return shown;
  };
}

/** A shorter form would hide words that are no secrets. */
const isLong = (form: string): boolean => form.length >= 8;
const longestFirst = (one: string, other: string): number => other.length - one.length;

const spelt = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** A secret, and what is left of it behind each underscore. */
const withoutPrefixes = (secret: string): readonly string[] =>
  secret.split('_').map((_, index, parts) => parts.slice(index).join('_'));
