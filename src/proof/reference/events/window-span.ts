import { coverageStart, limits } from '../../../../contract/index.js';
import { type Json, put, without } from '../bend.js';
import { calendarDay, dateText, dayLength } from '../http/dates.js';
import { bodies, paths } from '../http/middleware.js';
import type { WindowedOperation } from '../http/query.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { windowIn } from './envelope.js';

/** A reply that tells thirty days up to the last one that it tells. */
function ofDefaultWindow(body: Json): Json {
  const { date_end: end } = windowIn(body);
  const last = typeof end === 'string' ? calendarDay(end) : undefined;
  if (last === undefined) return body;
  return put('meta.query_window.date_start', dateText(last - limits.window.maxDays + 1))(body);
}

export const spanFaults = {
  'window.not-capped': {
    clauses: ['events.window.at-most-thirty-days', 'limits.date-window.max'],
    summary: 'Serves windows of any length whole',
  },
  'window.thirty-one-days-served': {
    clauses: ['events.window.at-most-thirty-days', 'limits.date-window.max'],
    summary: 'Counts the days between the bounds, so that 31 inclusive days are served',
  },
  'window.thirty-days-cut': {
    clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
    summary: 'Cuts a window of exactly 30 days to 29',
  },
  'window.thirty-days-refused': {
    clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
    summary: 'Refuses a window of exactly 30 days as too large',
  },
  'window.over-cap-refused': {
    clauses: ['events.window.up-to-a-year', 'error.date-window-too-large.served-up-to-a-year'],
    summary: 'Answers every window over 30 days with DATE_WINDOW_TOO_LARGE',
  },
  'window.over-ninety-days-refused': {
    clauses: ['events.window.up-to-a-year', 'error.date-window-too-large.served-up-to-a-year'],
    summary: 'Adjusts windows up to 90 days and refuses longer ones',
  },
  'window.over-cap-empty': {
    clauses: ['events.window.most-recent-days'],
    admits: ['events.window.up-to-a-year'],
    summary: 'Answers windows over 30 days with an empty 200',
  },
  'window.oldest-days-kept': {
    clauses: ['events.window.most-recent-days', 'error.date-window-too-large.most-recent-days'],
    summary: 'Keeps the oldest 30 days of a window that is too long',
  },
  'window.adjustment-missing': {
    clauses: ['events.window.adjustment', 'error.date-window-too-large.window-adjustment'],
    summary: 'Cuts a window to 30 days without a word',
  },
  'window.cursor.adjustment-missing': {
    clauses: ['events.window.adjustment', 'error.date-window-too-large.window-adjustment'],
    summary: 'Tells on the first page only that a window was cut to 30 days',
    front: bodies(paths.events, (body, query) =>
      query.has('cursor') ? without('meta.window_adjustment')(body) : body,
    ),
  },
  'window.entity-not-capped': {
    clauses: ['events.window.up-to-a-year', 'events.window.at-most-thirty-days'],
    admits: ['events.window.most-recent-days', 'events.window.adjustment'],
    summary: 'Serves the whole of a window of up to a year where an entity is sent',
  },
  'window.other-names-not-capped': {
    clauses: ['events.window.up-to-a-year', 'events.window.at-most-thirty-days'],
    admits: ['events.window.most-recent-days', 'events.window.adjustment'],
    summary: 'Serves the whole of a window of up to a year that start_date and end_date name',
  },
  'window.query-window-of-days-as-default': {
    clauses: ['events.window.query-window'],
    summary: 'Tells the default window where days is sent',
    front: bodies(paths.events, (body, query) => (query.has('days') ? ofDefaultWindow(body) : body)),
  },
  'window.adjustment-null': {
    clauses: ['events.window.adjustment', 'error.date-window-too-large.window-adjustment'],
    summary: 'Has a window_adjustment of null where a window was cut',
  },
  'window.adjustment-text': {
    clauses: ['envelope.meta.window-adjustment'],
    summary: 'Tells the adjustment as a text in place of an object',
  },
  'window.adjustment-without-reason': {
    clauses: ['envelope.meta.window-adjustment.reason'],
    summary: 'Leaves reason out of window_adjustment',
  },
  'window.over-a-year-adjusted': {
    clauses: ['events.window.over-a-year', 'error.date-window-too-large'],
    summary: 'Serves windows of more than a year at their most recent 30 days',
  },
  'window.over-a-year-wrong-code': {
    clauses: ['events.window.over-a-year', 'error.date-window-too-large'],
    summary: 'Answers windows of more than a year with INVALID_DATE_RANGE',
  },
  'window.over-a-year-empty': {
    clauses: ['events.window.over-a-year', 'error.date-window-too-large'],
    summary: 'Answers windows of more than a year with an empty 200',
  },
  'window.over-a-year-wrong-status': {
    clauses: ['error.code-status', 'error.date-window-too-large'],
    summary: 'Answers DATE_WINDOW_TOO_LARGE with status 413',
  },
  'window.too-large-without-coverage': {
    clauses: ['error.date-window-too-large.details.coverage'],
    summary: 'Leaves coverage out of the details of DATE_WINDOW_TOO_LARGE',
  },
  'window.too-large-without-suggested-window': {
    clauses: ['error.date-window-too-large.details.suggested-window'],
    summary: 'Leaves suggested_window out of the details of DATE_WINDOW_TOO_LARGE',
  },
  'window.too-large-without-max-days': {
    clauses: ['error.date-window-too-large.details.max-days'],
    summary: 'Leaves max_days out of the details of DATE_WINDOW_TOO_LARGE',
  },
  'window.before-coverage-wrong-code': {
    clauses: ['events.window.before-coverage', 'error.date-out-of-coverage'],
    summary: 'Answers a window before coverage with INVALID_DATE',
  },
  'window.reaching-into-coverage-refused': {
    clauses: ['events.window.reaches-into-coverage'],
    summary: 'Refuses every window that begins before coverage',
  },
  'summary.window.before-coverage-wrong-code': {
    clauses: ['events.window.before-coverage', 'error.date-out-of-coverage'],
    summary: 'Answers a window before coverage on the Events summary with INVALID_DATE_RANGE',
  },
  'summary.window.reaching-into-coverage-refused': {
    clauses: ['events.window.reaches-into-coverage'],
    summary: 'Refuses every window that begins before coverage on the Events summary',
  },
} as const satisfies Faults;

