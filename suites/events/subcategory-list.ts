import fc from 'fast-check';
import { offered } from '../../generators/values/offered.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectUnion, fullPage } from '../page-of-events.js';
import { ifAny, seenPairs } from '../seen-event.js';

export const subcategoryList = defineCheck({
  id: 'events/subcategory-list',
  title: 'Subcategories of one category, separated by a comma, select what each of them selects',
  clauses: ['events.subcategory.list', 'events.subcategory.filter'],
  operations: ['listEvents'],
  rulings: ['A67', 'A60'],
  refutedBy: ['list.subcategory.dropped', 'subcategory.list-refused', 'subcategory.list-first-only'],
  runs: 2,
  property: forAll(
    (world) => {
      const pairs = seenPairs(world);
      const codesOf = (category: string) =>
        pairs.filter((pair) => pair.category === category).map(({ subcategory }) => subcategory);
      const categories = [...new Set(pairs.map(({ category }) => category))];
      return offered(categories.filter((category) => codesOf(category).length > 1)).chain((category) =>
        category === undefined
          ? offered<{ category: string; codes: string[] }>([])
          : fc
              .shuffledSubarray(codesOf(category), { minLength: 2, maxLength: 2 })
              .map((codes) => ({ category, codes })),
      );
    },
    ifAny(async (api, { category, codes }) => {
      const ask = (subcategory: string) =>
        fullPage(api, { ...bounds(api.world.offer.window), category, subcategory, limit: 100 });
      const both = await ask(codes.join(','));
      const parts = await Promise.all(codes.map(ask));
      api.witness('Events compared', expectUnion(both, parts, `${codes.join(' or ')} add up`));
    }),
    { requests: 3 },
  ),
});
