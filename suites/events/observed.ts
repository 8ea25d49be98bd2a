import { cutDay, dateAfter, dateWithin, instantAfter } from '../../generators/dates.js';
import {
  accusing,
  at,
  defineCheck,
  expectOk,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  once,
  rowsOf,
  seenOf,
  Violation,
} from '../../src/kit/index.js';
import {
  between,
  expectCut,
  expectFoundByEntity,
  expectHalfOpen,
  expectNoSilentTruncation,
  observed,
} from '../asking/coding-time.js';
import { expectSameEvents, fullPage, idOf } from '../asking/pages.js';
import { bounds } from '../asking/windows.js';

export const observedAdjoiningDates = defineCheck({
  id: 'events/observed-adjoining-dates',
  title: 'Two intervals of coding time that meet at a date share no Event',
  clauses: ['events.observed-end.exclusive', 'events.observed-end.date'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      const middle = dateAfter(api.world.offer.window.end, -3);
      const ask = async (from: string, to: string) => {
        const reply = await api.get('listEvents', { ...between(observed, from, to), limit: 100 });
        return accusing('events.observed-end.date', () => rowsOf(reply)).map(idOf);
      };
      const before = new Set(await ask(dateAfter(middle, -1), middle));
      const after = await ask(middle, dateAfter(middle, 1));
      const shared = after.filter((id) => before.has(id));
      expectThat(shared.length === 0, '/data', `no Event on both sides of ${middle}`, shared.slice(0, 5));
      if (before.size > 0) api.witness('Events held apart', after.length);
    },
    { requests: 2 },
  ),
});

export const observedAliases = defineCheck({
  id: 'events/observed-aliases',
  title: 'observedStart and observedEnd select what observed_start and observed_end select',
  clauses: ['events.observed-start.alias-observed-start', 'events.observed-end.alias-observed-end'],
  operations: ['listEvents'],
  runs: 1,
  property: forAll(
    ({ offer }) => cutDay(offer.window),
    async (api, { start, end }) => {
      const date = start.slice(0, start.indexOf('T'));
      const byName = await api.get('listEvents', { observed_start: date, observed_end: end, limit: 100 });
      const isDateRead = byName.status === 200;
      // Whether dates are read is judged by the name of the document.
      const from = isDateRead ? date : start;
      const first = await fullPage(api, { observedStart: from, observed_end: end, limit: 100 });
      const canonical = await fullPage(api, { ...between(observed, start, end), limit: 100 });
      const last = await fullPage(api, { observedStart: start, observedEnd: end, limit: 100 });
      expectSameEvents(
        first,
        isDateRead ? byName : canonical,
        'observedStart is another name of observed_start',
      );
      const compared = accusing('events.observed-end.alias-observed-end', () =>
        expectSameEvents(last, canonical, 'observedEnd is another name of observed_end'),
      );
      api.witness('Events compared', compared);
    },
    { requests: 4 },
  ),
});

/** So few Events might have been coded early by chance. */
const fewest = 5;

export const observedCodingTime = defineCheck({
  id: 'events/observed-coding-time',
  title: 'Observed bounds are on coding time: not every Event was coded when its own day began',
  clauses: ['events.observed.coding-time'],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const date = dateAfter(api.world.offer.window.end, -3);
      const second = between(observed, instantAfter(date, 0), instantAfter(date, 1));
      const [early, day] = [
        await api.get('listEvents', { ...second, limit: 100 }),
        await api.get('listEvents', { ...bounds({ start: date, end: date }), limit: 100 }),
      ];
      const coded = new Set(rowsOf(early).map(idOf));
      const happened = rowsOf(day).map(idOf);
      if (happened.length < fewest) return;
      // Nothing can be coded from news of it before it happened.
      const all = happened.every((id) => coded.has(id));
      expectThat(!all, '/data', `Events of ${date} coded after its first second`, 'all coded within it');
      api.witness('Events coded later', happened.filter((id) => !coded.has(id)).length);
    },
    { requests: 2 },
  ),
});