export const spanVariants = {
  'window.before-coverage-empty': {
    summary: 'Answers a window before coverage with an empty 200',
    allowedBy: ['window-before-coverage', 'events.window.before-coverage'],
  },
  'window.cut-to-coverage': {
    summary: 'Begins a window at the beginning of coverage and tells the adjustment',
    allowedBy: ['window-before-coverage', 'events.window.reaches-into-coverage'],
  },
  'window.cut-to-coverage-untold': {
    summary: 'Begins a window at the beginning of coverage and tells the bounds only',
    allowedBy: ['window-before-coverage', 'events.window.reaches-into-coverage'],
  },
  'window.future-refused': {
    summary: 'Answers a window in the future with DATE_OUT_OF_COVERAGE',
    allowedBy: ['window-before-coverage', 'events.window.future'],
  },
  'interval.whole': {
    summary: 'Serves observed and recorded intervals of more than 30 days whole',
    allowedBy: ['observed-and-recorded-span'],
  },
  'interval.refused': {
    summary: 'Refuses observed and recorded intervals of more than 30 days',
    allowedBy: ['observed-and-recorded-span'],
  },
  'interval.thirty-dates': {
    summary: 'Cuts observed and recorded intervals to their most recent 30 dates',
    allowedBy: ['observed-and-recorded-span'],
  },
} as const satisfies Variants;

/** Days counted from the epoch, both ends included. */
export interface Days {
  readonly start: number;
  readonly end: number;
}

export interface Served extends Days {
  /** What `meta.window_adjustment` tells, when the window was cut. */
  readonly adjustment?: unknown;
}

/** A year with its leap day: up to this many days, a window is cut, beyond it is refused. */
const adjustUpTo = limits.window.adjustUpToDays + 1;

const nothing: Days = { start: 1, end: 0 };

/** The days from which variants hold Events. */
export const [laterCoverage, latestCoverage] = ['2026-06-15', '2026-11-06'];

function firstDate(planted: Planted): string {
  if (planted.varied('coverage.begins-lately') || planted.varied('coverage.begins-defaults'))
    return latestCoverage;
  return planted.varied('coverage.begins-later') ? laterCoverage : coverageStart;
}

export const coverageOf = (today: number, planted: Planted): Readonly<Record<string, string>> => ({
  start: firstDate(planted),
  end: dateText(today),
});

const told = ({ start, end }: Days): Readonly<Record<string, string>> => ({
  date_start: dateText(start),
  date_end: dateText(end),
});

/** The refusal of a window beyond what is served. */
export function tooLarge(asked: Days, today: number, planted: Planted): Refusal {
  const cap = limits.window.maxDays;
  return new Refusal(
    planted('window.over-a-year-wrong-code') ? 'INVALID_DATE_RANGE' : 'DATE_WINDOW_TOO_LARGE',
    `A window spans at most ${cap} days.`,
    {
      ...(planted('window.too-large-without-coverage') ? {} : { coverage: coverageOf(today, planted) }),
      ...(planted('window.too-large-without-suggested-window')
        ? {}
        : { suggested_window: told({ start: asked.end - cap + 1, end: asked.end }) }),
      ...(planted('window.too-large-without-max-days') ? {} : { max_days: cap }),
    },
    planted('window.over-a-year-wrong-status') ? { status: 413 } : {},
  );
}

function adjustmentOf(asked: Days, served: Days, planted: Planted): { readonly adjustment?: unknown } {
  if (planted('window.adjustment-missing')) return {};
  if (planted('window.adjustment-null')) return { adjustment: null };
  if (planted('window.adjustment-text')) return { adjustment: 'window_exceeds_maximum' };
  const reason = planted('window.adjustment-without-reason') ? {} : { reason: 'window_exceeds_maximum' };
  const max_days = limits.window.maxDays;
  return { adjustment: { ...reason, requested: told(asked), served: told(served), max_days } };
}

