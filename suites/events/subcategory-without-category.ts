import { defineCheck, expectRefusal } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectLists } from '../listed-values.js';
import { forSeenPairs } from '../seen-event.js';

export const subcategoryWithoutCategory = defineCheck({
  id: 'events/subcategory-without-category',
  title: 'A subcategory without its category earns SUBCATEGORY_REQUIRES_CATEGORY, which names the category',
  clauses: [
    'events.subcategory.without-category',
    'error.subcategory-requires-category',
    'error.subcategory-requires-category.details.accepted-categories',
  ],
  operations: ['listEvents'],
  rulings: ['C19', 'A46'],
  refutedBy: [
    'list.subcategory.dropped',
    'subcategory.alone-served',
    'subcategory.alone-empty',
    'subcategory.alone-wrong-code',
    'subcategory.alone-without-accepted-categories',
  ],
  runs: 2,
  property: forSeenPairs(async (api, { category, subcategory }) => {
    const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), subcategory });
    expectRefusal(reply, { codes: ['SUBCATEGORY_REQUIRES_CATEGORY'], details: ['accepted_categories'] });
    expectLists(reply, 'accepted_categories', category);
    api.witness('lone subcategories refused');
  }),
});
