import { cameoplusCategories, conflictCategories, limits } from '../../contract/index.js';
import { cutMonthTurn, dateAfter, instantAfter, instantAt } from '../../generators/dates.js';
import {
  accusing,
  defineCheck,
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
import {
  between,
  expectCut,
  expectFoundByEntity,
  expectHalfOpen,
  expectNoSilentTruncation,
  observed,
  recorded,
} from '../asking/coding-time.js';
import { fullPage, idOf } from '../asking/pages.js';
import { byFrequency } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

export const recordedBothRequired = defineCheck({
  id: 'events/recorded-both-required',
  title: 'One bound of publication time without the other is refused',
  clauses: ['events.recorded-start.alone', 'events.recorded-end.alone'],
  operations: ['listEvents'],
  rulings: ['recorded-interval-errors'],
  property: forEach(
    ({ offer: { window } }) => [
      { recorded_start: instantAfter(window.end, 0) },
      { recorded_end: instantAfter(window.end, 0) },
    ],
    async (api, query) => {
      expectRefusal(await api.get('listEvents', query), {
        codes: [
          'INVALID_RECORDED_INTERVAL',
          'MISSING_PARAM',
          'INCOMPATIBLE_PARAMETERS',
          'CONFLICTING_TIME_WINDOW',
        ],
      });
      api.witness('one-sided intervals refused');
    },
    { clause: (query) => ('recorded_end' in query ? 'events.recorded-end.alone' : undefined) },
  ),
});

export const recordedCursor = defineCheck({
  id: 'events/recorded-cursor',
  title: 'A malformed cursor is refused with an interval of publication time',
  clauses: ['events.recorded.cursor', 'error.invalid-recorded-interval.cursor'],
  operations: ['listEvents'],
  rulings: ['recorded-interval-errors'],
  property: once(async (api) => {
    const { end } = api.world.offer.window;
    const interval = between(recorded, instantAfter(dateAfter(end, -1), 0), instantAfter(end, 0));
    const reply = await api.get('listEvents', { ...interval, cursor: 'not-a-cursor' });
    expectRefusal(reply, { codes: ['INVALID_RECORDED_INTERVAL', 'INVALID_CURSOR'] });
    api.witness('cursors refused');
  }),
});

export const recordedEntity = defineCheck({
  id: 'events/recorded-entity',
  title:
    'An Event of an interval of publication time long past is found there by an entity that it refers to',
  clauses: ['events.recorded.timestamps'],
  operations: ['listEvents'],
  property: once((api) => expectFoundByEntity(api, recorded), { requests: 2 }),
});

export const recordedEqual = defineCheck({
  id: 'events/recorded-equal',
  title: 'Equal bounds of publication time select no Event',
  clauses: ['events.recorded.equal'],
  operations: ['listEvents'],
  rulings: ['recorded-interval-errors'],
  property: once(async (api) => {
    const moment = instantAfter(api.world.offer.window.end, 43_200);
    const reply = await api.get('listEvents', between(recorded, moment, moment));
    if (reply.status === 200) {
      const rows = rowsOf(reply).length;
      expectThat(rows === 0, '/data', 'no row', `${rows} rows`);
    } else expectRefusal(reply, { codes: ['INVALID_RECORDED_INTERVAL'] });
    api.witness('equal bounds answered');
  }),
});

const hour = 3_600_000;
/** Longer intervals may be refused or cut (ruling observed-and-recorded-span). */
const longest = 29 * 24 * hour;

export const recordedFirstAvailability = defineCheck({
  id: 'events/recorded-first-availability',
  title: 'No Event that an earlier run was served is returned for an interval of publication time since then',
  clauses: ['events.recorded.first-availability'],
  operations: ['listEvents'],
  rulings: ['live-data', 'observed-and-recorded-span'],
  needs: ['key.full', 'earlier-run'],
  property: forEach([conflictCategories, cameoplusCategories], async (api, categories) => {
    const { earlier, now, offer } = api.world;
    const known = new Set(earlier?.eventIds);
    precondition(earlier !== undefined && known.size > 0, 'the earlier run was served no Event', 'no-data');
    const end = now.getTime() + offer.clockSkewMs;
    // What was served then had been published, by any clock that is less than an hour off.
    const start = Math.max(earlier.at.getTime() + hour + Math.max(0, offer.clockSkewMs), end - longest);
    const interval = between(recorded, instantAt(start), instantAt(end));
    const rows = rowsOf(
      await api.get('listEvents', { ...interval, category: categories.join(','), limit: 100 }),
    );
    const old = rows.findIndex((row) => known.has(idOf(row)));
    expectThat(old < 0, `/data/${old}`, `Events first published after ${instantAt(start)}`, rows[old]);
    // Where nothing was published since, none of them is returned either.
    api.witness('Events of the earlier run that are not returned', known.size);
  }),
});

export const recordedHalfOpen = defineCheck({
  id: 'events/recorded-half-open',
  title: 'An Event published exactly at the bound of two adjoining intervals belongs to the second only',
  clauses: ['events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
  operations: ['listEvents'],
  property: once((api) => expectHalfOpen(api, recorded, dateAfter(api.world.offer.window.end, -2)), {
    // Instants within a second take as many again.
    requests: 36,
  }),
});

export const recordedInvalid = defineCheck({
  id: 'events/recorded-invalid',
  title:
    'An inverted publication interval and a bound that is not a timestamp are rejected with their own codes',
  clauses: [
    'events.recorded.inverted',
    'events.recorded-start.malformed',
    'events.recorded-end.malformed',
    'error.invalid-recorded-interval',
  ],
  operations: ['listEvents'],
  rulings: ['recorded-interval-errors'],
  property: forEach(
    ({ offer: { window } }) => {
      const from = instantAfter(dateAfter(window.end, -1), 0);
      const to = instantAfter(window.end, 0);
      return [
        { clause: 'events.recorded.inverted', query: between(recorded, to, from) },
        { clause: 'events.recorded-start.malformed', query: between(recorded, 'yesterday', to) },
        {
          clause: 'events.recorded-end.malformed',
          query: between(recorded, from, `${window.end}T25:00:00Z`),
        },
      ] as const;
    },
    async (api, { clause, query }) => {
      const reply = await api.get('listEvents', query);
      // An inverted interval must be refused; the error table names the code.
      const isRefused = clause === 'events.recorded.inverted' && reply.status >= 400 && reply.status < 500;
      accusing(isRefused ? 'error.invalid-recorded-interval' : clause, () =>
        expectRefusal(reply, { codes: ['INVALID_RECORDED_INTERVAL'] }),
      );
      api.witness('intervals refused');
    },
  ),
});

export const recordedOverThirtyDays = defineCheck({
  id: 'events/recorded-over-thirty-days',
  title: 'An interval of more than 30 days of publication time is never truncated without notice',
  clauses: ['events.recorded.over-thirty-days', 'limits.date-window.coded-and-recorded'],
  operations: ['listEvents'],
  rulings: ['observed-and-recorded-span'],
  property: once(
    (api) => expectNoSilentTruncation(api, recorded, ['DATE_WINDOW_TOO_LARGE', 'INVALID_RECORDED_INTERVAL']),
    { requests: 3 },
  ),
});

export const recordedPartition = defineCheck({
  id: 'events/recorded-partition',
  title:
    'Adjoining intervals of publication time share no Event and together return what the whole one returns',
  clauses: ['events.recorded.timestamps', 'events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  runs: 1,
  property: forAll(
    ({ offer }) => cutMonthTurn(offer.window),
    (api, cut) => expectCut(api, recorded, cut),
    { requests: 3 },
  ),
});

const daysBefore = 9;
/** Days before it that count as well where it brought nothing. */
const quietDays = 19;
const daysSince = 7;
/** Rows of the longest page. */
const { max: mostRows } = limits.events.limit;

export const recordedOnce = defineCheck({
  id: 'events/recorded-once',
  title: 'No Event published on one day is returned for the days that follow',
  clauses: ['events.recorded.first-availability'],
  operations: ['listEvents'],
  rulings: ['live-data', 'window-before-coverage'],
  property: once(
    async (api) => {
      const { coverageStart, window } = api.world.offer;
      // A day before coverage may be refused (ruling window-before-coverage).
      const [day = window.end] = [dateAfter(window.end, -daysBefore), coverageStart].toSorted().slice(-1);
      const [from, until] = [instantAfter(day, 0), instantAfter(dateAfter(day, 1), 0)];
      const publishedSince = async (start: string) =>
        rowsOf(await fullPage(api, { ...between(recorded, start, until), limit: mostRows }));
      const onDay = await publishedSince(from);
      const published =
        onDay.length > 0 ? onDay : await publishedSince(instantAfter(dateAfter(day, -quietDays), 0));
      precondition(published.length > 0, `no Event is known that was published up to ${day}`, 'no-data');
      // A page shows all that several quiet days brought; of busy ones it shows the most of one category.
      const isBusy = published.length >= mostRows;
      const categories = published.flatMap(({ category }) => (typeof category === 'string' ? category : []));
      const category = isBusy ? byFrequency(categories)[0]?.[0] : undefined;
      const days = isBusy ? daysSince : Math.min(daysSince, Math.floor(mostRows / published.length));
      const since = between(recorded, until, instantAfter(dateAfter(day, 1 + days), 0));
      const rows = rowsOf(await fullPage(api, { ...since, category, limit: mostRows }));
      const known = new Set(published.map(idOf));
      const old = rows.findIndex((row) => known.has(idOf(row)));
      expectThat(old < 0, `/data/${old}`, `Events first published after ${until}`, rows[old]);
      api.witness('Events of a day that are not returned later', published.length);
    },
    { requests: 2 },
  ),
});

export const recordedWithEventDates = defineCheck({
  id: 'events/recorded-with-event-dates',
  title: 'An interval of publication time combined with a window of event dates is refused',
  clauses: ['events.recorded.with-event-dates', 'events.recorded.with-days'],
  operations: ['listEvents'],
  rulings: ['recorded-interval-errors'],
  property: forEach(
    ({ offer: { window } }) => [bounds(window), { date: window.end }, { days: 7 }],
    async (api, query) => {
      const { end } = api.world.offer.window;
      const interval = between(recorded, instantAfter(dateAfter(end, -1), 0), instantAfter(end, 0));
      expectRefusal(await api.get('listEvents', { ...interval, ...query }), {
        codes: [
          'INVALID_RECORDED_INTERVAL',
          'INCOMPATIBLE_PARAMETERS',
          'CONFLICTING_TIME_WINDOW',
          'MISSING_PARAM',
        ],
      });
      api.witness('mixes refused');
    },
    { clause: (query) => ('days' in query ? 'events.recorded.with-days' : undefined) },
  ),
});

export const recordedWithObserved = defineCheck({
  id: 'events/recorded-with-observed',
  title: 'Intervals of publication time and of coding time can be combined, or are refused together',
  clauses: ['events.recorded.with-observed'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['recorded-interval-errors'],
  property: once(async (api) => {
    const { end } = api.world.offer.window;
    const [from, to] = [instantAfter(dateAfter(end, -1), 0), instantAfter(end, 0)];
    const query = { ...between(recorded, from, to), ...between(observed, from, to) };
    const reply = await api.get('listEvents', query);
    expectStatus(reply, 200, 400);
    api.observe('recorded beside observed', seenOf(reply));
    api.witness('mixes answered');
  }),
});
