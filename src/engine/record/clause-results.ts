import {
  type ClauseId,
  clauseIds,
  type Level,
  levelOf,
  restates,
  type Standing,
  standingOf,
} from '../../../contract/index.js';
import { type Outcome, Violation } from '../../kit/index.js';
import type { CheckResult } from '../events.js';
import { accusedBy } from '../judge/failure-identity.js';

/** What the checks say about one clause; the worst of their outcomes. */
export interface ClauseResult {
  readonly id: ClauseId;
  readonly level: Level;
  readonly standing: Standing;
  /** A check that cites it is refuted by a fault, as the self-test proves. */
  readonly proved?: true;
  /** Absent when no check of the suite cites the clause. */
  readonly outcome?: Outcome;
  /** Why, where that is not a pass. */
  readonly why?: string;
  /** The checks that cite or accuse it. */
  readonly checks: readonly string[];
  /** Those of them that failed at another clause before they decided this one. */
  readonly behind?: readonly string[];
}

/** The order in which the outcomes of its checks decide that of a clause. */
export const worstFirst: readonly Outcome[] = [
  'harness-error',
  'fail',
  'inconclusive',
  'not-tested',
  'warn',
  'pass',
  'not-applicable',
  'observed',
];

/**
 * What one check says about a clause that it cites or accuses. A failure is one of the accused clause and of those that
 * state it again. It says nothing about the other clauses of its check, those apart whose own trials passed: undefined.
 */
export function outcomeFor(clause: ClauseId, result: CheckResult): Outcome | undefined {
  const accused = accusedBy(result);
  if (accused === undefined || accused === clause || restates(clause, accused)) return result.outcome;
  return result.held?.includes(clause) ? 'pass' : undefined;
}

/** Every clause of the ledger with what the results say about it. */
export function clauseResults(results: readonly CheckResult[]): readonly ClauseResult[] {
  const concerning = new Map<ClauseId, CheckResult[]>();
  for (const result of results) {
    for (const id of new Set([...result.clauses, accusedBy(result)])) {
      if (id !== undefined) concerning.set(id, [...(concerning.get(id) ?? []), result]);
    }
  }
  return clauseIds.map((id) => clauseResult(id, concerning.get(id) ?? []));
}

function clauseResult(id: ClauseId, checks: readonly CheckResult[]): ClauseResult {
  const behind = checks.filter((each) => outcomeFor(id, each) === undefined);
  return {
    id,
    level: levelOf(id),
    standing: standingOf(id, checks.length > 0),
    ...(checks.some(({ proved }) => proved === true) ? { proved: true as const } : {}),
    ...decisionOn(id, checks, behind),
    checks: checks.map((each) => each.id),
    ...(behind.length === 0 ? {} : { behind: behind.map((each) => each.id) }),
  };
}

function decisionOn(
  id: ClauseId,
  checks: readonly CheckResult[],
  behind: readonly CheckResult[],
): Pick<ClauseResult, 'outcome' | 'why'> {
  const outcome = worstFirst.find((each) => checks.some((result) => outcomeFor(id, result) === each));
  const [first] = behind;
  const saysNothing = outcome === undefined || outcome === 'not-applicable' || outcome === 'observed';
  if (first !== undefined && saysNothing)
    return { outcome: 'inconclusive', why: `behind a failure: ${first.id} failed at ${accusedBy(first)}` };
  if (outcome === undefined) return {};
  const decisive = checks.find((each) => outcomeFor(id, each) === outcome);
  const why = decisive === undefined || outcome === 'pass' ? '' : whyOf(decisive);
  return { outcome, ...(why === '' ? {} : { why }) };
}

const whyOf = ({ failure, reason, note }: CheckResult): string =>
  failure === undefined
    ? [reason, note].filter((each) => each !== undefined && each !== '').join(': ')
    : new Violation(failure.finding).message;
