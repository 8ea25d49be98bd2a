import fc from 'fast-check';
import { vocabularies } from '../../contract/index.js';
import { dateAfter, dateWithin, monthTurnsIn, windowWithin } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  once,
  precondition,
  rowsOf,
  seenOf,
} from '../../src/kit/index.js';
import { datesOf } from '../asking/buckets.js';
import { isSpineId, seenEntities } from '../asking/entity-refs.js';
import { forSeenEvents, type SeenEvent, seenEvent } from '../asking/events.js';
import { expectListed, expectSameEvents, fullPage } from '../asking/pages.js';
import { bounds, expectWithin, todays } from '../asking/windows.js';

export const windowBounds = defineCheck({
  id: 'events/window-bounds',
  title: 'Every row happened from date_start to date_end, in any order of rows',
  clauses: ['events.date-start.bound', 'events.date-end.bound'],
  operations: ['listEvents'],
  runs: 3,
  property: forAll(
    ({ offer }) =>
      fc.record({
        window: windowWithin(offer.window, 4),
        sort: fc.constantFrom(...vocabularies.eventSort.values),
      }),
    async (api, { window, sort }) => {
      const reply = await api.get('listEvents', { ...bounds(window), sort, limit: 100 });
      const isEarly = rowsOf(reply).some(({ event_date: date }) => String(date) < window.start);
      const clause = isEarly ? 'events.date-start.bound' : 'events.date-end.bound';
      api.witness(
        'rows judged',
        accusing(clause, () => expectWithin(reply, window)),
      );
    },
  ),
});

export const windowBoundAliases = defineCheck({
  id: 'events/window-bound-aliases',
  title: 'start_date and end_date select what date_start and date_end select',
  clauses: ['events.date-start.alias-start-date', 'events.date-end.alias-end-date'],
  operations: ['listEvents'],
  runs: 2,
  property: forAll(
    ({ offer }) => windowWithin(offer.window, 3),
    async (api, { start, end }) => {
      const canonical = await fullPage(api, { ...bounds({ start, end }), limit: 100 });
      const first = await fullPage(api, { start_date: start, date_end: end, limit: 100 });
      const last = await fullPage(api, { date_start: start, end_date: end, limit: 100 });
      expectSameEvents(first, canonical, 'start_date is another name of date_start');
      const compared = accusing('events.date-end.alias-end-date', () =>
        expectSameEvents(last, canonical, 'end_date is another name of date_end'),
      );
      api.witness('Events compared', compared);
    },
    { requests: 3 },
  ),
});

export const windowConflict = defineCheck({
  id: 'events/window-conflict',
  title: 'A bound on the event date combined with a relative window is rejected with CONFLICTING_TIME_WINDOW',
  clauses: ['events.window.explicit-and-relative', 'error.conflicting-time-window'],
  operations: ['listEvents'],
  rulings: ['window-mixes', 'several-faults'],
  property: forEach(
    ({ offer: { window } }) => [
      { date_start: window.start, date_end: window.end, days: 7 },
      { date_start: window.start, date_end: window.end, window: '7d' },
      { date_start: window.end, days: 7 },
      { date_end: window.end, window: '7d' },
      { start_date: window.start, end_date: window.end, window: 7 },
    ],
    async (api, query) => {
      const reply = await api.get('listEvents', query);
      // A bound that stands alone may be refused for that (ruling several-faults).
      if (Object.keys(query).length < 3) expectStatus(reply, 400);
      else expectRefusal(reply, { codes: ['CONFLICTING_TIME_WINDOW'] });
      api.witness('pairs of windows refused');
    },
  ),
});