export const observedDates = defineCheck({
  id: 'events/observed-dates',
  title:
    'A date as bound of coding time is read as midnight UTC of that day, also where both bounds are dates',
  clauses: [
    'events.observed-start.date-reads-midnight',
    'events.observed.coding-time',
    'events.observed-start.date',
    'events.observed-end.date',
    'events.observed-end.exclusive',
  ],
  operations: ['listEvents'],
  runs: 2,
  property: forAll(
    ({ offer }) => dateWithin({ start: offer.window.start, end: dateAfter(offer.window.end, -1) }),
    async (api, date) => {
      const next = dateAfter(date, 1);
      const ask = (from: string, to: string) => fullPage(api, { ...between(observed, from, to), limit: 100 });
      const instants = await ask(instantAfter(date, 0), instantAfter(next, 0));
      accusing('events.observed-start.instant', () => expectOk(instants));
      const ended = await ask(instantAfter(date, 0), next);
      accusing('events.observed-end.date', () => expectOk(ended));
      accusing('events.observed-end.exclusive', () =>
        expectSameEvents(ended, instants, `observed_end=${next} is an exclusive bound at its midnight`),
      );
      // Of two dates only the start is new; where they select other Events, an instant beside it tells whether it is misread.
      const dates = await ask(date, next);
      accusing('events.observed-start.date', () => expectOk(dates));
      const because = `observed_start=${date} is its midnight`;
      try {
        api.witness('Events compared', expectSameEvents(dates, instants, because));
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        expectSameEvents(await ask(date, instantAfter(next, 0)), instants, because);
        accusing('events.observed.coding-time', () =>
          expectSameEvents(dates, instants, `${date} and ${next} are their midnights`),
        );
      }
    },
    { requests: 3 },
  ),
});

export const observedEntity = defineCheck({
  id: 'events/observed-entity',
  title: 'An Event of an interval of coding time long past is found there by an entity that it refers to',
  clauses: ['events.observed-start.instant'],
  operations: ['listEvents'],
  property: once((api) => expectFoundByEntity(api, observed), { requests: 2 }),
});

export const observedEqual = defineCheck({
  id: 'events/observed-equal',
  title: 'Equal bounds of coding time are refused',
  clauses: ['events.observed.equal'],
  operations: ['listEvents'],
  rulings: ['equal-observed-bounds'],
  property: forEach(
    ({ offer: { window } }) => [window.end, instantAfter(window.end, 43_200)],
    async (api, moment) => {
      const reply = await api.get('listEvents', between(observed, moment, moment));
      const refused = reply.status >= 400 && reply.status < 500;
      expectThat(refused, 'refusal', 'a client error for an interval that selects nothing', seenOf(reply));
      const code = at(reply.json, '/code');
      expectThat(typeof code === 'string' && code !== '', '/code', 'an error code', code);
      api.witness('equal bounds refused');
    },
  ),
});

export const observedHalfOpen = defineCheck({
  id: 'events/observed-half-open',
  title: 'An Event coded exactly at the bound of two adjoining intervals belongs to the second only',
  clauses: ['events.observed-start.inclusive', 'events.observed-end.exclusive'],
  operations: ['listEvents'],
  property: once((api) => expectHalfOpen(api, observed, dateAfter(api.world.offer.window.end, -2)), {
    requests: 16,
  }),
});

export const observedInverted = defineCheck({
  id: 'events/observed-inverted',
  title: 'An inverted interval of coding time is refused or selects no Event',
  clauses: ['events.observed.inverted'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['equal-observed-bounds'],
  property: once(async (api) => {
    const { start, end } = api.world.offer.window;
    const reply = await api.get('listEvents', between(observed, end, start));
    expectStatus(reply, 200, 400, 422);
    api.observe('inverted', reply.status === 200 ? `${rowsOf(reply).length} rows` : seenOf(reply));
    api.witness('inverted intervals answered');
  }),
});

export const observedOverThirtyDays = defineCheck({
  id: 'events/observed-over-thirty-days',
  title: 'An interval of more than 30 days of coding time is never truncated without notice',
  clauses: ['events.observed.over-thirty-days', 'limits.date-window.coded-and-recorded'],
  operations: ['listEvents'],
  rulings: ['observed-and-recorded-span'],
  property: once((api) => expectNoSilentTruncation(api, observed, ['DATE_WINDOW_TOO_LARGE']), {
    requests: 3,
  }),
});

export const observedPartition = defineCheck({
  id: 'events/observed-partition',
  title:
    'Adjoining intervals of coding time share no Event and together return what the whole interval returns',
  clauses: [
    'events.observed.coding-time',
    'events.observed-start.instant',
    'events.observed-end.instant',
    'events.observed-start.inclusive',
    'events.observed-end.exclusive',
  ],
  operations: ['listEvents'],
  rulings: ['live-data'],
  runs: 1,
  property: forAll(
    ({ offer }) => cutDay(offer.window),
    (api, cut) => expectCut(api, observed, cut),
    { requests: 3 },
  ),
});
