import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { anyFamily } from './family.js';
import { listOf } from './reading.js';
import { hierarchyOf } from './seen.js';

export const limitBounds = defineCheck({
  id: 'hierarchy/limit-bounds',
  title: 'No more children are returned than the limit sent',
  clauses: ['hierarchy.limit.bounds'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { parent, children } = await anyFamily(api);
      precondition(children.length > 1, 'no entity with several children is known', 'no-data');
      const limit = children.length - 1;
      for (const each of new Set([1, limit])) {
        const list = listOf(await hierarchyOf(api, parent, { limit: each }), 'children') ?? [];
        expectThat(list.length <= each, '/data/hierarchy', `at most ${each} children`, list.length);
        api.witness('children within a limit', list.length);
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['hierarchy.limit.ignored', 'hierarchy.limit.one-more'],
});
