import { keyedOperations, operation, operationIds } from '../../contract/index.js';
import { malformedKeys, wellFormedKeys } from '../../generators/ids.js';
import {
  accusing,
  type Credential,
  defineCheck,
  expectHeld,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  once,
  precondition,
  type World,
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

/** A path of the API in a text, without a placeholder. */
const wholePath = /(?<=["\s])\/api\/v2\/[A-Za-z0-9_/-]+(?=["?\s])/g;

/** Documents about the API, which may be open like the contract itself. */
const documents = /openapi|swagger|docs|schema/i;

/** Paths of which the directory tells and that are no operation of the specification; each costs two requests. */
const mostFurther = 3;

/** Paths that the endpoint directory tells beside those of the specification. */
function furtherPaths({ offer: { directory } }: World): readonly string[] {
  const known = new Set(operationIds.map((id) => operation(id).path));
  const told = JSON.stringify(directory ?? null).match(wholePath) ?? [];
  return [...new Set(told)].filter((path) => !known.has(path) && !documents.test(path)).slice(0, mostFurther);
}

export const furtherRoutes = defineCheck({
  id: 'authentication/further-routes',
  title:
    'What the endpoint directory lists beside the specified operations is not served without a key either',
  clauses: ['auth.bearer.required'],
  operations: ['listEndpoints'],
  rulings: ['token-or-key'],
  property: once(async (api) => {
    const directory = await api.get('listEndpoints');
    const served: string[] = [];
    for (const path of furtherPaths(api.world))
      if ((await api.getTarget(path, { anyAnswer: true })).status === 200) served.push(path);
    expectHeld(
      served.length > 0,
      'the directory lists no further path that is served as it stands',
      directory,
    );
    for (const path of served) {
      const { status } = await api.getTarget(path, { credential: { none: true }, anyAnswer: true });
      expectThat(status !== 200, 'status', `a refusal of ${path} without a key`, status);
      api.witness('further paths refused without a key');
    }
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
  runs: 3,
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
    'A valid key without its last character, with more behind it, or with its last ones in another order is refused with 401',
  clauses: ['error.invalid-api-key.wrong-format', 'auth.key.hexadecimal', 'error.invalid-api-key'],
  operations: ['listEvents'],
  rulings: ['token-or-key'],
  property: forEach(['cut', 'lengthened', 'rotated'] as const, async (api, spoiled) => {
    const credential = { role: 'full', spoiled } as const;
    expectRefusal(await callWith(api, 'listEvents', { credential }), {
      codes: ['INVALID_API_KEY', 'INVALID_TOKEN'],
      ...(spoiled === 'rotated' ? { clause: 'error.invalid-api-key' as const } : {}),
    });
    api.witness('refusals of a key that is not the whole one');
  }),
});

export const unknownKey = defineCheck({
  id: 'authentication/unknown-key',
  title: 'A well-formed key that was never issued is refused as 401 INVALID_API_KEY',
  clauses: ['error.invalid-api-key'],
  operations: ['listEvents', 'listEndpoints', 'listStories', 'searchEntities'],
  rulings: ['neutral-names', 'token-or-key'],
  needs: [],
  runs: 1,
  property: forAll(
    (world) => wellFormedKeys(world.keyPrefix),
    async (api, key) => {
      for (const operation of ['listEvents', 'listEndpoints', 'listStories', 'searchEntities'] as const) {
        expectRefusal(await callWith(api, operation, { credential: { header: `Bearer ${key}` } }), {
          codes: ['INVALID_API_KEY'],
        });
        api.witness('refusals of an unknown key');
      }
    },
    { requests: 4 },
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
