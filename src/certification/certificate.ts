import { createHash } from 'node:crypto';
import type { Profile } from '../../contract/profiles/index.js';
import type { RunTarget, SuiteIdentity } from '../engine/events.js';
import { suiteIdentityOf } from '../engine/plan/identity.js';
import type { Check, EarlierRun, KeptCursor, KeyRole } from '../kit/index.js';
import { canonical, canonicalDigest } from './canonical.js';
import type { Judgement } from './judgement.js';
import type { OperatorStep } from './scope.js';
import type { KeyForm } from './secrecy.js';

/** The version of the bundle's format. */
export const bundleFormat = 3;

export type CertifiedVerdict = 'conformant' | 'non-conformant' | 'incomplete';

/** What is settled before the first request, and decides with the replies all that a bundle says. */
export interface Claim {
  /** Given by the reviewer; the seeds come of it. */
  readonly nonce: string;
  /** Where the nonce is published, as the vendor says: the pulse of a beacon, say. */
  readonly nonceSource?: string;
  readonly profiles: readonly Pick<Profile, 'name' | 'version' | 'digest'>[];
  readonly suite: CertifiedSuite;
  readonly target: RunTarget;
  readonly settings: {
    /** Requests of a round at most. */
    readonly maxRequests: number;
    readonly timeoutMs: number;
    /** Requests a second at most. */
    readonly rate?: number;
    readonly keys: readonly KeyRole[];
    readonly key: KeyForm;
  };
  /** The run whose cursors have expired since. Bundles of earlier versions name no Events of it. */
  readonly earlier?: {
    readonly at: string;
    readonly cursors: readonly KeptCursor[];
    readonly eventIds?: readonly string[];
  };
  readonly steps: readonly AttestedStep[];
}

/** A step with who says to have done it; nobody does where `by` is absent. */
export interface AttestedStep extends OperatorStep {
  readonly by?: string;
  /** When, ISO 8601. */
  readonly at?: string;
}

/** What a claim keeps of an earlier run, as a run takes it. */
export const earlierOfClaim = (earlier: Claim['earlier']): { readonly earlier?: EarlierRun } =>
  earlier === undefined
    ? {}
    : { earlier: { at: new Date(earlier.at), cursors: earlier.cursors, eventIds: earlier.eventIds ?? [] } };

/** `certificate.json`: what a bundle says in short. */
export interface Certificate extends Claim, Judgement {
  readonly format: typeof bundleFormat;
  readonly rounds: readonly { readonly seed: number; readonly began: string; readonly requests: number }[];
}

/** Which suite certifies. */
interface CertifiedSuite extends SuiteIdentity {
  /** Of all that its checks say of themselves. */
  readonly digest: string;
}

export const certifiedSuiteOf = (
  checks: readonly Check[],
  version: string,
  commit: string | undefined,
): CertifiedSuite => ({
  ...suiteIdentityOf(checks, version, commit),
  digest: canonicalDigest(checks.map(saidBy)),
});

/** What a check says of itself; what it does is judged again by whoever verifies. */
const saidBy = (check: Check) => ({
  id: check.id,
  kind: check.kind,
  level: check.level,
  title: check.title,
  clauses: check.clauses,
  operations: check.operations,
  rulings: check.rulings ?? [],
  refutedBy: check.refutedBy,
  ...(check.kind === 'property' ? { needs: check.needs, runs: check.runs } : {}),
});

/** Rounds of a certification, each with inputs of its own. */
export const rounds = 3;

/**
 * What the clients of an API send. A round sends one of them, so that a deployment cannot serve the harness alone; the
 * replies are the same for all in any deployment that does not look at the header.
 */
const userAgents = [
  'curl/8.5.0',
  'python-requests/2.32.3',
  'node',
  'Go-http-client/2.0',
  'okhttp/4.12.0',
  'axios/1.7.7',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
] as const;

/** The `User-Agent` of a round, counted from 1: from the reviewer's nonce, as the seed is. The first has the harness's own. */
export const userAgentOfRound = (nonce: string, round: number): string | undefined =>
  round === 1 ? undefined : userAgents[seedOfRound(nonce, round) % userAgents.length];

/** The seed of a round, counted from 1: from the reviewer's nonce, so that nobody can choose it. */
export const seedOfRound = (nonce: string, round: number): number =>
  createHash('sha256')
    .update(canonical([nonce, round]))
    .digest()
    .readUInt32BE(0) >>> 1;