/** The days that are served of an explicit window: at most 30, the most recent ones. */
export function servedDays(
  asked: Days,
  today: number,
  planted: Planted,
  operation: WindowedOperation,
  isUncapped: boolean,
): Served {
  const onSummary = operation === 'summarizeEvents';
  const cap = limits.window.maxDays;
  const count = asked.end - asked.start + 1;
  if (count > adjustUpTo && !planted('window.not-capped')) {
    if (planted('window.over-a-year-empty')) return nothing;
    if (!planted('window.over-a-year-adjusted')) throw tooLarge(asked, today, planted);
  }
  const coverage = calendarDay(firstDate(planted)) ?? 0;
  if (asked.start > today && planted.varied('window.future-refused')) {
    throw new Refusal('DATE_OUT_OF_COVERAGE', 'The window lies ahead.', {
      coverage: coverageOf(today, planted),
    });
  }
  const empty = planted.varied('window.before-coverage-empty') || planted.varied('coverage.sparse-before');
  if (
    (asked.end < coverage && !empty) ||
    (asked.start < coverage &&
      (planted('window.reaching-into-coverage-refused') ||
        (onSummary && planted('summary.window.reaching-into-coverage-refused'))))
  ) {
    const code = planted('window.before-coverage-wrong-code')
      ? 'INVALID_DATE'
      : onSummary && planted('summary.window.before-coverage-wrong-code')
        ? 'INVALID_DATE_RANGE'
        : 'DATE_OUT_OF_COVERAGE';
    throw new Refusal(code, 'The window lies before coverage begins.', {
      coverage: coverageOf(today, planted),
    });
  }
  if (count === cap && planted('window.thirty-days-refused')) throw tooLarge(asked, today, planted);
  if (count === cap && planted('window.thirty-days-cut')) return { start: asked.start + 1, end: asked.end };
  if (count <= cap || isUncapped || planted('window.not-capped'))
    return sinceCoverage(asked, coverage, planted);
  if (count === cap + 1 && planted('window.thirty-one-days-served')) return asked;
  if (planted('window.over-cap-refused')) throw tooLarge(asked, today, planted);
  if (count > 90 && planted('window.over-ninety-days-refused')) throw tooLarge(asked, today, planted);
  if (planted('window.over-cap-empty')) return nothing;
  const served = planted('window.oldest-days-kept')
    ? { start: asked.start, end: asked.start + cap - 1 }
    : { start: asked.end - cap + 1, end: asked.end };
  return sinceCoverage({ ...served, ...adjustmentOf(asked, served, planted) }, coverage, planted);
}

/** A window as variants tell it that serve no day before coverage. */
function sinceCoverage(served: Served, coverage: number, planted: Planted): Served {
  if (served.start >= coverage || served.end < coverage) return served;
  const cut = { ...served, start: coverage };
  if (planted.varied('window.cut-to-coverage-untold')) return cut;
  if (!planted.varied('window.cut-to-coverage')) return served;
  const reason = 'window_before_coverage';
  return { ...cut, adjustment: { reason, requested: told(served), served: told(cut) } };
}

/** The same rule for an interval of instants in milliseconds: its most recent 720 hours. */
export function servedInterval(
  asked: { readonly from: number; readonly to: number },
  today: number,
  planted: Planted,
  code: 'DATE_WINDOW_TOO_LARGE' | 'INVALID_RECORDED_INTERVAL' = 'DATE_WINDOW_TOO_LARGE',
): { readonly from: number; readonly to: number; readonly adjustment?: unknown } {
  const cap = limits.window.maxDays * dayLength;
  const length = asked.to - asked.from;
  if (planted.varied('interval.whole')) return asked;
  if (length > adjustUpTo * dayLength) {
    throw tooLarge({ start: asked.from / dayLength, end: asked.to / dayLength }, today, planted);
  }
  if (length <= cap) return asked;
  if (planted.varied('interval.refused')) {
    if (code === 'INVALID_RECORDED_INTERVAL') throw new Refusal(code, 'The interval spans over 30 days.');
    throw tooLarge({ start: asked.from / dayLength, end: asked.to / dayLength }, today, planted);
  }
  const last = Math.floor(asked.to / dayLength) + 1;
  const end = planted.varied('interval.thirty-dates') ? last * dayLength : asked.to;
  const served = { from: end - cap, to: asked.to };
  if (planted('interval.cut-in-silence')) return served;
  const text = (instant: number): string => new Date(instant).toISOString();
  const adjustment = {
    reason: 'window_exceeds_maximum',
    requested: { start: text(asked.from), end: text(asked.to) },
    served: { start: text(served.from), end: text(served.to) },
    max_days: limits.window.maxDays,
  };
  return { ...served, adjustment };
}
