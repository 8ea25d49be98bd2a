import { inventedSubcategory } from '../../generators/values/subcategory.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const subcategoryInventedAlone = defineCheck({
  id: 'events/subcategory-invented-alone',
  title: 'A subcategory that does not exist is refused without a category too',
  clauses: ['events.subcategory.invented', 'events.subcategory.never-empty'],
  operations: ['listEvents'],
  rulings: ['C19'],
  refutedBy: ['list.subcategory.dropped', 'subcategory.alone-served', 'subcategory.alone-empty'],
  runs: 1,
  property: forAll(inventedSubcategory(), async (api, subcategory) => {
    const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), subcategory });
    expectRefusal(reply, {
      codes: ['INVALID_SUBCATEGORY', 'SUBCATEGORY_REQUIRES_CATEGORY', 'INVALID_SUBCATEGORY_FOR_CATEGORY'],
    });
    api.witness('invented codes refused');
  }),
});
