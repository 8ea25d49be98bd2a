import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { childrenOnFile, expectNoParentOnFile, filesNone, orphans } from './orphans.js';
import { coverageMember } from './reading.js';
import { hierarchyOf } from './seen.js';

const most = 2;
const mostChildren = 3;

export const filesNoRelationships = defineCheck({
  id: 'hierarchy/files-no-relationships',
  title: 'An LEI with in_registry_level2 false is the child in no relationship record',
  clauses: ['hierarchy.coverage.in-registry-level2.files-none'],
  operations: ['getHierarchy', 'listRegistryRelationships'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const found = await orphans(api, filesNone, most);
      for (const { id } of found) await expectNoParentOnFile(api, id);
      // Nor must those be called so that are known to be children.
      for (const lei of (await childrenOnFile(api)).slice(0, mostChildren)) {
        const filed = coverageMember(await hierarchyOf(api, lei), 'in_registry_level2');
        expectThat(filed !== false, '/data/coverage/in_registry_level2', `true for ${lei}`, filed);
        api.witness('children on file');
      }
    },
    { requests: most },
  ),
  refutedBy: ['hierarchy.coverage.level2-of-parents'],
});
