import { defineCheck, expectThat, type JsonObject, once, rowsOf } from '../../src/kit/index.js';
import { wholeEvents } from '../whole-events.js';

const tollOf = ({ fatalities }: JsonObject): number => (typeof fatalities === 'number' ? fatalities : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const bucketFatalities = defineCheck({
  id: 'events-summary/bucket-fatalities',
  title: 'Buckets add up the fatalities of the Events that the list shows, and count the lethal ones',
  clauses: ['summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C52', 'A60'],
  property: once(
    async (api) => {
      const { query, rows } = await wholeEvents(api);
      const { limit: _, ...filter } = query;
      const buckets = rowsOf(await api.get('summarizeEvents', filter));
      const toll = sum(rows.map(tollOf));
      const lethal = rows.filter((row) => tollOf(row) > 0).length;
      const told = sum(buckets.map(tollOf));
      const counted = sum(buckets.map((bucket) => Number(bucket.fatality_event_count)));
      expectThat(told === toll, '/data', `${toll} fatalities, as the list shows`, told);
      expectThat(counted === lethal, '/data', `${lethal} lethal Events, as the list shows`, counted);
      api.witness('lethal Events counted', lethal);
    },
    { requests: 2 },
  ),
  refutedBy: ['bucket.fatalities-missing', 'bucket.fatalities-string', 'bucket.fatality-event-count-missing'],
});
