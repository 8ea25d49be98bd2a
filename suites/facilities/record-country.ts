import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { countriesOf, countryTextOf, showsSecondary } from './countries.js';
import { sample } from './sample.js';

export const recordCountry = defineCheck({
  id: 'facilities/record-country',
  title: 'Facilities carry their country',
  clauses: [
    'facility-record.country',
    'facility-record.country.spelling',
    'facility-record.country.secondary',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const shown = rows.filter((row) => countryTextOf(row) !== undefined);
      // A country is looked for by its name or code in all of a record; a ship may have none.
      expectThat(shown.length > 0, '/data', 'the country of a facility', rows[0]);
      api.witness('countries', shown.length);
      const spellings = new Set(shown.map((row) => countryTextOf(row) ?? ''));
      api.observe('spelling of countries', [...spellings].slice(0, 5).join(', '));
      api.observe('without a country', `${rows.length - shown.length} of ${rows.length}`);
      const others = rows.filter((row) => countriesOf(row).others.length > 0).length;
      api.observe('secondary countries', showsSecondary(rows) ? `${others} of ${rows.length}` : 'not shown');
    },
    { requests: 0 },
  ),
  refutedBy: ['facility-record.country.missing'],
});
