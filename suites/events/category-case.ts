import { inOtherCase } from '../../generators/values/category.js';
import { offered } from '../../generators/values/offered.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';
import { ifAny, seenEvents } from '../seen-event.js';

export const categoryCase = defineCheck({
  id: 'events/category-case',
  title: 'Letter case does not matter in a category',
  clauses: ['events.category.case-insensitive'],
  operations: ['listEvents'],
  refutedBy: ['enum.category-case-sensitive'],
  runs: 3,
  property: forAll(
    (world) =>
      offered([...new Set(seenEvents(world).map(({ category }) => category))]).chain((category) =>
        category === undefined
          ? offered<{ category: string; spelling: string }>([])
          : inOtherCase(category).map((spelling) => ({ category, spelling })),
      ),
    ifAny(async (api, { category, spelling }) => {
      const window = bounds(api.world.offer.window);
      const canonical = await fullPage(api, { ...window, category, limit: 100 });
      const reply = await fullPage(api, { ...window, category: spelling, limit: 100 });
      const because = `category=${spelling} is category=${category}`;
      api.witness('Events compared', expectSameEvents(reply, canonical, because));
    }),
    { requests: 2 },
  ),
});
