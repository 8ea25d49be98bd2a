import { type ClauseId, type ErrorCode, limits } from '../../contract/index.js';
import {
  cutDay,
  dateAfter,
  daysIn,
  monthTurnsIn,
  overlongSpan,
  windowEndingOn,
} from '../../generators/dates.js';
import {
  accusing,
  at,
  defineCheck,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  once,
  precondition,
  type Query,
  rowsOf,
  seenOf,
} from '../../src/kit/index.js';
import { countOn, datesOf, readDates, totalOf } from '../asking/buckets.js';
import { between, observed } from '../asking/coding-time.js';
import { forSeenEvents } from '../asking/events.js';
import { expectDetails } from '../asking/refusals.js';
import { adjustmentOf, bounds, expectAdjusted, settledBy, todays } from '../asking/windows.js';

export const windowBounds = defineCheck({
  id: 'events-summary/window-bounds',
  title: 'The dates of a summary lie within its window, first and last day included',
  clauses: [
    'events-summary.accepts.date-start',
    'events-summary.accepts.date-end',
    'events.date-start.inclusive',
    'events.date-end.inclusive',
  ],
  operations: ['summarizeEvents'],
  runs: 1,
  property: forSeenEvents(
    async (api, { date }) => {
      // A one-day window does not show which bound excludes the day.
      for (const days of [2, -2, 0]) {
        const [start, end] = [date, dateAfter(date, days)].toSorted();
        if (start === undefined || end === undefined) continue;
        const dates = readDates(
          await api.get('summarizeEvents', { ...bounds({ start, end }), group_by: 'date', limit: 500 }),
        );
        const outside = dates.filter((each) => each < start || end < each);
        const bound = outside.some((each) => each < start) ? 'date-start' : 'date-end';
        const clause = `events-summary.accepts.${bound}` as const;
        expectThat(outside.length === 0, '/data', `dates from ${start} to ${end}`, outside, clause);
        const ofDate = `events.${date === start ? 'date-start' : 'date-end'}.inclusive` as const;
        expectThat(dates.includes(date), '/data', `a bucket of ${date}, which has Events`, dates, ofDate);
        api.witness('dates judged', dates.length);
      }
    },
    { requests: 3 },
  ),
});

export const windowMonthTurn = defineCheck({
  id: 'events-summary/window-month-turn',
  title:
    'A summary by date has a bucket of the last and of the first day of a month that its window ends with',
  clauses: ['events-summary.accepts.date-end', 'events-summary.accepts.date-start'],
  operations: ['listEvents', 'summarizeEvents'],
  property: once(
    async (api) => {
      const { last, first } = monthTurnsIn(api.world.offer.window);
      for (const [date, bound] of [[last, 'date-end'] as const, [first, 'date-start'] as const]) {
        if (date === undefined) continue;
        const day = await api.get('listEvents', { ...bounds({ start: date, end: date }), limit: 25 });
        const [start, end] = bound === 'date-end' ? [dateAfter(date, -2), date] : [date, dateAfter(date, 2)];
        const query = { ...bounds({ start, end }), group_by: 'date', limit: 500 };
        const dates = readDates(await api.get('summarizeEvents', query));
        const clause = `events-summary.accepts.${bound}` as const;
        const isThere = rowsOf(day).length === 0 || dates.includes(date);
        expectThat(isThere, '/data', `a bucket of ${date}, which has Events`, dates, clause);
        api.witness('dates at the turn of a month', dates.length);
      }
    },
    { requests: 2 },
  ),
});

