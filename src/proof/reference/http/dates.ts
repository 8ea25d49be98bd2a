import type { ErrorCode } from '../../../../contract/index.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { quoted, Refusal } from './refusal.js';

export const dateFaults = {
  'date.malformed-dropped': {
    clauses: ['error.invalid-date', 'events.date-start.malformed'],
    admits: ['events.date-end.malformed', 'events.date.malformed'],
    summary: 'Drops a date that it cannot read, and answers 200',
  },
  'date.impossible-day-rolled-over': {
    clauses: ['error.invalid-date', 'events.date-start.malformed'],
    admits: ['events.date-end.malformed'],
    summary: 'Reads 2026-02-30 as 2026-03-02',
  },
  'date.other-notations-accepted': {
    clauses: ['error.invalid-date', 'events.date-start.malformed'],
    admits: ['events.date-end.malformed'],
    summary: 'Reads any text that Date.parse takes, such as 2026/03/01 or 1 March 2026',
  },
  'date.unpadded-accepted': {
    clauses: ['error.invalid-date', 'events.date-start.malformed'],
    admits: ['events.date-end.malformed'],
    summary: 'Reads 2026-3-1 as 2026-03-01',
  },
  'date.malformed-wrong-code': {
    clauses: ['error.invalid-date', 'events.date-start.malformed'],
    admits: ['events.date.malformed'],
    summary: 'Answers a bad date with INVALID_PARAM',
  },
  'date.malformed-wrong-status': {
    clauses: ['error.code-status', 'error.invalid-date', 'events.date-start.malformed'],
    summary: 'Answers INVALID_DATE with status 422',
  },
  'date.leap-day-refused': {
    clauses: ['error.invalid-date', 'events.date.single-day'],
    summary: 'Takes 29 February for no date in leap years too',
  },
  'date.malformed-crashes': {
    clauses: ['error.invalid-date', 'events.date-start.malformed'],
    summary: 'Fails with a 500 on a date that it cannot read',
  },
} as const satisfies Faults;

export const dateVariants = {
  'instants.whole-seconds-only': {
    summary: 'Takes instants in the form 2026-03-01T00:00:00Z only, without fractions or offsets',
    allowedBy: ['events.observed.instant-forms'],
  },
} as const satisfies Variants;

export const dayLength = 86_400_000;

/** A day counted from the epoch, as YYYY-MM-DD. */
export const dateText = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);
export const dayOf = (instant: number): number => Math.floor(instant / dayLength);
export const instantText = (instant: number): string => new Date(instant).toISOString();

const dateForm = /^\d{4}-\d{2}-\d{2}$/;
const plainInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const instantForm =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-][01]\d:[0-5]\d)$/;

/** The day of a calendar date; undefined when the text is none. */
export function calendarDay(text: string, rollOver = false): number | undefined {
  if (!dateForm.test(text)) return undefined;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // A day that its month has not comes out as one of the next month.
  const exact = !Number.isNaN(instant) && new Date(instant).getUTCDate() === Number(text.slice(8));
  return exact || (rollOver && !Number.isNaN(instant)) ? dayOf(instant) : undefined;
}

/** The instant that an ISO timestamp names, in milliseconds; undefined when the text is none. */
export function instantOf(text: string, planted: Planted): number | undefined {
  if (planted.varied('instants.whole-seconds-only') && !plainInstant.test(text)) return undefined;
  // A `+` of an offset that was not encoded arrives as a blank.
  const [, date] = instantForm.exec(text.replace(/ (?=\d{2}:\d{2}$)/, '+')) ?? [];
  if (date === undefined || calendarDay(date) === undefined) return undefined;
  const instant = Date.parse(text.replace(/ (?=\d{2}:\d{2}$)/, '+'));
  return Number.isNaN(instant) ? undefined : instant;
}

/** The refusal of a value that is no date. */
export function badDate(name: string, text: string, planted: Planted): Refusal {
  const code: ErrorCode = planted('date.malformed-wrong-code') ? 'INVALID_PARAM' : 'INVALID_DATE';
  return new Refusal(
    code,
    `${name} is no date: ${quoted(text)}.`,
    { param: name, expected: 'YYYY-MM-DD' },
    planted('date.malformed-wrong-status') ? { status: 422 } : {},
  );
}

/** Reads a calendar date as a day counted from the epoch. */
export function dateOf(
  values: ReadonlyMap<string, string>,
  name: string,
  planted: Planted,
): number | undefined {
  const sent = values.get(name);
  if (sent === undefined) return undefined;
  const text = planted('date.unpadded-accepted') ? sent.replace(/-(?=\d(?:-|$))/g, '-0') : sent;
  const isLeapDay = text.endsWith('-02-29') && planted('date.leap-day-refused');
  const day = isLeapDay ? undefined : calendarDay(text, planted('date.impossible-day-rolled-over'));
  if (day !== undefined) return day;
  if (planted('date.malformed-crashes')) throw new TypeError('date is undefined');
  const lenient = planted('date.other-notations-accepted') ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(lenient)) return dayOf(lenient);
  if (planted('date.malformed-dropped')) return undefined;
  throw badDate(name, text, planted);
}
