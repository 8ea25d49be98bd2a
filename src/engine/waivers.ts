import type { ClauseId } from '../../contract/index.js';
import { isUndecided } from './accused.js';
import type { CheckResult } from './events.js';

/** A known failure that the user accepts until a day, with a reason; of a check, or of all checks that cite a clause. */
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
export const appliedWaivers = (
  waivers: readonly Waiver[],
  checks: readonly CheckResult[],
  isFailing: (check: CheckResult) => boolean,
  day: string,
): readonly AppliedWaiver[] =>
  waivers.map((waiver) => {
    const named = checks.filter(
      (each) =>
        each.id === waiver.check || (waiver.clause !== undefined && each.clauses.includes(waiver.clause)),
    );
    const failing = named.filter(isFailing).map(({ id }) => id);
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
