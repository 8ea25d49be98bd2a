import { dayLength } from '../corpus/events.js';
import type { Corpus } from '../corpus/index.js';

/** Dates, both included, YYYY-MM-DD. */
interface Dates {
  readonly start: string;
  readonly end: string;
}

const dateBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * dayLength).toISOString().slice(0, 10);

/** The last `count` days of a corpus, or as many before those: `back` times `count` days earlier. */
export const lastDays = ({ coverage: { end } }: Corpus, count: number, back = 0): Dates => ({
  start: dateBefore(end, count * (back + 1) - 1),
  end: dateBefore(end, count * back),
});