export const windowDate = defineCheck({
  id: 'events/window-date',
  title: 'A date selects what the same day as both bounds selects',
  clauses: ['events.date.single-day', 'events.date.equals-bounds'],
  operations: ['listEvents'],
  runs: 1,
  property: forAll(
    ({ offer: { window, events } }) => {
      const shown = events.map(({ event_date: date }) => String(date));
      const eventful = [...new Set(shown)].filter((date) => window.start <= date && date <= window.end);
      return eventful.length > 0 ? fc.constantFrom(...eventful) : dateWithin(window);
    },
    async (api, date) => {
      const day = { start: date, end: date };
      const reply = await fullPage(api, { date, limit: 100 });
      api.witness('rows judged', expectWithin(reply, day));
      const bounded = await fullPage(api, { ...bounds(day), limit: 100 });
      const because = `date=${date} is that day as bounds`;
      const compared = accusing('events.date.equals-bounds', () => expectSameEvents(reply, bounded, because));
      api.witness('Events compared', compared);
    },
    { requests: 2 },
  ),
});

/** Days, and entities that are asked for together, so that some of them have Events in each of those days. */
const [fewDays, mostHandles] = [7, 20];

export const windowEntityDays = defineCheck({
  id: 'events/window-entity-days',
  title: 'days bounds the Events of entities as well, on the list and on the summary',
  clauses: ['events.days.window', 'events-summary.accepts.days'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['today', 'default-window'],
  property: once(
    async (api) => {
      const handles = seenEntities(api.world).flatMap(({ id }) => (isSpineId(id) ? [id] : []));
      precondition(handles.length > 0, 'no Event refers to an entity', 'no-data');
      const query = { days: fewDays, entity: handles.slice(0, mostHandles).join(',') };
      const today = todays(api.world);
      const window = { start: dateAfter(today.start, 1 - fewDays), end: today.end };
      // Among the newest and among the most significant Events those of earlier days would stand.
      const list = await api.get('listEvents', { ...query, limit: 100 });
      api.witness(
        'Events of entities',
        accusing('events.days.window', () => expectWithin(list, window)),
      );
      const summary = await api.get('summarizeEvents', { ...query, group_by: 'date', limit: 500 });
      const dates = datesOf(summary);
      const outside = dates.filter((date) => date < window.start || window.end < date);
      const expected = `dates from ${window.start} to ${window.end}`;
      expectThat(outside.length === 0, '/data', expected, outside, 'events-summary.accepts.days');
      api.witness('dates of entities', dates.length);
    },
    { requests: 2 },
  ),
});

export const windowDateAndDays = defineCheck({
  id: 'events/window-date-and-days',
  title: 'A date within the last days days can be combined with days',
  clauses: ['events.window.date-and-days', 'error.conflicting-time-window.date-with-days'],
  operations: ['listEvents'],
  rulings: ['window-mixes'],
  property: once(async (api) => {
    const date = dateAfter(api.world.today, -3);
    const reply = await api.get('listEvents', { date, days: 7, limit: 100 });
    expectOk(reply);
    const dates = new Set(rowsOf(reply).map((row) => row.event_date));
    api.observe('event dates beside a date and 7 days', `${dates.size}`);
    api.witness('mixes of date and days served');
  }),
});

export const windowInclusive = defineCheck({
  id: 'events/window-inclusive',
  title: 'An Event of the first or the last day of a window belongs to the result',
  clauses: ['events.date-start.inclusive', 'events.date-end.inclusive'],
  operations: ['listEvents'],
  runs: 2,
  property: forSeenEvents(
    async (api, event) => {
      const { date } = event;
      const from = (days: number) => bounds({ start: date, end: dateAfter(date, days) });
      const upTo = (days: number) => bounds({ start: dateAfter(date, -days), end: date });
      await expectListed(api, from(2), event, 'the first day asked for');
      await accusing('events.date-end.inclusive', () =>
        expectListed(api, upTo(2), event, 'the last day asked for'),
      );
      await expectListed(api, from(0), event, 'the only day asked for');
    },
    { requests: 3 },
  ),
});

/** Days of more than a year, however it is counted. */
const daysOfAYear = 400;

export const windowInverted = defineCheck({
  id: 'events/window-inverted',
  title: 'A date_start after date_end is rejected with INVALID_DATE_RANGE',
  clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
  operations: ['listEvents'],
  property: forEach(['by a day', 'by as much as is covered'], async (api, how) => {
    const { coverageStart, window: own } = api.world.offer;
    // A window of a year or more would be too large if it stood the right way round. What is covered may be shorter.
    const [, covered = coverageStart] = [dateAfter(own.end, -daysOfAYear), coverageStart].toSorted();
    const far = covered < own.end ? covered : dateAfter(own.end, -1);
    const window =
      how === 'by a day' ? { start: dateAfter(own.start, 1), end: own.start } : { start: own.end, end: far };
    expectRefusal(await api.get('listEvents', bounds(window)), { codes: ['INVALID_DATE_RANGE'] });
    api.witness('windows refused');
  }),
});

export const windowOneSided = defineCheck({
  id: 'events/window-one-sided',
  title: 'A window with one bound only is refused, or served on the right side of that bound',
  clauses: [
    'events.date-start.bound',
    'events.date-end.bound',
    'events.window.at-most-thirty-days',
    'events.window.one-sided',
  ],
  operations: ['listEvents'],
  property: forEach(
    ({ offer, today }) => [
      { query: { date_start: dateAfter(today, -3) }, start: dateAfter(today, -3), end: '9999-12-31' },
      { query: { date_end: offer.window.end }, start: '0000-01-01', end: offer.window.end },
    ],
    async (api, { query, start, end }) => {
      const reply = await api.get('listEvents', { ...query, limit: 100 });
      expectStatus(reply, 200, 400);
      api.observe(Object.keys(query).join(), seenOf(reply));
      if (reply.status !== 200) {
        api.witness('one-sided windows refused');
        return;
      }
      api.witness('rows judged', expectWithin(reply, { start, end }));
      const dates = new Set(rowsOf(reply).map((row) => row.event_date));
      const ofSpan = 'events.window.at-most-thirty-days';
      expectThat(dates.size <= 30, '/data', 'at most 30 event dates', dates.size, ofSpan);
    },
    { clause: ({ query }) => ('date_start' in query ? undefined : 'events.date-end.bound') },
  ),
});

export const windowFuture = defineCheck({
  id: 'events/window-future',
  title: 'A window in the future is served or refused',
  clauses: ['events.window.future'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['window-before-coverage'],
  property: once(async (api) => {
    const window = { start: dateAfter(api.world.today, 30), end: dateAfter(api.world.today, 36) };
    const reply = await api.get('listEvents', bounds(window));
    expectStatus(reply, 200, 400);
    api.observe('a future window', reply.status === 200 ? `${rowsOf(reply).length} rows` : seenOf(reply));
    api.witness('future windows answered');
  }),
});

/** The most significant Event of a day. */
async function topOf(api: Api, date: string): Promise<SeenEvent | undefined> {
  const [top] = rowsOf(await api.get('listEvents', { ...bounds({ start: date, end: date }), limit: 25 }));
  return top && seenEvent(top);
}

export const windowMonthTurn = defineCheck({
  id: 'events/window-month-turn',
  title: 'A window has its Events of the last and of the first day of a month, at its ends and within it',
  clauses: ['events.date-end.inclusive', 'events.date-start.inclusive', 'events.window.chunks-add-up'],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const { window } = api.world.offer;
      const { last, first } = monthTurnsIn(window);
      const [ofLast, ofFirst] = [last && (await topOf(api, last)), first && (await topOf(api, first))];
      const days = (from: string, to: string) =>
        bounds({ start: from < window.start ? window.start : from, end: to > window.end ? window.end : to });
      if (last && ofLast) {
        const ending = days(dateAfter(last, -2), last);
        const because = 'the last day of a month and of the window';
        await accusing('events.date-end.inclusive', () => expectListed(api, ending, ofLast, because));
      }
      if (first && ofFirst) {
        const beginning = days(first, dateAfter(first, 2));
        const because = 'the first day of a month and of the window';
        await accusing('events.date-start.inclusive', () => expectListed(api, beginning, ofFirst, because));
      }
      for (const [date, event] of [[last, ofLast] as const, [first, ofFirst] as const]) {
        if (!date || !event) continue;
        const about = days(dateAfter(date, -1), dateAfter(date, 1));
        const because = 'a day at the turn of a month';
        await accusing('events.window.chunks-add-up', () => expectListed(api, about, event, because));
      }
    },
    { requests: 6 },
  ),
});
