import {
  type Clause,
  type ClauseId,
  clause,
  clauseIds,
  type Level,
  levelOf,
  ruling,
  type Standing,
  standingOf,
} from '../../contract/index.js';
import { suite } from '../../suites/index.js';
import type { Check } from '../kit/index.js';
import { type FaultId, fault, isFaultId } from '../reference/index.js';

export interface StandingClause extends Clause {
  readonly id: ClauseId;
  /** The first part of the id. */
  readonly area: string;
  readonly level: Level;
  readonly standing: Standing;
  readonly checks: readonly string[];
  /** A check that cites it is refuted by a fault. */
  readonly proved: boolean;
  /** Faults that break it and refute a check that cites it: the self-test proves that its breach is noticed. */
  readonly provedBy: readonly FaultId[];
  /** What the ruling of the clause accepts. */
  readonly accepts?: readonly string[];
}

const citing = new Map<ClauseId, Check[]>();
for (const check of suite) {
  for (const id of check.clauses) citing.set(id, [...(citing.get(id) ?? []), check]);
}

/** Every clause of the ledger, with the checks that cite it. */
export const standingClauses: readonly StandingClause[] = clauseIds.map((id) => {
  const checks = citing.get(id) ?? [];
  const refuting = new Set(checks.flatMap(({ refutedBy }) => refutedBy).filter(isFaultId));
  const cited = clause(id).ruling;
  return {
    ...clause(id),
    id,
    area: id.slice(0, id.indexOf('.')),
    level: levelOf(id),
    standing: standingOf(id, checks.length > 0),
    checks: checks.map((check) => check.id),
    proved: refuting.size > 0,
    provedBy: [...refuting].filter((each) => fault(each).clauses.includes(id)),
    ...(cited === undefined ? {} : { accepts: ruling(cited).accepts }),
  };
});
