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
  standings,
} from '../../../contract/index.js';
import { counted } from '../../../reports/wording.js';
import { suite } from '../../../suites/index.js';
import type { Check } from '../../kit/index.js';
import { type FaultId, fault, isFaultId } from '../../proof/reference/index.js';
import type { Host } from '../host.js';
import { requireKnown } from '../suggestion.js';

export interface CoveredClause extends Clause {
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
export const clauseCoverage: readonly CoveredClause[] = clauseIds.map((id) => {
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

export interface ClausesFlags {
  readonly area?: string;
  readonly level?: Level;
  readonly unchecked?: true;
  readonly coverage?: true;
  readonly json?: true;
}

/** Prints the clause ledger. @returns the exit code */
export function clausesCommand(flags: ClausesFlags, { out }: Host): number {
  const areas = [...new Set(clauseCoverage.map((each) => each.area))];
  if (flags.area !== undefined) requireKnown('area', flags.area, areas, `The areas are ${areas.join(', ')}.`);
  const chosen = clauseCoverage.filter(
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

function listing(clauses: readonly CoveredClause[]): string {
  const lines = clauses.map(({ id, level, standing, says }) => `${id} (${level}, ${standing})\n  ${says}\n`);
  const counts = standings.map(
    (each) => `${clauses.filter(({ standing }) => standing === each).length} ${each}`,
  );
  return `${lines.join('')}${counted(clauses.length, 'clause')}: ${counts.join(', ')}\n`;
}

/** How many clauses of an area there are, of each level and of each standing, how many a fault proves and a ruling concerns. */
type Coverage = { readonly area: string } & Readonly<Record<(typeof columns)[number], number>>;

const columns = ['clauses', 'must', 'should', 'observe', ...standings, 'proved', 'ruled'] as const;

/** A row for each area, and one for all of them. */
function coverageOf(clauses: readonly CoveredClause[]): readonly Coverage[] {
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

function countsOf(area: string, clauses: readonly CoveredClause[]): Coverage {
  const holds = (column: (typeof columns)[number]) => (each: CoveredClause) =>
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
