import type { Defect } from '../src/engine/defects.js';
import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/report.js';
import type { Outcome } from '../src/kit/index.js';

/** What is otherwise in a report than in the one before it. */
export interface Changes {
  /** Defects that only the report has, that only the baseline has, and that both have. */
  readonly appeared: readonly Defect[];
  readonly gone: readonly Defect[];
  readonly stayed: readonly Defect[];
  /** Checks of both whose outcome is another. */
  readonly moved: readonly Moved[];
  /** Checks that only one of them has. */
  readonly added: readonly string[];
  readonly missing: readonly string[];
  /** Why the two cannot be compared one to one. */
  readonly unlike: readonly string[];
}

export interface Moved {
  readonly check: CheckResult;
  readonly from: Outcome;
}

/** Compares a report with an earlier one, defects by their fingerprints and checks by their ids. */
export function changesBetween(baseline: Report, report: Report): Changes {
  const before = new Map(baseline.checks.map((each) => [each.id, each.outcome]));
  const known = new Set(report.checks.map(({ id }) => id));
  return {
    appeared: report.defects.filter((each) => !isIn(baseline.defects, each)),
    gone: baseline.defects.filter((each) => !isIn(report.defects, each)),
    stayed: report.defects.filter((each) => isIn(baseline.defects, each)),
    moved: report.checks.flatMap((check) => {
      const from = before.get(check.id);
      return from === undefined || from === check.outcome ? [] : [{ check, from }];
    }),
    added: report.checks.map(({ id }) => id).filter((id) => !before.has(id)),
    missing: [...before.keys()].filter((id) => !known.has(id)),
    unlike: unlikeness(baseline, report),
  };
}

const isIn = (defects: readonly Defect[], { fingerprint }: Defect): boolean =>
  defects.some((each) => each.fingerprint === fingerprint);

function unlikeness(baseline: Report, report: Report): readonly string[] {
  const told: readonly (readonly [what: string, of: (report: Report) => string])[] = [
    // The reference has another port each time.
    ['target', ({ run }) => (run.target.reference === undefined ? run.target.baseUrl : run.target.name)],
    [
      'suite',
      ({ run }) => `${run.suite.name} ${run.suite.version} with the ledger ${run.suite.ledger.slice(0, 19)}`,
    ],
    ['seed', ({ run }) => String(run.seed)],
    [
      'selection',
      ({ run }) => `${run.settings.preset?.value ?? 'full'}, ${run.settings.check?.value ?? 'all'}`,
    ],
    ['ending', ({ ending }) => ending],
  ];
  return told
    .filter(([, of]) => of(baseline) !== of(report))
    .map(([what, of]) => `another ${what}: ${of(baseline)} then, ${of(report)} now`);
}
