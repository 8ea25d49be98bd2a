import type { InconclusiveReason } from '../../kit/index.js';
import type { CheckResult } from '../events.js';
import { type BaselineEntry, type ComparedEntry, compareWithBaseline } from './baseline.js';
import { exitCodes, type Verdict } from './verdict.js';
import {
  type AppliedWaiver,
  appliedWaivers,
  isNamed,
  isObsolete,
  type Waiver,
  waivedName,
} from './waivers.js';

type Judged = Pick<CheckResult, 'outcome' | 'required'>;

/** Whether a check fails a run: by its outcome, or because the user asks for it. */
export const failsRun = ({ outcome }: Pick<Judged, 'outcome'>, failOn: readonly FailOn[]): boolean =>
  outcome === 'fail' || (outcome === 'warn' && failOn.includes('warn'));

/** Whether the exit code waits for a check that ended `inconclusive`: it is required, or the user asks for it. */
export const isOpen = ({ outcome, required }: Judged, failOn: readonly FailOn[]): boolean =>
  outcome === 'inconclusive' && (required || failOn.includes('inconclusive'));

/** What may fail a run in addition to what always does. */
export const failOnOutcomes = ['warn', 'inconclusive', 'not-tested', 'not-applicable'] as const;
type FailOn = (typeof failOnOutcomes)[number];

/** What the user of a run accepts, and what more the user asks for. Verdicts do not know of it; exit codes do. */
export interface ExitPolicy {
  readonly failOn: readonly FailOn[];
  /** Reasons for `inconclusive` that are accepted of any check. */
  readonly allowInconclusive: readonly InconclusiveReason[];
  readonly waivers: readonly Waiver[];
  /** What failed or was inconclusive before; absent where a run is compared with none. */
  readonly baseline?: readonly BaselineEntry[];
}

export const defaultExitPolicy: ExitPolicy = { failOn: [], allowInconclusive: [], waivers: [] };

/** What the exit policy accepts, and what it does not. */
export interface ExitDecision extends Omit<ExitPolicy, 'waivers' | 'baseline'> {
  readonly exitCode: number;
  /** What keeps the exit code from 0, the worst first. */
  readonly blocked: readonly Blocker[];
  /** Inconclusive checks that are accepted: by a waiver, by the baseline, or for their reason. */
  readonly allowed: readonly string[];
  readonly waivers: readonly AppliedWaiver[];
  /** What is new, known, expired, fixed or unobserved relative to the baseline; absent where there is none. */
  readonly baseline?: readonly ComparedEntry[];
  /** What the user should know about the rules, a sentence or two each: rules without effect, wide ones, and better ones. */
  readonly notices: readonly string[];
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
  /** How many Events the probe found; undefined if the log does not record it. */
  readonly events?: number | undefined;
  /** One shard of a run: what it cannot tell of the whole is left to the merge. */
  readonly isPart?: boolean;
}

