import type { CheckResult, Failure } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import { curlOf } from '../curl.js';
import { replayOf } from '../replay.js';
import { lastExchange } from '../wording.js';
import { exchangeDetails } from './exchange.js';
import { html, lines, type Markup, prose } from './markup.js';
import { badge, checkAttributes, circumstances, clauseItem, rulingItem } from './parts.js';

type Run = Report['run'];

/** A contradiction with all that is needed to judge it and to see it again. */
export function failureCard(run: Run, check: CheckResult, failure: Failure): Markup {
  const { finding, input, exchanges } = failure;
  const last = lastExchange(failure);
  return html`<article class="card ${check.outcome}" ${checkAttributes(check)}>
<h3>${badge(check.outcome)} ${prose(check.title)} <a class="anchor" href="#check-${check.id}" aria-label="Link to ${check.id}">#</a></h3>
<p class="id"><code>${check.id}</code></p>
<dl class="contrast">
<div class="expected"><dt>Expected</dt><dd>${finding.expected}</dd></div>
<div class="seen"><dt>Seen</dt><dd>${finding.seen}</dd></div>
<div><dt>Place</dt><dd><code>${finding.at}</code></dd></div>
${input !== '' && html`<div><dt>Input</dt><dd><code>${input}</code></dd></div>`}
</dl>
<h4>${check.clauses.length === 1 ? 'Clause' : 'Clauses'}</h4>
<ul class="clauses">${check.clauses.map(clauseItem)}</ul>
${check.rulings.length > 0 && html`<h4>Readings that are accepted</h4><ul>${check.rulings.map((id) => rulingItem(id))}</ul>`}
${last !== undefined && command('Request', curlOf(last, run.target.baseUrl))}
${command('Replay', replayOf(run.command, check.id))}
<h4>${exchanges.length === 1 ? 'Exchange' : 'Exchanges'}</h4>
${exchanges.map((each, index) =>
  exchangeDetails(each, `${index + 1} of ${exchanges.length}`, index === exchanges.length - 1),
)}
${circumstances(check)}
</article>
`;
}

const command = (label: string, text: string): Markup =>
  html`<div class="code"><h4 class="label">${label}</h4><pre data-copy tabindex="0">${lines(text)}</pre></div>`;
