import type { Report } from '../../src/engine/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { outcomeOrder, outcomeWords } from '../wording.js';
import { html, type Markup } from './markup.js';

type Totals = Report['totals'];

/** Areas by outcomes as a heat map; a count narrows the page to what it counts. */
export const scoreboard = (
  report: Report,
): Markup => html`<section id="scoreboard" aria-labelledby="scoreboard-title">
<h2 id="scoreboard-title">Areas and outcomes</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="scoreboard-title">
<table class="heat">
<thead><tr><th scope="col">Area</th>${outcomeOrder.map(column)}<th scope="col">checks</th></tr></thead>
<tbody>
${report.areas.map(
  ({ area, totals }) => html`<tr><th scope="row">${area}</th>${cells(area, totals)}</tr>
`,
)}</tbody>
<tfoot><tr><th scope="row">all areas</th>${cells('', report.totals)}</tr></tfoot>
</table>
</div>
</section>`;

const column = (outcome: Outcome): Markup =>
  html`<th scope="col" title="${outcomeWords[outcome].means}"><span class="symbol ${outcome}" aria-hidden="true">${outcomeWords[outcome].symbol}</span> ${outcomeWords[outcome].word}</th>`;

function cells(area: string, totals: Totals): Markup {
  const all = outcomeOrder.reduce((sum, each) => sum + totals[each], 0);
  return html`${outcomeOrder.map((outcome) => cell(area, outcome, totals[outcome], all))}<td class="all">${all}</td>`;
}

function cell(area: string, outcome: Outcome, count: number, all: number): Markup {
  if (count === 0) return html`<td class="none">0</td>`;
  const label = `${count} ${outcomeWords[outcome].word} in ${area === '' ? 'all areas' : area}: show them`;
  return html`<td class="${outcome} share-${Math.ceil((3 * count) / all)}"><button type="button" data-show-area="${area}" data-show-outcome="${outcome}" aria-label="${label}">${count}</button></td>`;
}
