import type { CheckResult, Failure } from '../../src/engine/events.js';
import type { InputDistribution, MemberDistribution } from '../../src/engine/judge/input-distribution.js';
import type { Report } from '../../src/engine/record/report.js';
import type { AppliedWaiver } from '../../src/engine/record/waivers.js';
import { curlCommand, replayCommand } from '../shell-commands.js';
import { citedClause, counted, duration, grouped, lastExchange } from '../wording.js';
import { exchangeDetails, type Room } from './exchange.js';
import { clipped, html, type Markup, prose } from './markup.js';
import { clauseLink, command, rulingItem } from './parts.js';

/** The inputs of a check: how many are distinct, and the commonest values of each member; limited in bytes. */
function inputs({ inputs: made, distinct, members }: InputDistribution, bytes: number): Markup {
  const rows = Object.entries(members).map(([name, member]) => row(name, member, made));
  const fitting = rows.filter(
    (_, index) => rows.slice(0, index + 1).reduce((sum, each) => sum + each.markup.length, 0) <= bytes,
  );
  const left = rows.length - fitting.length;
  return html`<div class="inputs"><p class="label">${counted(made, 'input')}, ${distinct} distinct</p>
<dl class="pairs">${fitting}</dl>${left > 0 && html`<p class="quiet">${counted(left, 'more member')} in report.json.</p>`}</div>`;
}

function row(name: string, { present, distinct, commonest }: MemberDistribution, made: number): Markup {
  const values = Object.entries(commonest);
  const others = distinct - values.length;
  return html`<div><dt>${name === '' ? 'input' : html`<code>${name}</code>`}${present < made && html` in ${present}`}</dt><dd>${values.map(([value, count]) => spread(value, count, present))}${
    others > 0 && html`<span class="quiet">and ${counted(others, 'other value')}</span>`
  }</dd></div>
`;
}

const spread = (value: string, count: number, present: number): Markup =>
  html`<span class="spread"><svg aria-hidden="true"><rect width="${Math.round((100 * count) / present)}%" height="100%"/></svg><code>${value === '' ? "''" : value}</code> ${count}×</span>`;

/** How a check was exercised: whether it is required, its trials and its evidence. */
export function circumstances(check: CheckResult, room: Room): Markup {
  const witnesses = Object.entries(check.witnesses).map(([what, count]) => `${grouped(count)} ${what}`);
  const recorded = Object.keys(check.observations).length;
  return html`<p class="quiet">${[
    check.level,
    check.required ? 'required' : 'not required',
    check.source === 'deployment' ? "by the deployment's own contract" : 'by the specification',
    counted(check.trials, 'trial'),
    counted(check.replies, 'reply'),
    duration(check.ms),
    ...(witnesses.length === 0 ? [] : [`evidence: ${witnesses.join(', ')}`]),
    ...(check.failure === undefined ? [] : [repeatedWords(check.failure)]),
  ].join(' · ')}${
    recorded > 0 && html` · <a href="#observed-${check.id}">${counted(recorded, 'open observation')}</a>`
  }</p>
${check.inputs !== undefined && inputs(check.inputs, room.inputs)}`;
}

const repeatedWords = ({ repeated, fingerprint }: Failure): string =>
  `failed ${repeated.failed} of ${counted(repeated.tried, 'time')} · failure ${fingerprint}`;

/** Everything needed to judge a failure and to reproduce it. */
export function evidence({ run, gate }: Report, check: CheckResult, failure: Failure, room: Room): Markup {
  const last = lastExchange(failure);
  const waiver = gate.waivers.find((each) => each.state === 'applied' && each.checks.includes(check.id));
  return html`${waiver !== undefined && waived(waiver)}
${behind(check, failure)}
${check.rulings.length > 0 && html`<p class="label">Accepted readings</p><ul>${check.rulings.map((id) => rulingItem(id))}</ul>`}
${last !== undefined && command('Request', clipped(curlCommand(last, run.target.baseUrl), 4000))}
${command('Replay', replayCommand(run.command, check))}
${exchanges(failure, room)}
${circumstances(check, room)}`;
}

/** The other clauses of a failed check, which the failure leaves undecided. */
function behind({ clauses, held = [] }: CheckResult, { finding }: Failure): Markup | undefined {
  const others = clauses.filter((each) => each !== finding.clause && !held.includes(each));
  return others.length === 0
    ? undefined
    : html`<p class="quiet">Not decided behind this failure: ${others.map((each, index) => html`${index > 0 && ', '}${clauseLink(each)}`)}</p>`;
}

/** The contradicted clause, and place, expected and seen value, and input of a failure. */
export const contrast = ({ finding, input }: Failure): Markup => html`<dl class="contrast">
<div><dt>Clause</dt><dd class="clause">${prose(citedClause(finding.clause).says)} ${clauseLink(finding.clause)}</dd></div>
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
${left > 0 && html`<p class="quiet">The last ${shown.length} of ${all.length}; all are in report.json.</p>`}
${shown.map((each, index) => {
  const isLast = index === shown.length - 1;
  const label = `${left + index + 1} of ${all.length}`;
  return exchangeDetails(each, isLast ? { label, open: true, place: finding.at } : { label }, room);
})}`;
}
