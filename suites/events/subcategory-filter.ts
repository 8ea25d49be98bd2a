import { defineCheck, expectThat, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectHeld } from '../find-event.js';
import { forSeenPairs } from '../seen-event.js';

export const subcategoryFilter = defineCheck({
  id: 'events/subcategory-filter',
  title: 'A category with one of its subcategories selects Events of both only',
  clauses: [
    'events.subcategory.filter',
    'events.category.filter',
    'event-card.subcategory.conflict',
    'event-card.subcategory.cameoplus',
  ],
  operations: ['listEvents'],
  refutedBy: ['card.subcategory-label', 'list.category.dropped', 'list.subcategory.dropped'],
  runs: 4,
  property: forSeenPairs(async (api, pair) => {
    const { category, subcategory, date } = pair;
    const query = { ...bounds({ start: date, end: date }), category, subcategory };
    const reply = await api.get('listEvents', { ...query, limit: 100 });
    for (const [index, row] of rowsOf(reply).entries()) {
      const place = `/data/${index}/subcategory`;
      expectThat(row.subcategory === subcategory, place, subcategory, row.subcategory);
      expectThat(row.category === category, `/data/${index}/category`, category, row.category);
    }
    await expectHeld(api, query, pair, `of ${category} and ${subcategory}`);
  }),
});
