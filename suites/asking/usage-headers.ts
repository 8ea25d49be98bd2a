import type { Exchange } from '../../src/kit/index.js';

/** The values of each number that a reply's headers carry, in the order of the replies. */
type Readings = ReadonlyMap<string, readonly number[]>;

/** Headers whose numbers move for reasons of their own. */
const clocks = /date|expires|modified|reset|time|timing|\bage$|length|\bid$|-id$|etag|trace|retry/;
/** Counters of the rate limit count requests of every kind. */
const rates = /rate-?limit/;
const usage = /usage|quota|\bqu\b|units?\b|credit|consum/;
/** What may be told beside Query Units, in other units. */
const otherUnits = /byte|cost|price|amount|money|micro|millis|\bcents?\b|usd|token/;

/** A text whose numbers have no decimals that are zero. */
const withoutZeros = (text: string): string => text.replace(/(\d)\.0+(?!\d)/g, '$1');

/** What stands between the words and the numbers of a header. */
const between = /[\s;,=:/|"{}[\]()]+/;

/** The whole numbers of a header, each by the header's name and the word before it: `used=3; limit=9` has two. */
function numbersIn(name: string, value: string): readonly (readonly [name: string, number: number])[] {
  const text = withoutZeros(value);
  const only = /^\D*(\d{1,15})\D*$/.exec(text)?.[1];
  if (only !== undefined) return [[name, Number(only)]];
  let label = '';
  return text.split(between).flatMap((word) => {
    const isNumber = /^\d{1,15}$/.test(word);
    if (!isNumber && word !== '') label = word.toLowerCase();
    return isNumber ? [[`${name} ${label}`.trimEnd(), Number(word)] as const] : [];
  });
}

/** The numbers that a reply's headers carry, by names of their own. */
export function headerNumbers({ headers }: Exchange): ReadonlyMap<string, number> {
  const found = Object.entries(headers)
    .filter(([name]) => !clocks.test(name))
    .flatMap(([name, value]) => numbersIn(name, value ?? ''))
    .filter(([name]) => !clocks.test(name));
  const names = found.map(([name]) => name);
  return new Map(
    found.map(([name, number], place) => {
      const before = names.slice(0, place).filter((each) => each === name).length;
      return [before === 0 ? name : `${name} ${before + 1}`, number];
    }),
  );
}

/** Reads the whole numbers that the headers of all of the replies carry. */
export function readingsOf(replies: readonly Exchange[]): Readings {
  const read = replies.map(headerNumbers);
  const [first] = read;
  return new Map(
    [...(first?.keys() ?? [])].flatMap((name) => {
      const numbers = read.flatMap((each) => each.get(name) ?? []);
      return numbers.length === replies.length ? [[name, numbers] as const] : [];
    }),
  );
}

/** How far each reading is from the one before. */
export const differencesOf = (numbers: readonly number[]): readonly number[] =>
  numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));

/** The steps between a header's readings, as absolute numbers; undefined when it does not go one way. */
export function stepsOf(numbers: readonly number[]): readonly number[] | undefined {
  const steps = differencesOf(numbers);
  const oneWay = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  return oneWay && steps.length > 0 ? steps.map(Math.abs) : undefined;
}

/** Whether numbers go one way, if not with each step. */
export const isOneWay = (numbers: readonly number[]): boolean => {
  const steps = differencesOf(numbers);
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
};

/**
 * Whether the readings of two keys, in turn, are two counts of their own: each goes by one with each call of its key, as
 * if the other one did not call. A count may be brought up to date late, or differ from server to server.
 */
export function isForEachKey(numbers: readonly number[]): boolean {
  const ofKeys = [0, 1].map((key) => numbers.filter((_, place) => place % 2 === key));
  const steps = ofKeys.flatMap(differencesOf);
  return steps.every((step) => Math.abs(step) === 1 && step === steps[0]);
}

/** What each of several steps is a multiple of. */
export const unitOf = (steps: readonly number[]): number => steps.reduce(greatestDivisor, 0);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Whether a header's name speaks of usage rather than of a rate. */
export const isUsageHeader = (name: string): boolean =>
  usage.test(name) && !rates.test(name) && !otherUnits.test(name);
export const isRateHeader = (name: string): boolean => rates.test(name);
