import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  defineCheck,
  defineInvariant,
  expectThat,
  isObject,
  once,
  precondition,
  type Query,
  seenOf,
} from '../../src/kit/index.js';
import { sentParameter } from '../asking/calls.js';
import { cardIn } from '../asking/entities.js';
import {
  childrenOf,
  childrenShown,
  coverageMember,
  handleOf,
  hierarchyMember,
  hierarchyOf,
  includesChildren,
  isServed,
  listOf,
  nodesOf,
  servedHierarchies,
  siblingsOf,
  topLevelOrDataMember,
} from '../asking/hierarchy.js';
import { anyFamily, exceptionOf, isPercentage, isPerson, peopleOf } from '../asking/hierarchy-relatives.js';
import { leavesIn } from '../asking/texts.js';

/** The different values of some replies, as text. */
const variety = (values: readonly unknown[]): string =>
  [...new Set(values.map((value) => JSON.stringify(value) ?? 'no member'))].join(', ') || 'none seen';

export const shapes = defineCheck({
  id: 'hierarchy/shapes',
  title: 'The shapes of hierarchies that the specification leaves open are recorded',
  clauses: [
    'hierarchy.fields',
    'hierarchy.child-count.extent',
    'hierarchy.child-count.no-lei',
    'hierarchy.coverage.reporting-exception.none',
    'hierarchy.coverage.reporting-exception.values',
    'hierarchy.limit.default',
  ],
  level: 'observe',
  operations: ['getHierarchy'],
  rulings: ['live-data', 'hierarchy-nulls'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const seen = await servedHierarchies(api);
      precondition(seen.length > 0, 'no hierarchy is served for any entity that is known', 'no-data');
      const members = seen.map(({ reply }) => topLevelOrDataMember(reply, 'hierarchy')).filter(isObject);
      api.observe(
        'members of hierarchy',
        [...new Set(members.flatMap((each) => Object.keys(each)))].join(', '),
      );
      const silent = seen.filter((each) => exceptionOf(each) === undefined);
      const none = silent.map(({ reply }) => coverageMember(reply, 'reporting_exception'));
      api.observe('reporting_exception without one', variety(none));
      api.observe('reporting exceptions', variety(seen.flatMap((each) => exceptionOf(each) ?? [])));
      const gaps = seen.filter(({ reply }) => coverageMember(reply, 'lei_present') === false);
      api.observe(
        'child_count without an LEI',
        variety(gaps.map(({ reply }) => hierarchyMember(reply, 'child_count'))),
      );
      const counts = seen.map(
        ({ reply }) => `${listOf(reply, 'children')?.length} of ${hierarchyMember(reply, 'child_count')}`,
      );
      api.observe('children without a limit', variety(counts));
    },
    { requests: 14 },
  ),
});

const asked: readonly (readonly [what: string, query: Query])[] = [
  ['depth=0', { depth: 0 }],
  ['limit=0', { limit: 0 }],
  ['as_of', { as_of: '2020-01-01' }],
  ['siblings downwards', { direction: 'down', include_siblings: true }],
];

export const leftOpen = defineCheck({
  id: 'hierarchy/left-open',
  title: 'Behaviour of the hierarchy that the specification leaves open is recorded',
  clauses: [
    'hierarchy.direct-parent.down',
    'hierarchy.depth.out-of-range',
    'hierarchy.limit.out-of-range',
    'hierarchy.siblings.down',
    'hierarchy.siblings.itself',
    'hierarchy.siblings.extent',
    'hierarchy.as-of',
  ],
  level: 'observe',
  operations: ['getHierarchy'],
  rulings: ['hierarchy-limits', 'hierarchy-as-of', 'hierarchy-nulls'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { id } = await anyFamily(api);
      for (const [what, query] of asked) {
        const reply = await hierarchyOf(api, id, query);
        const siblings = siblingsOf(reply).length;
        api.observe(what, `${seenOf(reply)}, ${childrenOf(reply).length} children, ${siblings} siblings`);
        if (query.direction === 'down')
          api.observe(
            'direct_parent downwards',
            `${JSON.stringify(hierarchyMember(reply, 'direct_parent'))}`.slice(0, 60),
          );
      }
      const siblings = siblingsOf(await hierarchyOf(api, id, { include_siblings: true }));
      api.observe('siblings', `${siblings.length}`);
      api.observe('the entity among its siblings', siblings.includes(id) ? 'yes' : 'no');
    },
    { requests: asked.length - 1 },
  ),
});

