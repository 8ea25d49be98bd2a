import type { Report } from '../../src/engine/record/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { outcomeLabels, outcomeOrder } from '../wording.js';
import { html, type Markup } from './markup.js';
import { narrowed, section, symbol } from './parts.js';

type Totals = Report['totals'];
type Row = Parameters<typeof narrowed>[0] & { readonly name: string; readonly totals: Totals };

/** Areas by outcomes and levels by outcomes; a count filters the page to its checks. */
export function heatMaps(report: Report): Markup {
  const areas = report.areas.map(({ area, totals }) => ({ name: area, area, totals }));
  const levels = report.levels.map(({ level, totals }) => ({ name: level, level, totals }));
  const whole = { name: 'all', totals: report.totals };
  return section({
    id: 'scoreboard',
    title: 'Areas and outcomes',
    means:
      'The stronger the colour of a cell, the larger its share of the row; failures are always strong. Each count links to its checks.',
    narrows: false,
    inside: html`${heatMap('Area', areas, whole)}
<h3 id="levels">Levels and outcomes</h3>
${heatMap('Level', levels, whole)}`,
  });
}

function heatMap(first: string, rows: readonly Row[], whole: Row): Markup {
  const columns = outcomeOrder.filter((each) => whole.totals[each] > 0);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${first}s by outcome">
<table class="heat">
<thead><tr><th scope="col">${first}</th>${columns.map(column)}<th scope="col">checks</th></tr></thead>
<tbody>
${rows.map((each) => row(each, columns))}</tbody>
<tfoot>${row(whole, columns)}</tfoot>
</table>
</div>`;
}

const column = (outcome: Outcome): Markup =>
  html`<th scope="col" title="${outcomeLabels[outcome].means}">${symbol(outcome)} ${outcomeLabels[outcome].word}</th>`;

function row({ name, totals, ...to }: Row, columns: readonly Outcome[]): Markup {
  const all = columns.reduce((sum, each) => sum + totals[each], 0);
  const cells = columns.map((outcome) => {
    const count = totals[outcome];
    if (count === 0) return html`<td class="none">·</td>`;
    const label = `${count} ${outcomeLabels[outcome].word} in ${name}: show`;
    return html`<td class="${outcome} share-${shareOf(count, all)}"><a href="${narrowed({ ...to, outcome })}" aria-label="${label}">${count}</a></td>`;
  });
  return html`<tr><th scope="row">${name}</th>${cells}<td class="all">${all}</td></tr>
`;
}

/** The strength of the colour of a cell, from 1 to 4. */
const shareOf = (count: number, all: number): number =>
  1 + [0.1, 0.4, 0.8].filter((each) => count / all > each).length;
