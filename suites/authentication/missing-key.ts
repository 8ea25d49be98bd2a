import { operation } from '../../contract/index.js';
import { defineCheck, expectOk, expectRefusal, forEach } from '../../src/kit/index.js';
import { callWith, operationsWithKey } from './data-calls.js';

export const missingKey = defineCheck({
  id: 'authentication/missing-key',
  title:
    'Without an Authorization header every operation is refused as 401 MISSING_API_KEY, with a key it is served',
  clauses: ['auth.bearer.accepted', 'auth.bearer.required', 'error.missing-api-key'],
  operations: [...operationsWithKey],
  rulings: ['C41'],
  property: forEach(operationsWithKey, async (api, id) => {
    const credential = { none: true } as const;
    expectRefusal(await callWith(api, id, { credential }), { codes: ['MISSING_API_KEY'] });
    api.witness('refusals without a key');
    if (operation(id).entitlement !== undefined || id === 'getEvent') return;
    expectOk(await callWith(api, id, { anyAnswer: false }));
    api.witness('requests served with a key');
  }),
  refutedBy: ['auth.missing-key-accepted', 'auth.missing-key-wrong-code', 'auth.missing-key-wrong-status'],
});
