import fc from 'fast-check';
import { offered } from '../../generators/values/offered.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectSelected } from '../filters/asked.js';
import { anyOf, isIn, plainCountries } from '../known-country.js';
import { ifAny } from '../seen-event.js';

export const countryList = defineCheck({
  id: 'events/country-list',
  title: 'Countries separated by a comma select what each of them selects',
  clauses: ['events.country.list'],
  operations: ['listEvents'],
  runs: 2,
  property: forAll(
    ({ offer: { events } }) => {
      const placed = plainCountries.filter((country) => events.some((card) => isIn(country)(card)));
      return placed.length < 2
        ? offered<typeof placed>([])
        : fc.noShrink(fc.shuffledSubarray([...placed], { minLength: 2, maxLength: 2 }));
    },
    ifAny(async (api, countries) => {
      await expectSelected(api, {
        query: { country: countries.map(({ iso3 }) => iso3).join(','), country_match: 'location' },
        because: `Events in ${countries.map(({ name }) => name).join(' or ')}`,
        fits: (card) => anyOf(countries.map((country) => isIn(country)(card))),
      });
    }),
  ),
  refutedBy: ['country.list-first-only', 'country.list-refused'],
});
