import { offered } from '../../generators/values/offered.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { ifAny, seenPairs } from '../seen-event.js';

export const subcategoryListForeign = defineCheck({
  id: 'events/subcategory-list-foreign',
  title: 'A list of subcategories is refused when one of them does not belong to the one category',
  clauses: [
    'events.subcategory.wrong-category',
    'events.subcategory.list',
    'error.invalid-subcategory-for-category',
  ],
  operations: ['listEvents'],
  rulings: ['A67', 'C19'],
  refutedBy: [
    'subcategory.wrong-pair-empty',
    'subcategory.wrong-pair-category-dropped',
    'subcategory.wrong-pair-wrong-code',
    'subcategory.wrong-pair-status-404',
    'subcategory.list-refused',
  ],
  runs: 2,
  property: forAll(
    (world) => {
      const pairs = seenPairs(world);
      return offered(pairs).chain((pair) =>
        offered(pairs.filter((other) => other.family !== pair?.family)).map((other) =>
          pair === undefined || other === undefined
            ? undefined
            : { category: pair.category, own: pair.subcategory, foreign: other.subcategory },
        ),
      );
    },
    ifAny(async (api, { category, own, foreign }) => {
      const window = bounds(api.world.offer.window);
      const reply = await api.get('listEvents', { ...window, category, subcategory: `${own},${foreign}` });
      expectRefusal(reply, { codes: ['INVALID_SUBCATEGORY_FOR_CATEGORY'], details: ['accepted_values'] });
      api.witness('lists refused');
    }),
  ),
});
