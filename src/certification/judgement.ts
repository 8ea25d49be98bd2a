import type { ClauseId, Entitlement } from '../../contract/index.js';
import { type CheckResult, lacksFlag } from '../engine/events.js';
import { accusedBy } from '../engine/judge/failure-identity.js';
import { outcomeFor } from '../engine/record/clause-results.js';
import type { Report } from '../engine/record/report.js';
import { earlierByHours } from '../engine/settings.js';
import type { Check, Need, Outcome } from '../kit/index.js';
import type { CertifiedVerdict, Claim } from './certificate.js';
import { attestationRemedy, remedyOfNeed, remedyOfReason } from './remedies.js';
import type { Scope } from './scope.js';

/** What the rounds of a certification lead to. */
export interface Judgement {
  readonly verdict: CertifiedVerdict;
  /** Numbers of required clauses; together they are all that the profiles require. */
  readonly clauses: {
    readonly decided: number;
    readonly contradicted: number;
    readonly open: number;
    readonly notApplicable: number;
  };
  readonly failed: readonly Failed[];
  /** Everything that keeps the certification from being complete, by cause; undecided clauses come first. */
  readonly open: readonly Open[];
  /** What the deployment does not offer, by cause. It does not keep the certification from being complete. */
  readonly notApplicable: readonly Cause[];
}

export interface Failed {
  readonly check: string;
  /** The clause that the failure contradicts. */
  readonly clause: ClauseId;
  /** Rounds, counted from 1. */
  readonly rounds: readonly number[];
}

/** One cause with everything that it affects. */
export interface Cause {
  readonly why: string;
  /** The rounds in which it applied, counted from 1; empty where it is about all of them together. */
  readonly rounds: readonly number[];
  readonly checks: readonly string[];
  /** The required clauses that nothing decided because of it. */
  readonly clauses: readonly ClauseId[];
}

export const openKinds = ['undecided', 'not-tested', 'not-attested'] as const;

export interface Open extends Cause {
  readonly kind: (typeof openKinds)[number];
  /** What the vendor can do about it. */
  readonly remedy: string;
}

interface Round {
  /** Counted from 1. */
  readonly round: number;
  readonly report: Report;
  /** Of the checks that the profiles require. */
  readonly results: readonly CheckResult[];
}

/** One clause, or a check alone, that a round leaves open or that does not apply. */
type Single = Omit<Open, 'rounds' | 'checks' | 'clauses'> & {
  readonly round?: number;
  readonly checks: readonly string[];
  readonly clauses: readonly ClauseId[];
};

/**
 * The verdict of all rounds. A failure in any round counts. A clause that is undecided in any round keeps the certification
 * from being complete. A clause that does not apply in one round, as the deployment held no rows, is decided by the others.
 */
export function judgementOf(scope: Scope, reports: readonly Report[], { steps, earlier }: Claim): Judgement {
  const required = new Set(scope.checks.map(({ id }) => id));
  const rounds = reports.map((report, index) => ({
    report,
    round: index + 1,
    results: report.checks.filter(({ id }) => required.has(id)),
  }));
  const standings = new Map(
    scope.clauses.map((clause) => [clause, rounds.map((round) => standingIn(scope, clause, round))] as const),
  );
  const moot = new Set(
    [...standings]
      .filter(([, each]) => each.every(({ state }) => state === 'moot'))
      .map(([clause]) => clause),
  );
  const failed = failuresOf(rounds);
  const open = grouped([
    ...[...standings.values()].flat().flatMap((each) => (each.state === 'open' ? each.open : [])),
    ...hollowProfiles(scope, rounds, moot),
    ...rounds.flatMap((each) => troublesOf(each, earlier)),
    ...unattested(scope, steps),
  ]);
  const waiting = new Set(
    open.filter(({ kind }) => kind !== 'not-attested').flatMap(({ clauses }) => clauses),
  );
  const contradicted = new Set(
    [...standings].filter(([, each]) => each.some(({ state }) => state === 'contradicted')).map(([id]) => id),
  );
  const count = (holds: (clause: ClauseId) => boolean) => scope.clauses.filter(holds).length;
  const isOpen = (clause: ClauseId) => !contradicted.has(clause) && waiting.has(clause);
  const isMoot = (clause: ClauseId) => moot.has(clause) && !waiting.has(clause);
  return {
    verdict: failed.length > 0 ? 'non-conformant' : open.length > 0 ? 'incomplete' : 'conformant',
    clauses: {
      decided: count((clause) => !contradicted.has(clause) && !isOpen(clause) && !isMoot(clause)),
      contradicted: contradicted.size,
      open: count(isOpen),
      notApplicable: count(isMoot),
    },
    failed,
    open,
    notApplicable: inapplicable(rounds, moot),
  };
}

