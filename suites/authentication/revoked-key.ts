import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const revokedKey = defineCheck({
  id: 'authentication/revoked-key',
  title: 'A revoked key is refused as 401 INVALID_API_KEY',
  clauses: ['auth.key.revoked', 'error.invalid-api-key.revoked', 'states.api-key.revoked'],
  operations: ['listEvents', 'listEndpoints'],
  needs: ['key.revoked'],
  property: forEach(['listEvents', 'listEndpoints'] as const, async (api, operation) => {
    expectRefusal(await callWith(api, operation, { credential: { role: 'revoked' } }), {
      codes: ['INVALID_API_KEY'],
    });
    api.witness('refusals of a revoked key');
  }),
  refutedBy: ['auth.revoked-key-accepted', 'auth.revoked-key-wrong-code', 'auth.revoked-key-wrong-status'],
});
