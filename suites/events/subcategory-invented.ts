import fc from 'fast-check';
import { offered } from '../../generators/values/offered.js';
import { inventedSubcategory, misspelled } from '../../generators/values/subcategory.js';
import { at, defineCheck, expectDetail, expectRefusal, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { ifAny, seenPairs } from '../seen-event.js';

export const subcategoryInvented = defineCheck({
  id: 'events/subcategory-invented',
  title: 'A subcategory that does not exist is refused with the values that do and those nearest to it',
  clauses: [
    'events.subcategory.invented',
    'events.subcategory.never-empty',
    'error.invalid-subcategory',
    'error.invalid-subcategory.details.accepted-values',
    'error.invalid-subcategory.details.nearest-values',
  ],
  operations: ['listEvents'],
  rulings: ['C19', 'A46'],
  refutedBy: [
    'subcategory.invented-empty',
    'subcategory.invented-dropped',
    'subcategory.invented-wrong-code',
    'subcategory.invented-without-accepted-values',
    'subcategory.invented-without-nearest-values',
  ],
  runs: 3,
  property: forAll(
    (world) =>
      offered(seenPairs(world)).chain((pair) =>
        pair === undefined
          ? fc.constant(undefined)
          : fc.oneof(
              misspelled(pair.subcategory).map((subcategory) => ({ ...pair, subcategory, near: true })),
              inventedSubcategory().map((subcategory) => ({ ...pair, subcategory, near: false })),
            ),
      ),
    ifAny(async (api, { family, category, subcategory, near }) => {
      const reply = await api.get('listEvents', {
        ...bounds(api.world.offer.window),
        category,
        subcategory,
      });
      expectRefusal(reply, {
        codes: ['INVALID_SUBCATEGORY', 'INVALID_SUBCATEGORY_FOR_CATEGORY'],
        details: ['accepted_values'],
      });
      const code = at(reply.json, '/code');
      if (code === 'INVALID_SUBCATEGORY') {
        if (near) expectDetail(reply, 'nearest_values');
      } else if (family === 'conflict') {
        api.deviates('C19', 'a sub-event type that does not exist earns INVALID_SUBCATEGORY_FOR_CATEGORY');
      }
      api.witness('invented codes refused');
    }),
  ),
});
