import { defineCheck, expectRefusal } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectLists } from '../listed-values.js';
import { forSeenPairs } from '../seen-event.js';

export const subcategoryRefused = defineCheck({
  id: 'events-summary/subcategory-refused',
  title: 'A summary refuses a subcategory without its category, and one that does not exist',
  clauses: [
    'events.subcategory.without-category',
    'events.subcategory.invented',
    'error.subcategory-requires-category',
    'error.subcategory-requires-category.details.accepted-categories',
    'error.invalid-subcategory',
    'error.invalid-subcategory.details.accepted-values',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C19', 'A46'],
  refutedBy: [
    'subcategory.alone-served',
    'subcategory.alone-empty',
    'subcategory.alone-wrong-code',
    'subcategory.alone-without-accepted-categories',
    'subcategory.invented-empty',
    'subcategory.invented-dropped',
    'subcategory.invented-wrong-code',
    'subcategory.invented-without-accepted-values',
  ],
  runs: 1,
  property: forSeenPairs(
    async (api, { category, subcategory }) => {
      const window = bounds(api.world.offer.window);
      const lone = await api.get('summarizeEvents', { ...window, subcategory });
      expectRefusal(lone, { codes: ['SUBCATEGORY_REQUIRES_CATEGORY'], details: ['accepted_categories'] });
      expectLists(lone, 'accepted_categories', category);
      const invented = await api.get('summarizeEvents', {
        ...window,
        category,
        subcategory: 'zzzq-no-such-code',
      });
      expectRefusal(invented, {
        codes: ['INVALID_SUBCATEGORY', 'INVALID_SUBCATEGORY_FOR_CATEGORY'],
        details: ['accepted_values'],
      });
      api.witness('subcategories refused', 2);
    },
    { requests: 2 },
  ),
});
