import type { Report } from '../../src/engine/report.js';
import { againOf } from '../replay.js';
import { duration, elapsed, grouped, verdictSentence, verdictSymbols } from '../wording.js';
import { html, type Markup } from './markup.js';
import { outcomeBar } from './outcome-bar.js';
import { command } from './parts.js';

/** The verdict in a word and a sentence, the outcomes at a glance, and the circumstances that they hold for. */
export function heading(report: Report): Markup {
  const { run, cost, estimate, verdict } = report;
  const ms = elapsed(report);
  return html`<header class="heading ${verdict}">
<div class="inner">
<p class="kicker">Event Intelligence API v2 conformance report</p>
<h1><span class="verdict"><span aria-hidden="true">${verdictSymbols[verdict]}</span> ${verdict}</span> <span>${run.target.name}</span></h1>
<p class="sentence">${verdictSentence(report)} <a href="#gate">Exit code ${report.exitCode}</a>.</p>
${outcomeBar(report)}
<dl class="facts">
${fact('Target', html`<code>${run.target.baseUrl}</code>`)}
${fact('Started', instant(run.startedAt))}
${fact('Took', ms === undefined ? 'no closing event' : duration(ms))}
${fact('Seed', html`<code>${run.seed}</code>`)}
${fact('Requests', `${grouped(cost.requests)} (estimated ${grouped(estimate.requests)})`)}
${fact('Query Units', `${grouped(cost.queryUnits)} (estimated ${grouped(estimate.queryUnits)})`)}
${fact('Suite', `${run.suite.name} ${run.suite.version}`)}
${fact('Checks and clauses', `${grouped(run.suite.checks)} and ${grouped(run.suite.clauses)}`)}
</dl>
${command('Run it again', againOf(run))}
</div>
</header>`;
}

const fact = (name: string, value: Markup | string): Markup =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** An ISO instant, readable and to the second. */
export const instant = (iso: string): Markup =>
  html`<time datetime="${iso}">${iso.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC')}</time>`;
