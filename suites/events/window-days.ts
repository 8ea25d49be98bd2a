import { type ClauseId, limits } from '../../contract/index.js';
import {
  type Days,
  dateAfter,
  daysAboveMax,
  daysIn,
  daysWithin,
  windowEndingOn,
} from '../../generators/dates.js';
import { offered } from '../../generators/ids.js';
import {
  type Api,
  accusing,
  at,
  brief,
  defineCheck,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  isObject,
  type JsonObject,
  once,
  rowsOf,
  seenOf,
} from '../../src/kit/index.js';
import { between, observed } from '../asking/coding-time.js';
import { referredIds } from '../asking/entity-refs.js';
import { orNoData, significanceOf } from '../asking/events.js';
import { expectSameEvents, fullPage, idOf, type Rows, significanceCutoff } from '../asking/pages.js';
import {
  bounds,
  expectAdjusted,
  expectQueryWindow,
  expectSpan,
  expectWithin,
  momentsOf,
  reportedCodingTime,
  reportedDates,
  settledBy,
  todays,
} from '../asking/windows.js';

/** Accused for Events of the explicit window that `days` loses; undefined if it loses whole days at the start. */
function daysClause(reply: Exchange, explicit: Exchange, sure: Rows): ClauseId | undefined {
  const seen = new Set(rowsOf(reply).map(idOf));
  const lost = rowsOf(explicit).filter((row) => sure(row) && !seen.has(idOf(row)));
  const dates = new Set(rowsOf(reply).map((row) => row.event_date));
  // If part of a day is present, the date is not what excludes the rest.
  return lost.some((row) => dates.has(row.event_date)) ? 'events.days.no-coded-bound' : undefined;
}

export const windowDays = defineCheck({
  id: 'events/window-days',
  title: 'days selects the Events of that many calendar days up to today, whenever they were coded',
  clauses: [
    'events.days.window',
    'events.days.ends-today',
    'events.days.at-max',
    'events.days.calendar-dates',
    'events.days.no-coded-bound',
    'events.window.query-window',
  ],
  operations: ['listEvents'],
  rulings: ['today', 'default-window', 'days-above-thirty'],
  property: forEach(
    // The current day alone may have no Event yet.
    [7, 1, 30],
    async (api, days) => {
      const today = todays(api.world);
      const reply = await fullPage(api, { days, limit: 100 });
      const rows = accusing(days === limits.window.maxDays ? 'events.days.at-max' : undefined, () =>
        rowsOf(reply),
      );
      const dates = new Set(rows.map((row) => row.event_date));
      expectThat(dates.size <= days, '/data', `at most ${days} event dates`, dates.size);
      const within = { start: dateAfter(today.start, 1 - days), end: today.end };
      const sorted = [...dates].map(String).toSorted();
      const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
      // The right number of days, ending on a day other than today.
      const isShifted = dates.size > 0 && daysIn({ start: first, end: last }) <= days;
      const clause = isShifted ? 'events.days.ends-today' : undefined;
      const judged = accusing(clause, () => expectWithin(reply, within));
      api.witness(`rows of ${days} days`, judged);
      // A day more is that of another zone, or an exclusive end.
      const told = reportedDates(reply);
      const isTold = told?.start === undefined || told.start >= dateAfter(within.start, -1);
      const least = `dates from ${within.start} on`;
      expectThat(isTold, '/meta/query_window', least, told?.start, 'events.window.query-window');
      // The days that belong to the window by any clock, and hardly move any more.
      const start = dateAfter(today.end, 1 - days);
      const settled = settledBy(api.world);
      const sure = ({ event_date: date }: JsonObject) =>
        typeof date === 'string' && start <= date && date <= settled;
      if (start > settled) return;
      // A later end may be that of a window which is still to come.
      const explicit = await fullPage(api, { ...bounds({ start, end: settled }), limit: 100 });
      const because = `days=${days} is the window of ${days} dates up to today`;
      const ofLoss = daysClause(reply, explicit, sure);
      api.witness(
        'Events compared',
        accusing(ofLoss, () => expectSameEvents(reply, explicit, because, sure)),
      );
    },
    { requests: 2 },
  ),
});

export const windowDaysAboveMax = defineCheck({
  id: 'events/window-days-above-max',
  title: 'days above 30 is refused, or served as 30 days with notice',
  clauses: ['events.days.max'],
  operations: ['listEvents'],
  rulings: ['days-above-thirty'],
  runs: 2,
  property: forAll(
    daysAboveMax(),
    async (api, days) => {
      const reply = await api.get('listEvents', { days, limit: 100 });
      api.observe('days above 30', seenOf(reply));
      if (reply.status === 200) {
        const { start, end } = todays(api.world);
        const rows = expectWithin(reply, { start: dateAfter(start, 1 - limits.window.maxDays), end });
        expectAdjusted(reply);
        api.witness('rows judged', rows);
        return;
      }
      expectRefusal(reply, { codes: ['INVALID_NUMBER', 'DATE_WINDOW_TOO_LARGE'] });
      api.witness('days refused');
    },
    { examples: [31] },
  ),
});

