import type { ClauseResult, Report } from '../../src/engine/report.js';
import { citedClause } from '../cited.js';
import { coverage } from './coverage.js';
import { html, type Markup, prose } from './markup.js';
import { badge, checkLink } from './parts.js';

/** Every clause of the ledger with the worst outcome of its checks. */
export function clauseTable({ clauses }: Report): Markup {
  const unchecked = clauses.filter((each) => each.outcome === undefined).length;
  return html`<section id="clauses" data-section aria-labelledby="clauses-title"><details class="fold"><summary>
<h2 id="clauses-title">Clauses <span class="count">${clauses.length}</span></h2></summary>
<p class="means">What the specification asks, one sentence each, with the worst outcome of the checks that cite it. No check of this run cites ${unchecked} of them.</p>
${coverage(clauses)}
<p class="means">Proved: a check that cites the clause fails when a fault is planted in the reference, as <code>ei-conformance selftest</code> shows.</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="clauses-title">
<table class="wide"><thead><tr><th scope="col">Clause</th><th scope="col">Level</th><th scope="col">Outcome or standing</th><th scope="col">Checks</th></tr></thead>
<tbody>
${clauses.map(row)}</tbody></table>
</div>
</details></section>`;
}

function row({ id, level, standing, outcome, checks }: ClauseResult): Markup {
  const { says, heading, untestable, ruling } = citedClause(id);
  const why = untestable === undefined ? standing : `${standing}: ${untestable}`;
  const ruled = ruling === undefined ? undefined : html` · ruled by ${ruling}`;
  return html`<tr id="clause-${id}" data-clause data-level="${level}" data-outcome="${outcome ?? ''}"><td>${prose(says)}<br><span class="quiet"><code>${id}</code> · ${heading}${ruled}</span></td><td>${level}</td><td>${outcome === undefined ? html`<span class="quiet">${prose(why)}</span>` : badge(outcome)}</td><td>${checks.map((each) => html`${checkLink(each)}<br>`)}</td></tr>
`;
}
