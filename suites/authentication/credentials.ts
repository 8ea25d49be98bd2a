import { keyedOperations } from '../../contract/index.js';
import { malformedKeys, wellFormedKeys } from '../../generators/ids.js';
import {
  accusing,
  type Credential,
  defineCheck,
  expectOk,
  expectRefusal,
  forAll,
  forEach,
  precondition,
} from '../../src/kit/index.js';
import { callableOperations, callWith, expectKeyRefused } from '../asking/calls.js';

export const missingKey = defineCheck({
  id: 'authentication/missing-key',
  title:
    'Without an Authorization header every operation is refused as 401 MISSING_API_KEY, with a key it is served',
  clauses: ['auth.bearer.accepted', 'auth.bearer.required', 'error.missing-api-key'],
  operations: keyedOperations,
  rulings: ['token-or-key'],
  property: forEach(callableOperations, async (api, id) => {
    const credential = { none: true } as const;
    const reply = await callWith(api, id, { credential });
    const clause = reply.status === 200 ? 'auth.bearer.required' : 'error.missing-api-key';
    expectRefusal(reply, { codes: ['MISSING_API_KEY'], clause });
    api.witness('refusals without a key');
    // Others may be refused for want of a plan flag, or be gone by now.
    if (!['listEvents', 'summarizeEvents', 'listEndpoints'].includes(id)) return;
    const served = await callWith(api, id, { anyAnswer: false });
    accusing('auth.bearer.accepted', () => expectOk(served));
    api.witness('requests served with a key');
  }),
});

export const fieldName = defineCheck({
  id: 'authentication/field-name',
  title: 'A key is valid in `authorization` and `AUTHORIZATION` as it is in `Authorization`',
  clauses: ['auth.bearer.accepted'],
  operations: ['listEndpoints'],
  rulings: ['header-field-names'],
  property: forEach(['authorization', 'AUTHORIZATION'] as const, async (api, field) => {
    const usual = await callWith(api, 'listEndpoints', { anyAnswer: false });
    precondition(usual.status === 200, 'the key is not served in `Authorization`', 'precondition-unreached');
    expectOk(await callWith(api, 'listEndpoints', { credential: { role: 'full', field }, anyAnswer: false }));
    api.witness('requests served with a field name in other case');
  }),
});

const credentials: readonly Credential[] = [
  { role: 'full', spoiled: 'basic' },
  ...['Token abcdef', 'Bearer', 'nothing-but-a-word'].map((header) => ({ header })),
];

export const otherScheme = defineCheck({
  id: 'authentication/other-scheme',
  title: 'An Authorization header with another scheme, or without a token, is refused with 401',
  clauses: ['auth.bearer.required', 'error.invalid-token'],
  operations: ['listEvents'],
  rulings: ['token-or-key'],
  property: forEach(credentials, async (api, credential) => {
    const reply = await callWith(api, 'listEvents', { credential });
    expectRefusal(reply, {
      codes: ['INVALID_TOKEN', 'INVALID_API_KEY', 'MISSING_API_KEY'],
      clause: reply.status === 200 ? 'auth.bearer.required' : 'error.invalid-token',
    });
    api.witness('refusals of a header without a bearer key');
  }),
});

export const malformedKey = defineCheck({
  id: 'authentication/malformed-key',
  title: 'A bearer token without the form of a key is refused with 401 as INVALID_API_KEY or INVALID_TOKEN',
  clauses: ['error.invalid-token'],
  operations: ['listEvents'],
  rulings: ['neutral-names', 'token-or-key'],
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
});

export const cutKey = defineCheck({
  id: 'authentication/cut-key',
  title:
    'A valid key without its last character, or with more behind it, is refused with 401 as INVALID_API_KEY or INVALID_TOKEN',
  clauses: ['error.invalid-api-key.wrong-format', 'auth.key.hexadecimal'],
  operations: ['listEvents'],
  rulings: ['token-or-key'],
  property: forEach(['cut', 'lengthened'] as const, async (api, spoiled) => {
    const credential = { role: 'full', spoiled } as const;
    expectRefusal(await callWith(api, 'listEvents', { credential }), {
      codes: ['INVALID_API_KEY', 'INVALID_TOKEN'],
    });
    api.witness('refusals of a key of another length');
  }),
});

export const unknownKey = defineCheck({
  id: 'authentication/unknown-key',
  title: 'A well-formed key that was never issued is refused as 401 INVALID_API_KEY',
  clauses: ['error.invalid-api-key'],
  operations: ['listEvents', 'listEndpoints'],
  rulings: ['neutral-names', 'token-or-key'],
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
});

export const revokedKey = defineCheck({
  id: 'authentication/revoked-key',
  title: 'A revoked key is refused as 401 INVALID_API_KEY',
  clauses: ['auth.key.revoked', 'error.invalid-api-key.revoked', 'states.api-key.revoked'],
  operations: ['listEvents', 'listEndpoints'],
  needs: ['key.revoked'],
  property: forEach(['listEvents', 'listEndpoints'] as const, async (api, operation) => {
    const reply = await callWith(api, operation, { credential: { role: 'revoked' } });
    const clause = reply.status === 401 ? 'error.invalid-api-key.revoked' : 'auth.key.revoked';
    expectKeyRefused('revoked', reply, clause);
    api.witness('refusals of a revoked key');
  }),
});

export const disabledKey = defineCheck({
  id: 'authentication/disabled-key',
  title: 'A disabled key is refused as 403 API_KEY_DISABLED',
  clauses: ['error.api-key-disabled', 'states.api-key.disabled'],
  operations: ['listEvents', 'listEndpoints'],
  needs: ['key.disabled'],
  property: forEach(['listEvents', 'listEndpoints'] as const, async (api, operation) => {
    expectKeyRefused('disabled', await callWith(api, operation, { credential: { role: 'disabled' } }));
    api.witness('refusals of a disabled key');
  }),
});
