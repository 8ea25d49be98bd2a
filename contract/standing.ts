import { type ClauseId, clause, levelOf } from './clauses/index.js';

/** Where a clause stands: whether anything judges it, or why nothing does. */
export const standings = ['checked', 'not testable', 'open', 'unchecked'] as const;
export type Standing = (typeof standings)[number];

/** The standing of a clause that a check cites, or that none does. */
export function standingOf(id: ClauseId, isCited: boolean): Standing {
  if (isCited) return 'checked';
  if (clause(id).untestable !== undefined) return 'not testable';
  return levelOf(id) === 'observe' ? 'open' : 'unchecked';
}
