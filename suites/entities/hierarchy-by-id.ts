import { defineCheck, expectThat, once, precondition, seenOf } from '../../src/kit/index.js';
import { someLegalEntities } from '../search/legal-entities.js';
import { isSpineId } from '../seen-entity.js';
import { handleIn } from './handle.js';
import { hierarchyOf } from './in-hierarchy.js';
import { spineEntities } from './sample.js';

export const hierarchyById = defineCheck({
  id: 'entities/hierarchy-by-id',
  title: 'An e_ id resolves in the path of the hierarchy',
  clauses: ['entities.handle.spine.hierarchy'],
  operations: ['getHierarchy'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const legal = (await someLegalEntities(api)).flatMap((row) => handleIn(row) ?? []).filter(isSpineId);
      const ids = [...legal.slice(0, 1), ...spineEntities(api).map(({ id }) => id)];
      precondition(ids.length > 0, 'no e_ id is known', 'no-data');
      const seen: string[] = [];
      // The hierarchy excludes natural persons, and what an entity is, is not shown; so many are not all persons.
      for (const id of ids) {
        const reply = await hierarchyOf(api, id);
        if (reply.status === 200) {
          api.witness('hierarchies by an e_ id');
          return;
        }
        seen.push(`${id}: ${seenOf(reply)}`);
      }
      expectThat(false, 'status', 'status 200 for an e_ id', seen);
    },
    { requests: 2 },
  ),
  refutedBy: ['hierarchy.entity.spine-id-unresolved'],
});
