import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { discover, someRegional } from './discovered.js';

export const regions = defineCheck({
  id: 'geography/regions',
  title: 'The discovery of geography takes a country and lists its first-level regions',
  clauses: ['geography.route', 'geography.country', 'geography.values'],
  operations: ['listAdmin1'],
  rulings: ['A26'],
  property: once(async (api) => {
    for (const { country } of someRegional(api, 1)) {
      const { values, reply } = await discover(api, country);
      expectThat(
        values.length > 0,
        '/data',
        `the regions of ${country.name}, where Events name some`,
        reply.json,
      );
      api.witness('regions listed', values.length);
    }
  }),
  refutedBy: [
    'geography.country.crashes',
    'geography.country.refused',
    'geography.gone',
    'geography.missing',
    'geography.values.count',
    'geography.values.empty',
  ],
});
