import { defineCheck, expectOk, forEach } from '../../src/kit/index.js';
import { callableOperations } from '../valid-call.js';
import { callWith } from './data-calls.js';

const operations = ['listAwards'] as const;

export const marketsTier = defineCheck({
  id: 'authentication/markets-tier',
  title: 'A key of the Markets tier is served in the families that the tier opens',
  clauses: ['government.entitlement.tier'],
  operations,
  needs: ['key.markets'],
  property: forEach(
    (world) => callableOperations(world).filter((id) => operations.some((each) => each === id)),
    async (api, operation) => {
      expectOk(await callWith(api, operation, { credential: { role: 'markets' }, anyAnswer: false }));
      api.witness('replies to a key of the tier');
    },
  ),
  refutedBy: ['government.entitlement.markets-not-enough'],
});
