import type { CheckResult } from '../../engine/events.js';
import { type ClauseResult, type Report, worstFirst } from '../../engine/report.js';

/** A clause in two reports; undefined where a ledger does not have it. */
export interface Moved {
  readonly was: ClauseResult | undefined;
  readonly is: ClauseResult | undefined;
  readonly older: Report;
  readonly newer: Report;
}

/** The check that explains a move: how it ended before and now; undefined where its suite does not have it. */
export interface Pivot {
  readonly id: string;
  readonly before: CheckResult | undefined;
  readonly now: CheckResult | undefined;
}

/** The checks that give a clause the worse of its two outcomes; those first that moved themselves. */
export function pivotsOf({ was, is, older, newer }: Moved): readonly Pivot[] {
  const pivots = (rank(is) <= rank(was) ? decisive(is, newer) : decisive(was, older)).map(({ id }) => ({
    id,
    before: older.checks.find((each) => each.id === id),
    now: newer.checks.find((each) => each.id === id),
  }));
  return pivots.toSorted((one, other) => Number(hasMoved(other)) - Number(hasMoved(one)));
}

const rank = (clause: ClauseResult | undefined): number =>
  clause?.outcome === undefined ? worstFirst.length : worstFirst.indexOf(clause.outcome);

const hasMoved = ({ before, now }: Pivot): boolean => before?.outcome !== now?.outcome;

const decisive = (clause: ClauseResult | undefined, { checks }: Report): readonly CheckResult[] =>
  clause === undefined
    ? []
    : checks.filter(({ id, outcome }) => outcome === clause.outcome && clause.checks.includes(id));
