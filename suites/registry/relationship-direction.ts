import { isLei } from '../../generators/values/lei.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { someChildren } from '../hierarchy/family.js';
import { endsOf, isToDirectParent } from './relationship.js';
import { recordsIn } from './rows.js';

export const relationshipDirection = defineCheck({
  id: 'registry/relationship-direction',
  title: 'The start node of a relationship is the child and its end node the parent, as the hierarchy tells',
  clauses: ['registry.relationships.start-is-child', 'registry.relationships.end-is-parent'],
  operations: ['listRegistryRelationships', 'getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_leiregistry', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const known = (await someChildren(api)).find((each) => isLei(each.id) && isLei(each.parent));
      precondition(known !== undefined, 'no entity and parent with an LEI are known', 'no-data');
      const { id, parent } = known;
      const rows = recordsIn(await api.get('listRegistryRelationships', { lei: id })).filter(
        isToDirectParent,
      );
      const ends = rows.flatMap((row) => endsOf(row) ?? []);
      const found = ends.filter((each) => [id, parent].every((lei) => Object.values(each).includes(lei)));
      precondition(found.length > 0, `no record tells the ends of ${id} and ${parent}`, 'no-data');
      for (const { child, parent: above } of found) {
        expectThat(child === id, '/data', `${id} at the start`, child);
        expectThat(above === parent, '/data', `${parent} at the end`, above);
        api.witness('relationships in the direction of the hierarchy');
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['registry.relationships.nodes-swapped'],
});
