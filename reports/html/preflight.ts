import type { Preflight } from '../../src/engine/events.js';
import { diagnosisWords, duration } from '../wording.js';
import { html, type Markup } from './markup.js';

/** What the preflight found, and the time that it expected. */
export const preflightFacts = ({ diagnoses, seconds }: Preflight): Markup => html`<h3>Preflight</h3>
<ul>${diagnoses.map(({ state, whose, said, next }) => {
  const { symbol, like } = diagnosisWords[state];
  return html`<li><span class="badge ${like}"><span aria-hidden="true">${symbol}</span> ${state}</span> ${whose}: ${said}${next !== undefined && html` <span class="quiet">${next}</span>`}</li>
`;
})}</ul>
<p class="quiet">Expected to take about ${duration(seconds * 1000)}.</p>`;
