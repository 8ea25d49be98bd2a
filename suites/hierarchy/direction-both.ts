import { limits } from '../../contract/index.js';
import { defineCheck, type Exchange, expectThat, once } from '../../src/kit/index.js';
import { wholeFamily } from './family.js';
import { ancestorsOf, childrenOf, told } from './reading.js';
import { hierarchiesSeen, hierarchyOf } from './seen.js';

const limit = limits.hierarchy.children.max;
const depth = limits.hierarchy.depth.max;
const most = 3;

/** Who stands in a hierarchy, as text. */
const relativesOf = (reply: Exchange): string =>
  [
    `parents ${ancestorsOf(reply).toSorted().join(' ')}`,
    `children ${childrenOf(reply).toSorted().join(' ')}`,
    `count ${JSON.stringify(told(reply, 'child_count'))}`,
  ].join('; ');

export const directionBoth = defineCheck({
  id: 'hierarchy/direction-both',
  title: 'direction=both returns parents and children, and so does a request without a direction',
  clauses: ['hierarchy.direction.both', 'hierarchy.direction.default'],
  operations: ['getHierarchy'],
  rulings: ['A74'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      for (const { id, reply: plain } of (await hierarchiesSeen(api)).slice(0, most)) {
        const both = await hierarchyOf(api, id, { direction: 'both', depth });
        const [expected, without] = [relativesOf(both), relativesOf(plain)];
        expectThat(without === expected, '/data/hierarchy', `${expected}, as in both directions`, without);
        api.witness('hierarchies in both directions');
      }
      const { id, parent, children } = await wholeFamily(api);
      const upwards = ancestorsOf(await hierarchyOf(api, id, { direction: 'both', depth }));
      expectThat(upwards.includes(parent), '/data/hierarchy', `the parent ${parent}`, upwards);
      const seen = childrenOf(await hierarchyOf(api, parent, { direction: 'both', limit }));
      const isWhole = children.every((each) => seen.includes(each));
      expectThat(isWhole, '/data/hierarchy', `the children ${children.join(' ')}`, seen);
    },
    { requests: most + 2 },
  ),
  refutedBy: [
    'hierarchy.direction.both-without-children',
    'hierarchy.direction.both-without-parents',
    'hierarchy.direction.default-down',
    'hierarchy.direction.default-up',
  ],
});
