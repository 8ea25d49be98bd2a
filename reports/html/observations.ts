import type { Report } from '../../src/engine/report.js';
import { html, type Markup } from './markup.js';
import { checkLink } from './parts.js';

/** What the checks recorded of behaviour that the specification leaves open. */
export function observations(report: Report): Markup | undefined {
  const rows = report.checks.flatMap(({ id, observations: recorded }) =>
    Object.entries(recorded).map(
      ([what, value]) => html`<tr><td>${what}</td><td>${value}</td><td>${checkLink(id)}</td></tr>
`,
    ),
  );
  if (rows.length === 0) return undefined;
  return html`<section id="observations" aria-labelledby="observations-title">
<h2 id="observations-title">Open observations <span class="count">${rows.length}</span></h2>
<p class="means">The specification leaves these open. They are recorded so that changes can be noticed, and never judged.</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="observations-title">
<table class="wide"><thead><tr><th scope="col">What</th><th scope="col">Value</th><th scope="col">Check</th></tr></thead>
<tbody>
${rows}</tbody></table>
</div>
</section>`;
}
