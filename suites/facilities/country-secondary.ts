import type { Country } from '../../contract/countries.js';
import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { plainCountries } from '../known-country.js';
import { listIn } from '../list-in.js';
import { countriesOf, showsSecondary } from './countries.js';
import { nameOf } from './record.js';
import { isCut, keyOf, pageOf, sample } from './sample.js';
import { expectFound, isSearchable } from './selected.js';

/** The primary and a secondary country of a facility, where each is a clear one. */
function bothOf(row: JsonObject): readonly Country[] {
  const { primary, others } = countriesOf(row);
  const clear = (country: Country | undefined) =>
    plainCountries.filter((each) => each.iso3 === country?.iso3).slice(0, 1);
  return [...clear(primary), ...others.flatMap(clear).slice(0, 1)];
}

export const countrySecondary = defineCheck({
  id: 'facilities/country-secondary',
  title: 'country finds a facility of two countries by its primary and by its secondary one',
  clauses: ['facilities.country.primary', 'facilities.country.secondary'],
  operations: ['listFacilities'],
  rulings: ['A26'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(showsSecondary(rows), 'no record shows a secondary country', 'no-data');
      const row = rows.find((each) => isSearchable(each) && bothOf(each).length === 2);
      precondition(row !== undefined, 'no facility with two clear countries is seen', 'no-data');
      for (const country of bothOf(row)) {
        const query = { country: country.iso3 };
        const because = `a facility with ${country.name} as one of its two countries`;
        const reply = await pageOf(api, query);
        const found = listIn(reply).some((each) => keyOf(each) === keyOf(row));
        if (!found && isCut(reply)) await expectFound(api, query, row, because);
        else expectThat(found, '/data', `${because}: "${nameOf(row)}"`, listIn(reply).length);
        api.witness(because);
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.country.primary-empty',
    'facilities.country.primary-only',
    'facilities.country.secondary-first',
  ],
});
