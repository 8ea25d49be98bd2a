import { type Level, standings } from '../../contract/index.js';
import { requireKnown } from './nearest.js';
import { type StandingClause, standingClauses } from './standing.js';
import type { Surroundings } from './surroundings.js';

export interface ClausesFlags {
  readonly area?: string;
  readonly level?: Level;
  readonly unchecked?: true;
  readonly coverage?: true;
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
  if (flags.coverage === true) {
    const rows = coverageOf(chosen);
    out.write(flags.json === true ? `${JSON.stringify(rows, null, 2)}\n` : table(rows));
  } else {
    out.write(flags.json === true ? `${JSON.stringify(chosen, null, 2)}\n` : listing(chosen));
  }
  return 0;
}

function listing(clauses: readonly StandingClause[]): string {
  const lines = clauses.map(({ id, level, standing, says }) => `${id} (${level}, ${standing})\n  ${says}\n`);
  const counts = standings.map(
    (each) => `${clauses.filter(({ standing }) => standing === each).length} ${each}`,
  );
  return `${lines.join('')}${clauses.length} clauses: ${counts.join(', ')}\n`;
}

/** How many clauses of an area there are, of each level and of each standing, how many a fault proves and a ruling concerns. */
type Coverage = { readonly area: string } & Readonly<Record<(typeof columns)[number], number>>;

const columns = ['clauses', 'must', 'should', 'observe', ...standings, 'proved', 'ruled'] as const;

/** A row for each area, and one for all of them. */
function coverageOf(clauses: readonly StandingClause[]): readonly Coverage[] {
  const areas = [...new Set(clauses.map(({ area }) => area))];
  return [
    ...areas.map((area) =>
      countsOf(
        area,
        clauses.filter((each) => each.area === area),
      ),
    ),
    countsOf('all', clauses),
  ];
}

function countsOf(area: string, clauses: readonly StandingClause[]): Coverage {
  const holds = (column: (typeof columns)[number]) => (each: StandingClause) =>
    column === 'clauses' ||
    column === each.level ||
    column === each.standing ||
    (column === 'proved' && each.proved) ||
    (column === 'ruled' && each.ruling !== undefined);
  const counts = columns.map((column) => [column, clauses.filter(holds(column)).length]);
  return { area, ...Object.fromEntries(counts) };
}

function table(rows: readonly Coverage[]): string {
  const width = Math.max(...rows.map(({ area }) => area.length));
  const line = (area: string, cells: readonly string[]) => `${area.padEnd(width)}  ${cells.join('  ')}\n`;
  const cellOf = (row: Coverage) => columns.map((each) => String(row[each]).padStart(each.length));
  return line('area', [...columns]) + rows.map((row) => line(row.area, cellOf(row))).join('');
}
