import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { anyFamily } from './family.js';
import { ancestorsOf, listOf, parentOf } from './reading.js';
import { hierarchyOf } from './seen.js';

const depth = limits.hierarchy.depth.max;

export const directionUp = defineCheck({
  id: 'hierarchy/direction-up',
  title: 'direction=up returns the parents that direction=both returns, and no children',
  clauses: ['hierarchy.direction.up', 'hierarchy.direction.up.no-children'],
  operations: ['getHierarchy'],
  rulings: ['A74'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { id, parent, children } = await anyFamily(api);
      const both = await hierarchyOf(api, id, { direction: 'both', depth });
      const up = await hierarchyOf(api, id, { direction: 'up', depth });
      expectThat(parentOf(up) === parent, '/data/hierarchy/direct_parent', parent, parentOf(up));
      const [expected, seen] = [both, up].map((reply) => ancestorsOf(reply).toSorted().join(' '));
      expectThat(seen === expected, '/data/hierarchy', `the ancestors ${expected}`, seen);
      api.witness('parents upwards');

      const above = await hierarchyOf(api, parent, { direction: 'up' });
      const list = listOf(above, 'children') ?? [];
      expectThat(list.length === 0, '/data/hierarchy', 'no children', list);
      api.witness('children left out', children.length);
    },
    { requests: 3 },
  ),
  refutedBy: ['hierarchy.direction.up-direct-only', 'hierarchy.direction.up-with-children'],
});
