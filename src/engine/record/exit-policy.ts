import type { ClauseId } from '../../../contract/index.js';
import type { InconclusiveReason } from '../../kit/index.js';
import type { CheckResult } from '../events.js';
import { accusedBy } from '../judge/failure-identity.js';
import { type BaselineEntry, type ComparedEntry, compareWithBaseline } from './baseline.js';
import { exitCodes, type Verdict } from './verdict.js';

type Judged = Pick<CheckResult, 'outcome'>;

/** Whether a check fails a run: by its outcome, or because the user asks for it. */
export const failsRun = ({ outcome }: Judged, failOn: readonly FailOn[]): boolean =>
  outcome === 'fail' || (outcome === 'warn' && failOn.includes('warn'));

/** Whether nothing is known of a check after a run. */
const isUndecided = ({ outcome }: Judged): boolean =>
  outcome === 'inconclusive' || outcome === 'not-tested' || outcome === 'harness-error';

/** Known failures that the user accepts until a day, with a reason: those of a check, or those that accuse a clause. */
export interface Waiver {
  readonly check?: string;
  readonly clause?: ClauseId;
  readonly reason: string;
  /** Where it is followed up, such as an address or a number. */
  readonly issue: string;
  readonly owner: string;
  /** The last day on which it holds, `2026-05-20`. */
  readonly expires: string;
}

export interface AppliedWaiver extends Waiver {
  /**
   * `applied`: it lets failures through; `expired`: its day has passed; `not needed`: nothing that it names fails any more;
   * `unobserved`: something that it names was not decided in this run, and nothing of it fails.
   */
  readonly state: 'applied' | 'expired' | 'not needed' | 'unobserved';
  /** The checks that fail and that it names. */
  readonly checks: readonly string[];
}

/** @param day of the run, `2026-05-20` */
const appliedWaivers = (
  waivers: readonly Waiver[],
  checks: readonly CheckResult[],
  isFailing: (check: CheckResult) => boolean,
  day: string,
): readonly AppliedWaiver[] =>
  waivers.map((waiver) => {
    const named = checks.filter(
      (each) =>
        each.id === waiver.check ||
        (waiver.clause !== undefined &&
          (each.clauses.includes(waiver.clause) || accusedBy(each) === waiver.clause)),
    );
    const isMeant = (check: CheckResult) =>
      check.id === waiver.check || (accusedBy(check) ?? waiver.clause) === waiver.clause;
    const failing = named.filter((check) => isFailing(check) && isMeant(check)).map(({ id }) => id);
    return { ...waiver, state: stateOf(waiver, named, failing.length > 0, day), checks: failing };
  });

function stateOf(
  { expires }: Waiver,
  named: readonly CheckResult[],
  isFailing: boolean,
  day: string,
): AppliedWaiver['state'] {
  if (expires < day) return 'expired';
  if (isFailing) return 'applied';
  const passed = named.some(({ outcome }) => outcome === 'pass' || outcome === 'warn');
  return passed && !named.some(isUndecided) ? 'not needed' : 'unobserved';
}

/** What may fail a run in addition to what always does. */
export const failOnOutcomes = ['warn', 'inconclusive', 'not-tested', 'not-applicable'] as const;
type FailOn = (typeof failOnOutcomes)[number];

/** What the user of a run accepts, and what more the user asks for. Verdicts do not know of it; exit codes do. */
export interface ExitPolicy {
  readonly failOn: readonly FailOn[];
  readonly allowInconclusive: readonly InconclusiveReason[];
  readonly waivers: readonly Waiver[];
  /** Failures that were there before; absent where a run is compared with none. */
  readonly baseline?: readonly BaselineEntry[];
}

export const defaultExitPolicy: ExitPolicy = { failOn: [], allowInconclusive: [], waivers: [] };

/** What the gate lets through, and what it does not. */
export interface ExitDecision extends Omit<ExitPolicy, 'waivers' | 'baseline'> {
  readonly exitCode: number;
  /** What keeps the exit code from 0, the worst first. */
  readonly blocked: readonly Blocker[];
  /** Checks that ended undecided for a reason that is allowed. */
  readonly allowed: readonly string[];
  readonly waivers: readonly AppliedWaiver[];
  /** What is new, known, expired, fixed or unobserved beside the baseline; absent where there is none. */
  readonly baseline?: readonly ComparedEntry[];
}

