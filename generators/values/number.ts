import fc from 'fast-check';
import { textOf } from './text.js';

/** Texts that no reading takes for a number, numbers with letters behind them and `NaN` included. */
export const textsNoNumber = (): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom('NaN', '1.2.3', '0,5', '--1', '1q', '0.5abc'), textOf('ghjkmpqrsuvwz', 2, 6));

/** Numbers below a minimum or above a maximum, by a hundredth at least; the nearest are the simplest. */
export const numbersOutside = (min: number, max: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.boolean(), fc.integer({ min: 1, max: 500 }))
    .map(([above, hundredths]) => rounded(above ? max + hundredths / 100 : min - hundredths / 100));

const rounded = (number: number): number => Math.round(number * 100) / 100;
