import fc from 'fast-check';
import { textOf } from './names.js';

/** Texts that no reading takes for a number, numbers with letters behind them and `NaN` included. */
export const invalidNumbers = (): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom('NaN', '1.2.3', '0,5', '--1', '1q', '0.5abc'), textOf('ghjkmpqrsuvwz', 2, 6));

/** Numbers below a minimum or above a maximum, by a hundredth at least; the nearest are the simplest. */
export const numbersOutside = (min: number, max: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.boolean(), fc.integer({ min: 1, max: 500 }))
    .map(([above, hundredths]) => rounded(above ? max + hundredths / 100 : min - hundredths / 100));

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Limits that are honoured as they stand. */
export const limitWithin = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });

/** Limits above the maximum. */
export const limitAbove = (max: number): fc.Arbitrary<number> =>
  fc.integer({ min: max + 1, max: 1000 * max });

/** Limits below 1; each earns `INVALID_LIMIT`. */
export const limitBelowOne = (): fc.Arbitrary<number> => fc.nat({ max: 10_000 }).map((size) => 0 - size);

/** Texts that are no number; each earns `INVALID_LIMIT`. */
export const limitNotANumber = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('abc', 'ten', 'all', 'null'),
    fc.integer({ min: 1, max: 99 }).map((number) => `${number}abc`),
  );
