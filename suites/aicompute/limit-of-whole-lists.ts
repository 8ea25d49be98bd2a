import { limitWithin } from '../../generators/values/limit.js';
import { defineCheck, expectThat, forAll, rowsOf } from '../../src/kit/index.js';
import { sampleOf, wholeLists } from './sample.js';

export const limitOfWholeLists = defineCheck({
  id: 'aicompute/limit-of-whole-lists',
  title: 'A limit below 50 is honoured by companies and chip sales',
  clauses: ['aicompute.limit.bounds'],
  operations: wholeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  runs: 1,
  property: forAll(
    limitWithin(4),
    async (api, limit) => {
      for (const list of wholeLists) {
        const { length } = await sampleOf(api, list);
        const rows = rowsOf(await api.get(list, { limit })).length;
        expectThat(rows <= limit, '/data', `at most ${limit} rows`, rows);
        if (length > limit) api.witness('rows counted', rows);
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.chip-sales.limit.counts-designers',
    'aicompute.companies.limit.ignored',
    'aicompute.limit.one-row-too-many',
  ],
});
