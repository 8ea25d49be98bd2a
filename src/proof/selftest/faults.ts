import { suite } from '../../../suites/index.js';
import type { CheckResult } from '../../engine/events.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Check } from '../../kit/index.js';
import { type FaultId, fault } from '../reference/index.js';
import { isAccusation, judgeReference, type SelftestHost } from './judge.js';

/** How the checks that should notice one fault ended when it was planted. */
export interface FaultRow {
  readonly fault: FaultId;
  readonly outcomes: readonly {
    readonly check: string;
    readonly outcome: CheckResult['outcome'];
    readonly cites: boolean;
    /** Inputs that it tried, up to the one that failed. */
    readonly trials: number;
  }[];
  /** Whether a check that cites one of the fault's clauses failed. */
  readonly caught: boolean;
  /** Why there could be no run against the fault; absent when there was one. */
  readonly unusable?: string;
}

/** Whether a check cites one of the clauses that a fault breaks. */
const cites = (check: Check, id: FaultId): boolean =>
  check.clauses.some((each) => fault(id).clauses.includes(each));

/** The checks that are to notice a fault: those that cite its clauses. */
export const witnessesOf = (id: FaultId, checks: readonly Check[]): readonly Check[] =>
  checks.filter((check) => cites(check, id));

/** The checks with those that provoke what their invariants judge. */
function withProvokers(checks: readonly Check[]): readonly Check[] {
  const provoking = checks.flatMap((check) => (check.kind === 'invariant' ? (check.provokedBy ?? []) : []));
  return suite.filter((each) => checks.includes(each) || provoking.includes(each.id));
}

export async function judgeFault(
  id: FaultId,
  checks: readonly Check[],
  surroundings: SelftestHost,
): Promise<FaultRow> {
  const noticing = witnessesOf(id, checks);
  if (noticing.length === 0) return { fault: id, outcomes: [], caught: false };
  const results = await judgeReference({ faults: [id] }, withProvokers(noticing), surroundings).catch(
    (error: unknown) => {
      if (error instanceof SetupError) return error.message;
      throw error;
    },
  );
  if (typeof results === 'string') return { fault: id, outcomes: [], caught: false, unusable: results };
  const outcomes = results.flatMap((result) => {
    const check = noticing.find((each) => each.id === result.id);
    const outcome = isAccusation(result) ? ('fail' as const) : result.outcome;
    return check === undefined
      ? []
      : [{ check: result.id, outcome, cites: cites(check, id), trials: result.trials }];
  });
  return { fault: id, outcomes, caught: outcomes.some((each) => each.cites && each.outcome === 'fail') };
}

/** The checks that no row proves: no fault turned them to `fail`. */
export const unprovedOf = (checks: readonly Check[], rows: readonly FaultRow[]): readonly string[] => {
  const refuted = new Set(
    rows.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ check, outcome }) => (outcome === 'fail' ? [check] : [])),
    ),
  );
  return checks.flatMap(({ id, level }) => (level === 'observe' || refuted.has(id) ? [] : [id]));
};
