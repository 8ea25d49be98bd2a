import type { Report } from '../../src/engine/report.js';
import { outcomeOrder, outcomeWords } from '../wording.js';
import { html, type Markup } from './markup.js';

const levels = ['must', 'should', 'observe'] as const;

/** The controls that narrow the page. Hidden until the script that serves them runs. */
export const filters = (
  report: Report,
): Markup => html`<form class="filters" id="filters" role="search" aria-label="Narrow the checks and clauses" hidden>
<label>Search <input type="search" name="text" placeholder="id, title, note, reply …" autocomplete="off" spellcheck="false"></label>
<label>Area <select name="area"><option value="">all</option>${report.areas.map(
  ({ area }) => html`<option>${area}</option>`,
)}</select></label>
<label>Level <select name="level"><option value="">all</option>${levels.map(
  (each) => html`<option>${each}</option>`,
)}</select></label>
<fieldset><legend>Outcomes</legend>
${outcomeOrder
  .filter((each) => report.totals[each] > 0)
  .map(
    (each) =>
      html`<label class="chip ${each}"><input type="checkbox" name="outcome" value="${each}" checked> <span aria-hidden="true">${outcomeWords[each].symbol}</span> ${outcomeWords[each].word}</label>
`,
  )}</fieldset>
<button type="reset">Show all</button>
<output name="shown" aria-live="polite"></output>
</form>`;