/** The exit code of a run, and how the rules lead to it. Without rules the exit code is the verdict's. */
export function applyExitPolicy(run: JudgedRun, rules: ExitPolicy): ExitDecision {
  const { checks, verdict, day, isPart = false } = run;
  const failOn = rules.failOn.filter((each) => each === 'warn' || !isPart);
  const fails = (check: CheckResult) => failsRun(check, failOn);
  const isInconclusive = (check: CheckResult) => isOpen(check, failOn);
  const waivers = appliedWaivers(rules.waivers, checks, { fails, isInconclusive }, day);
  const baseline =
    rules.baseline &&
    compareWithBaseline(rules.baseline, checks, (each) => fails(each) || isInconclusive(each), day);
  const named = namedChecks({ waivers, ...(baseline && { baseline }) });
  const blanket = blanketAllowance(run, rules.allowInconclusive, named);
  const accepted = new Set([...named, ...blanket.checks]);
  const blocking = checks.filter(({ id }) => !accepted.has(id));
  const { aborted, 'non-conformant': failed, incomplete } = exitCodes;
  const blocked: readonly Blocker[] = [
    { exitCode: aborted, why: 'failed in the harness', checks: idsOf(blocking, isOutcome('harness-error')) },
    { exitCode: failed, why: 'failed', checks: idsOf(blocking, isOutcome('fail')) },
    {
      exitCode: failed,
      why: 'ended with a warning',
      checks: idsOf(blocking, (each) => each.outcome === 'warn' && fails(each)),
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
    allowInconclusive: rules.allowInconclusive,
    allowed: idsOf(checks, (each) => each.outcome === 'inconclusive' && accepted.has(each.id)),
    waivers,
    ...(baseline === undefined ? {} : { baseline }),
    notices: [...blanket.notices, ...waiverNotices(waivers, blocking.filter(isInconclusive))],
  };
}

/** The checks whose outcome a waiver or the baseline accepts, each by its own entry. */
export const namedChecks = ({
  waivers,
  baseline = [],
}: Pick<ExitDecision, 'waivers' | 'baseline'>): ReadonlySet<string> =>
  new Set([
    ...waivers.flatMap(({ state, checks }) => (state === 'applied' ? checks : [])),
    ...baseline.flatMap(({ state, check }) => (state === 'known' ? [check] : [])),
  ]);

const byName = 'waivers with "accepts": "inconclusive", or a baseline';

/** What the allowed reasons accept of the checks that nothing names. A run that shows next to nothing never passes by them. */
function blanketAllowance(
  { checks, events, isPart = false }: JudgedRun,
  reasons: readonly InconclusiveReason[],
  named: ReadonlySet<string>,
): { readonly checks: readonly string[]; readonly notices: readonly string[] } {
  const covered = checks.filter(
    ({ id, outcome, reason }) =>
      outcome === 'inconclusive' && reason !== undefined && reasons.includes(reason) && !named.has(id),
  );
  const applicable = checks.filter(waitsFor).length;
  const decided = checks.filter(isDecided).length;
  const required = covered.filter((each) => each.required).length;
  if (required > 0 && (events === 0 || (!isPart && 2 * decided < applicable))) {
    const because =
      events === 0
        ? 'the deployment showed no Event'
        : `only ${decided} of ${applicable} required checks were decided`;
    const notice = `--allow-inconclusive accepts nothing in this run: ${because}. Judge a deployment with data, or accept checks by name: ${byName} (docs/ci.md).`;
    return { checks: [], notices: [notice] };
  }
  const isWide = !isPart && 10 * required > applicable;
  const notice = `--allow-inconclusive accepts ${required} of ${applicable} required checks. Accept them by name instead, so that others stand out: ${byName} (docs/ci.md).`;
  return { checks: covered.map(({ id }) => id), notices: isWide ? [notice] : [] };
}

/** What would help where a waiver accepts failures only and the exit code waits for an inconclusive check that it names. */
const waiverNotices = (waivers: readonly AppliedWaiver[], open: readonly CheckResult[]): readonly string[] =>
  waivers.flatMap((waiver) => {
    const ids = idsOf(open, (check) => isNamed(waiver, check));
    if (waiver.accepts === 'inconclusive' || waiver.state === 'expired' || ids.length === 0) return [];
    return [
      `${ids.join(', ')} ${ids.length === 1 ? 'is' : 'are'} inconclusive, and the waiver of ${waivedName(waiver)} accepts failures only. To accept this too, add a waiver with "accepts": "inconclusive".`,
    ];
  });

const idsOf = (checks: readonly CheckResult[], holds: (check: CheckResult) => boolean): readonly string[] =>
  checks.filter(holds).map(({ id }) => id);

const isOutcome =
  (outcome: CheckResult['outcome']) =>
  (check: CheckResult): boolean =>
    check.outcome === outcome;

/** Whether the verdict waits for a check unless it is decided; one that is not applicable does not count. */
const waitsFor = ({ required, outcome }: CheckResult): boolean => required && outcome !== 'not-applicable';

const isDecided = ({ required, outcome }: CheckResult): boolean =>
  required && (outcome === 'pass' || outcome === 'warn' || outcome === 'fail');
