import { unknownCountries } from '../../generators/values/unknown-country.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, expectRefused } from './refused.js';

export const invalidCountryValues = defineCheck({
  id: 'errors/invalid-country-values',
  title:
    'A name or code that no country has is refused as INVALID_COUNTRY; in a list, part of it may be served',
  clauses: ['error.invalid-country', 'events.country.unknown'],
  operations: ['listEvents'],
  rulings: ['A26'],
  runs: 4,
  property: forAll(
    unknownCountries(),
    async (api, country) => {
      await expectRefused(api, 'listEvents', closed(api.world, { country }), { codes: ['INVALID_COUNTRY'] });
      const query = closed(api.world, { country: `DEU,${country}` });
      const inList = await api.get('listEvents', query);
      if (inList.status === 200) api.deviates('A26', 'an unknown country is passed over beside a known one');
      else await expectRefused(api, 'listEvents', query, { codes: ['INVALID_COUNTRY'] });
    },
    { requests: 2, examples: ['QQQ', 'Freedonia'] },
  ),
  refutedBy: [
    'country.unknown-dropped',
    'country.unknown-served-empty',
    'country.wrong-code',
    'list.country.dropped',
  ],
});
