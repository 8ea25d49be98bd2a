import fc from 'fast-check';
import { type Days, dateWithin } from './date.js';

/** The instant of so many milliseconds since 1970, at a whole second. */
export const instantAt = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

/** The instant so many seconds after a date or an instant. */
export const instantAfter = (moment: string, seconds: number): string =>
  instantAt(Date.parse(moment) + seconds * 1000);

/** Two adjoining intervals: from `start` to `cut`, and from `cut` to `end`. */
interface CutInterval {
  readonly start: string;
  readonly cut: string;
  readonly end: string;
}

/** A day of a window, cut in two at a whole minute; simplest is noon of the first day. */
export const cutDay = (days: Days): fc.Arbitrary<CutInterval> =>
  fc.tuple(dateWithin(days), fc.nat({ max: 22 * 60 })).map(([date, offset]) => {
    const minute = ((offset + 11 * 60) % (23 * 60)) + 60;
    return {
      start: instantAfter(date, 0),
      cut: instantAfter(date, minute * 60),
      end: instantAfter(date, 24 * 3600),
    };
  });
