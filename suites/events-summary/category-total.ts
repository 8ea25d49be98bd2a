import { defineCheck, expectThat } from '../../src/kit/index.js';
import { bucketOf, countOf, totalOf } from '../buckets.js';
import { bounds } from '../event-window.js';
import { forSeenPairs } from '../seen-event.js';

export const categoryTotal = defineCheck({
  id: 'events-summary/category-total',
  title: 'A summary of one category counts what the bucket of that category counts among all',
  clauses: ['events-summary.accepts.category', 'events.category.filter', 'summary-bucket.event-count'],
  operations: ['summarizeEvents'],
  rulings: ['C52'],
  refutedBy: [
    'bucket.event-count-missing',
    'bucket.event-count-string',
    'summary.category.dropped',
    'category.filters-family-only',
    'category.leaks-other-family',
  ],
  runs: 2,
  property: forSeenPairs(
    async (api, { category }) => {
      const query = { ...bounds(api.world.offer.window), limit: 500 };
      const bucket = bucketOf(await api.get('summarizeEvents', { ...query, group_by: 'category' }), category);
      if (bucket === undefined) return;
      const counted = countOf(bucket, '/data');
      const total = totalOf(await api.get('summarizeEvents', { ...query, group_by: 'date', category }));
      expectThat(total === counted, '/data', `${counted} Events of ${category}`, total);
      api.witness('Events counted', counted);
    },
    { requests: 2 },
  ),
});
