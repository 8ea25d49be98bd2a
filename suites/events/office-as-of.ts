import type { ClauseId } from '../../contract/index.js';
import { type Days, dateAfter, daysIn, windowEndingOn } from '../../generators/dates.js';
import {
  at,
  defineCheck,
  type Exchange,
  expectThat,
  type JsonObject,
  once,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { allOffices, ofOffice } from '../asking/entity-refs.js';
import { expectSameEvents, fullPage, idOf, lostFrom } from '../asking/pages.js';
import { bounds } from '../asking/windows.js';

/** Nobody in the news held an office then. */
const longAgo = '1500-01-01';
const place = '/applied_filters/office_holders/undated_excluded';

/** Accused for Events of an office on a date when nobody held it. */
function pastClause(plain: Exchange, past: Exchange): ClauseId {
  const isScoped = (row: JsonObject) => at(row, '/entity_link/via') === 'office';
  if (!rowsOf(past).every(isScoped)) return 'events.office.scope';
  // A date that is applied excludes some Events of the window; the rest belong to holders without dates.
  const seen = new Set(rowsOf(past).map(idOf));
  const isMinded = rowsOf(plain).some((row) => !seen.has(idOf(row)));
  return isMinded ? 'events.office-as-of.undated-excluded' : 'events.office-as-of.holders';
}

export const officeAsOf = defineCheck({
  id: 'events/office-as-of',
  title: 'office_as_of restricts to the holders on that date; holders without dates are left out and counted',
  clauses: [
    'events.office.scope',
    'events.office-as-of.holders',
    'events.office-as-of.undated-excluded',
    'events.office-as-of.undated-counted',
    'envelope.applied-filters.office-holders.undated-excluded',
  ],
  operations: ['listEvents'],
  rulings: ['office'],
  property: once(
    async (api) => {
      const { end } = api.world.offer.window;
      for (const office of await allOffices(api)) {
        const plain = await ofOffice(api, office);
        if (plain.status !== 200) continue;
        const past = await ofOffice(api, office, { office_as_of: longAgo });
        const refused = past.status >= 400 && past.status < 500;
        if (!refused) {
          const rows = rowsOf(past).length;
          const because = `no Event of a holder in ${longAgo.slice(0, 4)}`;
          expectThat(rows === 0, '/data', because, `${rows} rows`, pastClause(plain, past));
        }
        // Only an office whose holders were found is surely one.
        if (rowsOf(plain).length === 0) continue;
        const now = await ofOffice(api, office, { office_as_of: end });
        if (now.status !== 200) continue;
        const excluded = at(now.json, place);
        const ofCount = 'events.office-as-of.undated-counted';
        expectThat(typeof excluded === 'number', place, 'a count, zero included', excluded, ofCount);
        const known = at(plain.json, place);
        const least = typeof known === 'number' ? known : 0;
        const because = `at least the ${least} left out without a date`;
        expectThat(excluded >= least, place, because, excluded, ofCount);
        api.witness('offices asked about a date');
      }
    },
    { requests: 10 },
  ),
});

export const officeAsOfAlone = defineCheck({
  id: 'events/office-as-of-alone',
  title: 'office_as_of without office has no effect',
  clauses: ['events.office-as-of.without-office'],
  operations: ['listEvents'],
  rulings: ['live-data', 'office'],
  property: once(
    async (api) => {
      const { window } = api.world.offer;
      const query = { ...bounds(window), limit: 100 };
      const plain = await fullPage(api, query);
      const dated = await fullPage(api, { ...query, office_as_of: dateAfter(window.start, 5) });
      api.witness('Events compared', expectSameEvents(dated, plain, 'office_as_of alone is ignored'));
    },
    { requests: 2 },
  ),
});

/** Offices that are asked about windows long past. */
const mostOffices = 2;
/** Days of such a window, and of one among the closed days. */
const [long, short] = [30, 8];

/** Windows at the beginning and in the middle of what the deployment covers, or else the first of the closed days. */
function pastWindows({ today, offer: { coverageStart, window } }: World): readonly Days[] {
  const middle = (daysIn({ start: coverageStart, end: today }) - 1) >> 1;
  const past = [long, middle]
    .map((days) => windowEndingOn(dateAfter(coverageStart, days), long))
    .filter(({ end }) => end < window.start);
  return past.length > 0 ? past : [{ start: window.start, end: dateAfter(window.start, short - 1) }];
}

export const officeAsOfWithin = defineCheck({
  id: 'events/office-as-of-within',
  title: 'Who holds an office on a date within the window is among its holders in the window',
  clauses: ['events.office.scope'],
  operations: ['listEvents'],
  rulings: ['office', 'live-data'],
  property: once(
    async (api) => {
      for (const office of (await allOffices(api)).slice(0, mostOffices)) {
        for (const days of pastWindows(api.world)) {
          const dated = await ofOffice(api, office, { ...bounds(days), office_as_of: days.end });
          if (dated.status !== 200 || rowsOf(dated).length === 0) continue;
          const plain = await ofOffice(api, office, bounds(days));
          if (plain.status !== 200) continue;
          const [lost] = lostFrom(plain, rowsOf(dated));
          const expected = `Event ${lost && idOf(lost)}, as with office_as_of=${days.end}`;
          expectThat(lost === undefined, '/data', expected, rowsOf(plain).map(idOf).slice(0, 5));
          api.witness('Events of former holders', rowsOf(dated).length);
        }
      }
    },
    { requests: 10 },
  ),
});
