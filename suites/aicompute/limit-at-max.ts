import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { few, lastOffset, pagedLists, sampleOf } from './sample.js';

const { max } = limits.aicompute.limit;

export const limitAtMax = defineCheck({
  id: 'aicompute/limit-at-max',
  title: 'A limit of 200 is served, with so many rows where there are so many',
  clauses: ['aicompute.limit.at-max'],
  operations: pagedLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(pagedLists, async (api, list) => {
    const { length } = await sampleOf(api, list);
    if (length < max) {
      // A page of fewer rows than the limit has shown the whole list.
      const offset = lastOffset(list, length);
      const rest = rowsOf(await api.get(list, { limit: few, offset })).length;
      expectThat(rest <= 1, '/data', `${length} rows in all, as with limit=${max}`, `more than ${length}`);
    }
    api.witness('rows with the greatest limit', length);
  }),
  refutedBy: [
    'aicompute.limit.ignored',
    'aicompute.limit.maximum-100',
    'aicompute.limit.two-hundred-refused',
  ],
});
