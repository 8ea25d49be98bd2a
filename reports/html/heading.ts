import type { Report } from '../../src/engine/record/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { conclusion } from '../conclusion.js';
import { failureGroups } from '../failures.js';
import { rerunCommand } from '../shell-commands.js';
import {
  counted,
  duration,
  elapsed,
  grouped,
  outcomeLabels,
  outcomeOrder,
  retriesSummary,
  verdictSymbols,
} from '../wording.js';
import { clipped, html, type Markup, prose } from './markup.js';
import { command, narrowed, symbol } from './parts.js';

/** The narrowest segment in percent of the bar, so that one failure among hundreds is visible. */
const narrowest = 3.5;

/** The outcomes as segments of one bar, each named and counted in the list below, in the same order. */
export function outcomeBar({ totals }: Pick<Report, 'totals'>): Markup | undefined {
  const occurring = outcomeOrder.filter((each) => totals[each] > 0);
  if (occurring.length === 0) return undefined;
  const widths = widthsOf(occurring.map((each) => totals[each]));
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const segments = occurring.map(
    (outcome, index) =>
      html`<svg class="${outcome}" x="${percent(starts[index])}" width="${percent(widths[index])}"><rect width="100%" height="100%"/><text x="50%" y="50%">${segmentText(outcome, totals[outcome], widths[index] ?? 0)}</text></svg>`,
  );
  return html`<svg class="outcomes" aria-hidden="true">${segments}</svg>
<ul class="legend" aria-label="Checks by outcome">${occurring.map(
    (outcome) =>
      html`<li><a href="${narrowed({ outcome })}">${symbol(outcome)} <strong>${grouped(totals[outcome])}</strong> ${outcomeLabels[outcome].word}</a></li>
`,
  )}</ul>`;
}

/** What fits into a segment on a phone: always the symbol, then the count, then the word. */
function segmentText(outcome: Outcome, count: number, width: number): string {
  const { symbol: sign, word } = outcomeLabels[outcome];
  if (width < 16) return sign;
  return width < 40 ? `${sign} ${grouped(count)}` : `${sign} ${grouped(count)} ${word}`;
}

/** In percent of the whole: each at least the narrowest, at the expense of the others. */
function widthsOf(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, each) => sum + each, 0);
  const wide = 100 - narrowest * counts.length;
  return counts.map((each) => narrowest + (wide * each) / all);
}

const percent = (value = 0): string => `${value.toFixed(2)}%`;

/** The verdict, the outcomes at a glance, and the conditions of the run. */
export function heading(report: Report): Markup {
  const { run, cost, estimate, verdict, counts } = report;
  const ms = elapsed(report);
  const retried = retriesSummary(report);
  return html`<header class="heading ${verdict}">
<div class="inner">
<p class="kicker">Event Intelligence API v2 conformance report</p>
<h1><span class="verdict"><span aria-hidden="true">${verdictSymbols[verdict]}</span> ${verdict}</span> <span>${run.target.name}</span></h1>
<p class="sentence">${conclusion(report)}</p>
${firstFailure(report)}
${outcomeBar(report)}
<dl class="facts">
${fact('Target', html`<code>${run.target.baseUrl}</code>`)}
${fact('Started', instant(run.startedAt))}
${fact('Duration', ms === undefined ? 'no closing event' : duration(ms))}
${fact('Seed', html`<code>${run.seed}</code>`)}
${fact('Requests', `${grouped(cost.requests)} (estimated ${grouped(estimate.requests)})`)}
${retried !== undefined && fact('Retries', `${retried.isWarning ? `${outcomeLabels.warn.symbol} ` : ''}${retried.text}`)}
${fact('Query Units', `${grouped(cost.queryUnits)} (estimated ${grouped(estimate.queryUnits)})`)}
${fact('Suite', `${run.suite.name} ${run.suite.version}`)}
${fact('Executed', `${grouped(counts.executed)} of ${counted(run.suite.checks, 'check')}`)}
${fact('Required', requiredWords(counts))}
</dl>
${command('Repeat the run', rerunCommand(run))}
</div>
</header>`;
}

/** On a narrow screen, the first failure in short, since its card is far below. */
function firstFailure(report: Report): Markup | undefined {
  const [first] = failureGroups(report, 'fail');
  if (first === undefined) return undefined;
  const { defect, check, failure } = first;
  const { expected, seen } = failure.finding;
  return html`<p class="first-failure"><a href="#defect-${defect.fingerprint}">${prose(check.title)}</a><br><code>${clipped(defect.operations.join(', '), 80)} ${clipped(defect.place, 80)}</code><br>expected ${clipped(expected, 100)}, seen ${clipped(seen, 100)}</p>`;
}

/** How the required checks ended. */
const requiredWords = ({ decided, undecided, notApplicable }: Report['counts']): string =>
  [
    `${grouped(decided)} decided`,
    ...(undecided > 0 ? [`${grouped(undecided)} undecided`] : []),
    ...(notApplicable > 0 ? [`${grouped(notApplicable)} not applicable`] : []),
  ].join(', ');

const fact = (name: string, value: Markup | string): Markup =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** An ISO instant, to the second. */
export const instant = (iso: string): Markup =>
  html`<time datetime="${iso}">${iso.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC')}</time>`;

/** The sections of the page, with a hint at their content. */
export function contents(
  { defects, undecidedGroups, checks, clauses, areas, gate, learned }: Report,
  compared: boolean,
): Markup {
  const failures = defects.filter(({ outcome }) => outcome === 'fail').length;
  const recorded = checks.reduce((sum, each) => sum + Object.keys(each.observations).length, 0);
  return html`<nav class="contents" aria-label="Contents"><ul>
${compared && entry('comparison', 'Changes', 'since the earlier run')}
${failures > 0 && entry('fail', 'Failures', counted(failures, 'failure group'))}
${undecidedGroups.length > 0 && entry('undecided', 'Undecided', counted(undecidedGroups.length, 'cause'))}
${entry('scoreboard', 'Areas', String(areas.length))}
${entry('gate', 'Exit policy', `exit code ${gate.exitCode}`)}
${recorded > 0 && entry('observations', 'Observations', grouped(recorded))}
${entry('clauses', 'Clauses', grouped(clauses.length))}
${entry('run', 'Run', learned === undefined ? '' : 'probe, latency, settings')}
</ul></nav>`;
}

const entry = (id: string, name: string, more: string): Markup =>
  html`<li><a href="#${id}">${name}</a> <span class="quiet">${more}</span></li>
`;

/** The filters of the page. Hidden until their script runs. */
export const filters = (
  report: Report,
): Markup => html`<form class="filters" id="filters" role="search" aria-label="Filter the page" hidden>
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
      html`<label class="chip"><input type="checkbox" name="outcome" value="${each}"> ${symbol(each)} ${outcomeLabels[each].word}</label>
`,
  )}</fieldset>
</form>`;
