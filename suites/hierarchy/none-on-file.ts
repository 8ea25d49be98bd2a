import { isLei } from '../../generators/values/lei.js';
import { defineCheck, type Exchange, expectThat, once, precondition } from '../../src/kit/index.js';
import { childrenOnFile, exceptionOf, expectNoParentOnFile, filesNone } from './orphans.js';
import { coverageMember, isFilled, told } from './reading.js';
import { hierarchiesSeen, hierarchyOf } from './seen.js';

const most = 3;

/** Whether the coverage tells why there is no direct parent. */
const isExplained = (reply: Exchange): boolean =>
  exceptionOf({ reply }) !== undefined ||
  filesNone({ reply }) ||
  coverageMember(reply, 'lei_present') === false;

export const noneOnFile = defineCheck({
  id: 'hierarchy/none-on-file',
  title: 'Where the coverage does not explain a null direct parent, no relationship to one is on file',
  clauses: ['hierarchy.null-parent.none-on-file', 'hierarchy.parents'],
  operations: ['getHierarchy', 'listRegistryRelationships'],
  rulings: ['A74'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const onFile = await childrenOnFile(api);
      for (const lei of onFile.slice(0, most)) {
        const reply = await hierarchyOf(api, lei);
        const parent = told(reply, 'direct_parent');
        const isTold = isFilled(parent) || isExplained(reply);
        expectThat(isTold, '/data/hierarchy/direct_parent', `the parent on file of ${lei}`, parent);
        api.witness('parents on file');
      }
      const unexplained = (await hierarchiesSeen(api)).filter(
        ({ id, reply }) => isLei(id) && !isFilled(told(reply, 'direct_parent')) && !isExplained(reply),
      );
      for (const { id } of unexplained.slice(0, most)) await expectNoParentOnFile(api, id);
      const isDecided = onFile.length + unexplained.length > 0;
      precondition(isDecided, 'no relationship tells its child, and every null is explained', 'no-data');
    },
    { requests: most + 1 },
  ),
  refutedBy: ['hierarchy.direct-parent.abroad-lost', 'hierarchy.flat', 'hierarchy.parents.never'],
});
