import { at, defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { allOffices, ofOffice } from '../seen-office.js';

/** Nobody in the news held an office then. */
const longAgo = '1500-01-01';
const place = '/applied_filters/office_holders/undated_excluded';

export const officeAsOf = defineCheck({
  id: 'events/office-as-of',
  title: 'office_as_of scopes to the holders of that date; holders without dates are left out and counted',
  clauses: [
    'events.office.scope',
    'events.office-as-of.holders',
    'events.office-as-of.undated-excluded',
    'events.office-as-of.undated-counted',
    'envelope.applied-filters.office-holders.undated-excluded',
  ],
  operations: ['listEvents'],
  rulings: ['A63'],
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
          expectThat(rows === 0, '/data', `no Event of a holder in ${longAgo.slice(0, 4)}`, `${rows} rows`);
        }
        // Only an office whose holders were found is surely one.
        if (rowsOf(plain).length === 0) continue;
        const now = await ofOffice(api, office, { office_as_of: end });
        if (now.status !== 200) continue;
        const excluded = at(now.json, place);
        expectThat(typeof excluded === 'number', place, 'a count, zero included', excluded);
        const known = at(plain.json, place);
        const least = typeof known === 'number' ? known : 0;
        expectThat(excluded >= least, place, `at least the ${least} left out without a date`, excluded);
        api.witness('offices asked about a date');
      }
    },
    { requests: 10 },
  ),
  refutedBy: [
    'list.office.dropped',
    'list.office_as_of.dropped',
    'office.as-of-includes-undated',
    'office.as-of-undated-not-counted',
    'office.terms-ignored',
  ],
});
