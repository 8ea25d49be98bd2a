import { errors } from '../../contract/errors.js';
import { normalForms } from './normal-form.js';

/** Shorter words would hide words that are no secrets. */
const shortestWord = 8;
/** Characters of random text that are as good as the whole: the others could be guessed. */
const shortestFragment = 12;
/** Characters of a word that no ordinary words make up where they run together. */
export const longWord = 20;

/** A word that is hidden. */
export interface Word {
  /** Its normal form. */
  readonly text: string;
  readonly spelling: string;
  /** The parts of which a fragment of so many characters is hidden too. */
  readonly random: readonly Random[];
}

interface Random {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  /** Only with a letter and a digit: otherwise it may be an ordinary word. */
  readonly mixed?: true;
}

/** Whether a secret has characters beyond ASCII, or spaces. */
export const isForeign = (secret: string): boolean => /[^!-~]/.test(secret);

/** The words that secrets are sought by: themselves, what is left without their prefixes, and their coded forms. */
export function wordsOf(secrets: readonly string[]): readonly Word[] {
  const words = new Map<string, Word>();
  const add = (word: Word) => {
    if (word.text.length >= shortestWord) words.set(`${word.text} ${word.spelling}`, word);
  };
  const keeps = secrets.some(isForeign);
  for (const secret of withoutFragments(secrets)) {
    const parts = withoutPrefixes(secret).filter(({ length }) => length >= shortestWord);
    // Of a part that looks like an escape itself, each layer is one more word.
    for (const part of parts)
      for (const { text, isBare } of normalForms(part, 0, part.length, keeps))
        if (!isBare) add({ text, spelling: part, random: randomIn(text) });
    const last = parts.at(-1);
    if (last === undefined) continue;
    const isRandom = randomIn(last).some(({ from, to }) => to - from === last.length);
    for (const [spelling, perByte] of codedForms(last)) {
      const least = Math.ceil(shortestFragment * perByte);
      // Of a bare form, the word must be bare too.
      for (const text of new Set([normalOf(spelling), bareOf(normalOf(spelling))]))
        add({ text, spelling, random: isRandom ? [{ from: 0, to: text.length, least }] : [] });
    }
  }
  return [...words.values()];
}

/** Letters and digits of a normal form. */
export const bareOf = (text: string): string => text.replace(/[^0-9a-z]+/g, '');

function wordOf(spelling: string): Word {
  const text = normalOf(spelling);
  return { text, spelling, random: randomIn(text) };
}

/** A text without separators, its escapes as they are. */
function normalOf(text: string): string {
  const [form] = normalForms(text, 0, text.length);
  return form?.text ?? '';
}

/** Secrets without those that are hidden as fragments of another one. */
function withoutFragments(secrets: readonly string[]): readonly string[] {
  const longest = [...new Set(secrets)].toSorted((one, other) => other.length - one.length);
  const kept: Word[] = [];
  for (const secret of longest) {
    const word = wordOf(secret);
    const isFragment = (other: Word): boolean => {
      const from = other.text.indexOf(word.text);
      return from >= 0 && isHidden(other, from, from + word.text.length);
    };
    if (!kept.some(isFragment)) kept.push(word);
  }
  return kept.map(({ spelling }) => spelling);
}

const documentedWords: ReadonlySet<string> = new Set(
  Object.keys(errors).flatMap((code) => code.toLowerCase().split('_')),
);

/** Whether a text consists of words of error codes: to hide them in replies would change what is judged. */
const isDocumented = (text: string): boolean =>
  text
    .toLowerCase()
    .split('_')
    .every((word) => documentedWords.has(word));

/** A secret, and what is left of it after each underscore but for words such as the `disabled` of a key in that state. */
const withoutPrefixes = (secret: string): readonly string[] =>
  secret
    .split('_')
    .map((_, index, parts) => parts.slice(index).join('_'))
    .filter((part, index) => index === 0 || !isDocumented(part));

const longRun = new RegExp(`[0-9a-z]{${longWord},}`, 'gi');
/** Runs of hexadecimal digits, and of letters and digits, that are long enough to be random. */
const randomIn = (text: string): readonly Random[] => [
  ...[...text.matchAll(/[0-9a-f]{24,}/gi)].map(({ index, 0: run }) => ({
    from: index,
    to: index + run.length,
    least: shortestFragment,
  })),
  ...[...text.matchAll(longRun)].map(({ index, 0: run }) => ({
    from: index,
    to: index + run.length,
    least: shortestFragment,
    mixed: true as const,
  })),
];

/**
 * A secret as codes spell it, and the bytes that its hexadecimal digits stand for, with the characters that each has for a
 * byte. Each form makes reading every reply slower, so the rarer ones are sought by themselves, not within other text.
 */
const codedForms = (secret: string): readonly (readonly [string, number])[] => {
  const forms = [...new Set([secret, JSON.stringify(secret).slice(1, -1)])].map((each) => Buffer.from(each));
  const digits = /^[0-9a-f]{24,}$/i.test(secret) ? [Buffer.from(secret, 'hex')] : [];
  const [whole = Buffer.alloc(0)] = forms;
  return [
    ...[...forms, ...digits].flatMap(inBase64).map((coded) => [coded, 4 / 3] as const),
    ...forms.map((each) => [each.toString('hex'), 2] as const),
    ...inBase64(Buffer.from(secret, 'utf16le')).map((coded) => [coded, 8 / 3] as const),
    [inBase32(whole), 8 / 5],
    [[...whole].join(','), 2],
  ];
};

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Base32 of bytes, without the last characters that do not consist of them alone. */
function inBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const quintets = bits.match(/.{5}/g) ?? [];
  return quintets.map((each) => base32[Number.parseInt(each, 2)]).join('');
}

/** Base64 of bytes within other bytes, in both alphabets, without the characters that those decide as well. */
const inBase64 = (bytes: Buffer): readonly string[] =>
  [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const [first, last] = [Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6)];
    const forms = (['base64', 'base64url'] as const).map((alphabet) =>
      whole.toString(alphabet).slice(first, last),
    );
    return [...new Set(forms)];
  });

/** Whether so much of a word is hidden; in a bare form, where words run together, only what is random or long. */
export const isHidden = ({ text, random }: Word, from: number, to: number, isBare = false): boolean =>
  (to - from === text.length && (!isBare || text.length >= longWord)) ||
  random.some((each) => {
    const [first, last] = [Math.max(from, each.from), Math.min(to, each.to)];
    if (last - first < each.least) return false;
    return each.mixed !== true || /\d[a-z]|[a-z]\d/.test(text.slice(first, last));
  });
