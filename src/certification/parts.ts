import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync } from 'node:zlib';
import { type DocumentSchemas, schemasOf } from '../engine/served-contract/schema-validation.js';
import { SetupError } from '../engine/setup-error.js';
import { at, keyRoles } from '../kit/index.js';
import type { Files } from './bundle.js';
import { canonical } from './canonical.js';
import { bundleFormat, rounds } from './certificate.js';
import { openKinds } from './judgement.js';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const digest = { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' };
const instant = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$',
};
/** Milliseconds within a round: a year is more than any takes, and every clock can still tell the instant. */
const duration = { type: 'number', minimum: 0, maximum: 31_536_000_000 };
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
  suite: {
    type: 'object',
    required: ['version', 'ledger', 'digest'],
    properties: { version: { type: 'string', pattern: '^[!-~]{1,100}$' }, ledger: digest, digest },
  },
  target: objectOf({
    baseUrl: { type: 'string', pattern: '^https?://[!-~]{1,2000}$' },
    name: text,
    surfaces: mapOf(text),
    'reference?': objectOf({ faults: listOf(text), variants: listOf(text) }),
  }),
  settings: objectOf({
    maxRequests: count,
    // No timer waits longer.
    timeoutMs: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
    // With a rate below that, a round would not end within a year.
    'rate?': { type: 'number', minimum: 0.001 },
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
    'eventIds?': listOf(text),
  }),
  steps: listOf(objectOf({ id: text, checks: listOf(text), 'by?': text, 'at?': text })),
};

const cause = { why: text, rounds: listOf(count), checks: listOf(text), clauses: listOf(text) };

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
      clauses: objectOf({ decided: count, contradicted: count, open: count, notApplicable: count }),
      failed: listOf(objectOf({ check: text, clause: text, rounds: listOf(count) })),
      open: listOf(objectOf({ kind: { enum: openKinds }, remedy: text, ...cause })),
      notApplicable: listOf(objectOf(cause)),
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
        at: duration,
        ms: duration,
        'reply?': objectOf({ status: count, headers: mapOf(text), body: digest }),
        'trouble?': objectOf({ kind: text, message: text }),
      }),
    ),
  }),
  bodies: listOf(objectOf({ address: digest, bytes: count })),
} as const;

type Shape = keyof typeof shapes;

let schemas: DocumentSchemas | undefined;

/** Where a value has not a shape, and how; undefined where it has. */
function misshapen(shape: Shape, value: unknown): string | undefined {
  // Our own schemas take no longer than the value is long.
  schemas ??= schemasOf(shapes);
  const [mismatch] = schemas.mismatches(`/${shape}`, value, 0);
  if (mismatch !== undefined) return `at ${mismatch.at}, it ${mismatch.message}`;
  const address = at(value, '/target/baseUrl');
  return typeof address === 'string' && !URL.canParse(address)
    ? 'at /target/baseUrl, it is not a URL'
    : undefined;
}

/** A part that cannot be read, and why. */
export class BrokenPart extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'BrokenPart';
  }
}

/** A bundle whose parts are not those of any bundle: changed, or given in part. */
export class BrokenBundle extends SetupError {
  constructor(seen: string, next: string = wholeFolder, cause?: unknown) {
    super(seen, next, cause);
    this.name = 'BrokenBundle';
  }
}

/** Levels of nesting and bytes that a part may have; more would exhaust whoever reads it. */
const deepest = 300;
export const mostBytes = 500_000_000;

/** The JSON of a part. Throws `BrokenPart` for what is no canonical JSON of a fair size. */
export function jsonOf(content: Uint8Array): unknown {
  if (!isUtf8(content)) throw new BrokenPart('it is not UTF-8 text');
  const text = textOf(content);
  const value = parsed(text);
  if (isDeeper(value, deepest)) throw new BrokenPart(`it is nested deeper than ${deepest} levels`);
  if (canonicalOf(value) !== text)
    throw new BrokenPart('it is not canonical JSON (RFC 8785), so two parsers may read it differently');
  return value;
}

/** The value of a part, of a known shape. Throws `BrokenPart` for any other one. */
export function shaped<Value>(shape: Shape, content: Uint8Array): Value {
  const value = jsonOf(content);
  const wrong = misshapen(shape, value);
  if (wrong !== undefined) throw new BrokenPart(wrong);
  return value as Value;
}

/** The text of bytes in UTF-8. */
export const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('utf8');

/** Bytes that are unpacked at once; each chunk is copied once more. */
const chunkSize = 2 ** 20;

/** What was compressed, so many bytes at most. Throws `BrokenPart` for what was not, or is larger. */
export function unpacked(content: Uint8Array, most = mostBytes): Buffer {
  try {
    return brotliDecompressSync(content, { maxOutputLength: Math.max(1, most), chunkSize });
  } catch (error) {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE')
      throw new BrokenPart(`it unpacks to more than ${most} bytes`, error);
    throw new BrokenPart(`it cannot be unpacked (${wordsOf(error)})`, error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenPart('it is not JSON, or was cut off', error);
  }
}

function canonicalOf(value: unknown): string {
  try {
    return canonical(value);
  } catch (error) {
    throw new BrokenPart(`it cannot be written as JSON (${wordsOf(error)})`, error);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

/** Takes a part of a folder. Throws `BrokenBundle` where it is missing, or no such part. */
export function readPart<Value>(files: Files, name: string, take: (content: Uint8Array) => Value): Value {
  const content = files.get(name);
  if (content === undefined) throw new BrokenBundle(`${name} is missing from the folder.`);
  try {
    return take(content);
  } catch (error) {
    if (!(error instanceof BrokenPart)) throw error;
    throw new BrokenBundle(`${name} cannot be read: ${error.message}.`, wholeFolder, error.cause);
  }
}

export const wholeFolder = "Give the whole folder, as 'ei-conformance certify' wrote it.";
