import { limits } from '../../contract/index.js';
import { limitWithin } from '../../generators/values/limit.js';
import { defineCheck, expectThat, forAll, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

const { max } = limits.summary.limit;

export const limitHonoured = defineCheck({
  id: 'events-summary/limit-honoured',
  title: 'A limit from 1 to 500 is the number of buckets, or all there are',
  clauses: [
    'events-summary.limit.integer',
    'events-summary.limit.counts-buckets',
    'limits.summary-limit.min',
    'limits.summary-limit.max',
    'limits.summary-limit.counts-buckets',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C09'],
  refutedBy: [
    'summary.limit.five-hundred-refused',
    'summary.limit.counts-events',
    'summary.limit.one-bucket-too-many',
    'summary.limit.dropped',
  ],
  runs: 4,
  property: forAll(
    limitWithin(max),
    async (api, limit) => {
      const query = { ...bounds(api.world.offer.window), group_by: 'date' };
      const all = rowsOf(await api.get('summarizeEvents', { ...query, limit: max })).length;
      const buckets = rowsOf(await api.get('summarizeEvents', { ...query, limit })).length;
      const expected = Math.min(limit, all);
      expectThat(buckets === expected, '/data', `${expected} buckets`, buckets);
      api.witness('buckets counted', buckets);
    },
    { requests: 1, examples: [1, 7, max] },
  ),
});
