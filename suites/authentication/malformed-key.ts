import { malformedKeys } from '../../generators/values/api-key.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const malformedKey = defineCheck({
  id: 'authentication/malformed-key',
  title: 'A bearer token without the form of a key is refused with 401 as INVALID_API_KEY or INVALID_TOKEN',
  clauses: ['auth.bearer.required', 'error.invalid-api-key.wrong-format', 'error.invalid-token'],
  operations: ['listEvents'],
  rulings: ['A59', 'C41'],
  needs: [],
  runs: 4,
  property: forAll(
    malformedKeys(),
    async (api, key) => {
      expectRefusal(await callWith(api, 'listEvents', { credential: { header: `Bearer ${key}` } }), {
        codes: ['INVALID_API_KEY', 'INVALID_TOKEN'],
      });
      api.witness('refusals of a malformed key');
    },
    { examples: ['abc', 'svc_sk_'] },
  ),
  refutedBy: [
    'auth.malformed-token-accepted',
    'auth.malformed-token-wrong-code',
    'auth.malformed-token-wrong-status',
  ],
});
