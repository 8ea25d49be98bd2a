import { defineCheck, expectThat } from '../../src/kit/index.js';
import { bucketOf, countOf, totalOf } from '../buckets.js';
import { bounds } from '../event-window.js';
import { forSeenPairs } from '../seen-event.js';

export const subcategoryTotal = defineCheck({
  id: 'events-summary/subcategory-total',
  title: 'A summary of one subcategory counts what its bucket counts among those of its category',
  clauses: [
    'events-summary.accepts.subcategory',
    'events.subcategory.filter',
    'events-summary.group-by.subcategory.carried',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C52'],
  refutedBy: ['summary.subcategory.dropped'],
  runs: 2,
  property: forSeenPairs(
    async (api, { category, subcategory }) => {
      const query = { ...bounds(api.world.offer.window), category, limit: 500 };
      const codes = await api.get('summarizeEvents', { ...query, group_by: 'subcategory' });
      const bucket = bucketOf(codes, subcategory);
      if (bucket === undefined) return;
      const counted = countOf(bucket, '/data');
      const total = totalOf(await api.get('summarizeEvents', { ...query, subcategory, group_by: 'date' }));
      expectThat(total === counted, '/data', `${counted} Events of ${subcategory}`, total);
      api.witness('Events counted', counted);
    },
    { requests: 2 },
  ),
});
