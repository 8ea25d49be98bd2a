import { createHash } from 'node:crypto';
import type { ClauseId } from '../../contract/index.js';
import type { Profile } from '../../contract/profiles/index.js';
import type { CheckResult, RunTarget, SuiteIdentity } from '../engine/events.js';
import { accusedBy } from '../engine/judge/failure-identity.js';
import { suiteIdentityOf } from '../engine/plan/identity.js';
import { outcomeFor } from '../engine/record/clause-results.js';
import type { Report } from '../engine/record/report.js';
import { earlierByHours } from '../engine/settings.js';
import type { Check, KeptCursor, KeyRole, Outcome } from '../kit/index.js';
import { canonical, canonicalDigest } from './canonical.js';
import type { OperatorStep, Scope } from './scope.js';
import type { KeyForm } from './secrecy.js';

/** The version of the bundle's format. */
export const bundleFormat = 2;

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
  /** The run whose cursors have expired since. */
  readonly earlier?: { readonly at: string; readonly cursors: readonly KeptCursor[] };
  readonly steps: readonly AttestedStep[];
}

/** A step with who says to have done it; nobody does where `by` is absent. */
export interface AttestedStep extends OperatorStep {
  readonly by?: string;
  /** When, ISO 8601. */
  readonly at?: string;
}

/** `certificate.json`: what a bundle says in short. */
export interface Certificate extends Claim, Judgement {
  readonly format: typeof bundleFormat;
  readonly rounds: readonly { readonly seed: number; readonly began: string; readonly requests: number }[];
}

/** What the rounds come to. */
interface Judgement {
  readonly verdict: CertifiedVerdict;
  readonly failed: readonly { readonly round: number; readonly check: string }[];
  /** What keeps it from being complete. */
  readonly open: readonly Open[];
}

export interface Open {
  readonly round?: number;
  readonly clause?: ClauseId;
  readonly outcome?: Outcome | 'undecided';
  readonly why: string;
}

/**
 * The verdict of all rounds: a failure in any of them is one, and what is required and undecided in any of them keeps it
 * from being complete.
 */
export function judgementOf(scope: Scope, reports: readonly Report[], { steps, earlier }: Claim): Judgement {
  const required = new Set(scope.checks.map(({ id }) => id));
  const rounds = reports.map((report, index) => ({
    report,
    round: index + 1,
    results: report.checks.filter(({ id }) => required.has(id)),
  }));
  const failed = rounds.flatMap(({ round, results }) =>
    results.filter(({ outcome }) => outcome === 'fail').map(({ id }) => ({ round, check: id })),
  );
  const open: readonly Open[] = [
    ...steps.filter(({ by }) => by === undefined).map(({ id }) => ({ why: `nobody attests the step ${id}` })),
    ...rounds.flatMap(({ round, report, results }) => [
      ...(report.ending === 'completed' ? [] : [{ round, why: `the round ended ${report.ending}` }]),
      ...(earlier === undefined || hoursBetween(earlier.at, report.run.startedAt) >= earlierByHours
        ? []
        : [{ round, why: `the earlier run began less than ${earlierByHours} hours before` }]),
      ...openIn(scope, results).map((each) => ({ round, ...each })),
    ]),
  ];
  const verdict = failed.length > 0 ? 'non-conformant' : open.length > 0 ? 'incomplete' : 'conformant';
  return { verdict, failed, open };
}

const hoursBetween = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / 3_600_000;

/** The clauses that the results of a round leave undecided. */
function openIn({ clauses }: Scope, results: readonly CheckResult[]): readonly Open[] {
  return clauses.flatMap((clause): readonly Open[] => {
    if (results.some((each) => each.outcome === 'fail' && accusedBy(each) === clause)) return [];
    const citing = results.filter((each) => each.clauses.includes(clause));
    const undecided = citing.find(({ outcome }) => leavesOpen.includes(outcome));
    const isDecided = citing.some((each) => ['pass', 'warn'].includes(outcomeFor(clause, each) ?? ''));
    if (undecided === undefined && isDecided) return [];
    const { id, outcome, reason, note, failure } = undecided ?? citing[0] ?? {};
    if (failure !== undefined)
      return [{ clause, outcome: 'undecided', why: `${id}: behind a failure at ${failure.finding.clause}` }];
    const told = [reason, note].filter((each) => each !== undefined && each !== '').join(': ');
    return [{ clause, outcome: outcome ?? 'undecided', why: `${id ?? 'no check'}: ${told}` }];
  });
}

const leavesOpen: readonly CheckResult['outcome'][] = ['inconclusive', 'not-tested', 'harness-error'];

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

/** The seed of a round, counted from 1: from the reviewer's nonce, so that nobody can choose it. */
export const seedOfRound = (nonce: string, round: number): number =>
  createHash('sha256')
    .update(canonical([nonce, round]))
    .digest()
    .readUInt32BE(0) >>> 1;
