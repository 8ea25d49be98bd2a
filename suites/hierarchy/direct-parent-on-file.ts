import { isLei } from '../../generators/values/lei.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { endsOf, leisOf } from '../registry/relationship.js';
import { mayBeCut, recordsIn } from '../registry/rows.js';
import { someChildren } from './family.js';

export const directParentOnFile = defineCheck({
  id: 'hierarchy/direct-parent-on-file',
  title: 'The direct parent of an entity is the parent in a relationship record of it',
  clauses: ['hierarchy.direct-parent.on-file'],
  operations: ['getHierarchy', 'listRegistryRelationships'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const child = (await someChildren(api)).find(({ id, parent }) => isLei(id) && isLei(parent));
      precondition(child !== undefined, 'no entity and parent with an LEI are known', 'no-data');
      const { id, parent } = child;
      const reply = await api.get('listRegistryRelationships', { lei: id });
      const found = recordsIn(reply).some(
        (row) => leisOf(row).includes(parent) && (endsOf(row)?.parent ?? parent) === parent,
      );
      precondition(found || !mayBeCut(reply), `too many relationships of ${id} to see them all`, 'no-data');
      expectThat(found, '/data/hierarchy/direct_parent', `a parent on file of ${id}`, parent);
      api.witness('parents on file');
    },
    { requests: 2 },
  ),
  refutedBy: ['hierarchy.direct-parent.unrelated'],
});