export interface Blocker {
  readonly exitCode: number;
  /** Reads on from what is blocked: `3 checks failed`. */
  readonly why: string;
  readonly checks: readonly string[];
}

interface JudgedRun {
  readonly checks: readonly CheckResult[];
  readonly verdict: Verdict;
  /** By which waivers expire, `2026-05-20`. */
  readonly day: string;
  /** One shard of a run: what it cannot tell of the whole is left to the merge. */
  readonly isPart?: boolean;
}

/** Whether a run passes the gate. Without rules the exit code is the verdict's. */
export function applyExitPolicy(
  { checks, verdict, day, isPart = false }: JudgedRun,
  rules: ExitPolicy,
): ExitDecision {
  const { allowInconclusive } = rules;
  const failOn = rules.failOn.filter((each) => each === 'warn' || !isPart);
  const isFailing = (check: CheckResult) => failsRun(check, failOn);
  const waivers = appliedWaivers(rules.waivers, checks, isFailing, day);
  const baseline = rules.baseline && compareWithBaseline(rules.baseline, checks, isFailing, day);
  const accepted = new Set([
    ...waivers.flatMap((each) => (each.state === 'applied' ? each.checks : [])),
    ...(baseline ?? []).flatMap(({ state, check }) => (state === 'known' ? [check] : [])),
  ]);
  const allowed = idsOf(
    checks,
    ({ outcome, reason }) =>
      outcome === 'inconclusive' && reason !== undefined && allowInconclusive.includes(reason),
  );
  const blocking = checks.filter(({ id }) => !accepted.has(id) && !allowed.includes(id));
  const { aborted, 'non-conformant': failed, incomplete } = exitCodes;
  const blocked: readonly Blocker[] = [
    { exitCode: aborted, why: 'failed in the harness', checks: idsOf(blocking, isOutcome('harness-error')) },
    { exitCode: failed, why: 'failed', checks: idsOf(blocking, isOutcome('fail')) },
    {
      exitCode: failed,
      why: 'ended with a warning',
      checks: idsOf(blocking, (each) => each.outcome === 'warn' && isFailing(each)),
    },
    ...(['inconclusive', 'not-tested', 'not-applicable'] as const).map((outcome) => ({
      exitCode: incomplete,
      why: outcome === 'inconclusive' ? 'reached no decision' : outcome.replace('-', ' '),
      checks: idsOf(
        blocking,
        (each) => each.outcome === outcome && (failOn.includes(outcome) || waitsFor(each)),
      ),
    })),
  ].filter((each) => each.checks.length > 0);
  const codes = [
    ...blocked.map((each) => each.exitCode),
    ...(verdict === 'aborted' ? [aborted] : []),
    ...(!isPart && waivers.some(isObsolete) ? [failed] : []),
    ...(checks.some(isDecided) ? [] : [incomplete]),
  ];
  const exitCode = [aborted, failed, incomplete].find((code) => codes.includes(code)) ?? exitCodes.conformant;
  return {
    exitCode,
    blocked,
    failOn: rules.failOn,
    allowInconclusive,
    allowed,
    waivers,
    ...(baseline === undefined ? {} : { baseline }),
  };
}

/** Whether a waiver is no good any more, and fails the run for it. */
export const isObsolete = ({ state }: AppliedWaiver): boolean =>
  state === 'expired' || state === 'not needed';

const idsOf = (checks: readonly CheckResult[], holds: (check: CheckResult) => boolean): readonly string[] =>
  checks.filter(holds).map(({ id }) => id);

const isOutcome =
  (outcome: CheckResult['outcome']) =>
  (check: CheckResult): boolean =>
    check.outcome === outcome;

/** Whether the verdict waits for an undecided check; one that is not applicable does not count. */
const waitsFor = ({ required, outcome }: CheckResult): boolean => required && outcome !== 'not-applicable';

const isDecided = ({ required, outcome }: CheckResult): boolean =>
  required && (outcome === 'pass' || outcome === 'warn' || outcome === 'fail');