function failuresOf(rounds: readonly Round[]): readonly Failed[] {
  const failed = new Map<string, Failed>();
  for (const { round, results } of rounds) {
    for (const result of results) {
      const clause = result.outcome === 'fail' ? (accusedBy(result) ?? result.clauses[0]) : undefined;
      if (clause === undefined) continue;
      const key = `${result.id} ${clause}`;
      failed.set(key, { check: result.id, clause, rounds: [...(failed.get(key)?.rounds ?? []), round] });
    }
  }
  return [...failed.values()];
}

/** What a round shows about a clause. */
type Standing =
  | { readonly state: 'decided' | 'contradicted' | 'moot' }
  | { readonly state: 'open'; readonly open: readonly Single[] };

function standingIn(scope: Scope, clause: ClauseId, { round, results }: Round): Standing {
  if (results.some((each) => each.outcome === 'fail' && accusedBy(each) === clause))
    return { state: 'contradicted' };
  const citing = results.filter((each) => each.clauses.includes(clause));
  const openBy = (some: readonly (CheckResult | undefined)[]): Standing => ({
    state: 'open',
    open: some.map((each) => ({ ...causeOf(scope, clause, each), round, clauses: [clause] })),
  });
  const undecided = citing.filter((each) => leavesOpen.includes(each.outcome) || lacksClaimed(scope, each));
  if (undecided.length > 0) return openBy(undecided);
  if (citing.some((each) => decides.includes(outcomeFor(clause, each)))) return { state: 'decided' };
  const behind = citing.filter(({ failure }) => failure !== undefined);
  if (behind.length > 0) return openBy(behind);
  return citing.some(({ outcome }) => outcome === 'not-applicable') ? { state: 'moot' } : openBy([citing[0]]);
}

const leavesOpen: readonly Outcome[] = ['inconclusive', 'not-tested', 'harness-error'];
const decides: readonly (Outcome | undefined)[] = ['pass', 'warn'];

/** Whether a check does not apply because the plan lacks a flag of a claimed profile: a claim covers its family. */
export const lacksClaimed = (
  { flags }: Pick<Scope, 'flags'>,
  { outcome, note }: { readonly outcome: Outcome; readonly note?: string },
): Entitlement | undefined =>
  outcome === 'not-applicable' ? flags.find((flag) => note === lacksFlag(flag)) : undefined;

/** Why a result leaves a clause open, and what the vendor can do about it. */
function causeOf(
  scope: Scope,
  clause: ClauseId,
  result: CheckResult | undefined,
): Pick<Single, 'kind' | 'why' | 'remedy' | 'checks'> {
  if (result === undefined)
    return { kind: 'undecided', why: `no check decided ${clause}`, remedy: ours, checks: [] };
  const { id, outcome, reason, note = '', failure } = result;
  const checks = [id];
  if (failure !== undefined) {
    const why = `the check failed first, at ${failure.finding.clause ?? failure.finding.at}`;
    return { kind: 'undecided', why, remedy: 'Correct this failure, and certify again.', checks };
  }
  const flag = lacksClaimed(scope, result);
  if (flag !== undefined)
    return { kind: 'not-tested', why: note, remedy: remedyOfNeed(`entitlement.${flag}`), checks };
  if (outcome === 'not-tested')
    return { kind: 'not-tested', why: note, remedy: remedyOfSkip(scope.checks, id, note), checks };
  const why = [reason, note].filter((each) => each !== undefined && each !== '').join(': ');
  const remedy = reason === undefined ? ours : remedyOfReason[reason];
  return { kind: 'undecided', why: why === '' ? `the outcome is ${outcome}` : why, remedy, checks };
}

const ours = 'Report this as a bug of the harness.';

/** What the vendor can do about a skipped check: about the need that its note names, else about the first that can be unmet. */
export function remedyOfSkip(checks: readonly Check[], id: string, note: string): string {
  const check = checks.find((each) => each.id === id);
  const needs = check?.kind === 'property' ? check.needs.filter(canBeSkipped) : [];
  const need = needs.find((each) => note.includes(each.replace(/^key\./, ''))) ?? needs[0];
  return need === undefined ? ours : remedyOfNeed(need);
}

/** No run begins without the full key, and a missing flag is no skipped check. */
const canBeSkipped = (need: Need): boolean => need !== 'key.full' && !need.startsWith('entitlement.');

