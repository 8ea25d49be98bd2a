import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const overQuotaKey = defineCheck({
  id: 'authentication/over-quota-key',
  title: 'A workspace whose usage limit is reached is refused as 429 QUOTA_EXCEEDED',
  clauses: ['error.quota-exceeded'],
  operations: ['listEvents'],
  needs: ['key.over-quota'],
  property: once(async (api) => {
    expectRefusal(await callWith(api, 'listEvents', { credential: { role: 'over-quota' } }), {
      codes: ['QUOTA_EXCEEDED'],
    });
    api.witness('refusals over the quota');
  }),
  refutedBy: ['access.quota-not-enforced', 'access.quota-wrong-code', 'access.quota-wrong-status'],
});
