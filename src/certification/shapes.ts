import { schemasOf } from '../engine/schema.js';
import { keyRoles } from '../kit/index.js';
import { bundleFormat } from './certificate.js';
import { rounds } from './seeds.js';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const digest = { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' };
const instant = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' };
const listOf = (items: object) => ({ type: 'array', items });
const mapOf = (additionalProperties: object) => ({ type: 'object', additionalProperties });

/** An object with these members; those whose names end in `?` may be absent, and others may not be there. */
const objectOf = (members: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(members).filter((name) => !name.endsWith('?')),
  properties: Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name.replace(/\?$/, ''), schema]),
  ),
});

const subject = objectOf({ name: text, digest: objectOf({ sha256: text }) });

/** What is settled before the first request. */
const claim = {
  nonce: { type: 'string', pattern: '^[\\x20-\\x7e]{8,200}$' },
  'nonceSource?': { type: 'string', pattern: '^[\\x20-\\x7e]{1,200}$' },
  profiles: { ...listOf(objectOf({ name: text, version: count, digest })), minItems: 1 },
  suite: { type: 'object', required: ['version', 'ledger', 'checks'] },
  target: objectOf({
    baseUrl: { type: 'string', pattern: '^https?://[^\\s/]' },
    name: text,
    surfaces: mapOf(text),
    'reference?': objectOf({ faults: listOf(text), variants: listOf(text) }),
  }),
  settings: objectOf({
    maxRequests: count,
    timeoutMs: count,
    'rate?': { type: 'number', exclusiveMinimum: 0 },
    keys: { ...listOf({ enum: keyRoles }), uniqueItems: true },
    key: objectOf({ prefix: text, usual: { type: 'boolean' } }),
  }),
  'earlier?': objectOf({
    at: instant,
    cursors: listOf(
      objectOf({
        operation: { enum: ['listEvents', 'listStories'] },
        query: mapOf({ type: ['string', 'number'] }),
        cursor: text,
      }),
    ),
  }),
  steps: listOf(objectOf({ id: text, checks: listOf(text), 'by?': text, 'at?': text })),
};

/** The shapes of what a bundle consists of; a value of another shape is not read. */
const shapes = {
  envelope: objectOf({
    payload: text,
    payloadType: { const: 'application/vnd.in-toto+json' },
    signatures: {
      ...listOf(objectOf({ keyid: text, sig: text })),
      minItems: 1,
      maxItems: 1,
    },
  }),
  statement: {
    type: 'object',
    required: ['_type', 'subject', 'predicateType', 'predicate'],
    properties: { subject: listOf(subject) },
  },
  certificate: {
    ...objectOf({
      format: { const: bundleFormat },
      verdict: { enum: ['conformant', 'non-conformant', 'incomplete'] },
      failed: listOf(objectOf({ round: count, check: text })),
      open: listOf(objectOf({ 'round?': count, 'clause?': text, 'outcome?': text, why: text })),
      ...claim,
      rounds: {
        ...listOf(objectOf({ seed: count, began: instant, requests: count })),
        minItems: rounds,
        maxItems: rounds,
      },
    }),
  },
  claim: objectOf(claim),
  journal: objectOf({
    began: instant,
    exchanges: listOf(
      objectOf({
        path: { type: 'string', pattern: '^/' },
        as: text,
        at: { type: 'number', minimum: 0 },
        ms: { type: 'number', minimum: 0 },
        'reply?': objectOf({ status: count, headers: mapOf(text), body: digest }),
        'trouble?': objectOf({ kind: text, message: text }),
      }),
    ),
  }),
  bodies: listOf(objectOf({ address: digest, bytes: count })),
} as const;

export type Shape = keyof typeof shapes;

const schemas = schemasOf(shapes);

/** Where a value has not a shape, and how; undefined where it has. */
export function misshapen(shape: Shape, value: unknown): string | undefined {
  // Our own schemas take no longer than the value is long.
  const [mismatch] = schemas.mismatches(`/${shape}`, value, 0);
  return mismatch && `at ${mismatch.at}, it ${mismatch.message}`;
}
