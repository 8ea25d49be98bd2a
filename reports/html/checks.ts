import type { CheckResult } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { counted, outcomeWords, whyOf } from '../wording.js';
import { circumstances } from './circumstances.js';
import { clipped } from './clip.js';
import { defectCards } from './defects.js';
import { exchangeDetails } from './exchange.js';
import { html, type Markup, prose } from './markup.js';
import { badge, checkAttributes, clauseItem, rulingItem } from './parts.js';
import { type Room, roomOf } from './room.js';
import { section } from './section.js';

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

/** A section for each of the outcomes that occurs; failures by their defects. */
export function checkSections(report: Report, outcomes: readonly Outcome[]): Markup {
  const room = roomOf(report.checks);
  return html`${outcomes.map((each) => outcomeSection(report, each, room))}`;
}

function outcomeSection(report: Report, outcome: Outcome, room: Room): Markup | undefined {
  const defects = report.defects.filter((each) => each.outcome === outcome);
  const carded = new Set(report.defects.flatMap(({ checks }) => checks));
  const rows = report.checks.filter((each) => each.outcome === outcome && !carded.has(each.id));
  if (defects.length + rows.length === 0) return undefined;
  const count = defects.length === 0 ? '' : `${counted(defects.length, 'defect')}, `;
  return section({
    id: outcome,
    title: titles[outcome],
    count: `${count}${counted(report.totals[outcome], 'check')}`,
    means: outcomeWords[outcome].means,
    folded: folded.includes(outcome),
    inside: html`${defectCards(report, defects, room)}${rows.map((each) => row(each, room))}`,
  });
}

/** A check that no defect has: its title, why it ended so, and more when unfolded. */
const row = (
  check: CheckResult,
  room: Room,
): Markup => html`<details class="row ${check.outcome}" ${checkAttributes(check)}>
<summary>${badge(check.outcome)} <span class="title">${prose(check.title)}</span> <code class="id">${check.id}</code>${reason(check)}${tolerated(check)}</summary>
<ul class="clauses">${check.clauses.map(clauseItem)}</ul>
${check.proof !== undefined && exchangeDetails(check.proof, { label: 'shown by', open: true }, room)}
${circumstances(check, room)}
</details>
`;

const reason = (check: CheckResult): Markup | undefined =>
  check.note === undefined && check.reason === undefined
    ? undefined
    : html`<span class="why">${clipped(whyOf(check), 600)}</span>`;

const tolerated = ({ deviations }: CheckResult): Markup | undefined =>
  deviations.length === 0
    ? undefined
    : html`<ul class="why">${deviations.map((each) => rulingItem(each.ruling, clipped(each.note)))}</ul>`;
