import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { iso3Of, legalCountryOf, textAt } from './record.js';
import { recordsIn } from './rows.js';
import { someRecords } from './some-records.js';

export const entitiesByCountry = defineCheck({
  id: 'registry/entities-by-country',
  title: 'The country filter keeps the records whose legal address lies in the country',
  clauses: ['registry.entities.country'],
  operations: ['listRegistryEntities'],
  rulings: ['A26'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const [example] = (await someRecords(api)).flatMap((record) => legalCountryOf(record) ?? []);
      precondition(example !== undefined, 'no record shows the country of its legal address', 'no-data');
      for (const country of [example.iso3, example.iso3 === 'FRA' ? 'ESP' : 'FRA']) {
        const records = recordsIn(await api.get('listRegistryEntities', { country }));
        for (const [index, record] of records.entries()) {
          const seen = textAt(record, example.path);
          if (seen === undefined) continue;
          expectThat(
            iso3Of(seen) === country,
            `/data/${index}${example.path}`,
            `a place in ${country}`,
            seen,
          );
          api.witness('records of the country');
        }
        if (country !== example.iso3) continue;
        expectThat(records.length > 0, '/data', `records in ${country}, where one is known`, records.length);
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['registry.country.alpha-2', 'registry.country.headquarters', 'registry.country.ignored'],
});
