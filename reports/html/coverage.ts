import { standings } from '../../contract/index.js';
import type { ClauseResult } from '../../src/engine/report.js';
import { citedClause } from '../cited.js';
import { html, type Markup } from './markup.js';

const columns = ['clauses', 'must', 'should', 'observe', ...standings, 'proved', 'ruled'] as const;

/** The clauses of each area by level and standing, how many a fault proves and a ruling concerns. */
export function coverage(clauses: readonly ClauseResult[]): Markup {
  const areas = [...new Set(clauses.map(areaOf))];
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Coverage of the clauses">
<table class="numbers coverage"><thead><tr><th scope="col">Area</th>${columns.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
<tbody>
${areas.map((area) =>
  row(
    area,
    clauses.filter((each) => areaOf(each) === area),
  ),
)}</tbody>
<tfoot>${row('all areas', clauses)}</tfoot>
</table>
</div>`;
}

const areaOf = ({ id }: ClauseResult): string => id.slice(0, id.indexOf('.'));

const row = (area: string, clauses: readonly ClauseResult[]): Markup =>
  html`<tr><th scope="row">${area}</th>${columns.map((column) => html`<td>${clauses.filter(counts(column)).length}</td>`)}</tr>
`;

const counts =
  (column: (typeof columns)[number]) =>
  ({ id, level, standing, proved }: ClauseResult): boolean =>
    column === 'clauses' ||
    column === level ||
    column === standing ||
    (column === 'proved' && proved === true) ||
    (column === 'ruled' && citedClause(id).ruling !== undefined);