export const windowDaysSpellings = defineCheck({
  id: 'events/window-days-spellings',
  title: 'window, as a number or followed by d, selects what days selects',
  clauses: ['events.days.alias-window', 'events.days.window-day-form', 'events.days.window-whole-number'],
  operations: ['listEvents'],
  rulings: ['days-above-thirty'],
  runs: 1,
  property: forAll(
    // Seven days may be the default window, which an unknown name would show as well.
    daysWithin(9),
    async (api, days) => {
      const settled = settledBy(api.world);
      const closed = ({ event_date: date }: JsonObject) => typeof date === 'string' && date <= settled;
      const canonical = await fullPage(api, { days, limit: 100 });
      const spellings = [
        { window: `${days}d`, refused: 'events.days.window-day-form' },
        { window: `${days}`, refused: 'events.days.window-whole-number' },
      ] as const;
      const replies = [];
      for (const { window, refused } of spellings)
        replies.push({ window, refused, reply: await fullPage(api, { window, limit: 100 }) });
      // If one form is refused and the other served, the form is at fault, not the name.
      const isKnown = replies.some(({ reply }) => reply.status === 200);
      for (const { refused, reply } of replies) if (isKnown) accusing(refused, () => expectOk(reply));
      for (const { window, reply } of replies) {
        const compared = expectSameEvents(reply, canonical, `window=${window} is days=${days}`, closed);
        api.witness('Events compared', compared);
      }
    },
    { requests: 3, examples: [14] },
  ),
});

export const daysRolling = defineCheck({
  id: 'events/days-rolling',
  title: 'The window of days ends today, also on a later day than that of an earlier run',
  clauses: ['events.days.rolling'],
  operations: ['listEvents'],
  rulings: ['today'],
  needs: ['key.full', 'earlier-run'],
  property: forEach(
    [1, 7],
    async (api, days) => {
      const today = todays(api.world);
      const reply = await fullPage(api, { days, limit: 100 });
      const rows = expectWithin(reply, { start: dateAfter(today.start, 1 - days), end: today.end });
      api.witness(`rows of ${days} days`, rows);
    },
    { requests: 0 },
  ),
});

/** The Events of an interval of coding time, without those that were coded in its last hour. */
async function codedEarlier(api: Api, { start, end }: Days): Promise<readonly JsonObject[]> {
  const earlier = `${new Date(Date.parse(end) - 3_600_000).toISOString().slice(0, 19)}Z`;
  return rowsOf(await fullPage(api, { ...between(observed, start, earlier), limit: 100 }));
}

const wholeSecond = /T\d{2}:\d{2}:\d{2}Z$/;

export const windowDefault = defineCheck({
  id: 'events/window-default',
  title: 'Without a window a query reaches back 24 hours or 7 days, as meta.query_window reports',
  clauses: ['events.window.default', 'events.window.query-window', 'events.observed.coding-time'],
  operations: ['listEvents'],
  rulings: ['default-window', 'today'],
  property: once(async (api) => {
    const reply = await fullPage(api, { limit: 100 });
    // An object without values says that no bound is in force.
    const told = at(reply.json, '/meta/query_window');
    const ofBounds = 'events.window.query-window';
    accusing(isObject(told) ? 'events.window.default' : ofBounds, () => expectQueryWindow(reply));
    api.witness('windows told');
    expectSpan(api, reply, [1, 7]);
    const coded = reportedCodingTime(reply);
    if (coded !== undefined) {
      const same = await fullPage(api, { ...between(observed, coded.start, coded.end), limit: 100 });
      // Which instants are read beside those of whole seconds in UTC is not shown.
      const isRead = same.status === 200 || [coded.start, coded.end].every((text) => wholeSecond.test(text));
      const because = 'the interval of coding time that is told selects the same Events';
      if (isRead) {
        // What was coded just now may have been published since the first reply.
        const known = new Set([...rowsOf(reply), ...(await codedEarlier(api, coded))].map(idOf));
        const ofCoding = 'events.observed.coding-time';
        api.witness(
          'Events compared',
          accusing(ofCoding, () => expectSameEvents(reply, same, because, (row) => known.has(idOf(row)))),
        );
      }
    }
    const dates = reportedDates(reply);
    if (dates === undefined) return;
    expectThat(dates.start !== undefined, '/meta/query_window', 'a first date', dates, ofBounds);
    const within = { start: dates.start, end: dates.end ?? '9999-12-31' };
    api.witness(
      'rows judged',
      accusing(ofBounds, () => expectWithin(reply, within)),
    );
  }),
});

