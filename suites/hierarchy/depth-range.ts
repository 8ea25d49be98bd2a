import { limits } from '../../contract/index.js';
import { defineCheck, expectOk, forEach } from '../../src/kit/index.js';
import { childrenSeen } from './family.js';
import { hierarchyOf, servedHandle } from './seen.js';

const { min, max } = limits.hierarchy.depth;
const depths = Array.from({ length: max - min + 1 }, (_, index) => min + index);

export const depthRange = defineCheck({
  id: 'hierarchy/depth-range',
  title: 'depth takes the whole numbers from 1 to 5',
  clauses: ['hierarchy.depth.range', 'limits.hierarchy.depth.min'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: forEach(depths, async (api, depth) => {
    const [child] = await childrenSeen(api);
    expectOk(await hierarchyOf(api, child?.id ?? (await servedHandle(api)), { depth }));
    api.witness('depths served');
  }),
  refutedBy: ['hierarchy.depth.five-refused', 'hierarchy.depth.one-refused'],
});
