import { defineCheck, forEach, type JsonObject, mentions } from '../../src/kit/index.js';
import { knownOwner, mergedOwner } from './known-owner.js';
import { ownersOf } from './owners.js';
import { expectSelected } from './selected.js';

export const ownerId = defineCheck({
  id: 'facilities/owner-id',
  title: 'A spine id in entity, and in owner_entity_id, selects the facilities with that owner',
  clauses: [
    'facilities.entity.id.only',
    'facilities.entity.id.finds',
    'facilities.owner-entity-id',
    'facilities.owner-entity-id.finds',
  ],
  operations: ['listFacilities'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    ['entity', 'owner_entity_id'],
    async (api, parameter) => {
      const { id: seen, row: known } = await knownOwner(api);
      // An id selects exactly; a merged sibling is another one.
      const merged = parameter === 'entity' ? await mergedOwner(api) : undefined;
      for (const id of new Set([seen, merged ?? seen])) {
        const fits = (row: JsonObject): boolean | undefined => {
          if (ownersOf(row).some(({ entityId }) => entityId === id)) return true;
          return mentions(row, id) ? undefined : false;
        };
        await expectSelected(api, {
          query: { [parameter]: id },
          because: `facilities of the owner ${id}`,
          fits,
          also: [known],
        });
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.entity.dropped',
    'facilities.entity.first-owner-only',
    'facilities.entity.id-by-family',
    'facilities.entity.id-refused',
    'facilities.entity.id-unresolved',
    'facilities.entity.unowned-kept',
    'facilities.owner-entity-id.dropped',
    'facilities.owner-entity-id.empty',
    'facilities.owner-entity-id.first-owner-only',
    'facilities.owner-entity-id.removed',
    'facilities.owner-entity-id.unowned-kept',
  ],
});
