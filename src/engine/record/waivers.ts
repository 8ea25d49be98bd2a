import type { ClauseId } from '../../../contract/index.js';
import type { CheckResult } from '../events.js';
import { accusedBy } from '../judge/failure-identity.js';

/** What a waiver can accept: failures, or checks that ended `inconclusive`. */
export const acceptable = ['failures', 'inconclusive'] as const;

/** Something that the user has examined and accepts until a day. It names one of check, clause and area. */
export interface Waiver {
  /** `failures` where absent. */
  readonly accepts?: (typeof acceptable)[number];
  readonly check?: string;
  /** Accepts the failures that accuse it, or the inconclusive checks that cite it. */
  readonly clause?: ClauseId;
  /** Of inconclusive checks only: an area has too many ways to fail. */
  readonly area?: string;
  readonly reason: string;
  /** Where it is followed up, such as an address or a number. */
  readonly issue: string;
  readonly owner: string;
  /** The last day on which it holds, `2026-05-20`. */
  readonly expires: string;
}

export interface AppliedWaiver extends Waiver {
  /**
   * `applied`: it accepts something in this run; `expired`: its day has passed; `not needed`: what it names was decided, and
   * it accepts none of that; `unobserved`: something that it names was not decided in this run, and it accepts none of that.
   */
  readonly state: 'applied' | 'expired' | 'not needed' | 'unobserved';
  /** The checks that it accepts; if it has expired, those that it would accept. */
  readonly checks: readonly string[];
}

/** Which checks keep the exit code from 0 unless they are accepted. */
export interface Blocking {
  readonly fails: (check: CheckResult) => boolean;
  readonly isInconclusive: (check: CheckResult) => boolean;
}

/** What becomes of each waiver in a run. @param day of the run, `2026-05-20` */
export const appliedWaivers = (
  waivers: readonly Waiver[],
  checks: readonly CheckResult[],
  blocking: Blocking,
  day: string,
): readonly AppliedWaiver[] =>
  waivers.map((waiver) => {
    const named = checks.filter((check) => isNamed(waiver, check));
    const accepted = named.filter((check) => isAccepted(waiver, check, blocking)).map(({ id }) => id);
    return { ...waiver, state: stateOf(waiver, named, accepted.length > 0, day), checks: accepted };
  });

/** The check, clause or area that a waiver names. */
export const waivedName = ({ check, clause, area }: Waiver): string =>
  check ?? (clause === undefined ? `area ${area}` : `clause ${clause}`);

/** Whether a waiver is about a check, however the check ended. */
export const isNamed = ({ check, clause, area }: Waiver, result: CheckResult): boolean =>
  result.id === check ||
  result.area === area ||
  (clause !== undefined && (result.clauses.includes(clause) || accusedBy(result) === clause));

function isAccepted({ accepts, check, clause }: Waiver, result: CheckResult, blocking: Blocking): boolean {
  if (accepts === 'inconclusive') return blocking.isInconclusive(result);
  const accusesIt = result.id === check || (accusedBy(result) ?? clause) === clause;
  return accusesIt && blocking.fails(result);
}

function stateOf(
  { accepts, expires }: Waiver,
  named: readonly CheckResult[],
  isApplied: boolean,
  day: string,
): AppliedWaiver['state'] {
  if (expires < day) return 'expired';
  if (isApplied) return 'applied';
  const isSettled = ({ outcome }: CheckResult) =>
    outcome === 'pass' || outcome === 'warn' || (accepts === 'inconclusive' && outcome === 'fail');
  return named.some(isSettled) && !named.some(isUndecided) ? 'not needed' : 'unobserved';
}

/** Whether nothing is known of a check after a run. */
const isUndecided = ({ outcome }: CheckResult): boolean =>
  outcome === 'inconclusive' || outcome === 'not-tested' || outcome === 'harness-error';

/**
 * Whether a waiver serves no purpose any more, and fails the run. A waiver of an inconclusive check that was decided is
 * still useful: data come and go, and tomorrow the check may be inconclusive again.
 */
export const isObsolete = ({ state, accepts }: AppliedWaiver): boolean =>
  state === 'expired' || (state === 'not needed' && accepts !== 'inconclusive');
