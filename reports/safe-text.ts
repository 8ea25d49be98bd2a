import { keyPrefix } from '../contract/limits.js';

const keyShaped = new RegExp(`(${keyPrefix})[0-9a-z]+`, 'gi');
// Much faster than a replacement, and hardly any text contains a key.
const begun = new RegExp(keyPrefix, 'i');

// A reply may nest deeper than the stack of a serializer allows.
const deepest = 200;

/**
 * A value without anything that resembles an API key, and truncated where it nests too deeply: the value itself if
 * nothing had to change, otherwise a copy. Recording removes our keys; this is the second lock, for what a target
 * sends itself.
 */
export const masked = <Value>(value: Value): Value => (isFree(value, 0) ? value : (copy(value, 0) as Value));

export const maskedText = (text: string): string =>
  begun.test(text) ? text.replace(keyShaped, '$1…') : text;

function isFree(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !begun.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  if (Array.isArray(value)) return value.every((each) => isFree(each, depth + 1));
  return Object.entries(value).every(([member, each]) => !begun.test(member) && isFree(each, depth + 1));
}

function copy(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.map((each) => copy(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([member, each]) => [maskedText(member), copy(each, depth + 1)]),
  );
}

// Controls, lone surrogates, bidirectional overrides, line separators and the two non-characters that XML forbids:
// whatever a terminal obeys, an XML parser rejects or a reader misreads.
const misleading =
  /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;

const familiar: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const visible = (character: string): string =>
  familiar[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text on one line; characters that a terminal or a parser would obey are escaped, as `\u001b`. */
export const printable = (text: string): string => text.replace(misleading, visible);

/** As `printable`, but line feeds and tabs stay. */
export const printableLines = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(misleading, (each) => (each === '\n' || each === '\t' ? each : visible(each)));

/**
 * A text in which no CI system finds a command. They stand at the beginning of a line (`::`), or anywhere in it (`##[`,
 * `##vso[`, `##teamcity[`).
 */
export const withoutCommands = (text: string): string =>
  text.replace(/^([^\S\n\r\u2028\u2029]*:)(?=:)/gm, '$1 ').replace(/##(?=[a-z]{0,20}\[)/gi, '# #');

/** The beginning of a text, and the number of omitted UTF-16 units. Splits no surrogate pair. */
export function cut(text: string, length: number): { readonly text: string; readonly left: number } {
  if (text.length <= length) return { text, left: 0 };
  const kept = text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  return { text: kept, left: text.length - kept.length };
}
