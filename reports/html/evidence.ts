import type { CheckResult, Failure } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import type { AppliedWaiver } from '../../src/engine/waivers.js';
import { curlOf } from '../curl.js';
import { replayOf } from '../replay.js';
import { lastExchange } from '../wording.js';
import { circumstances } from './circumstances.js';
import { clipped } from './clip.js';
import { exchangeDetails } from './exchange.js';
import { html, type Markup } from './markup.js';
import { clauseItem, command, rulingItem } from './parts.js';
import type { Room } from './room.js';

/** All that is needed to judge what one check contradicts and to see it again. */
export function evidence({ run, gate }: Report, check: CheckResult, failure: Failure, room: Room): Markup {
  const last = lastExchange(failure);
  const waiver = gate.waivers.find((each) => each.state === 'applied' && each.checks.includes(check.id));
  return html`${waiver !== undefined && waived(waiver)}
<p class="label">${check.clauses.length === 1 ? 'Clause' : 'Clauses'}</p>
<ul class="clauses">${check.clauses.map(clauseItem)}</ul>
${check.rulings.length > 0 && html`<p class="label">Readings that are accepted</p><ul>${check.rulings.map((id) => rulingItem(id))}</ul>`}
${last !== undefined && command('Request', clipped(curlOf(last, run.target.baseUrl), 4000))}
${command('Replay', replayOf(run.command, check.id))}
${exchanges(failure, room)}
${circumstances(check, room)}`;
}

/** What a check expected and what it saw instead, where, for which input. */
export const contrast = ({ finding, input }: Failure): Markup => html`<dl class="contrast">
<div class="expected"><dt>Expected</dt><dd>${clipped(finding.expected)}</dd></div>
<div class="seen"><dt>Seen</dt><dd>${clipped(finding.seen)}</dd></div>
<div><dt>Place</dt><dd><code>${clipped(finding.at)}</code></dd></div>
${input !== '' && html`<div><dt>Input</dt><dd><code>${clipped(input)}</code></dd></div>`}
</dl>`;

const waived = ({ reason, owner, issue, expires }: AppliedWaiver): Markup =>
  html`<p class="waived"><strong>Waived</strong> until ${expires} by ${owner}: ${reason} (${issue})</p>`;

function exchanges({ exchanges: all, finding }: Failure, room: Room): Markup {
  const shown = all.slice(-room.exchanges);
  const left = all.length - shown.length;
  return html`<p class="label">${all.length === 1 ? 'Exchange' : 'Exchanges'}</p>
${left > 0 && html`<p class="quiet">The last ${shown.length} of ${all.length}; the earlier ones are in report.json.</p>`}
${shown.map((each, index) => {
  const isLast = index === shown.length - 1;
  const label = `${left + index + 1} of ${all.length}`;
  return exchangeDetails(each, isLast ? { label, open: true, place: finding.at } : { label }, room);
})}`;
}
