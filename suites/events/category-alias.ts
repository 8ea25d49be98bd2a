import { defineCheck } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';
import { forSeenEvents } from '../seen-event.js';

export const categoryAlias = defineCheck({
  id: 'events/category-alias',
  title: 'categories selects what category selects',
  clauses: ['events.category.alias-categories'],
  operations: ['listEvents'],
  refutedBy: ['alias.categories.ignored', 'alias.categories.refused'],
  runs: 1,
  property: forSeenEvents(
    async (api, { category }) => {
      const window = bounds(api.world.offer.window);
      const canonical = await fullPage(api, { ...window, category, limit: 100 });
      const reply = await fullPage(api, { ...window, categories: category, limit: 100 });
      const compared = expectSameEvents(reply, canonical, 'categories is another name of category');
      api.witness('Events compared', compared);
    },
    { requests: 2 },
  ),
});
