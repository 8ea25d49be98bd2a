import type { FailureGroup } from '../../src/engine/record/failure-groups.js';
import type { Report } from '../../src/engine/record/report.js';
import type { Outcome } from '../../src/kit/index.js';
import type { ClauseChange } from '../../src/regression/reports/clause-changes.js';
import { type MovedCheck, reportDiff } from '../../src/regression/reports/report-diff.js';
import { outcomeLabels, outcomeOrder } from '../wording.js';
import { instant } from './heading.js';
import { clipped, html, type Markup, prose } from './markup.js';
import { badge, checkLink, checkLinks, section } from './parts.js';

/** The changes since an earlier run: failure groups, clauses and checks with other outcomes, and both totals. */
export function comparison(report: Report, earlier: Report): Markup {
  const { checks, clauses, defects, unlike } = reportDiff(earlier, report);
  return section({
    id: 'comparison',
    title: 'Changes since the earlier run',
    narrows: false,
    inside: html`<p class="means">The earlier run started at ${instant(earlier.run.startedAt)}: ${earlier.verdict} then, ${report.verdict} now.</p>
${unlike.length > 0 && html`<ul class="unlike">${unlike.map((each) => html`<li>${clipped(each)}</li>`)}</ul>`}
${defectList('New failure groups', defects.appeared, 'fail')}
${defectList('Resolved failure groups', defects.gone, 'pass')}
${defectList('Unchanged failure groups', defects.stayed, 'fail')}
${clauseList(clauses)}
${movedList(checks.moved)}
${ids('Checks only in this run', checks.added, true)}
${ids('Checks only in the earlier run', checks.missing, false)}
${totals(report, earlier)}`,
  });
}

/** Only resolved groups have no card on the page. */
const defectList = (title: string, defects: readonly FailureGroup[], like: 'fail' | 'pass'): Markup =>
  html`<details class="row ${defects.length > 0 && like}"${defects.length > 0 && html` open`}><summary>${title}: <strong>${defects.length}</strong></summary>
<ul>${defects.map(
    ({ fingerprint, outcome, operations, place, expected, seen }) =>
      html`<li>${badge(outcome)} <code>${operations.join(', ')} ${clipped(place)}</code>: expected ${clipped(expected, 160)}, saw ${clipped(seen, 160)} · ${like === 'fail' ? html`<a href="#defect-${fingerprint}">${fingerprint}</a>` : fingerprint}</li>
`,
  )}</ul></details>
`;

/** Each clause with another outcome, and its cause. */
const clauseList = (clauses: readonly ClauseChange[]): Markup =>
  html`<details class="row"><summary>Clauses with another outcome: <strong>${clauses.length}</strong></summary><ul>${clauses.map(
    ({ id, from, to, cause }) =>
      html`<li>${outcomeIn(from)} → ${outcomeIn(to)} <code>${id}</code>${cause && html` · ${cause.of}: ${clipped(cause.because, 160)}`}</li>
`,
  )}</ul></details>
`;

const outcomeIn = (outcome: Outcome | undefined): Markup =>
  outcome === undefined ? html`nothing` : badge(outcome);

const movedList = (moved: readonly MovedCheck[]): Markup =>
  html`<details class="row"><summary>Checks with another outcome: <strong>${moved.length}</strong></summary><ul>${moved.map(movedItem)}</ul></details>
`;

const movedItem = ({ id, title, from, to }: MovedCheck): Markup =>
  html`<li>${badge(from)} → ${badge(to)} ${prose(title)} ${checkLink(id)}</li>
`;

const ids = (title: string, all: readonly string[], here: boolean): Markup | undefined =>
  all.length === 0
    ? undefined
    : html`<details class="row"><summary>${title}: <strong>${all.length}</strong></summary>${
        here
          ? checkLinks(all)
          : html`<ul class="links">${all.map((id) => html`<li><code>${id}</code></li>`)}</ul>`
      }</details>
`;

function totals(report: Report, earlier: Report): Markup {
  const occurring = outcomeOrder.filter((each) => report.totals[each] + earlier.totals[each] > 0);
  const row = (name: string, { totals: of }: Report) =>
    html`<tr><th scope="row">${name}</th>${occurring.map((each) => html`<td>${of[each]}</td>`)}</tr>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Totals then and now">
<table class="numbers"><thead><tr><th scope="col">Checks</th>${occurring.map((each) => html`<th scope="col">${outcomeLabels[each].word}</th>`)}</tr></thead>
<tbody>${row('then', earlier)}${row('now', report)}</tbody></table>
</div>`;
}