export const windowDays = defineCheck({
  id: 'events-summary/window-days',
  title: 'days returns a summary of that many dates up to today',
  clauses: ['events-summary.accepts.days', 'events.days.window', 'events.days.ends-today'],
  operations: ['summarizeEvents'],
  rulings: ['today', 'days-above-thirty'],
  property: once(
    async (api) => {
      const today = todays(api.world);
      const group_by = 'date';
      const reply = await api.get('summarizeEvents', { days: 10, group_by });
      const dates = datesOf(reply);
      expectThat(dates.length <= 10, '/data', 'at most 10 dates', dates.length, 'events.days.window');
      const outside = dates.filter((date) => date < dateAfter(today.start, -9) || today.end < date);
      expectThat(outside.length === 0, '/data', 'the last 10 dates', outside, 'events.days.ends-today');
      // The days that belong to the window by any clock; the last of them may still gain Events.
      const surely = { start: dateAfter(today.end, -9), end: today.start };
      const explicit = await api.get('summarizeEvents', { ...bounds(surely), group_by });
      for (const date of datesOf(explicit)) {
        const [held = 0, counted = 0] = [explicit, reply].map((each) => countOn(each, date));
        if (date > settledBy(api.world)) {
          const isThere = counted > 0 || held === 0;
          expectThat(isThere, '/data', `Events on ${date}`, counted, 'events-summary.accepts.days');
        } else expectThat(held === counted, '/data', `${held} Events on ${date}`, counted);
        api.witness('dates compared');
      }
    },
    { requests: 2 },
  ),
});

export const windowObserved = defineCheck({
  id: 'events-summary/window-observed',
  title: 'The summaries of adjoining intervals of coding time add up to that of the whole interval',
  clauses: ['events-summary.accepts.observed-start', 'events-summary.accepts.observed-end'],
  operations: ['summarizeEvents'],
  rulings: ['live-data'],
  runs: 2,
  property: forAll(
    ({ offer }) => cutDay(offer.window),
    async (api, { start, cut, end }) => {
      const ask = async (from: string, to: string) =>
        totalOf(
          await api.get('summarizeEvents', {
            ...between(observed, from, to),
            group_by: 'category',
            limit: 500,
          }),
        );
      const whole = await ask(start, end);
      const parts = [await ask(start, cut), await ask(cut, end)] as const;
      const said = parts.join(' and ');
      // Without its other bound, a part equals the whole.
      const dropped = whole === parts[0] ? 'observed-end' : 'observed-start';
      const clause = parts.includes(whole) ? (`events-summary.accepts.${dropped}` as const) : undefined;
      expectThat(whole === parts[0] + parts[1], '/data', `${said} Events together`, whole, clause);
      api.witness('Events counted', whole);
    },
    { requests: 3 },
  ),
});

export const windowObservedEqual = defineCheck({
  id: 'events-summary/window-observed-equal',
  title: 'A summary refuses equal bounds of coding time',
  clauses: ['events.observed.equal'],
  operations: ['summarizeEvents'],
  rulings: ['equal-observed-bounds'],
  property: once(async (api) => {
    const { end } = api.world.offer.window;
    const reply = await api.get('summarizeEvents', between(observed, end, end));
    const refused = reply.status >= 400 && reply.status < 500;
    expectThat(refused, 'refusal', 'a client error for an interval that selects nothing', seenOf(reply));
    const code = at(reply.json, '/code');
    expectThat(typeof code === 'string' && code !== '', '/code', 'an error code', code);
    api.witness('equal bounds refused');
  }),
});

/** The clauses on the details of a window that is too large. */
const ofTooLarge = {
  coverage: 'error.date-window-too-large.details.coverage',
  suggested_window: 'error.date-window-too-large.details.suggested-window',
  max_days: 'error.date-window-too-large.details.max-days',
} as const;

interface Row {
  readonly query: Query;
  readonly code: ErrorCode;
  readonly clause: ClauseId;
  /** The clause on the status of the code. */
  readonly ofStatus: ClauseId;
}

export const windowRefused = defineCheck({
  id: 'events-summary/window-refused',
  title: 'A summary refuses a window that is inverted, over a year, or both explicit and relative',
  clauses: [
    'events.date-range.inverted',
    'events.window.over-a-year',
    'events.window.explicit-and-relative',
    'error.date-window-too-large',
    'error.conflicting-time-window',
    'error.invalid-date-range',
    'error.date-window-too-large.details.coverage',
    'error.date-window-too-large.details.suggested-window',
    'error.date-window-too-large.details.max-days',
  ],
  operations: ['summarizeEvents'],
  rulings: ['window-over-thirty-days', 'window-mixes', 'error-details'],
  property: forEach(
    ({ offer: { window } }): readonly Row[] => [
      {
        query: bounds({ start: window.end, end: window.start }),
        code: 'INVALID_DATE_RANGE',
        clause: 'events.date-range.inverted',
        ofStatus: 'error.invalid-date-range',
      },
      {
        query: bounds(windowEndingOn(window.end, 500)),
        code: 'DATE_WINDOW_TOO_LARGE',
        clause: 'events.window.over-a-year',
        ofStatus: 'error.date-window-too-large',
      },
      {
        query: { ...bounds(window), days: 7 },
        code: 'CONFLICTING_TIME_WINDOW',
        clause: 'events.window.explicit-and-relative',
        ofStatus: 'error.conflicting-time-window',
      },
    ],
    async (api, { query, code, clause, ofStatus }) => {
      const reply = await api.get('summarizeEvents', query);
      const isCoded = at(reply.json, '/code') === code;
      expectRefusal(reply, { codes: [code], clause: isCoded ? ofStatus : clause });
      if (code === 'DATE_WINDOW_TOO_LARGE') expectDetails(reply, ofTooLarge);
      api.witness('windows refused');
    },
  ),
});

