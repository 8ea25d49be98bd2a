import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { wholeFamily } from './family.js';
import { childrenOf, told } from './reading.js';
import { hierarchyOf } from './seen.js';

const limit = limits.hierarchy.children.max;

export const directionDown = defineCheck({
  id: 'hierarchy/direction-down',
  title: 'direction=down returns the children that direction=both returns',
  clauses: ['hierarchy.direction.down'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(async (api) => {
    const { parent, children } = await wholeFamily(api);
    const down = await hierarchyOf(api, parent, { direction: 'down', limit });
    const [expected, seen] = [children, childrenOf(down)].map((each) => each.toSorted().join(' '));
    expectThat(seen === expected, '/data/hierarchy', `the children ${expected}`, seen);
    const count = told(down, 'child_count');
    const isCounted = typeof count === 'number' && count >= children.length;
    expectThat(isCounted, '/data/hierarchy/child_count', `${children.length} or more`, count);
    api.witness('children downwards', children.length);
  }),
  refutedBy: ['hierarchy.direction.down-latter-half', 'hierarchy.direction.down-with-grandchildren'],
});
