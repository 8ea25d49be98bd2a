import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

const { default: max } = limits.summary.limit;

export const limitDefault = defineCheck({
  id: 'events-summary/limit-default',
  title: 'Without a limit a summary holds the buckets that a limit of 50 gives',
  clauses: ['events-summary.limit.default', 'limits.summary-limit.default'],
  operations: ['summarizeEvents'],
  refutedBy: ['summary.limit.unbounded-default'],
  property: forEach(
    ['country', 'subcategory'],
    async (api, group_by) => {
      const window = bounds(api.world.offer.window);
      const buckets = rowsOf(await api.get('summarizeEvents', { ...window, group_by })).length;
      expectThat(buckets <= max, '/data', `at most ${max} buckets`, buckets);
      const asked = rowsOf(await api.get('summarizeEvents', { ...window, group_by, limit: max })).length;
      expectThat(buckets === asked, '/data', `${asked} buckets, as with limit=${max}`, buckets);
      api.witness('buckets counted', buckets);
    },
    { requests: 2 },
  ),
});
