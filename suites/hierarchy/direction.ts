import { limits, vocabularies } from '../../contract/index.js';
import { wordsOutside } from '../../generators/enums.js';
import {
  at,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forAll,
  mentions,
  once,
} from '../../src/kit/index.js';
import {
  ancestorsOf,
  childrenOf,
  hierarchyMember,
  hierarchyOf,
  isFilled,
  listOf,
  parentOf,
  servedHandle,
  servedHierarchies,
} from '../asking/hierarchy.js';
import { anyFamily, showsPart, tallFamily, wholeFamily } from '../asking/hierarchy-relatives.js';
import { expectErrorEnvelope } from '../asking/refusals.js';

const limit = limits.hierarchy.children.max;
const depth = limits.hierarchy.depth.max;
const most = 3;

/** Who stands in a hierarchy, as text; of children that are not all shown, their number. */
const relativesOf = (reply: Exchange, isPart: boolean): string =>
  [
    `parents ${ancestorsOf(reply).toSorted().join(' ')}`,
    `children ${isPart ? childrenOf(reply).length : childrenOf(reply).toSorted().join(' ')}`,
    `count ${JSON.stringify(hierarchyMember(reply, 'child_count'))}`,
  ].join('; ');

/** Whether a hierarchy has relatives, or counts some, that another lacks. */
function tellsMore(reply: Exchange, other: Exchange): boolean {
  const known = [...ancestorsOf(other), ...childrenOf(other)];
  const isMore = [...ancestorsOf(reply), ...childrenOf(reply)].some((each) => !known.includes(each));
  const [count, otherCount] = [reply, other].map((each) => hierarchyMember(each, 'child_count'));
  return isMore || (isFilled(count) && !isFilled(otherCount));
}

export const directionBoth = defineCheck({
  id: 'hierarchy/direction-both',
  title: 'direction=both, which is the default, returns parents and children',
  clauses: ['hierarchy.direction.both', 'hierarchy.direction.default'],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-nulls'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      for (const { id, reply: plain } of await servedHierarchies(api, { most })) {
        const both = await hierarchyOf(api, id, { direction: 'both', depth });
        const isPart = [both, plain].some(showsPart);
        const [expected, without] = [relativesOf(both, isPart), relativesOf(plain, isPart)];
        expectThat(
          without === expected,
          '/data/hierarchy',
          `${expected}, as in both directions`,
          without,
          tellsMore(plain, both) ? 'hierarchy.direction.both' : 'hierarchy.direction.default',
        );
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
});

export const directionDown = defineCheck({
  id: 'hierarchy/direction-down',
  title: 'direction=down returns the children that direction=both returns',
  clauses: ['hierarchy.direction.down'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { parent, children } = await tallFamily(api);
      const down = await hierarchyOf(api, parent, { direction: 'down', limit });
      const [expected, seen] = [children, childrenOf(down)].map((each) => each.toSorted().join(' '));
      expectThat(seen === expected, '/data/hierarchy', `the children ${expected}`, seen);
      const count = hierarchyMember(down, 'child_count');
      const isCounted = typeof count === 'number' && count >= children.length;
      expectThat(isCounted, '/data/hierarchy/child_count', `${children.length} or more`, count);
      api.witness('children downwards', children.length);
    },
    { requests: 2 },
  ),
});

export const directionUnknown = defineCheck({
  id: 'hierarchy/direction-unknown',
  title: 'A direction other than up, down and both is refused with 400 or listed as ignored',
  clauses: ['hierarchy.direction.unknown'],
  operations: ['getHierarchy'],
  rulings: ['unknown-enum-value'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  runs: 2,
  property: forAll(
    wordsOutside(vocabularies.hierarchyDirection.values),
    async (api, direction) => {
      const reply = await hierarchyOf(api, await servedHandle(api), { direction });
      if (reply.status === 400) expectErrorEnvelope(reply, 'required');
      else {
        expectOk(reply);
        const ignored =
          at(reply.json, '/applied_filters/ignored') ?? at(reply.json, '/data/applied_filters/ignored');
        const isTold = mentions(ignored, 'direction');
        expectThat(isTold, '/applied_filters/ignored', 'direction, or a refusal', ignored);
      }
      api.witness('unknown directions');
    },
    { examples: ['sideways'] },
  ),
});

export const directionUp = defineCheck({
  id: 'hierarchy/direction-up',
  title: 'direction=up returns the parents that direction=both returns, and no children',
  clauses: ['hierarchy.direction.up', 'hierarchy.direction.up.no-children'],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-nulls'],
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

      const above = await hierarchyOf(api, parent, { direction: 'up', include_siblings: true });
      const list = listOf(above, 'children') ?? [];
      expectThat(
        list.length === 0,
        '/data/hierarchy',
        'no children',
        list,
        'hierarchy.direction.up.no-children',
      );
      api.witness('children left out', children.length);
    },
    { requests: 3 },
  ),
});
