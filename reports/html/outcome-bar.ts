import type { Report } from '../../src/engine/report.js';
import { grouped, outcomeOrder, outcomeWords } from '../wording.js';
import { html, type Markup } from './markup.js';
import { narrowed, symbol } from './parts.js';

/** The narrowest segment in percent of the bar, so that one failure among hundreds can be seen. */
const narrowest = 3.5;

/** The outcomes as segments of one bar, each named and counted in the list below, in the same order. */
export function outcomeBar({ totals }: Pick<Report, 'totals'>): Markup | undefined {
  const occurring = outcomeOrder.filter((each) => totals[each] > 0);
  if (occurring.length === 0) return undefined;
  const widths = widthsOf(occurring.map((each) => totals[each]));
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const segments = occurring.map(
    (outcome, index) =>
      html`<svg class="${outcome}" x="${percent(starts[index])}" width="${percent(widths[index])}"><rect width="100%" height="100%"/><text x="50%" y="50%">${outcomeWords[outcome].symbol}</text></svg>`,
  );
  return html`<svg class="outcomes" aria-hidden="true">${segments}</svg>
<ul class="legend" aria-label="Checks by outcome">${occurring.map(
    (outcome) =>
      html`<li><a href="${narrowed({ outcome })}">${symbol(outcome)} <strong>${grouped(totals[outcome])}</strong> ${outcomeWords[outcome].word}</a></li>
`,
  )}</ul>`;
}

/** In percent of the whole: each at least the narrowest, which the others make room for. */
function widthsOf(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, each) => sum + each, 0);
  const wide = 100 - narrowest * counts.length;
  return counts.map((each) => narrowest + (wide * each) / all);
}

const percent = (value = 0): string => `${value.toFixed(2)}%`;
