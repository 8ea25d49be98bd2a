import type { Defect } from '../../src/engine/defects.js';
import type { Report } from '../../src/engine/report.js';
import { type Changes, changesBetween, type Moved } from '../changes.js';
import { outcomeOrder, outcomeWords } from '../wording.js';
import { clipped } from './clip.js';
import { instant } from './heading.js';
import { html, type Markup, prose } from './markup.js';
import { badge, checkLink, checkLinks } from './parts.js';
import { section } from './section.js';

/** What changed since a baseline: defects that came, went and stayed, outcomes that are others, the totals beside each other. */
export function comparison(report: Report, baseline: Report): Markup {
  const changes = changesBetween(baseline, report);
  return section({
    id: 'comparison',
    title: 'Since the baseline',
    narrows: false,
    inside: html`<p class="means">The baseline was judged at ${instant(baseline.run.startedAt)}: ${baseline.verdict} then, ${report.verdict} now.</p>
${changes.unlike.length > 0 && html`<ul class="unlike">${changes.unlike.map((each) => html`<li>${clipped(each)}</li>`)}</ul>`}
${defectList('New defects', changes.appeared, 'fail')}
${defectList('Gone defects', changes.gone, 'pass')}
${defectList('Defects that stayed', changes.stayed, 'fail')}
${movedList(changes)}
${ids('Checks that the baseline has not', changes.added, true)}
${ids('Checks of the baseline that this run has not', changes.missing, false)}
${totals(report, baseline)}`,
  });
}

/** Defects that a page has no card of are those that are gone. */
const defectList = (title: string, defects: readonly Defect[], like: 'fail' | 'pass'): Markup =>
  html`<details class="row ${defects.length > 0 && like}"${defects.length > 0 && html` open`}><summary>${title}: <strong>${defects.length}</strong></summary>
<ul>${defects.map(
    ({ fingerprint, outcome, operations, place, expected, seen }) =>
      html`<li>${badge(outcome)} <code>${operations.join(', ')} ${clipped(place)}</code>: expected ${clipped(expected, 160)}, saw ${clipped(seen, 160)} · ${like === 'fail' ? html`<a href="#defect-${fingerprint}">${fingerprint}</a>` : fingerprint}</li>
`,
  )}</ul></details>
`;

const movedList = ({ moved }: Changes): Markup =>
  html`<details class="row"><summary>Checks with another outcome: <strong>${moved.length}</strong></summary><ul>${moved.map(movedItem)}</ul></details>
`;

const movedItem = ({ check, from }: Moved): Markup =>
  html`<li>${badge(from)} → ${badge(check.outcome)} ${prose(check.title)} ${checkLink(check.id)}</li>
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

function totals(report: Report, baseline: Report): Markup {
  const occurring = outcomeOrder.filter((each) => report.totals[each] + baseline.totals[each] > 0);
  const row = (name: string, { totals: of }: Report) =>
    html`<tr><th scope="row">${name}</th>${occurring.map((each) => html`<td>${of[each]}</td>`)}</tr>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Totals then and now">
<table class="numbers"><thead><tr><th scope="col">Checks</th>${occurring.map((each) => html`<th scope="col">${outcomeWords[each].word}</th>`)}</tr></thead>
<tbody>${row('then', baseline)}${row('now', report)}</tbody></table>
</div>`;
}
