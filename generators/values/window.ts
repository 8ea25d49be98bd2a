import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { type Days, dateAfter, daysIn } from './date.js';

const { maxDays, adjustUpToDays } = limits.window;
/** The exact edge of a year is not tested (ruling C02). */
const edgeOfAYear = 15;

/** The window of so many days that ends on a date. */
export const windowEndingOn = (end: string, days: number): Days => ({ start: dateAfter(end, 1 - days), end });

/** Windows of at most so many days within another; simplest is its first day. */
export const windowWithin = (days: Days, longest: number): fc.Arbitrary<Days> =>
  fc.tuple(fc.nat({ max: daysIn(days) - 1 }), fc.nat({ max: longest - 1 })).map(([offset, further]) => ({
    start: dateAfter(days.start, offset),
    end: dateAfter(days.start, Math.min(offset + further, daysIn(days) - 1)),
  }));

/** Windows within another whose start stands after their end. */
export const invertedWindow = (days: Days): fc.Arbitrary<Days> =>
  fc.tuple(fc.nat({ max: daysIn(days) - 2 }), fc.nat({ max: 29 })).map(([offset, further]) => ({
    start: dateAfter(days.start, Math.min(offset + 1 + further, daysIn(days) - 1)),
    end: dateAfter(days.start, offset),
  }));

/** Spans in days that are served shortened: over the maximum, up to a year. */
export const overlongSpan = (): fc.Arbitrary<number> =>
  fc.integer({ min: maxDays + 1, max: adjustUpToDays - edgeOfAYear });

/** Spans in days that are refused: over a year. */
export const spanOverAYear = (): fc.Arbitrary<number> =>
  fc.integer({ min: adjustUpToDays + edgeOfAYear, max: 10 * adjustUpToDays });
