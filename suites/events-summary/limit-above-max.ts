import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/values/limit.js';
import { at, defineCheck, expectThat, forAll, mentions, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

const { max } = limits.summary.limit;

export const limitAboveMax = defineCheck({
  id: 'events-summary/limit-above-max',
  title: 'A limit above 500 is served as 500',
  clauses: [
    'events-summary.limit.above-max',
    'limits.summary-limit.max',
    'error.invalid-limit.above-max',
    'events-summary.limit.above-max.normalized',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C09'],
  refutedBy: ['summary.limit.above-max-refused', 'summary.limit.five-hundred-refused'],
  runs: 2,
  property: forAll(
    limitAbove(max),
    async (api, limit) => {
      const query = { ...bounds(api.world.offer.window), group_by: 'subcategory' };
      const reply = await api.get('summarizeEvents', { ...query, limit });
      const buckets = rowsOf(reply).length;
      expectThat(buckets <= max, '/data', `at most ${max} buckets`, buckets);
      const most = rowsOf(await api.get('summarizeEvents', { ...query, limit: max })).length;
      expectThat(buckets === most, '/data', `${most} buckets, as with limit=${max}`, buckets);
      const listed = mentions(at(reply.json, '/applied_filters/normalized'), 'limit');
      api.observe('lowered limit', listed ? 'listed as normalized' : 'not listed as normalized');
      api.witness('buckets counted', buckets);
    },
    { requests: 1, examples: [501] },
  ),
});
