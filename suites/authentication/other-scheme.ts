import { type Credential, defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

const credentials: readonly Credential[] = [
  { role: 'full', spoiled: 'basic' },
  ...['Token abcdef', 'Bearer', 'nothing-but-a-word'].map((header) => ({ header })),
];

export const otherScheme = defineCheck({
  id: 'authentication/other-scheme',
  title: 'An Authorization header of another scheme, or without a token, is refused with 401',
  clauses: ['auth.bearer.required', 'error.invalid-token'],
  operations: ['listEvents'],
  rulings: ['C41'],
  property: forEach(credentials, async (api, credential) => {
    expectRefusal(await callWith(api, 'listEvents', { credential }), {
      codes: ['INVALID_TOKEN', 'INVALID_API_KEY', 'MISSING_API_KEY'],
    });
    api.witness('refusals of a header without a bearer key');
  }),
  refutedBy: [
    'auth.other-scheme-accepted',
    'auth.malformed-token-accepted',
    'auth.malformed-token-wrong-code',
    'auth.malformed-token-wrong-status',
  ],
});
