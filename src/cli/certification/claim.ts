import { type Claim, certifiedSuiteOf } from '../../certification/certificate.js';
import type { Scope } from '../../certification/scope.js';
import { keyFormOf } from '../../certification/secrecy.js';
import { runTargetOf } from '../../engine/session.js';
import type { Settings } from '../../engine/settings.js';
import type { Check, KeyRole } from '../../kit/index.js';
import type { Host } from '../host.js';
import { attestedSteps, byReference } from './scope.js';

export interface CertifyFlags {
  readonly profile: string;
  readonly nonce?: string;
  readonly nonceSource?: string;
  readonly keyFile?: string;
  readonly attest?: string;
  /** The folder of an interrupted certification. */
  readonly resume?: string;
  /** Certify although something is missing for `conformant`. */
  readonly anyway?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

/** The default limit on requests in a round: more than the largest plan needs. */
const enough = 10_000;

/** What a certification claims before its first request. Throws `SetupError` for attestations that cannot be read. */
export function claimOf(
  { nonce = '', nonceSource, attest }: Pick<CertifyFlags, 'nonce' | 'nonceSource' | 'attest'>,
  scope: Scope,
  settings: Settings,
  checks: readonly Check[],
  { now, version }: Host,
): Claim {
  const { earlier, reference, provenance = {}, keys, rate } = settings;
  const isGiven = provenance.maxRequests?.from !== 'default';
  return {
    nonce,
    ...(nonceSource === undefined ? {} : { nonceSource }),
    profiles: scope.profiles.map(({ name, version, digest }) => ({ name, version, digest })),
    suite: certifiedSuiteOf(checks, version, undefined),
    target: runTargetOf(settings),
    settings: {
      maxRequests: isGiven ? settings.maxRequests : enough,
      timeoutMs: settings.timeoutMs,
      ...(rate === undefined ? {} : { rate }),
      keys: Object.keys(keys) as KeyRole[],
      key: keyFormOf(keys.full ?? ''),
    },
    ...(earlier === undefined ? {} : { earlier: { ...earlier, at: earlier.at.toISOString() } }),
    steps:
      reference === undefined
        ? attestedSteps(scope.steps, attest)
        : byReference(scope.steps, new Date(now()).toISOString(), earlier !== undefined),
  };
}
