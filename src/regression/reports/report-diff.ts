import type { Report } from '../../engine/report.js';
import type { Verdict } from '../../engine/verdict.js';
import { exitCodes } from '../../engine/verdict.js';
import { type ClauseChange, clauseChanges, type Move, moves } from './clause-change.js';
import { type DefectChanges, defectChanges } from './defect-changes.js';
import { type CheckChanges, checkChanges } from './moved-checks.js';
import { unlikeness } from './unlikeness.js';

/** What two reports say differently. */
export interface ReportDiff {
  readonly older: ReportHead;
  readonly newer: ReportHead;
  readonly totals: Readonly<Record<Move, number>>;
  /** Those that moved. */
  readonly clauses: readonly ClauseChange[];
  readonly checks: CheckChanges;
  readonly defects: DefectChanges;
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
    defects: defectChanges(older, newer),
    unlike: unlikeness(older, newer),
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
