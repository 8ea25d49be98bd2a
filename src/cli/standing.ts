import {
  type Clause,
  type ClauseId,
  clause,
  clauseIds,
  type Level,
  levelOf,
  ruling,
} from '../../contract/index.js';
import { suite } from '../../suites/index.js';

/** Where a clause stands: whether anything judges it, or why nothing does. */
export const standings = ['checked', 'not testable', 'open', 'unchecked'] as const;
export type Standing = (typeof standings)[number];

export interface StandingClause extends Clause {
  readonly id: ClauseId;
  /** The first part of the id. */
  readonly area: string;
  readonly level: Level;
  readonly standing: Standing;
  readonly checks: readonly string[];
  /** What the ruling of the clause accepts. */
  readonly accepts?: readonly string[];
}

const citing = new Map<ClauseId, string[]>();
for (const check of suite) {
  for (const id of check.clauses) citing.set(id, [...(citing.get(id) ?? []), check.id]);
}

/** Every clause of the ledger, with the checks that cite it. */
export const standingClauses: readonly StandingClause[] = clauseIds.map((id) => {
  const checks = citing.get(id) ?? [];
  const cited = clause(id).ruling;
  return {
    ...clause(id),
    id,
    area: id.slice(0, id.indexOf('.')),
    level: levelOf(id),
    standing: standingOf(id, checks),
    checks,
    ...(cited === undefined ? {} : { accepts: ruling(cited).accepts }),
  };
});

function standingOf(id: ClauseId, checks: readonly string[]): Standing {
  if (checks.length > 0) return 'checked';
  if (clause(id).untestable !== undefined) return 'not testable';
  return levelOf(id) === 'observe' ? 'open' : 'unchecked';
}