const mostDetails = 3;

export const noNaturalPersons = defineCheck({
  id: 'hierarchy/no-natural-persons',
  title: 'The relatives of an entity never include a natural person',
  clauses: ['hierarchy.no-natural-persons'],
  operations: ['getHierarchy', 'getEntity'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const people = peopleOf(api.world);
      const nodes = (await servedHierarchies(api)).flatMap(({ reply }) => nodesOf(reply));
      precondition(nodes.length > 0, 'no entity that was tried has relatives', 'no-data');
      let details = 0;
      for (const node of nodes) {
        const handle = handleOf(node) ?? '';
        const isKnown = isPerson(node) || people.includes(handle);
        expectThat(!isKnown, '/data/hierarchy', 'legal entities', node);
        // An LEI is for legal entities; of others their own record tells what they are.
        if (!isLei(handle) && handle !== '' && details < mostDetails) {
          details += 1;
          const reply = await api.get('getEntity', {}, { path: { entity_id: handle } });
          expectThat(!isPerson(cardIn(reply)), '/data/hierarchy', 'legal entities', node);
        }
        api.witness('relatives');
      }
    },
    { requests: 0 },
  ),
});

export const noPercentages = defineInvariant({
  id: 'hierarchy/no-percentages',
  title: 'No hierarchy has a percentage of ownership',
  clauses: ['hierarchy.no-percentages'],
  operations: ['getHierarchy'],
  judge(exchange) {
    if (!isServed(exchange)) return 0;
    for (const { path, value } of leavesIn(exchange.json))
      expectThat(!isPercentage(path, value), path, 'no percentage of ownership', value);
    return nodesOf(exchange).length > 0 ? 1 : 0;
  },
  provokedBy: ['hierarchy/mutual'],
});

export const childCount = defineInvariant({
  id: 'hierarchy/child-count',
  title:
    'child_count is an integer no smaller than the number of children returned, which are all that the limit allows, or null',
  clauses: [
    'hierarchy.child-count',
    'hierarchy.child-count.excluded',
    'hierarchy.child-count.least',
    'hierarchy.children',
  ],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-nulls'],
  comparesParts: true,
  judge(exchange) {
    if (!isServed(exchange)) return 0;
    const count = hierarchyMember(exchange, 'child_count');
    // Without an LEI there may be no hierarchy to count in.
    const isWithoutLei = coverageMember(exchange, 'lei_present') === false;
    if (isWithoutLei && count === undefined) return 0;
    const place = '/data/hierarchy/child_count';
    if (sentParameter(exchange, 'direction') === 'up') {
      expectThat(
        count === null,
        place,
        'null where the direction excludes children',
        count,
        'hierarchy.child-count.excluded',
      );
      return 1;
    }
    if (!includesChildren(exchange)) return 0;
    if (isWithoutLei && (count === null || count === 0)) return 1;
    expectThat(typeof count === 'number' && Number.isInteger(count), place, 'a whole number', count);
    const length = childrenShown(exchange);
    if (length === undefined) return 1;
    const least = `at least the ${length} children returned`;
    expectThat(count >= length, place, least, count, 'hierarchy.child-count.least');
    // Whatever it counts, as many as may be returned are returned.
    const limit = Number(sentParameter(exchange, 'limit'));
    const isEnough = limit >= count && limit <= limits.hierarchy.children.max;
    const isWhole = !isEnough || count === length;
    expectThat(isWhole, '/data/hierarchy', `the ${count} children`, length, 'hierarchy.children');
    return 1;
  },
  provokedBy: ['hierarchy/direction-up', 'hierarchy/depth', 'hierarchy/mutual'],
});
