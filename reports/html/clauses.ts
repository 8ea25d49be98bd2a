import { standings } from '../../contract/index.js';
import type { ClauseResult } from '../../src/engine/record/clause-results.js';
import type { Report } from '../../src/engine/record/report.js';
import { citedClause, counted, grouped } from '../wording.js';
import { clipped, html, type Markup, prose } from './markup.js';
import { badge, checkLink, section } from './parts.js';

const columns = ['clauses', 'must', 'should', 'observe', ...standings, 'proved', 'ruled'] as const;

/** The clauses of each area by level and coverage, and the counts of proven and ruled ones. */
function coverage(clauses: readonly ClauseResult[]): Markup {
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

/** Every clause with the worst outcome of its checks, under the headings of the specification. */
export function clauseTable({ clauses }: Report): Markup {
  const unchecked = clauses.filter((each) => each.outcome === undefined).length;
  const groups = new Map<string, ClauseResult[]>();
  for (const clause of clauses) {
    const { heading } = citedClause(clause.id);
    groups.set(heading, [...(groups.get(heading) ?? []), clause]);
  }
  return section({
    id: 'clauses',
    title: 'Clauses',
    count: grouped(clauses.length),
    means: `Each requirement of the specification, with the worst outcome of its checks. A failure counts for the clause that it accuses, and leaves the others of its check undecided. ${unchecked} are not cited by any check of this run.`,
    folded: true,
    inside: html`${coverage(clauses)}
<p class="means">Proved: a check that cites the clause fails when a fault is planted in the reference, as <code>ei-conformance selftest</code> shows.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="clauses-title">
<table class="wide"><thead><tr><th scope="col">Clause</th><th scope="col">Level</th><th scope="col">Outcome or standing</th><th scope="col">Checks</th></tr></thead>
${[...groups].map(([heading, each]) => under(heading, each))}</table>
</div>`,
  });
}

const under = (heading: string, clauses: readonly ClauseResult[]): Markup => html`<tbody data-group>
<tr><th colspan="4" scope="rowgroup">${heading} <span class="count">${counted(clauses.length, 'clause')}</span></th></tr>
${clauses.map(clauseRow)}</tbody>
`;

function clauseRow(clause: ClauseResult): Markup {
  const { id, level, outcome, checks } = clause;
  const { says, ruling } = citedClause(id);
  const areas = [...new Set(checks.map((each) => each.slice(0, each.indexOf('/'))))];
  return html`<tr id="clause-${id}" data-kind="clause" data-level="${level}" data-outcome="${outcome ?? ''}" data-area="${areas.join(' ')}"><td>${prose(says)}<br><code class="id">${id}</code>${ruling !== undefined && html` <span class="quiet">· ruling ${ruling}</span>`}</td><td>${level}</td><td>${standingOf(clause)}</td><td>${checks.map((each) => html`${checkLink(each)}<br>`)}</td></tr>
`;
}

function standingOf({ id, standing, outcome, why }: ClauseResult): Markup {
  if (outcome !== undefined) {
    // The cards of its checks describe a failure in detail.
    return html`${badge(outcome)}${why !== undefined && outcome !== 'fail' && html`<br><span class="quiet">${clipped(why, 100)}</span>`}`;
  }
  const { untestable } = citedClause(id);
  return html`<span class="quiet">${prose(untestable === undefined ? standing : `${standing}: ${untestable}`)}</span>`;
}
