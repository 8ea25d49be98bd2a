import type { Report } from '../../src/engine/report.js';
import { againOf } from '../replay.js';
import { counted, duration, elapsed, grouped, verdictSentence, verdictSymbols } from '../wording.js';
import { html, type Markup } from './markup.js';

/** The verdict in a word and a sentence, and the circumstances that it holds for. */
export function heading(report: Report): Markup {
  const { run, cost, estimate, verdict } = report;
  const ms = elapsed(report);
  return html`<header class="heading ${verdict}">
<div class="inner">
<p class="kicker">Event Intelligence API v2 conformance report</p>
<h1><span class="verdict"><span aria-hidden="true">${verdictSymbols[verdict]}</span> ${verdict}</span> ${run.target.name}</h1>
<p class="sentence">${verdictSentence(report)}</p>
<dl class="facts">
${fact('Target', html`<code>${run.target.baseUrl}</code>`)}
${fact('Started', instant(run.startedAt))}
${fact('Took', ms === undefined ? 'no closing event' : duration(ms))}
${fact('Seed', html`<code>${run.seed}</code>`)}
${fact('Cost', `${counted(cost.requests, 'request')}, ${counted(cost.queryUnits, 'Query Unit')} (estimated ${grouped(estimate.requests)} and ${grouped(estimate.queryUnits)})`)}
${fact('Suite', `${run.suite.name} ${run.suite.version}: ${counted(run.suite.checks, 'check')}, ${counted(run.suite.clauses, 'clause')}`)}
${fact('Exit code', report.exitCode)}
</dl>
<div class="code command"><h2 class="label">Run it again</h2><pre data-copy>${againOf(run)}</pre></div>
</div>
</header>`;
}

const fact = (name: string, value: Markup | string | number): Markup =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** An ISO instant, readable and to the second. */
const instant = (iso: string): Markup =>
  html`<time datetime="${iso}">${iso.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC')}</time>`;
