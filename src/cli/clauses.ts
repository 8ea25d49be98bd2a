import type { Level } from '../../contract/index.js';
import { requireKnown } from './nearest.js';
import { type StandingClause, standingClauses } from './standing.js';
import type { Surroundings } from './surroundings.js';

export interface ClausesFlags {
  readonly area?: string;
  readonly level?: Level;
  readonly unchecked?: true;
  readonly json?: true;
}

/** Prints the clause ledger. @returns the exit code */
export function clausesCommand(flags: ClausesFlags, { out }: Surroundings): number {
  const areas = [...new Set(standingClauses.map((each) => each.area))];
  if (flags.area !== undefined) requireKnown('area', flags.area, areas, `The areas are ${areas.join(', ')}.`);
  const chosen = standingClauses.filter(
    (each) =>
      (flags.area === undefined || each.area === flags.area) &&
      (flags.level === undefined || each.level === flags.level) &&
      (flags.unchecked === undefined || each.standing === 'unchecked'),
  );
  out.write(flags.json === true ? `${JSON.stringify(chosen, null, 2)}\n` : listing(chosen));
  return 0;
}

function listing(clauses: readonly StandingClause[]): string {
  const lines = clauses.map(({ id, level, standing, says }) => `${id} (${level}, ${standing})\n  ${says}\n`);
  const standings = ['checked', 'not testable', 'open', 'unchecked'] as const;
  const counts = standings.map(
    (each) => `${clauses.filter(({ standing }) => standing === each).length} ${each}`,
  );
  return `${lines.join('')}${clauses.length} clauses: ${counts.join(', ')}\n`;
}
