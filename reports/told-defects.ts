import type { Defect } from '../src/engine/defects.js';
import type { CheckResult, Failure } from '../src/engine/events.js';
import type { Report } from '../src/engine/report.js';

/** A defect with the check that tells it most exactly. */
export interface ToldDefect {
  readonly defect: Defect;
  readonly check: CheckResult;
  readonly failure: Failure;
  /** The ids of the other checks that see it. */
  readonly others: readonly string[];
  /** Why the gate lets it pass, where it does: a defect passes when each check that fails by it is waived. */
  readonly waived: readonly string[];
}

/** The defects of a report, failures or warnings, each with what a reader is shown of it. */
export function toldDefects(
  { checks, defects, gate }: Report,
  outcome: Defect['outcome'],
): readonly ToldDefect[] {
  const byId = new Map(checks.map((each) => [each.id, each]));
  return defects
    .filter((each) => each.outcome === outcome)
    .flatMap((defect) => {
      const [lead = '', ...others] = defect.checks;
      const check = byId.get(lead);
      if (check?.failure === undefined) return [];
      const failing = defect.checks.filter((id) => byId.get(id)?.outcome === 'fail');
      const applied = gate.waivers.filter(
        (each) => each.state === 'applied' && each.checks.some((id) => failing.includes(id)),
      );
      const isWaived =
        failing.length > 0 && failing.every((id) => applied.some((each) => each.checks.includes(id)));
      const waived = isWaived ? applied.map((each) => `${each.reason} (${each.issue})`) : [];
      return [{ defect, check, failure: check.failure, others, waived }];
    });
}
