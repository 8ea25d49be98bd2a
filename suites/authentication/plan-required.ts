import { entitledOperations } from '../../contract/index.js';
import { defineCheck, expectOk, expectRefusal, forEach } from '../../src/kit/index.js';
import { callableOperations } from '../valid-call.js';
import { callWith } from './data-calls.js';

export const planRequired = defineCheck({
  id: 'authentication/plan-required',
  title:
    'A key whose plan lacks the flag of a family gets 403 PLAN_REQUIRED there, never an empty result, and Events as ever',
  clauses: [
    'auth.entitlement.missing',
    'auth.entitlement.never-empty',
    'error.plan-required',
    'aicompute.entitlement',
    'facilities.entitlement',
    'government.entitlement',
    'hierarchy.entitlement',
    'registry.entitlement',
  ],
  operations: entitledOperations,
  rulings: ['C42'],
  needs: ['key.unentitled'],
  property: forEach(
    (world) => callableOperations(world).filter((id) => entitledOperations.includes(id)),
    async (api, operation) => {
      const credential = { role: 'unentitled' } as const;
      expectOk(await callWith(api, 'listEvents', { credential, anyAnswer: false }));
      expectRefusal(await callWith(api, operation, { credential }), { codes: ['PLAN_REQUIRED'] });
      api.witness('refusals for want of the plan flag');
    },
  ),
  refutedBy: [
    'aicompute.entitlement.not-checked',
    'facilities.entitlement.detail-open',
    'facilities.entitlement.not-checked',
    'government.entitlement.not-checked',
    'entitlement.missing-answered-404',
    'entitlement.missing-served-empty',
    'entitlement.missing-wrong-code',
    'entitlement.missing-wrong-status',
    'entitlement.not-checked',
  ],
});
