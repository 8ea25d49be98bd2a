import { limits, vocabularies } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { bounds } from '../event-window.js';

const { max } = limits.summary.limit;

export const groupByReconciles = defineCheck({
  id: 'events-summary/group-by-reconciles',
  title: 'The buckets of every dimension add up to the same number of Events',
  clauses: ['summary-bucket.reconciles', 'summary-bucket.event-count'],
  operations: ['summarizeEvents'],
  rulings: ['C52'],
  refutedBy: [
    'bucket.event-count-missing',
    'bucket.event-count-string',
    'summary.unknown-actor-country-lost',
    'summary.actor-countries-twice',
    'summary.subcategory-conflict-only',
  ],
  property: forEach(
    vocabularies.summaryGroupBy.values.filter((each) => each !== 'date'),
    async (api, group_by) => {
      const query = { ...bounds(api.world.offer.window), limit: max };
      const byDate = totalOf(await api.get('summarizeEvents', { ...query, group_by: 'date' }));
      const reply = await api.get('summarizeEvents', { ...query, group_by });
      if (rowsOf(reply).length >= max) return;
      const total = totalOf(reply);
      expectThat(total === byDate, '/data', `${byDate} Events in all, as by date`, total);
      if (total > 0) api.witness('dimensions added up');
    },
  ),
});
