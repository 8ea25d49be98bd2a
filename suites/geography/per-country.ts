import { defineCheck, expectThat, once, precondition, sameJson } from '../../src/kit/index.js';
import { discover, someRegional } from './discovered.js';

export const perCountry = defineCheck({
  id: 'geography/per-country',
  title: 'The lists of regions of two countries differ',
  clauses: ['geography.per-country'],
  operations: ['listAdmin1'],
  property: once(
    async (api) => {
      const lists = [];
      for (const { country } of someRegional(api, 2)) lists.push(await discover(api, country));
      const [one, other] = lists;
      const filled = lists.every(({ values }) => values.length > 0);
      precondition(
        one !== undefined && other !== undefined && filled,
        'a list of regions is empty',
        'no-data',
      );
      const same = sameJson(one.values, other.values);
      expectThat(
        !same,
        '/data',
        `not the regions of ${one.country.name} for ${other.country.name}`,
        one.values,
      );
      api.witness('lists told apart', lists.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['geography.country.first-one', 'geography.country.without-effect'],
});