/** Profiles of which most clauses do not apply: such a certificate would show hardly anything. */
function hollowProfiles(
  { profiles, clauses }: Scope,
  rounds: readonly Round[],
  moot: ReadonlySet<ClauseId>,
): readonly Single[] {
  return profiles.flatMap((profile): readonly Single[] => {
    const own = clauses.filter((id) => profile.clauses.includes(id));
    const left = own.filter((id) => moot.has(id));
    if (left.length * 2 <= own.length) return [];
    const checks = rounds
      .flatMap(({ results }) => results)
      .filter((each) => each.outcome === 'not-applicable' && each.clauses.some((id) => left.includes(id)))
      .map(({ id }) => id);
    return [
      {
        kind: 'undecided',
        why: `${left.length} of ${own.length} clauses of ${profile.name} do not apply; at least half of them must`,
        remedy: 'Load rows of this family, or leave the profile out.',
        checks,
        clauses: left,
      },
    ];
  });
}

const isDecision = (outcome: Outcome): boolean => ['pass', 'warn', 'fail'].includes(outcome);

function troublesOf({ round, report }: Round, earlier: Claim['earlier']): readonly Single[] {
  const { ending, run } = report;
  const nothing = { round, checks: [], clauses: [] };
  const ended: Single = {
    ...nothing,
    kind: 'undecided',
    why: `the round ended ${ending}`,
    remedy: 'Certify again.',
  };
  const recent: Single = {
    ...nothing,
    kind: 'not-tested',
    why: `the earlier run began less than ${earlierByHours} hours before`,
    remedy: remedyOfNeed('earlier-run'),
  };
  const isRecent = earlier !== undefined && hoursBetween(earlier.at, run.startedAt) < earlierByHours;
  return [...(ending === 'completed' ? [] : [ended]), ...(isRecent ? [recent] : [])];
}

const hoursBetween = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / 3_600_000;

function unattested(scope: Scope, steps: Claim['steps']): readonly Single[] {
  return steps
    .filter(({ by }) => by === undefined)
    .map(({ id, checks }) => ({
      kind: 'not-attested',
      why: `nobody attests the step ${id}`,
      remedy: attestationRemedy,
      checks,
      clauses: clausesOf(scope, checks),
    }));
}

/** The required clauses that checks of a scope cite. */
export function clausesOf({ checks, clauses }: Scope, ids: readonly string[]): readonly ClauseId[] {
  const cited = new Set(checks.filter(({ id }) => ids.includes(id)).flatMap((check) => check.clauses));
  return clauses.filter((id) => cited.has(id));
}

/** One entry per cause, in the order of the kinds, those that affect the most clauses first. */
function grouped(singles: readonly Single[]): readonly Open[] {
  return byCause(singles)
    .map(([{ kind, why, remedy }, all]) => ({ kind, why, remedy, ...unionOf(all) }))
    .toSorted(
      (one, other) =>
        openKinds.indexOf(one.kind) - openKinds.indexOf(other.kind) ||
        other.clauses.length - one.clauses.length,
    );
}

/** Each cause, in the order in which it occurs first, with everything that has it. */
function byCause<Each extends Pick<Single, 'why'> & Partial<Pick<Single, 'kind'>>>(
  singles: readonly Each[],
): readonly (readonly [first: Each, all: readonly Each[]])[] {
  const causes = new Map<string, [Each, Each[]]>();
  for (const each of singles) {
    const key = `${each.kind}: ${each.why}`;
    const [, all] = causes.get(key) ?? [];
    if (all === undefined) causes.set(key, [each, [each]]);
    else all.push(each);
  }
  return [...causes.values()];
}

const unionOf = (singles: readonly Pick<Single, 'round' | 'checks' | 'clauses'>[]) => ({
  rounds: [...new Set(singles.flatMap(({ round }) => round ?? []))],
  checks: [...new Set(singles.flatMap(({ checks }) => checks))],
  clauses: [...new Set(singles.flatMap(({ clauses }) => clauses))],
});

/** The checks that did not apply in any round in which they ran, by cause. */
function inapplicable(rounds: readonly Round[], moot: ReadonlySet<ClauseId>): readonly Cause[] {
  const elsewhere = new Set(
    rounds.flatMap(({ results }) => results.filter(({ outcome }) => isDecision(outcome)).map(({ id }) => id)),
  );
  const singles = rounds.flatMap(({ round, results }) =>
    results
      .filter(({ id, outcome }) => outcome === 'not-applicable' && !elsewhere.has(id))
      .map(({ id, clauses, note = 'no reason recorded' }) => ({
        round,
        why: note,
        checks: [id],
        clauses: clauses.filter((clause) => moot.has(clause)),
      })),
  );
  return byCause(singles)
    .map(([{ why }, all]) => ({ why, ...unionOf(all) }))
    .toSorted((one, other) => other.clauses.length - one.clauses.length);
}
