import type { CheckResult } from '../../src/engine/events.js';
import type { FailureGroup } from '../../src/engine/record/failure-groups.js';
import type { Report } from '../../src/engine/record/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { counted, grouped, outcomeLabels, whyOf } from '../wording.js';
import { circumstances, contrast, evidence } from './evidence.js';
import { exchangeDetails, type Room, roomOf } from './exchange.js';
import { clipped, html, type Markup, prose } from './markup.js';
import { badge, checkAttributes, checkFacts, checkLink, clauseItem, rulingItem, section } from './parts.js';

// With more cards, the list is easier to survey folded.
const unfolded = 4;

/** One card per failure group, with the evidence of all its checks. */
const failureGroupCards = (report: Report, defects: readonly FailureGroup[], room: Room): Markup =>
  html`${defects.map((each) => card(report, each, defects.length <= unfolded, room))}`;

function card(report: Report, defect: FailureGroup, open: boolean, room: Room): Markup | undefined {
  const checks = defect.checks
    .map((id) => report.checks.find((each) => each.id === id))
    .filter((each) => each !== undefined);
  const [lead, ...others] = checks;
  if (lead?.failure === undefined) return undefined;
  return html`<article class="card ${defect.outcome}" id="defect-${defect.fingerprint}" data-group>
<h3>${badge(defect.outcome)} ${prose(lead.title)} <a class="anchor" href="#defect-${defect.fingerprint}" aria-label="Link to failure group ${defect.fingerprint}">#</a></h3>
<p class="quiet">${defect.operations.join(', ')} · ${counted(checks.length, 'check')} · failure group <code>${defect.fingerprint}</code></p>
${contrast(lead.failure)}
${witness(report, lead, { isLead: true, open }, room)}
${others.map((each) => witness(report, each, { isLead: false, open: false }, room))}
</article>
`;
}

/** A check of a failure group; the card already shows the title and contradiction of the lead. */
function witness(
  report: Report,
  check: CheckResult,
  { isLead, open }: { readonly isLead: boolean; readonly open: boolean },
  room: Room,
): Markup | undefined {
  const { failure } = check;
  if (failure === undefined) return undefined;
  return html`<details class="witness" ${checkAttributes(check)}${open && html` open`}>
<summary><code class="id">${check.id}</code>${!isLead && html` ${badge(check.outcome)} ${prose(check.title)}`}</summary>
${!isLead && contrast(failure)}
${evidence(report, check, failure, room)}
</details>
`;
}

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

// Folded at first: these need no attention.
const folded: readonly Outcome[] = ['pass', 'not-tested', 'not-applicable', 'observed'];

/** A section for each outcome that occurs; failures are grouped. */
export function checkSections(report: Report, outcomes: readonly Outcome[]): Markup {
  const room = roomOf(report.checks);
  return html`${outcomes.map((each) => outcomeSection(report, each, room))}`;
}

function outcomeSection(report: Report, outcome: Outcome, room: Room): Markup | undefined {
  const defects = report.defects.filter((each) => each.outcome === outcome);
  const carded = new Set(report.defects.flatMap(({ checks }) => checks));
  const rows = report.checks.filter((each) => each.outcome === outcome && !carded.has(each.id));
  if (defects.length + rows.length === 0) return undefined;
  const count = defects.length === 0 ? '' : `${counted(defects.length, 'failure group')}, `;
  return section({
    id: outcome,
    title: titles[outcome],
    count: `${count}${counted(report.totals[outcome], 'check')}`,
    means: outcomeLabels[outcome].means,
    folded: folded.includes(outcome),
    inside: html`${failureGroupCards(report, defects, room)}${rows.map((each) => row(each, room))}`,
  });
}

/** A check outside all failure groups: its title, its reason, and more when unfolded. */
const row = (
  check: CheckResult,
  room: Room,
): Markup => html`<details class="row ${check.outcome}" ${checkAttributes(check)}>
<summary>${badge(check.outcome)} <span class="title">${prose(check.title)}</span> <code class="id">${check.id}</code>${reason(check)}${tolerated(check)}</summary>
<ul class="clauses">${check.clauses.map(clauseItem)}</ul>
${check.proof !== undefined && exchangeDetails(check.proof, { label: 'evidence', open: true }, room)}
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

/** Recorded behaviour that the specification leaves open, by check. */
export function observations({ checks }: Report): Markup | undefined {
  const recording = checks.filter((each) => countOf(each) > 0);
  if (recording.length === 0) return undefined;
  const all = recording.reduce((sum, each) => sum + countOf(each), 0);
  return section({
    id: 'observations',
    title: 'Open observations',
    count: `${grouped(all)} by ${counted(recording.length, 'check')}`,
    means:
      'The specification leaves these open. They are recorded to make changes visible, and never judged.',
    folded: true,
    inside: html`${recording.map(recorded)}`,
  });
}

const countOf = ({ observations: recorded }: CheckResult): number => Object.keys(recorded).length;

const recorded = (
  check: CheckResult,
): Markup => html`<details class="row observed" id="observed-${check.id}" data-kind="observations" ${checkFacts(check)}>
<summary><span class="title">${prose(check.title)}</span> <span class="quiet">${counted(countOf(check), 'observation')}</span></summary>
<p class="quiet">Recorded by ${checkLink(check.id)}</p>
<dl class="pairs">${Object.entries(check.observations).map(
  ([what, value]) => html`<div><dt>${what}</dt><dd>${clipped(value)}</dd></div>
`,
)}</dl>
</details>
`;
