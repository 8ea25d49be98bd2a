import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const disabledKey = defineCheck({
  id: 'authentication/disabled-key',
  title: 'A disabled key is refused as 403 API_KEY_DISABLED',
  clauses: ['error.api-key-disabled', 'states.api-key.disabled'],
  operations: ['listEvents', 'listEndpoints'],
  needs: ['key.disabled'],
  property: forEach(['listEvents', 'listEndpoints'] as const, async (api, operation) => {
    expectRefusal(await callWith(api, operation, { credential: { role: 'disabled' } }), {
      codes: ['API_KEY_DISABLED'],
    });
    api.witness('refusals of a disabled key');
  }),
  refutedBy: ['auth.disabled-key-accepted', 'auth.disabled-key-wrong-code', 'auth.disabled-key-wrong-status'],
});
