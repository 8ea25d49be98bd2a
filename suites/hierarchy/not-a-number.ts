import { defineCheck, expectStatus, forEach } from '../../src/kit/index.js';
import { hierarchyOf, servedHandle } from './seen.js';

const queries = [{ depth: 'abc' }, { limit: '1q' }] as const;

// Which error it is, or whether it is one, is not shown.
export const notANumber = defineCheck({
  id: 'hierarchy/not-a-number',
  title: 'A depth or limit that is no number is refused with 400 or passed over, and breaks nothing',
  clauses: ['error.server-errors'],
  operations: ['getHierarchy'],
  rulings: ['A15', 'A78'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: forEach(queries, async (api, query) => {
    expectStatus(await hierarchyOf(api, await servedHandle(api), query), 400, 200);
    api.witness('texts that are no number');
  }),
  refutedBy: ['hierarchy.depth.nonsense-crash'],
});
