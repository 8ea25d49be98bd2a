import { type ClauseId, restates } from '../../../contract/index.js';
import { suite } from '../../../suites/index.js';
import type { CheckResult } from '../../engine/events.js';
import { groupFailures } from '../../engine/record/failure-groups.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Check } from '../../kit/index.js';
import { type FaultId, fault, type VariantId } from '../reference/index.js';
import { operationAt } from './asks.js';
import { isAccusation, judgeReference, type ReferenceForm, type SelftestHost } from './judge.js';

/** What replies have in common that an invariant judges alike: the operation and the status. */
export const replyKind = (target: string, status: number): string => `${operationAt(target) ?? ''} ${status}`;

/** How the checks that should notice one fault ended when it was planted. */
export interface FaultRow {
  readonly fault: FaultId;
  readonly outcomes: readonly {
    readonly check: string;
    readonly outcome: CheckResult['outcome'];
    readonly cites: boolean;
    /** Inputs that it tried, up to the one that failed. */
    readonly trials: number;
    /** Of a check that failed, the clause that it accuses, and the place of the reply. */
    readonly accuses?: ClauseId;
    readonly at?: string;
    readonly expected?: string;
    /** Of an invariant that failed, the kind of reply that it judged. */
    readonly judged?: string;
  }[];
  /** Whether a check accuses one of the fault's clauses. */
  readonly caught: boolean;
  /** The clauses that are accused, as a report lists them. */
  readonly accused: readonly ClauseId[];
  /** Why there could be no run against the fault; absent when there was one. */
  readonly unusable?: string;
}

/**
 * Whether a fault contradicts a clause, if only as a case of a general one, or admits it. What requests that get in each
 * other's way contradict is not foreseen.
 */
const permits = (id: FaultId, clause: ClauseId): boolean => {
  const { clauses, admits = [], unsteady = false } = fault(id);
  if (unsteady) return true;
  return [...clauses, ...admits].includes(clause) || clauses.some((broken) => restates(broken, clause));
};

/** Accusations of clauses that the faults have nothing to do with. */
export const falseAccusationsOf = (
  rows: readonly FaultRow[],
): readonly (Required<Pick<FaultRow['outcomes'][number], 'check' | 'at' | 'expected'>> & {
  readonly fault: FaultId;
  readonly clause: ClauseId;
})[] =>
  rows.flatMap(({ fault: id, outcomes }) =>
    outcomes.flatMap(({ check, accuses: clause, at = '', expected = '' }) =>
      clause === undefined || permits(id, clause) ? [] : [{ fault: id, check, clause, at, expected }],
    ),
  );

/** How exactly the rows accuse. */
export interface Precision {
  /** Faults that a check accuses. */
  readonly faults: number;
  /** Faults of which the clause that a report accuses first is one that they break. */
  readonly rightFirst: number;
  /** Clauses that are accused for a fault, on average. */
  readonly mean: number;
  /** Faults that one clause is accused for. */
  readonly single: number;
}

export function precisionOf(rows: readonly FaultRow[]): Precision {
  const caught = rows.filter(({ accused }) => accused.length > 0);
  const isRight = ({ fault: id, accused: [first] }: FaultRow) =>
    first !== undefined && fault(id).clauses.includes(first);
  return {
    faults: caught.length,
    rightFirst: caught.filter(isRight).length,
    mean: caught.reduce((sum, { accused }) => sum + accused.length, 0) / caught.length,
    single: caught.filter(({ accused }) => accused.length === 1).length,
  };
}

/** Whether a check cites one of the clauses that a fault breaks. */
const cites = (check: Check, id: FaultId): boolean =>
  check.clauses.some((each) => fault(id).clauses.includes(each));

/** The checks that are to notice a fault: those that cite its clauses, and all where it takes a whole run to show. */
export const witnessesOf = (id: FaultId, checks: readonly Check[]): readonly Check[] =>
  fault(id).needs === 'whole-run' ? checks : checks.filter((check) => cites(check, id));

/** The checks with those that provoke what their invariants judge. */
function withProvokers(checks: readonly Check[]): readonly Check[] {
  const provoking = checks.flatMap((check) => (check.kind === 'invariant' ? (check.provokedBy ?? []) : []));
  return suite.filter((each) => checks.includes(each) || provoking.includes(each.id));
}

/** Of a fault that needs other seeds, so many are tried. */
const mostSeeds = 20;

export async function judgeFault(
  id: FaultId,
  checks: readonly Check[],
  surroundings: SelftestHost,
  variants: readonly VariantId[] = [],
): Promise<FaultRow> {
  const noticing = witnessesOf(id, checks);
  const seeds = fault(id).needs === 'seeds' ? mostSeeds : 1;
  let row: FaultRow = { fault: id, outcomes: [], caught: false, accused: [] };
  for (let seed = 1; seed <= seeds && !row.caught && noticing.length > 0; seed += 1)
    row = await judgeWithSeed({ faults: [id], variants, seed }, id, noticing, surroundings);
  return row;
}

async function judgeWithSeed(
  form: ReferenceForm,
  id: FaultId,
  noticing: readonly Check[],
  surroundings: SelftestHost,
): Promise<FaultRow> {
  const results = await judgeReference(form, withProvokers(noticing), surroundings).catch(
    (error: unknown) => {
      if (error instanceof SetupError) return error.message;
      throw error;
    },
  );
  if (typeof results === 'string')
    return { fault: id, outcomes: [], caught: false, accused: [], unusable: results };
  const outcomes = results.flatMap((result) => {
    const check = noticing.find((each) => each.id === result.id);
    const outcome = isAccusation(result) ? ('fail' as const) : result.outcome;
    if (check === undefined) return [];
    const { finding, exchanges = [] } = result.failure ?? {};
    const failed =
      finding === undefined ? {} : { accuses: finding.clause, at: finding.at, expected: finding.expected };
    const last = check.kind === 'invariant' ? exchanges.at(-1) : undefined;
    const judged = last === undefined ? {} : { judged: replyKind(last.request.target, last.status) };
    return [
      { check: result.id, outcome, cites: cites(check, id), trials: result.trials, ...failed, ...judged },
    ];
  });
  const { clauses } = fault(id);
  return {
    fault: id,
    outcomes,
    caught: outcomes.some(({ accuses }) => accuses !== undefined && clauses.includes(accuses)),
    accused: accusedIn(results.filter((each) => noticing.some((check) => check.id === each.id))),
  };
}

/** The clauses that results accuse, in the order of a report. */
const accusedIn = (results: readonly CheckResult[]): readonly ClauseId[] => [
  ...new Set(groupFailures(results).flatMap(({ clauses }) => clauses)),
];

/** The checks that no row proves: no fault turned them to `fail`. */
export const unprovedOf = (checks: readonly Check[], rows: readonly FaultRow[]): readonly string[] => {
  const refuted = new Set(
    rows.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ check, outcome }) => (outcome === 'fail' ? [check] : [])),
    ),
  );
  return checks.flatMap(({ id, level }) => (level === 'observe' || refuted.has(id) ? [] : [id]));
};
