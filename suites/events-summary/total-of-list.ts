import { defineCheck, expectThat, rowsOf } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { bounds } from '../event-window.js';
import { fullPage, nextCursorOf } from '../page-of-events.js';
import { forSeenPairs } from '../seen-event.js';

export const totalOfList = defineCheck({
  id: 'events-summary/total-of-list',
  title: 'A summary counts as many Events as the list of the same filters shows',
  clauses: [
    'events-summary.accepts.date-start',
    'events-summary.accepts.date-end',
    'events-summary.accepts.category',
    'events-summary.accepts.subcategory',
    'summary-bucket.event-count',
    'significance.event-count.distinct',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A60'],
  refutedBy: [
    'bucket.event-count-missing',
    'bucket.event-count-string',
    'summary.counts-doubled',
    'summary.date_start.dropped',
    'summary.date_end.dropped',
    'summary.category.dropped',
    'summary.subcategory.dropped',
  ],
  runs: 3,
  property: forSeenPairs(
    async (api, { date, category, subcategory }) => {
      const query = { ...bounds({ start: date, end: date }), category, subcategory };
      const list = await fullPage(api, { ...query, limit: 100 });
      const rows = rowsOf(list).length;
      // Only a list of one page tells how many Events it has.
      if (nextCursorOf(list) !== undefined) return;
      const total = totalOf(await api.get('summarizeEvents', query));
      expectThat(total === rows, '/data', `${rows} Events, as the list shows`, total);
      api.witness('Events counted', rows);
    },
    { requests: 2 },
  ),
});
