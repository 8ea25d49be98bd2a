import type { InconclusiveReason } from '../kit/index.js';
import { isAccused } from './accused.js';
import { type BaselineEntry, type ComparedEntry, comparedTo } from './baseline.js';
import type { CheckResult } from './events.js';
import { exitCodes, type Verdict } from './verdict.js';
import { type AppliedWaiver, appliedWaivers, type Waiver } from './waivers.js';

/** What may fail a run in addition to what always does. */
export const failOnOutcomes = ['warn', 'inconclusive', 'not-tested'] as const;
export type FailOn = (typeof failOnOutcomes)[number];

/** What the user of a run accepts, and what more the user asks for. Verdicts do not know of it; exit codes do. */
export interface GateRules {
  readonly failOn: readonly FailOn[];
  readonly allowInconclusive: readonly InconclusiveReason[];
  readonly waivers: readonly Waiver[];
  /** Failures that were there before; absent where a run is compared with none. */
  readonly baseline?: readonly BaselineEntry[];
}

export const noGateRules: GateRules = { failOn: [], allowInconclusive: [], waivers: [] };

/** What the gate lets through, and what it does not. */
export interface GateResult extends Omit<GateRules, 'waivers' | 'baseline'> {
  readonly exitCode: number;
  /** What keeps the exit code from 0, the worst first. */
  readonly blocked: readonly Blocked[];
  /** Checks that ended undecided for a reason that is allowed. */
  readonly allowed: readonly string[];
  readonly waivers: readonly AppliedWaiver[];
  /** What is new, known, expired, fixed or unobserved beside the baseline; absent where there is none. */
  readonly baseline?: readonly ComparedEntry[];
}

export interface Blocked {
  readonly exitCode: number;
  /** Reads on from what is blocked: `3 checks failed`. */
  readonly why: string;
  readonly checks: readonly string[];
}

interface Judged {
  readonly checks: readonly CheckResult[];
  readonly verdict: Verdict;
  /** By which waivers expire, `2026-05-20`. */
  readonly day: string;
  /** One shard of a run: what it cannot tell of the whole is left to the merge. */
  readonly isPart?: boolean;
}

/** Whether a run passes the gate. Without rules the exit code is the verdict's. */
export function gateOf({ checks, verdict, day, isPart = false }: Judged, rules: GateRules): GateResult {
  const { allowInconclusive } = rules;
  const failOn = rules.failOn.filter((each) => each === 'warn' || !isPart);
  const isFailing = (check: CheckResult) => isAccused(check, failOn);
  const waivers = appliedWaivers(rules.waivers, checks, isFailing, day);
  const baseline = rules.baseline && comparedTo(rules.baseline, checks, isFailing, day);
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
  const blocked: readonly Blocked[] = [
    { exitCode: aborted, why: 'failed in the harness', checks: idsOf(blocking, isOutcome('harness-error')) },
    { exitCode: failed, why: 'failed', checks: idsOf(blocking, isOutcome('fail')) },
    {
      exitCode: failed,
      why: 'ended with a warning',
      checks: idsOf(blocking, (each) => each.outcome === 'warn' && isFailing(each)),
    },
    ...(['inconclusive', 'not-tested'] as const).map((outcome) => ({
      exitCode: incomplete,
      why: outcome === 'inconclusive' ? 'reached no decision' : 'not tested',
      checks: idsOf(
        blocking,
        (each) => each.outcome === outcome && (each.required || failOn.includes(outcome)),
      ),
    })),
  ].filter((each) => each.checks.length > 0);
  const codes = [
    ...blocked.map((each) => each.exitCode),
    ...(verdict === 'aborted' ? [aborted] : []),
    ...(!isPart && waivers.some(isSpent) ? [failed] : []),
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
export const isSpent = ({ state }: AppliedWaiver): boolean => state === 'expired' || state === 'not needed';

const idsOf = (checks: readonly CheckResult[], holds: (check: CheckResult) => boolean): readonly string[] =>
  checks.filter(holds).map(({ id }) => id);

const isOutcome =
  (outcome: CheckResult['outcome']) =>
  (check: CheckResult): boolean =>
    check.outcome === outcome;

const isDecided = ({ required, outcome }: CheckResult): boolean =>
  required && (outcome === 'pass' || outcome === 'warn' || outcome === 'fail');
