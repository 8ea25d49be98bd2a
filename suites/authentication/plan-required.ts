import { defineCheck, expectOk, expectRefusal, forEach } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

const registry = [
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
] as const;

export const planRequired = defineCheck({
  id: 'authentication/plan-required',
  title:
    'A key whose plan lacks the registry flag gets 403 PLAN_REQUIRED there, never an empty result, and Events as ever',
  clauses: [
    'auth.entitlement.missing',
    'auth.entitlement.never-empty',
    'error.plan-required',
    'registry.entitlement',
  ],
  operations: [...registry],
  rulings: ['C42'],
  needs: ['key.unentitled'],
  property: forEach(
    registry,
    async (api, operation) => {
      const credential = { role: 'unentitled' } as const;
      expectOk(await callWith(api, 'listEvents', { credential, anyAnswer: false }));
      expectRefusal(await callWith(api, operation, { credential }), { codes: ['PLAN_REQUIRED'] });
      api.witness('refusals for want of the plan flag');
    },
    { requests: 1 },
  ),
  refutedBy: [
    'entitlement.missing-answered-404',
    'entitlement.missing-served-empty',
    'entitlement.missing-wrong-code',
    'entitlement.missing-wrong-status',
    'entitlement.not-checked',
  ],
});
