import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/numbers.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectOk,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  ancestorsOf,
  childrenOf,
  handlesOf,
  hierarchyOf,
  listOf,
  relativesIn,
  servedHandle,
} from '../asking/hierarchy.js';
import { knownChildren, longestLine, someChildren } from '../asking/hierarchy-relatives.js';

const ancestors = 3;

export const depth = defineCheck({
  id: 'hierarchy/depth',
  title: 'A depth returns that many ancestors, from the direct parent up, and 1 by default',
  clauses: [
    'hierarchy.depth.bounds',
    'hierarchy.depth.deeper',
    'hierarchy.depth.default',
    'limits.hierarchy.depth.default',
    'hierarchy.depth.range',
  ],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const [id = '', ...above] = await longestLine(api, ancestors);
      precondition(above.length > 1, 'no entity is known whose direct parent has one itself', 'no-data');
      let listed: readonly string[] = [];
      for (const sent of [undefined, 1, 2, 3]) {
        const ofAbsent = (sent ?? 1) === 1 ? 'hierarchy.depth.default' : 'hierarchy.depth.deeper';
        const ofStrange = sent === undefined ? 'hierarchy.depth.default' : 'hierarchy.depth.bounds';
        const reached = above.slice(0, sent ?? 1);
        const beyond = above.slice(sent ?? 1);
        const reply = await hierarchyOf(api, id, { depth: sent });
        if (sent !== undefined) accusing('hierarchy.depth.range', () => expectStatus(reply, 200));
        const seen = ancestorsOf(reply);
        const told = relativesIn(reply);
        const absent = reached.filter((each) => !told.includes(each));
        expectThat(
          absent.length === 0,
          '/data/hierarchy',
          `the ancestors ${reached.join(' ')}`,
          told,
          ofAbsent,
        );
        const strange = beyond.filter((each) => seen.includes(each));
        const most = `no ancestor above depth ${sent ?? 1}`;
        expectThat(strange.length === 0, '/data/hierarchy', most, strange, ofStrange);
        const list = handlesOf(listOf(reply, 'parents') ?? []);
        const lost = listed.filter((each) => !list.includes(each));
        const before = `${listed.join(' ')}, as at a lesser depth`;
        expectThat(lost.length === 0, '/data/hierarchy', before, list, ofAbsent);
        listed = list;
        api.witness('ancestors within a depth', reached.length);
      }
    },
    { requests: 7 },
  ),
});

const { min, max } = limits.hierarchy.depth;

/** The entity with the most ancestors seen, or the child of one that may have more of them than are told. */
async function deepest(api: Api): Promise<string> {
  const children = await someChildren(api);
  const above = children.find(
    ({ reply }) => childrenOf(reply).length > 0 && ancestorsOf(reply).length >= max,
  );
  return (above === undefined ? undefined : childrenOf(above.reply)[0]) ?? children[0]?.id ?? '';
}

export const depthMax = defineCheck({
  id: 'hierarchy/depth-max',
  title: 'A hierarchy never has more than 5 ancestors; a depth above 5 may be refused with 400',
  clauses: ['hierarchy.depth.max', 'limits.hierarchy.depth.max', 'hierarchy.depth.range'],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-limits'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  runs: 1,
  property: forAll(
    limitAbove(max),
    async (api, depth) => {
      const id = await deepest(api);
      const most = await hierarchyOf(api, id, { depth: max });
      accusing('hierarchy.depth.range', () => expectStatus(most, 200));
      const more = await hierarchyOf(api, id, { depth });
      expectStatus(more, 200, 400);
      for (const reply of [most, more]) {
        const seen = ancestorsOf(reply);
        expectThat(seen.length <= max, '/data/hierarchy', `at most ${max} ancestors`, seen);
        if (seen.length === max) api.witness('ancestors of the longest lines', max);
      }
      if (more.status === 400) api.witness('depths refused');
    },
    { requests: 2, examples: [max + 1] },
  ),
});

const depths = Array.from({ length: max - min + 1 }, (_, index) => min + index);

export const depthRange = defineCheck({
  id: 'hierarchy/depth-range',
  title: 'depth accepts the integers from 1 to 5',
  clauses: ['hierarchy.depth.range', 'limits.hierarchy.depth.min'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: forEach(
    depths,
    async (api, depth) => {
      const [child] = await knownChildren(api);
      expectOk(await hierarchyOf(api, child?.id ?? (await servedHandle(api)), { depth }));
      api.witness('depths served');
    },
    { clause: (depth) => (depth === min ? 'limits.hierarchy.depth.min' : 'hierarchy.depth.range') },
  ),
});
