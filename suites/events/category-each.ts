import { vocabularies } from '../../contract/index.js';
import { categoriesOf } from '../../generators/values/category.js';
import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const categoryEach = defineCheck({
  id: 'events/category-each',
  title: 'Every category of the document is served, with Events of that category only',
  clauses: [
    'events.category.conflict-values',
    'events.category.cameoplus-values',
    'events.category.filter',
    'events.category.implies-family',
  ],
  operations: ['listEvents'],
  refutedBy: [
    'list.category.dropped',
    'category.conflict-refused',
    'category.cameoplus-refused',
    'category.filters-family-only',
    'category.leaks-other-family',
  ],
  property: forEach(vocabularies.category.values, async (api, category) => {
    const window = bounds(api.world.offer.window);
    const reply = await api.get('listEvents', { ...window, category, limit: 25 });
    const family = categoriesOf.conflict.includes(category) ? 'conflict' : 'cameoplus';
    for (const [index, row] of rowsOf(reply).entries()) {
      expectThat(row.category === category, `/data/${index}/category`, category, row.category);
      expectThat(row.family === family, `/data/${index}/family`, family, row.family);
      api.witness('rows judged');
    }
  }),
});
