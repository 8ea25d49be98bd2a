import fc from 'fast-check';
import { limits } from '../contract/index.js';

const day = 86_400_000;

/** The first and the last day of a window as YYYY-MM-DD; both belong to it. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** Whether a text is a calendar date written YYYY-MM-DD. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  // A 30th of February is not refused, but read as a day of March.
  new Date(text).getUTCDate() === Number(text.slice(8));

/** The date so many days after another; before it when negative. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** How many days a window has, both ends counted. */
export const daysIn = ({ start, end }: Days): number => (Date.parse(end) - Date.parse(start)) / day + 1;

/** The last day of a month and the first one of a month that a window has, the newest of each kind. */
export function monthTurnsIn({ start, end }: Days): { readonly last?: string; readonly first?: string } {
  const dates = Array.from({ length: daysIn({ start, end }) }, (_, index) => dateAfter(end, -index));
  const last = dates.find((date) => dateAfter(date, 1).endsWith('-01'));
  const first = dates.find((date) => date.endsWith('-01'));
  return { ...(last === undefined ? {} : { last }), ...(first === undefined ? {} : { first }) };
}

/** Any date of a window; simplest is its first day. */
export const dateWithin = (days: Days): fc.Arbitrary<string> =>
  fc.nat({ max: daysIn(days) - 1 }).map((offset) => dateAfter(days.start, offset));

/** Texts that are neither a date written YYYY-MM-DD nor an instant. */
export const invalidDates = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('yesterday', 'today', '2026', '2026-05', '1 March 2026', 'not-a-date'),
    impossibleDates(),
    dateParts().map(([month, day]) => `${day}/${month}/2026`),
    dateParts().map(([month, day]) => `2026/${month}/${day}`),
    dateParts().map(([month, day]) => `${day}-${month}-2026`),
    dateParts().map(([month, day]) => `2026-${Number(month)}-${day}`),
  );

/** Dates of the right form that no calendar has. */
export const impossibleDates = (): fc.Arbitrary<string> =>
  fc.constantFrom('2026-02-30', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-06-00');

/** Month and day as two digits each. */
const dateParts = (): fc.Arbitrary<readonly [string, string]> =>
  fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 13, max: 28 }))
    .map(([month, day]) => [`0${month}`, `${day}`]);

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

/**
 * The last day of a month and the first one of the next, cut in two at a whole minute of the latter; a day of the window, where
 * it has no turn of a month.
 */
export function cutMonthTurn(days: Days): fc.Arbitrary<CutInterval> {
  const { first } = monthTurnsIn(days);
  if (first === undefined) return cutDay(days);
  const start = instantAfter(dateAfter(first, -1), 0);
  return cutDay({ start: first, end: first }).map((cut) => ({ ...cut, start }));
}

const { maxDays } = limits.window;

/** Whole numbers of days that `days` takes. */
export const daysWithin = (min = 1): fc.Arbitrary<number> => fc.integer({ min, max: maxDays });

/** Whole numbers of days above the maximum. */
export const daysAboveMax = (): fc.Arbitrary<number> => fc.integer({ min: maxDays + 1, max: 100 * maxDays });

const { maxDays: windowMaxDays, adjustUpToDays } = limits.window;
/** The exact edge of a year is not tested (ruling window-over-thirty-days). */
const edgeOfAYear = 15;

/** The window of so many days that ends on a date. */
export const windowEndingOn = (end: string, days: number): Days => ({ start: dateAfter(end, 1 - days), end });

/** Windows of at most so many days within another; simplest is its first day. */
export const windowWithin = (days: Days, longest: number): fc.Arbitrary<Days> =>
  fc.tuple(fc.nat({ max: daysIn(days) - 1 }), fc.nat({ max: longest - 1 })).map(([offset, further]) => ({
    start: dateAfter(days.start, offset),
    end: dateAfter(days.start, Math.min(offset + further, daysIn(days) - 1)),
  }));

/** Spans in days that are served shortened: over the maximum, up to a year. */
export const overlongSpan = (): fc.Arbitrary<number> =>
  fc.integer({ min: windowMaxDays + 1, max: adjustUpToDays - edgeOfAYear });

/** Spans in days that are refused: over a year. */
export const spanOverAYear = (): fc.Arbitrary<number> =>
  fc.integer({ min: adjustUpToDays + edgeOfAYear, max: 10 * adjustUpToDays });
