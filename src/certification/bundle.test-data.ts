import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import type { Profile } from '../../contract/profiles/index.js';
import { documentOf } from '../../reports/json.js';
import { deployment } from '../engine/deployment.test-data.js';
import {
  type Check,
  defineCheck,
  defineInvariant,
  expectEqual,
  expectStatus,
  forAll,
  once,
  Violation,
} from '../kit/index.js';
import { inProcess } from '../transport/in-process.js';
import { attestationPart, type Files, sealedBundle, subjectsOf } from './bundle.js';
import { canonical } from './canonical.js';
import { type CertifiedVerdict, type Claim, certifiedSuiteOf } from './certificate.js';
import { type Certified, type Certifier, certified } from './certification.js';
import type { Compared } from './comparison.js';
import type { Interruption } from './interruption.js';
import { scopeOf } from './scope.js';
import { keyFormOf } from './secrecy.js';
import { sealed } from './signature.js';
import { statementOf } from './statement.js';
import { type Verifier, verification } from './verification.js';

/** A small suite, so that a certification takes a moment. */
const checks: readonly Check[] = [
  defineCheck({
    id: 'area/limit',
    title: 'A page of Events holds what succeeded',
    clauses: ['events.limit.page-size'],
    property: forAll(fc.integer({ min: 1, max: 1000 }), async (api, limit) => {
      expectEqual(await api.get('listEvents', { limit }), '/success', true);
      api.witness('page');
    }),
  }),
  defineCheck({
    id: 'area/unknown-key',
    title: 'A key that nobody has is refused',
    clauses: ['auth.key.revoked'],
    property: once(async (api) => {
      const header = `Bearer ${api.world.keyPrefix}${'5'.repeat(64)}`;
      expectStatus(await api.get('listEvents', {}, { credential: { header }, anyAnswer: true }), 401);
      api.witness('refusal');
    }),
  }),
  defineInvariant({
    id: 'area/json',
    title: 'Replies are JSON',
    clauses: ['envelope.list.success'],
    judge: ({ json }) => {
      if (json === undefined) throw new Violation({ at: 'body', expected: 'JSON', seen: 'other text' });
      return 1;
    },
  }),
];

export const profile: Profile = {
  name: 'core',
  version: 1,
  digest: `sha256:${'0'.repeat(64)}`,
  clauses: [...new Set(checks.flatMap(({ clauses }) => clauses))],
};

const scope = scopeOf([profile], checks);

/** The vendor's keys. */
export const vendor = generateKeyPairSync('ed25519');

const noon = Date.parse('2026-11-20T12:00:00Z');
export const key = `svc_sk_${'0123456789abcdef'.repeat(4)}`;

const shared = {
  checks,
  version: '0.0.0',
  render: documentOf,
  commandOf: (_target: Claim['target'], seed: number) => `run --seed ${seed}`,
} as const;

/** What a request is answered with before the deployment itself answers. */
type Answer = Parameters<typeof deployment>[0];

/** Refuses keys that nobody has. */
export const refusing: NonNullable<Answer> = (_url, { headers }) =>
  headers.get('authorization')?.includes('555') === true
    ? Response.json({ code: 'INVALID_API_KEY' }, { status: 401 })
    : undefined;

/** Certifies a small deployment in this process. */
export async function bundleOf(answer: Answer = refusing, claimed: Partial<Claim> = {}): Promise<Certified> {
  const result = await certifying(answer, claimed);
  if ('left' in result) throw new Error('the certification was interrupted');
  return result;
}

/** Certifies it until it is interrupted, or from where it was. */
export async function certifying(
  answer: Answer = refusing,
  claimed: Partial<Claim> = {},
  more: Partial<Pick<Certifier, 'signal' | 'onRound'>> = {},
  before?: Interruption,
) {
  const keys = { full: key };
  const claim: Claim = {
    nonce: 'nonce of the reviewer',
    profiles: [{ name: profile.name, version: profile.version, digest: profile.digest }],
    suite: certifiedSuiteOf(checks, shared.version, undefined),
    target: { baseUrl: 'http://deployment.test', name: 'deployment.test', surfaces: {} },
    settings: { maxRequests: 500, timeoutMs: 1000, keys: ['full'], key: keyFormOf(key) },
    steps: scope.steps,
    ...claimed,
  };
  let clock = noon;
  const certifier: Certifier = {
    ...shared,
    wire: inProcess(deployment(answer)),
    // Time that goes on with each look at it.
    time: { now: () => (clock += 0.3), sleep: async () => {} },
    keys,
    secrets: Object.values(keys),
    privateKey: vendor.privateKey,
    onRound: () => {},
    ...more,
  };
  return certified(claim, scope, certifier, before);
}

interface VerifiedBundle {
  readonly lines: readonly Compared[];
  readonly failed: readonly Compared['what'][];
  readonly verdict: CertifiedVerdict | undefined;
}

/** Verifies files to the end. */
export async function verifiedBundle(files: Files, more: Partial<Verifier> = {}): Promise<VerifiedBundle> {
  const verifier = { ...shared, publicKey: vendor.publicKey, nonce: undefined, profiles: [profile], ...more };
  const lines: Compared[] = [];
  const comparing = verification(sealedBundle(files), verifier);
  for (let next = await comparing.next(); ; next = await comparing.next()) {
    if (next.done === true) {
      const failed = lines.filter(({ state }) => state === 'failed').map(({ what }) => what);
      return { lines, failed, verdict: next.value };
    }
    lines.push(next.value);
  }
}

export const jsonIn = (files: Files, name: string) =>
  JSON.parse(Buffer.from(files.get(name) ?? '').toString('utf8'));

/** The files with another value in one of them, and nothing else changed. */
export const withPart = (files: Files, name: string, value: unknown): Files =>
  new Map([...files, [name, Buffer.from(canonical(value))]]);

/**
 * What a vendor can do who changes files: new digests, a statement that fits, and a signature of the vendor's own.
 * @param said the files that the statement speaks of
 */
export function resealed(
  files: Files,
  said: Files = files,
  privateKey: KeyObject = vendor.privateKey,
): Files {
  const parts = new Map([...files].filter(([name]) => name !== attestationPart));
  const reports = [1, 2, 3].map((round) => jsonIn(said, `round-${round}.report.json`));
  const statement = statementOf(jsonIn(said, 'certificate.json'), reports, subjectsOf(parts));
  return new Map([...parts, [attestationPart, Buffer.from(canonical(sealed(statement, privateKey)))]]);
}
