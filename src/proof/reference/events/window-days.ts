import { limits } from '../../../../contract/index.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const daysFaults = {
  'days.frozen': {
    needs: 'time',
    clauses: ['events.days.rolling'],
    summary: 'Keeps the day on which days end where it stood at the first request',
  },
  'days.zero-served': {
    clauses: ['events.days.zero', 'error.invalid-number.days'],
    summary: 'Serves days=0 as the current day',
  },
  'days.negative-served': {
    clauses: ['events.days.negative', 'error.invalid-number.days'],
    summary: 'Serves a negative days as if it had no sign',
  },
  'days.fractional-truncated': {
    clauses: ['events.days.fractional', 'error.invalid-number.days'],
    summary: 'Cuts the fraction off days',
  },
  'days.non-numeric-dropped': {
    clauses: ['events.days.non-numeric', 'error.invalid-number.days'],
    summary: 'Drops a days that is no number, and serves the default window',
  },
  'days.wrong-code': {
    clauses: [
      'events.days.zero',
      'events.days.negative',
      'events.days.non-numeric',
      'error.invalid-number.days',
    ],
    summary: 'Answers a bad days with INVALID_DATE',
  },
  'days.thirty-refused': {
    clauses: ['events.days.at-max', 'limits.date-window.inclusive'],
    summary: 'Takes 30 itself for too many days',
  },
  'days.thirty-one-served': {
    clauses: ['events.days.max', 'limits.date-window.max'],
    summary: 'Serves days=31 whole',
  },
  'days.any-number-served': {
    clauses: ['events.days.max', 'limits.date-window.max'],
    summary: 'Has no maximum for days',
  },
  'days.window-day-form-refused': {
    clauses: ['events.days.window-day-form'],
    summary: 'Refuses window=7d',
  },
  'days.window-number-refused': {
    clauses: ['events.days.window-whole-number', 'error.invalid-number.window'],
    summary: 'Takes window in the form 7d only and refuses window=7',
  },
  'days.one-day-more': {
    clauses: ['events.days.window'],
    summary: 'Opens a window of one day more than days, as counting back from today does',
  },
  'days.ends-yesterday': {
    clauses: ['events.days.ends-today'],
    summary: 'Ends the window of days with the last full day, two days back',
  },
  'days.ignored-beside-entity': {
    clauses: ['events.days.window'],
    summary: 'Lists the thirty days that entities have by default, whatever days are sent beside them',
  },
  'summary.days-ignored-beside-entity': {
    clauses: ['events-summary.accepts.days'],
    summary: 'Counts the thirty days that entities have by default, whatever days are sent beside them',
  },
  'days.kept-coded-bound': {
    clauses: ['events.days.no-coded-bound', 'events.days.calendar-dates'],
    summary: 'Keeps the implicit bound of 24 hours of coding time under days',
  },
} as const satisfies Faults;

export const daysVariants = {
  'days.above-max-adjusted': {
    summary: 'Serves days above 30 as the most recent 30 and tells the adjustment',
    allowedBy: ['days-above-thirty'],
  },
  'days.above-max-too-large': {
    summary: 'Answers days above 30 with DATE_WINDOW_TOO_LARGE',
    allowedBy: ['days-above-thirty'],
  },
} as const satisfies Variants;

function badDays(text: string, planted: Planted): Refusal {
  const code = planted('days.wrong-code') ? 'INVALID_DATE' : 'INVALID_NUMBER';
  return new Refusal(code, `days is a whole number from 1 to 30, not ${quoted(text)}.`, {
    param: 'days',
    minimum: 1,
    maximum: limits.window.maxDays,
  });
}

/** Reads `days`: a whole number within the cap, or the same followed by `d`. */
export function daysOf(values: ReadonlyMap<string, string>, planted: Planted): number | undefined {
  const text = values.get('days');
  if (text === undefined) return undefined;
  const form = /^(\d{1,9})(d?)$/.exec(text);
  if (form === null) {
    const number = Number(text);
    if (planted('days.negative-served') && number < 0) return Math.min(30, Math.ceil(-number));
    if (planted('days.fractional-truncated') && number > 1) return Math.min(30, Math.trunc(number));
    if (planted('days.non-numeric-dropped') && Number.isNaN(number)) return undefined;
    throw badDays(text, planted);
  }
  if (form[2] === 'd' && planted('days.window-day-form-refused')) throw badDays(text, planted);
  if (form[2] === '' && planted('days.window-number-refused')) throw badDays(text, planted);
  const days = Number(form[1]);
  if (days === 0) {
    if (planted('days.zero-served')) return 1;
    throw badDays(text, planted);
  }
  if (days === limits.window.maxDays && planted('days.thirty-refused')) throw badDays(text, planted);
  if (days > limits.window.maxDays) {
    if (planted('days.any-number-served')) return Math.min(days, 1_000);
    if (days === limits.window.maxDays + 1 && planted('days.thirty-one-served')) return days;
    if (planted.varied('days.above-max-adjusted') || planted.varied('days.above-max-too-large')) return days;
    throw badDays(text, planted);
  }
  return days;
}
