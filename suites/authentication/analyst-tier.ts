import { defineCheck, expectOk, forEach } from '../../src/kit/index.js';
import { callableOperations } from '../valid-call.js';
import { callWith } from './data-calls.js';

const operations = ['listRegistryEntities', 'listFacilities'] as const;

export const analystTier = defineCheck({
  id: 'authentication/analyst-tier',
  title: 'A key of the Analyst tier is served in the families that the tier opens',
  clauses: ['registry.entitlement.tier', 'facilities.entitlement.tier'],
  operations,
  needs: ['key.analyst'],
  property: forEach(
    (world) => callableOperations(world).filter((id) => operations.some((each) => each === id)),
    async (api, operation) => {
      expectOk(await callWith(api, operation, { credential: { role: 'analyst' }, anyAnswer: false }));
      api.witness('replies to a key of the tier');
    },
  ),
  refutedBy: ['entitlement.analyst-not-enough'],
});
