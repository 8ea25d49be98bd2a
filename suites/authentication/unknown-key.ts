import { wellFormedKeys } from '../../generators/values/api-key.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const unknownKey = defineCheck({
  id: 'authentication/unknown-key',
  title: 'A well-formed key that nobody was given is refused as 401 INVALID_API_KEY',
  clauses: ['auth.bearer.required', 'error.invalid-api-key'],
  operations: ['listEvents', 'listEndpoints'],
  rulings: ['A59', 'C41'],
  needs: [],
  runs: 1,
  property: forAll(
    (world) => wellFormedKeys(world.keyPrefix),
    async (api, key) => {
      for (const operation of ['listEvents', 'listEndpoints'] as const) {
        expectRefusal(await callWith(api, operation, { credential: { header: `Bearer ${key}` } }), {
          codes: ['INVALID_API_KEY'],
        });
        api.witness('refusals of an unknown key');
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['auth.unknown-key-accepted', 'auth.unknown-key-wrong-code', 'auth.unknown-key-wrong-status'],
});
