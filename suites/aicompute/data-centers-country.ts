import { at, defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { countryFilter as filter } from './country-filter.js';
import { rowsBy } from './sample.js';
import { expectKept, knownPart } from './text-filter.js';

export const dataCentersCountry = defineCheck({
  id: 'aicompute/data-centers-country',
  title:
    'The country filter keeps the data centers whose country contains the text sent, in any letter case, and no others',
  clauses: [
    'aicompute.data-centers.country',
    'aicompute.data-centers.country.substring',
    'aicompute.data-centers.country.case',
  ],
  operations: ['listDataCenters'],
  rulings: ['A26'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, filter);
      await expectKept(api, filter.list, filter.name, known);
      const { length } = await rowsBy(api, filter.list, { country: known.part });
      const country = known.part.toUpperCase();
      const rows = await rowsBy(api, filter.list, { country });
      expectThat(rows.length === length, '/data', `${length} rows by country=${country}`, rows.length);

      const nowhere = await api.get(filter.list, { country: 'zzqxvk' });
      // Elsewhere the code of an unknown country; a part of a name has no unknown values.
      if (at(nowhere.json, '/code') === 'INVALID_COUNTRY') api.observe('a country of nowhere', 'refused');
      else
        expectThat(
          rowsOf(nowhere).length === 0,
          '/data',
          'no rows by country=zzqxvk',
          rowsOf(nowhere).length,
        );
    },
    { requests: 3 },
  ),
  refutedBy: [
    'aicompute.data-centers.country-case-sensitive',
    'aicompute.data-centers.country-dropped',
    'aicompute.data-centers.country-prefix',
    'aicompute.data-centers.country-searches-names',
    'aicompute.data-centers.country-unknown-dropped',
    'aicompute.data-centers.country-whole-names-only',
  ],
});
