import type { CheckResult } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { outcomeOrder, outcomeWords, whyOf } from '../wording.js';
import { exchangeDetails } from './exchange.js';
import { failureCard } from './failure.js';
import { html, type Markup, prose } from './markup.js';
import { badge, checkAttributes, circumstances, clauseItem, rulingItem } from './parts.js';

const titles: Readonly<Record<Outcome, string>> = {
  fail: 'Failures',
  'harness-error': 'Harness errors',
  inconclusive: 'Inconclusive',
  warn: 'Warnings',
  pass: 'Passes',
  observed: 'Observed',
  'not-applicable': 'Not applicable',
  'not-tested': 'Not tested',
};

// A reader can do without these until they are asked for.
const folded: readonly Outcome[] = ['pass', 'not-tested', 'not-applicable', 'observed'];

/** A section for each outcome that occurs, the worst first. */
export const checkSections = (report: Report): Markup =>
  html`${outcomeOrder.map((outcome) => section(report, outcome)).filter((each) => each !== undefined)}`;

function section(report: Report, outcome: Outcome): Markup | undefined {
  const checks = report.checks.filter((each) => each.outcome === outcome);
  if (checks.length === 0) return undefined;
  const title = html`<h2 id="${outcome}-title">${titles[outcome]} <span class="count">${checks.length}</span></h2>`;
  const inside = html`<p class="means">${outcomeWords[outcome].means}</p>
${checks.map((each) => (each.failure === undefined ? row(each) : failureCard(report.run, each, each.failure)))}`;
  return folded.includes(outcome)
    ? html`<section id="${outcome}" data-section aria-labelledby="${outcome}-title"><details class="fold"><summary>${title}</summary>
${inside}</details></section>
`
    : html`<section id="${outcome}" data-section aria-labelledby="${outcome}-title">${title}
${inside}</section>
`;
}

/** A check that ended without a contradiction: its title, why it ended so, and more when unfolded. */
const row = (
  check: CheckResult,
): Markup => html`<details class="row ${check.outcome}" ${checkAttributes(check)}>
<summary>${badge(check.outcome)} <span class="title">${prose(check.title)}</span> <code class="id">${check.id}</code>${reason(check)}${tolerated(check)}</summary>
<ul class="clauses">${check.clauses.map(clauseItem)}</ul>
${check.proof !== undefined && exchangeDetails(check.proof, 'shown by', true)}
${circumstances(check)}
</details>
`;

const reason = (check: CheckResult): Markup | undefined =>
  check.note === undefined && check.reason === undefined
    ? undefined
    : html`<span class="why">${whyOf(check)}</span>`;

const tolerated = ({ deviations }: CheckResult): Markup | undefined =>
  deviations.length === 0
    ? undefined
    : html`<ul class="why">${deviations.map((each) => rulingItem(each.ruling, each.note))}</ul>`;
