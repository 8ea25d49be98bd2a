import fc from 'fast-check';
import { limits } from '../../contract/index.js';

const { maxDays } = limits.window;

/** Whole numbers of days that `days` takes. */
export const daysWithin = (min = 1): fc.Arbitrary<number> => fc.integer({ min, max: maxDays });

/** Whole numbers of days above the maximum. */
export const daysAboveMax = (): fc.Arbitrary<number> => fc.integer({ min: maxDays + 1, max: 100 * maxDays });
