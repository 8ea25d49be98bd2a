import type { Family } from '../../../../contract/index.js';

const bits = 48n;
const mask = (1n << bits) - 1n;
/** Odd, so that multiplication modulo 2^48 can be undone. */
const factor = 0x9e3779b97f4bn;
const inverse = inverseOf(factor);

/** The inverse of an odd number modulo 2^48, by Newton's iteration; each step doubles the bits that are right. */
function inverseOf(odd: bigint): bigint {
  let found = odd;
  for (let right = 3n; right < bits; right *= 2n) found = (found * (2n - odd * found)) & mask;
  return found;
}

const fold = (value: bigint): bigint => value ^ (value >> (bits / 2n));

/** Twelve hexadecimal digits that look drawn by chance and stand for one whole number below 2^48. */
export const sealNumber = (value: number, seed: number): string =>
  fold((fold(BigInt(value) ^ (BigInt(seed >>> 0) << 16n)) * factor) & mask)
    .toString(16)
    .padStart(12, '0');

/** The number that such digits stand for; undefined for any other text. */
export function unsealNumber(text: string, seed: number): number | undefined {
  if (!/^[0-9a-f]{12}$/.test(text)) return undefined;
  const value = fold((fold(BigInt(`0x${text}`)) * inverse) & mask) ^ (BigInt(seed >>> 0) << 16n);
  return Number(value);
}

/** Where a row of the corpus stands, so that its id alone leads to it. */
interface Place {
  /** Counted from the epoch. */
  readonly day: number;
  /** Counted from 0 on that day. */
  readonly index: number;
}

/** A Story stands where the Event does that it came of, or among the quiet ones of its day. */
export interface StoryPlace extends Place {
  readonly part: number;
}

/** The part of Stories without Events. */
export const quietPart = 3;

const perDay = 2 ** 25;
const parts = 4;

export const eventIdOf = (family: Family, { day, index }: Place, seed: number): string =>
  `${family}_${sealNumber(day * perDay + index, seed)}`;

/** The day of an Event's id; undefined for a text that is none. */
export function dayOfEvent(id: string, seed: number): number | undefined {
  const number = unsealNumber(id.slice(id.indexOf('_') + 1), seed);
  return number === undefined ? undefined : Math.floor(number / perDay);
}

export const storyIdOf = ({ day, index, part }: StoryPlace, seed: number): string =>
  `story_${sealNumber((day * perDay + index) * parts + part, seed)}`;

/** The day of a Story's id; undefined for a text that is none. */
export function dayOfStory(id: string, seed: number): number | undefined {
  const number = unsealNumber(id.slice(id.indexOf('_') + 1), seed);
  return number === undefined ? undefined : Math.floor(number / (perDay * parts));
}
