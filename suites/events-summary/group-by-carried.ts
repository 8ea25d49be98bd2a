import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, rowsOf, strings } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { seenEvents } from '../seen-event.js';

const { max } = limits.summary.limit;

export const groupByCarried = defineCheck({
  id: 'events-summary/group-by-carried',
  title:
    'Grouped by category or subcategory, a summary shows every value that an Event of the window carries',
  clauses: [
    'events-summary.group-by.category',
    'events-summary.group-by.subcategory',
    'events-summary.group-by.subcategory.carried',
  ],
  operations: ['summarizeEvents'],
  refutedBy: [
    'summary.group-by-category-refused',
    'summary.group-by-subcategory-refused',
    'summary.subcategory-conflict-only',
    'summary.categories-merged',
  ],
  property: forEach(['category', 'subcategory'] as const, async (api, group_by) => {
    const query = { ...bounds(api.world.offer.window), group_by, limit: max };
    const buckets = rowsOf(await api.get('summarizeEvents', query));
    if (buckets.length >= max) return;
    const shown = new Set(buckets.flatMap((bucket) => [...strings(bucket)]));
    const carried = [...new Set(seenEvents(api.world).map((event) => event[group_by]))];
    const lost = carried.filter((value) => !shown.has(value));
    expectThat(lost.length === 0, '/data', `a bucket of each ${group_by} that is carried`, { lost });
    api.witness(`values of ${group_by} found`, carried.length);
  }),
});
