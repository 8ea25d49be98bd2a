import fc from 'fast-check';

const day = 86_400_000;

/** The first and the last day of a window as YYYY-MM-DD; both belong to it. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** Whether a text is a calendar date written YYYY-MM-DD. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The date so many days after another; before it when negative. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** How many days a window has, both ends counted. */
export const daysIn = ({ start, end }: Days): number => (Date.parse(end) - Date.parse(start)) / day + 1;

/** Any date of a window; simplest is its first day. */
export const dateWithin = (days: Days): fc.Arbitrary<string> =>
  fc.nat({ max: daysIn(days) - 1 }).map((offset) => dateAfter(days.start, offset));
