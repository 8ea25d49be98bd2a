import { keyedOperations } from '../../contract/index.js';
import { defineCheck, expectOk, expectRefusal, forEach } from '../../src/kit/index.js';
import { callableOperations } from '../valid-call.js';
import { callWith } from './data-calls.js';

export const missingKey = defineCheck({
  id: 'authentication/missing-key',
  title:
    'Without an Authorization header every operation is refused as 401 MISSING_API_KEY, with a key it is served',
  clauses: ['auth.bearer.accepted', 'auth.bearer.required', 'error.missing-api-key'],
  operations: keyedOperations,
  rulings: ['C41'],
  property: forEach(callableOperations, async (api, id) => {
    const credential = { none: true } as const;
    expectRefusal(await callWith(api, id, { credential }), { codes: ['MISSING_API_KEY'] });
    api.witness('refusals without a key');
    // Others may be refused for want of a plan flag, or be gone by now.
    if (!['listEvents', 'summarizeEvents', 'listEndpoints'].includes(id)) return;
    expectOk(await callWith(api, id, { anyAnswer: false }));
    api.witness('requests served with a key');
  }),
  refutedBy: ['auth.missing-key-accepted', 'auth.missing-key-wrong-code', 'auth.missing-key-wrong-status'],
});
