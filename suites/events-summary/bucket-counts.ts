import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { countOf } from '../buckets.js';
import { bounds } from '../event-window.js';

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

export const bucketCounts = defineCheck({
  id: 'events-summary/bucket-counts',
  title: 'A bucket has event_count, fatality_event_count and fatalities, of which only the last may be null',
  clauses: ['summary-bucket.event-count', 'summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
  operations: ['summarizeEvents'],
  rulings: ['C52'],
  property: once(async (api) => {
    const query = { ...bounds(api.world.offer.window), group_by: 'category' };
    for (const [index, bucket] of rowsOf(await api.get('summarizeEvents', query)).entries()) {
      const place = `/data/${index}`;
      const { fatalities, fatality_event_count: lethal } = bucket;
      expectThat(isCount(countOf(bucket, place)), `${place}/event_count`, 'a count', bucket.event_count);
      expectThat(isCount(lethal), `${place}/fatality_event_count`, 'a count', lethal);
      const toll = fatalities === null || isCount(fatalities);
      expectThat(toll, `${place}/fatalities`, 'a count or null', fatalities);
      api.witness('buckets judged');
    }
  }),
  refutedBy: [
    'bucket.event-count-missing',
    'bucket.event-count-string',
    'bucket.fatalities-missing',
    'bucket.fatalities-string',
    'bucket.fatality-event-count-missing',
  ],
});
