import fc from 'fast-check';
import { conflictCategories } from '../../contract/index.js';
import { defineCheck, expectThat, forAll, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectUnion, fullPage } from '../page-of-events.js';
import { seenEvents } from '../seen-event.js';

export const categoryList = defineCheck({
  id: 'events/category-list',
  title: 'Categories separated by a comma select what each of them selects',
  clauses: ['events.category.list', 'events.category.filter'],
  operations: ['listEvents'],
  rulings: ['A60'],
  refutedBy: [
    'enum.category-list-refused',
    'enum.category-list-first-only',
    'list.category.dropped',
    'category.filters-family-only',
    'category.leaks-other-family',
  ],
  runs: 2,
  property: forAll(
    (world) => {
      const seen = [...new Set(seenEvents(world).map(({ category }) => category))];
      const known = seen.length < 2 ? conflictCategories : seen;
      return fc.shuffledSubarray([...known], { minLength: 2, maxLength: 2 });
    },
    async (api, categories) => {
      const ask = (category: string) =>
        fullPage(api, { ...bounds(api.world.offer.window), category, limit: 100 });
      const both = await ask(categories.join(','));
      const parts = await Promise.all(categories.map(ask));
      for (const { category } of rowsOf(both)) {
        const asked = typeof category === 'string' && categories.includes(category);
        expectThat(asked, '/data', `rows of ${categories.join(' or ')}`, category);
      }
      api.witness('Events compared', expectUnion(both, parts, `${categories.join(' or ')} add up`));
    },
    { requests: 3 },
  ),
});
