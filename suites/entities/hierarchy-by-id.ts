import {
  type Api,
  defineCheck,
  expectThat,
  once,
  precondition,
  seenOf,
  type World,
} from '../../src/kit/index.js';
import { entityIdsOf } from '../aicompute/entity-ids.js';
import { hierarchyOf } from '../hierarchy/seen.js';
import { someLegalEntities } from '../search/legal-entities.js';
import { isSpineId } from '../seen-entity.js';
import { handleIn } from './handle.js';
import { mostTries, spineEntities } from './sample.js';

/** Ids of entities that rows of other families name as developers or owners. */
const referredIds = ({ offer: { rows } }: World): readonly string[] =>
  [...(rows.listModels ?? []), ...(rows.listFacilities ?? [])].flatMap(entityIdsOf).filter(isSpineId);

/** Ids of entities that are surely organisations. */
async function organisations(api: Api): Promise<readonly string[]> {
  const legal = (await someLegalEntities(api)).flatMap((row) => handleIn(row) ?? []).filter(isSpineId);
  return [...new Set([...legal.slice(0, 1), ...referredIds(api.world)])].slice(0, mostTries);
}

export const hierarchyById = defineCheck({
  id: 'entities/hierarchy-by-id',
  title: 'An e_ id resolves in the path of the hierarchy',
  clauses: ['entities.handle.spine.hierarchy'],
  operations: ['getHierarchy'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const known = await organisations(api);
      const ids = [...new Set([...known, ...spineEntities(api).map(({ id }) => id)])];
      precondition(ids.length > 0, 'no e_ id is known', 'no-data');
      const seen: string[] = [];
      for (const id of ids) {
        const reply = await hierarchyOf(api, id);
        if (reply.status === 200) {
          api.witness('hierarchies by an e_ id');
          return;
        }
        seen.push(`${id}: ${seenOf(reply)}`);
      }
      // The hierarchy excludes natural persons, and what other entities are, is not shown.
      expectThat(known.length === 0, 'status', 'status 200 for an e_ id', seen);
      precondition(false, 'no e_ id of an organisation is known', 'no-data');
    },
    { requests: 2 },
  ),
  refutedBy: ['hierarchy.entity.spine-id-unresolved'],
});