/** Whether a reply has Events that another one, which is complete so far down, has not. */
function hasOthers(reply: Exchange, other: Exchange): boolean {
  const known = new Set(rowsOf(other).map(idOf));
  const edge = significanceCutoff(other);
  return rowsOf(reply).some((row) => !known.has(idOf(row)) && (significanceOf(row) ?? 0) > edge);
}

export const windowDefaultEntity = defineCheck({
  id: 'events/window-default-entity',
  title: 'Without a window a query for an entity reaches back 30 days, by whichever name it is sent',
  clauses: ['events.window.default.entity', 'events.window.query-window'],
  operations: ['listEvents'],
  rulings: ['default-window'],
  runs: 1,
  property: forAll(
    (world) => offered(referredIds(world)),
    orNoData(async (api, entity) => {
      const reply = await api.get('listEvents', { entity, limit: 100 });
      accusing('events.window.query-window', () => expectQueryWindow(reply));
      api.witness('windows told');
      expectSpan(api, reply, [limits.window.entityDefaultDays]);
      for (const alias of ['entity_id', 'entities'] as const) {
        const aliased = await api.get('listEvents', { [alias]: entity, limit: 100 });
        // Whether the name is known, and selects the entity, is judged by events/entity-aliases.
        if (aliased.status !== 200 || hasOthers(aliased, reply)) continue;
        expectSpan(api, aliased, [limits.window.entityDefaultDays]);
        const because = `${alias} without a window reaches back as far as entity`;
        api.witness('Events compared', expectSameEvents(aliased, reply, because));
      }
    }),
    { requests: 3 },
  ),
});

export const windowTold = defineCheck({
  id: 'events/window-told',
  title: 'meta.query_window reports the dates in force, and no row lies outside them',
  clauses: ['events.window.query-window', 'events.window.query-window.rows', 'envelope.meta.query-window'],
  operations: ['listEvents'],
  rulings: ['default-window', 'window-over-thirty-days'],
  property: forEach(
    ({ offer: { window } }) => [
      { asked: window, served: window },
      { asked: { start: window.end, end: window.end }, served: { start: window.end, end: window.end } },
      { asked: windowEndingOn(window.end, 45), served: windowEndingOn(window.end, 30) },
    ],
    async (api, { asked, served }) => {
      const reply = await api.get('listEvents', { ...bounds(asked), limit: 100 });
      expectQueryWindow(reply);
      api.witness('windows told');
      const place = '/meta/query_window';
      // Whether it tells a bound in some form is the matter of events/query-window-bounds.
      if (momentsOf(reply).length === 0) return;
      const told = reportedDates(reply);
      if (told === undefined) return;
      // Days before coverage may be left out (ruling window-before-coverage).
      const starts = [undefined, served.start, api.world.offer.coverageStart].includes(told.start);
      const ofRows = 'events.window.query-window.rows';
      const dates = rowsOf(reply).flatMap(({ event_date: date }) => (typeof date === 'string' ? [date] : []));
      const areOutside = dates.some((date) => date < (told.start ?? date) || date > (told.end ?? date));
      const clause = areOutside ? ofRows : undefined;
      expectThat(starts, place, `${served.start} as first date`, told.start, clause);
      // The end may be told as an exclusive bound.
      const ends = [undefined, served.end, dateAfter(served.end, 1)].includes(told.end);
      expectThat(ends, place, `${served.end} as last date`, told.end, clause);
      api.witness(
        'rows judged',
        accusing(ofRows, () => expectWithin(reply, served)),
      );
    },
  ),
});

export const queryWindowBounds = defineCheck({
  id: 'events/query-window-bounds',
  title: 'meta.query_window names a bound of an explicit window, as a date, an instant or a number',
  clauses: ['events.window.query-window', 'envelope.meta.query-window'],
  operations: ['listEvents'],
  rulings: ['default-window', 'window-before-coverage'],
  property: once(async (api) => {
    const { start, end } = api.world.offer.window;
    const reply = await api.get('listEvents', bounds({ start, end }));
    expectQueryWindow(reply);
    const told = brief(at(reply.json, '/meta/query_window'), 2000);
    // Its inner shape is open: a compact date, or a count of seconds, tells the bounds as well.
    const named = /\d{4}-?\d{2}-?\d{2}|(?<!\d)\d{10,13}(?!\d)/.test(told);
    expectThat(named, '/meta/query_window', `${start} or ${end} in some form`, told);
    api.witness('windows told');
  }),
});
