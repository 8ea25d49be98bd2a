import type { Rulings } from './ruling.js';

/** Which span of time a request covers, and how its bounds may be written. */
export const windows = {
  'default-window': {
    alias: 'C01',
    title: 'The default window is 24 hours, 7 days or 30 days',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Endpoints > Stories'],
    problem:
      'One rule gives queries without a window 24 hours and mentions listings that say 7 days; entity-scoped ones get 30 days, and Stories follow Events. Whether coding time or the event date is bounded is not said, nor whether `office` counts as entity-scoped.',
    accepts: [
      'Without `entity`: 24 hours or 7 days.',
      'A bound on coding time or on dates; on dates, 24 hours touch one or two of them and N days N or N+1.',
      'Stories: the span that Events use, whichever it is.',
      'With `entity`: 30 days, as 30 dates or as 720 hours; on Stories the short span too.',
      'With `office` only: 30 days, 24 hours or 7 days.',
      'Where `meta.query_window` names coding-time bounds only, `event_date` is not judged by it.',
    ],
    stillFails: [
      'No `meta.query_window` on the Events list.',
      'Rows outside the window that the reply reports.',
      'A default without bounds.',
    ],
  },
  'window-over-thirty-days': {
    alias: 'C02',
    title: 'An explicit window over 30 days is capped, adjusted or refused',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors', 'Limits'],
    problem:
      'The list rule caps windows at 30 days, the limits table only gives the size, and the error table lists a refusal yet has spans up to a year served with their newest days. The error table is the specific passage.',
    accepts: [
      '31 days to a year of event dates on Events, Stories and both summaries: 200 with the newest 30 days and `meta.window_adjustment`, which a summary then needs too.',
      'Over a year: 400 `DATE_WINDOW_TOO_LARGE`.',
      'The exact edge of a year, 365 or 366 days, is not tested.',
      'A Story endpoint that refuses `date_start` as unknown is inconclusive, because its parameters are not shown.',
    ],
    stillFails: [
      'A 400 for a span up to a year, unless it lies wholly before coverage (window-before-coverage).',
      'A 200 that covers more than 30 days.',
      'A 200 that is cut down without `meta.window_adjustment`.',
      'A cut that keeps the oldest days.',
    ],
  },
  'days-above-thirty': {
    alias: 'C03',
    title: '`days` or `window` above 30',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'The parameter has a maximum of 30 and a number error for values beyond it, while windows that are too long are elsewhere shortened and served.',
    accepts: [
      '400 `INVALID_NUMBER` (preferred).',
      '400 `DATE_WINDOW_TOO_LARGE`.',
      '200 with at most 30 days and `meta.window_adjustment`.',
      '`days=7d` and `days=7.0`: seven days or `INVALID_NUMBER`.',
    ],
    stillFails: [
      'A 200 that covers more than 30 days.',
      'Anything but `INVALID_NUMBER` for 0, a negative number, a fraction or a word.',
      'A refusal of `days=7`, `window=7d` or `window=7`.',
    ],
  },
  'window-before-coverage': {
    alias: 'C04',
    title: 'A window that lies wholly before coverage',
    kind: 'contradiction',
    headings: [
      'What the service does',
      'Resources and their fields > Envelopes',
      'Errors > Validation and request errors',
    ],
    problem:
      'An empty 200 is said to mean no coverage, and a window before coverage is also listed as an error. The stated start, 2026-03-01, describes one corpus; `meta.coverage` shows what a deployment holds, and a start that can be read there counts instead.',
    accepts: [
      '400 `DATE_OUT_OF_COVERAGE`.',
      'An empty 200.',
      'A 200 with rows, since only continuous coverage has a stated start and sparse older Events are possible.',
      '`DATE_WINDOW_TOO_LARGE` where the window is also over 30 days.',
      'A window that begins before coverage and ends inside: 200, with or without `window_adjustment`; `query_window` may begin at the start of coverage.',
      'A window in the future: an empty 200 or any 400.',
    ],
    stillFails: [
      '`DATE_OUT_OF_COVERAGE` for a window that reaches into coverage.',
      'Another error code for a well-formed old window.',
    ],
  },
  'window-mixes': {
    alias: 'C05',
    title: '`date` with `days`, and other mixes of windows',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'An explicit and a relative window must not be sent together, yet `date` with `days` may, and nothing says which window results.',
    accepts: [
      '`date` with `days`, the date inside the last `days` days: any window that contains the date.',
      'Not tested: `date` with `date_start` or `date_end`; observed bounds with `date`, `date_start`, `date_end` or `days`.',
    ],
    stillFails: [
      'A refusal of `date` with `days`.',
      'Anything but `CONFLICTING_TIME_WINDOW` for `date_start` or `date_end` with `days` or `window`.',
    ],
  },
  'equal-observed-bounds': {
    alias: 'A06',
    title: 'Equal or inverted observed bounds',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list'],
    problem: 'Equal bounds are refused, but no status or code is named; inverted bounds are not mentioned.',
    accepts: ['Any 4xx with an error envelope, for example `INVALID_DATE_RANGE` or `INVALID_DATE`.'],
    stillFails: ['A 200 for equal bounds, with rows or without.'],
  },
  'recorded-interval-errors': {
    alias: 'A07',
    title: 'The error code for a faulty recorded interval',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'Both bounds are required and must not meet reporting-date filters, for which four codes fit; "reporting-date filters" is not defined, and timestamps are asked for where the neighbouring bounds take a date too.',
    accepts: [
      'One bound only, or recorded bounds with event dates or `days`: 400 `MISSING_PARAM`, `CONFLICTING_TIME_WINDOW`, `INCOMPATIBLE_PARAMETERS` or `INVALID_RECORDED_INTERVAL`.',
      'A bad cursor on a recorded walk: `INVALID_RECORDED_INTERVAL` or `INVALID_CURSOR`.',
      'Recorded with observed bounds: 200 or 400.',
      'A bare date as bound: `INVALID_RECORDED_INTERVAL`, or read as 00:00:00Z.',
      'Equal recorded bounds: `INVALID_RECORDED_INTERVAL` or an empty 200.',
    ],
    stillFails: ['Anything but `INVALID_RECORDED_INTERVAL` for a malformed bound.'],
  },
  today: {
    alias: 'A08',
    title: 'Today and the date line',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list'],
    problem: 'A rolling window ends today, but the time zone of today is not stated.',
    accepts: [
      'A window that ends on the day that any zone of the world, from UTC-12 to UTC+14, has at the time.',
    ],
    stillFails: ['A window that ends on another day.'],
  },
  'observed-and-recorded-span': {
    alias: 'A64',
    title: 'Whether the cap of 30 days binds observed and recorded intervals',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors', 'Limits'],
    problem: 'The cap speaks of explicit windows in inclusive days, which fits dates better than instants.',
    accepts: [
      '200 with the newest 30 days, as 720 hours or as dates, and `meta.window_adjustment`.',
      '400 `DATE_WINDOW_TOO_LARGE`; for recorded bounds also `INVALID_RECORDED_INTERVAL`.',
      'The whole interval served (reported).',
    ],
    stillFails: ['An interval cut down without `meta.window_adjustment`.'],
  },
} as const satisfies Rulings;