export const windowThirtyDays = defineCheck({
  id: 'events-summary/window-thirty-days',
  title: 'A summary of exactly 30 days counts the Events of its first day and of the next 29',
  clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
  operations: ['summarizeEvents'],
  rulings: ['window-over-thirty-days', 'window-before-coverage'],
  property: once(
    async (api) => {
      const { coverageStart, window } = api.world.offer;
      const { start, end } = windowEndingOn(window.end, 30);
      precondition(coverageStart <= start, 'no window of 30 days is covered', 'no-data');
      const ask = (from: string, to: string) =>
        api.get('summarizeEvents', { ...bounds({ start: from, end: to }), group_by: 'date', limit: 500 });
      const reply = await ask(start, end);
      const reason = adjustmentOf(reply);
      expectThat(reason === undefined, '/meta/window_adjustment', 'no adjustment of 30 days', reason);
      const first = totalOf(await ask(start, start));
      const others = totalOf(await ask(windowEndingOn(end, 29).start, end));
      const total = totalOf(reply);
      expectThat(total === first + others, '/data', `${first} and ${others} Events`, total);
      api.witness('Events of the first day', first);
    },
    { requests: 3 },
  ),
});

const { maxDays } = limits.window;

export const windowUpToAYear = defineCheck({
  id: 'events-summary/window-up-to-a-year',
  title: 'A summary of 31 days to a year counts the newest 30 days, and the reply reports it',
  clauses: [
    'events.window.up-to-a-year',
    'events.window.most-recent-days',
    'events.window.adjustment',
    'events.window.at-most-thirty-days',
    'limits.date-window.max',
    'error.date-window-too-large.served-up-to-a-year',
    'error.date-window-too-large.most-recent-days',
    'error.date-window-too-large.window-adjustment',
  ],
  operations: ['summarizeEvents'],
  rulings: ['window-over-thirty-days', 'window-before-coverage'],
  runs: 2,
  property: forAll(
    overlongSpan(),
    async (api, span) => {
      const { coverageStart, window } = api.world.offer;
      const newest = windowEndingOn(window.end, maxDays);
      const query = { group_by: 'date', limit: limits.summary.limit.max };
      const reply = await api.get('summarizeEvents', {
        ...bounds(windowEndingOn(window.end, span)),
        ...query,
      });
      const dates = datesOf(reply).toSorted();
      const outside = dates.filter((date) => date < newest.start || newest.end < date);
      const [first = newest.start, last = first] = [dates[0], dates.at(-1)];
      const isLong = daysIn({ start: first, end: last }) > maxDays;
      const clause = `events.window.${isLong ? 'at-most-thirty-days' : 'most-recent-days'}` as const;
      expectThat(
        outside.length === 0,
        '/data',
        `dates from ${newest.start} to ${newest.end}`,
        outside,
        clause,
      );
      const total = totalOf(reply);
      const served = totalOf(await api.get('summarizeEvents', { ...bounds(newest), ...query }));
      const newestDays = `${served} Events, as of the newest ${maxDays} days`;
      expectThat(total === served, '/data', newestDays, total, 'events.window.most-recent-days');
      // Days before coverage may be dropped without notice (ruling window-before-coverage).
      if (Math.min(span, daysIn({ start: coverageStart, end: window.end })) > maxDays)
        accusing('events.window.adjustment', () => expectAdjusted(reply));
      if (total > 0) api.witness('totals compared');
    },
    { requests: 1, examples: [31, 200] },
  ),
});
