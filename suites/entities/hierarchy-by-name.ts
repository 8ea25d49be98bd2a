import { defineCheck, expectRefusal, expectThat, once, precondition, seenOf } from '../../src/kit/index.js';
import { hierarchyOf } from '../hierarchy/seen.js';
import { describedEntities } from './sample.js';

export const hierarchyByName = defineCheck({
  id: 'entities/hierarchy-by-name',
  title: 'The name of an entity in the path of the hierarchy resolves, or earns INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.hierarchy'],
  operations: ['getHierarchy'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const seen: string[] = [];
      for await (const { id, name } of describedEntities(api)) {
        if (name === undefined || (await hierarchyOf(api, id)).status !== 200) continue;
        const reply = await hierarchyOf(api, name);
        if (reply.status === 400) {
          expectRefusal(reply, { codes: ['INVALID_ENTITY_ID'] });
          api.witness('names refused');
          return;
        }
        if (reply.status === 200) {
          api.witness('names resolved');
          return;
        }
        seen.push(`${name}: ${seenOf(reply)}`);
      }
      // One name may be ambiguous; so many are not.
      precondition(seen.length > 1, 'no names of entities with a hierarchy are known', 'no-data');
      expectThat(false, 'status', 'a hierarchy by a name, or 400 INVALID_ENTITY_ID', seen);
    },
    { requests: 3 },
  ),
  refutedBy: ['hierarchy.entity.name-not-found', 'hierarchy.entity.name-wrong-code'],
});
