import { coverageStart } from '../../../../contract/index.js';
import { bySignificance, type Day, type Days, daysOf, type FurtherEvent, lruCache } from './days.js';
import { type Office, officesOf, type Records } from './entities.js';
import type { Event } from './event.js';
import { dayLength } from './events.js';
import { dayOfEvent } from './ids.js';
import type { Names } from './random.js';

export type { Entity } from './entities.js';
export type { Event } from './event.js';

/** Days counted from the epoch, both ends included. */
export interface DayRange {
  readonly start: number;
  readonly end: number;
}

/** The Events of a range of days, in both orders, so that a request only has to filter. */
export interface Events {
  /** Most significant first; equal ones by id. */
  readonly bySignificance: readonly Event[];
  /** Newest event date first, then newest coding. */
  readonly byRecency: readonly Event[];
}

/** What a deployment knows. */
export interface Corpus extends Records {
  /** The first and the last day of Events. */
  readonly held: DayRange;
  /** The same days as dates, YYYY-MM-DD. */
  readonly coverage: { readonly start: string; readonly end: string };
  /** The held days within a range, newest first. */
  readonly days: (range: DayRange) => readonly Day[];
  readonly events: (range: DayRange) => Events;
  readonly event: (id: string) => Event | undefined;
  /** An Event that no day holds. */
  readonly further: FurtherEvent;
  /**
   * Whether rows of a range were revised, merged or withdrawn since an instant, so that a walk that began then cannot go
   * on; absent where rows never change.
   */
  readonly hasChanged?: (range: DayRange, since: number) => boolean;
  readonly offices: readonly Office[];
  readonly names: Names;
}

/** A clock far in the future would otherwise spread the Events too thinly. */
const oldestDays = 1_000;

const dateOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** The days that are held on a day: from the beginning of coverage, or a month before a clock that has not reached it. */
function heldOn(day: number): DayRange {
  const first = Math.floor(Date.parse(coverageStart) / dayLength);
  return { start: Math.max(Math.min(first, day - 29), day - oldestDays + 1), end: day };
}

/** How many Events each day has, so that `size` of them are held on a day. */
export function perDayOf(size: number, day: number): number {
  const { start, end } = heldOn(day);
  return Math.max(1, Math.round(size / (end - start + 1)));
}

/** The newest days of a corpus. */
export const newestDays = ({ held: { end } }: Corpus, count: number): DayRange => ({
  start: end - count + 1,
  end,
});

const rangesKept = 16;

/** Joins the Events of days; the ranges that were asked for last are kept. */
export function joining(days: (range: DayRange) => readonly Day[]): (range: DayRange) => Events {
  const kept = lruCache<Events>(rangesKept);
  return (range) =>
    kept(`${range.start}/${range.end}`, () => {
      const list = days(range);
      return {
        bySignificance: list.flatMap((day) => day.bySignificance).sort(bySignificance),
        byRecency: list.flatMap((day) => day.byRecency),
      };
    });
}

/** The corpus as it stands on a day. */
export function corpusOn(day: number, made: Days): Corpus {
  const { seed, entities, names } = made;
  const held = heldOn(day);
  const days = ({ start, end }: DayRange): readonly Day[] => {
    const last = Math.min(end, held.end);
    const count = Math.max(0, last - Math.max(start, held.start) + 1);
    return Array.from({ length: count }, (_, back) => made.on(last - back));
  };
  return {
    seed,
    held,
    coverage: { start: dateOf(held.start), end: dateOf(held.end) },
    days,
    events: joining(days),
    event: (id) => {
      const on = dayOfEvent(id, seed);
      if (on === undefined) return undefined;
      return days({ start: on, end: on })[0]?.byRecency.find((event) => event.id === id);
    },
    further: made.further,
    entities,
    offices: officesOf(entities),
    names,
  };
}

interface CorpusOptions {
  readonly seed: number;
  readonly perDay: number;
  /** The current day, counted from the epoch. */
  readonly day: number;
}

const keptDays = lruCache<Days>(8);
const keptCorpora = lruCache<Corpus>(8);

/** The corpus of a seed and day; what was made last is shared. */
export const corpusOf = ({ seed, perDay, day }: CorpusOptions): Corpus =>
  keptCorpora(`${seed}/${perDay}/${day}`, () =>
    corpusOn(
      day,
      keptDays(`${seed}/${perDay}`, () => daysOf({ seed, perDay })),
    ),
  );

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
