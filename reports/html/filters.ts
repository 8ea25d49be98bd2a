import type { Report } from '../../src/engine/report.js';
import { outcomeOrder, outcomeWords } from '../wording.js';
import { html, type Markup } from './markup.js';
import { symbol } from './parts.js';

/** The controls that narrow the page. Hidden until the script that serves them runs. */
export const filters = (
  report: Report,
): Markup => html`<form class="filters" id="filters" role="search" aria-label="Narrow the page" hidden>
<label>Search <input type="search" name="text" placeholder="id, title, clause, reply …" autocomplete="off" spellcheck="false"></label>
<label>Area <select name="area"><option value="">all</option>${report.areas.map(
  ({ area }) => html`<option>${area}</option>`,
)}</select></label>
<label>Level <select name="level"><option value="">all</option>${report.levels.map(
  ({ level }) => html`<option>${level}</option>`,
)}</select></label>
<output name="shown" aria-live="polite"></output>
<button type="reset">Show all</button>
<fieldset><legend>Outcomes</legend>
${outcomeOrder
  .filter((each) => report.totals[each] > 0)
  .map(
    (each) =>
      html`<label class="chip"><input type="checkbox" name="outcome" value="${each}"> ${symbol(each)} ${outcomeWords[each].word}</label>
`,
  )}</fieldset>
</form>`;
