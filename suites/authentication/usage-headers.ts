import type { Exchange } from '../../src/kit/index.js';

/** The values of each number that a reply's headers carry, in the order of the replies. */
type Readings = ReadonlyMap<string, readonly number[]>;

/** Headers whose numbers move for reasons of their own. */
const clocks = /date|expires|modified|reset|time|timing|age$|length|\bid$|-id$|etag|trace|retry/;
/** Counters of the rate limit count requests of every kind. */
const rates = /rate-?limit/;
const usage = /usage|quota|\bqu\b|units?\b|credit|consum/;

/** Reads the headers that carry exactly one whole number in all of the replies. */
export function readingsOf(replies: readonly Exchange[]): Readings {
  const names = Object.keys(replies[0]?.headers ?? {}).filter((name) => !clocks.test(name));
  return new Map(
    names.flatMap((name) => {
      const numbers = replies.map(({ headers }) => /^\D*(\d{1,15})\D*$/.exec(headers[name] ?? '')?.[1]);
      return numbers.every((each) => each !== undefined) ? [[name, numbers.map(Number)] as const] : [];
    }),
  );
}

/** The steps between a header's readings, as absolute numbers; undefined when it does not go one way. */
export function stepsOf(numbers: readonly number[]): readonly number[] | undefined {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const oneWay = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  return oneWay && steps.length > 0 ? steps.map(Math.abs) : undefined;
}

/** What each of several steps is a multiple of. */
export const unitOf = (steps: readonly number[]): number => steps.reduce(greatestDivisor, 0);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Whether a header's name speaks of usage rather than of a rate. */
export const speaksOfUsage = (name: string): boolean => usage.test(name) && !rates.test(name);
export const speaksOfRate = (name: string): boolean => rates.test(name);
