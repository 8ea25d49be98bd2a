import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const cutKey = defineCheck({
  id: 'authentication/cut-key',
  title: 'A valid key without its last character is refused with 401 as INVALID_API_KEY or INVALID_TOKEN',
  clauses: ['auth.key.hexadecimal', 'error.invalid-api-key.wrong-format'],
  operations: ['listEvents'],
  rulings: ['C41'],
  property: once(async (api) => {
    const credential = { role: 'full', spoiled: 'cut' } as const;
    expectRefusal(await callWith(api, 'listEvents', { credential }), {
      codes: ['INVALID_API_KEY', 'INVALID_TOKEN'],
    });
    api.witness('refusals of a key that was cut short');
  }),
  refutedBy: ['auth.short-key-accepted'],
});
