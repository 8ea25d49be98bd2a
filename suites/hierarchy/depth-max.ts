import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/values/limit.js';
import { type Api, defineCheck, expectStatus, expectThat, forAll } from '../../src/kit/index.js';
import { someChildren } from './family.js';
import { ancestorsOf, childrenOf } from './reading.js';
import { hierarchyOf } from './seen.js';

const { max } = limits.hierarchy.depth;

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
  title: 'A line never has more than 5 ancestors; a depth above 5 may be refused with 400',
  clauses: ['hierarchy.depth.max', 'hierarchy.depth.bounds', 'limits.hierarchy.depth.max'],
  operations: ['getHierarchy'],
  rulings: ['A15'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  runs: 1,
  property: forAll(
    limitAbove(max),
    async (api, depth) => {
      const id = await deepest(api);
      const most = await hierarchyOf(api, id, { depth: max });
      expectStatus(most, 200);
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
  refutedBy: ['hierarchy.depth.beyond-five-served', 'hierarchy.depth.five-is-all'],
});
