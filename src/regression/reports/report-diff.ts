import type { FailureGroup } from '../../engine/record/failure-groups.js';
import type { Report } from '../../engine/record/report.js';
import { exitCodes, type Verdict } from '../../engine/record/verdict.js';
import type { Outcome } from '../../kit/index.js';
import { type ClauseChange, clauseChanges, type Move, moves } from './clause-changes.js';

/** The defects of two reports, told apart by their fingerprints. */
interface FailureGroupChanges {
  readonly appeared: readonly FailureGroup[];
  readonly gone: readonly FailureGroup[];
  /** As the newer report has them. */
  readonly stayed: readonly FailureGroup[];
}

const failureGroupChanges = ({ defects: old }: Report, { defects: now }: Report): FailureGroupChanges => ({
  appeared: now.filter((each) => !isIn(old, each)),
  gone: old.filter((each) => !isIn(now, each)),
  stayed: now.filter((each) => isIn(old, each)),
});

const isIn = (defects: readonly FailureGroup[], { fingerprint }: FailureGroup): boolean =>
  defects.some((each) => each.fingerprint === fingerprint);

/** How the checks of two reports ended, by their ids. */
interface CheckChanges {
  /** Checks of both whose outcome is another. */
  readonly moved: readonly MovedCheck[];
  /** Checks that only the newer report has, and only the older. */
  readonly added: readonly string[];
  readonly missing: readonly string[];
}

export interface MovedCheck {
  readonly id: string;
  readonly title: string;
  readonly from: Outcome;
  readonly to: Outcome;
}

function checkChanges(older: Report, newer: Report): CheckChanges {
  const before = new Map(older.checks.map((each) => [each.id, each.outcome]));
  const known = new Set(newer.checks.map(({ id }) => id));
  return {
    moved: newer.checks.flatMap(({ id, title, outcome: to }) => {
      const from = before.get(id);
      return from === undefined || from === to ? [] : [{ id, title, from, to }];
    }),
    added: [...known].filter((id) => !before.has(id)),
    missing: [...before.keys()].filter((id) => !known.has(id)),
  };
}

/** Why two reports cannot be compared one to one, a sentence each. */
const incomparableBecause = (older: Report, newer: Report): readonly string[] =>
  told
    .filter(([, of]) => of(older) !== of(newer))
    .map(([what, of]) => `another ${what}: ${of(older)} then, ${of(newer)} now`);

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

/** What two reports say differently. */
export interface ReportDiff {
  readonly older: ReportHead;
  readonly newer: ReportHead;
  readonly totals: Readonly<Record<Move, number>>;
  /** Those that moved. */
  readonly clauses: readonly ClauseChange[];
  readonly checks: CheckChanges;
  readonly defects: FailureGroupChanges;
  /** Why the two cannot be compared one to one. */
  readonly unlike: readonly string[];
  /** 1 where something newly fails. */
  readonly exitCode: number;
}

export interface ReportHead {
  readonly verdict: Verdict;
  readonly startedAt: string;
  readonly target: string;
  readonly suite: string;
  readonly seed: number;
}

/** Compares two reports: clauses, checks and defects. */
export function reportDiff(older: Report, newer: Report): ReportDiff {
  const all = clauseChanges(older, newer);
  const totals = Object.fromEntries(
    moves.map((move) => [move, all.filter((each) => each.move === move).length]),
  ) as ReportDiff['totals'];
  return {
    older: headOf(older),
    newer: headOf(newer),
    totals,
    clauses: all.filter(({ move }) => move !== 'unchanged'),
    checks: checkChanges(older, newer),
    defects: failureGroupChanges(older, newer),
    unlike: incomparableBecause(older, newer),
    exitCode: totals.new > 0 ? exitCodes['non-conformant'] : exitCodes.conformant,
  };
}

const headOf = ({ verdict, run }: Report): ReportHead => ({
  verdict,
  startedAt: run.startedAt,
  target: `${run.target.name} at ${run.target.baseUrl}`,
  suite: [run.suite.version, run.suite.commit?.slice(0, 12)]
    .filter((each) => each !== undefined)
    .join(' at '),
  seed: run.seed,
});
