import type { ComparedEntry } from '../../src/engine/baseline.js';
import type { Report } from '../../src/engine/report.js';
import type { AppliedWaiver } from '../../src/engine/waivers.js';
import type { Outcome } from '../../src/kit/index.js';
import { counted } from '../wording.js';
import { clipped } from './clip.js';
import { html, type Markup } from './markup.js';
import { checkLinks, symbol } from './parts.js';
import { section } from './section.js';

/** How the states of a waiver are marked, and what they mean. */
const states: Readonly<Record<AppliedWaiver['state'], { readonly like: Outcome; readonly means: string }>> = {
  applied: { like: 'warn', means: 'lets failures through' },
  expired: { like: 'fail', means: 'its day has passed, which fails the run' },
  'not needed': { like: 'fail', means: 'what it names does not fail any more, which fails the run' },
  unobserved: { like: 'not-tested', means: 'what it names was not decided in this run' },
};

/** What keeps the exit code from 0, what is let through, and by which rules. */
export function gate({ gate: result }: Report): Markup {
  const { exitCode, blocked, failOn, allowInconclusive, allowed, waivers } = result;
  return section({
    id: 'gate',
    title: 'The gate',
    count: `exit code ${exitCode}`,
    means: 'What fails this run in a pipeline. The verdict does not know of it.',
    narrows: false,
    inside: html`
${blocked.length === 0 && html`<p>No check blocks.</p>`}
${blocked.map(({ why, checks, exitCode: code }) => checksUnder(code === 2 ? 'inconclusive' : 'fail', `Blocked: ${counted(checks.length, 'check')} ${why} (exit code ${code})`, checks))}
${allowed.length > 0 && checksUnder('warn', `Allowed: ${counted(allowed.length, 'check')} reached no decision for a reason that is allowed`, allowed)}
${(failOn.length > 0 || allowInconclusive.length > 0) && rules(failOn, allowInconclusive)}
${waivers.length > 0 && waiverTable(waivers)}
${(result.baseline ?? []).length > 0 && besideBaseline(result.baseline ?? [])}`,
  });
}

/** How what stands beside the baseline is marked; what was unobserved has nothing to show. */
const besides = { new: 'fail', expired: 'fail', known: 'warn', fixed: 'pass' } as const;

const besideBaseline = (entries: readonly ComparedEntry[]): Markup => html`<h3>Beside the baseline</h3>
${Object.entries(besides).map(([state, like]) => {
  const checks = entries.filter((each) => each.state === state).map(({ check }) => check);
  return checks.length > 0 && checksUnder(like, `${state}: ${counted(checks.length, 'failure')}`, checks);
})}`;

const checksUnder = (like: Outcome, title: string, checks: readonly string[]): Markup =>
  html`<details class="row ${like}"><summary>${symbol(like)} ${title}</summary>${checkLinks(checks)}</details>
`;

const rules = (
  failOn: readonly string[],
  allowInconclusive: readonly string[],
): Markup => html`<dl class="pairs">
<div><dt>Fails on, beside failures</dt><dd>${failOn.join(', ') || 'nothing'}</dd></div>
<div><dt>Inconclusive is allowed for</dt><dd>${allowInconclusive.join(', ') || 'no reason'}</dd></div>
</dl>`;

const waiverTable = (waivers: readonly AppliedWaiver[]): Markup => html`<h3 id="waivers-title">Waivers</h3>
<div class="scroll" tabindex="0" role="group" aria-labelledby="waivers-title">
<table class="wide"><thead><tr><th scope="col">State</th><th scope="col">Of</th><th scope="col">Reason</th><th scope="col">Until</th><th scope="col">Lets through</th></tr></thead>
<tbody>${waivers.map(waiverRow)}</tbody></table>
</div>`;

function waiverRow({ state, check, clause, reason, issue, owner, expires, checks }: AppliedWaiver): Markup {
  const { like, means } = states[state];
  return html`<tr><td>${symbol(like)} <strong>${state}</strong><br><span class="quiet">${means}</span></td><td><code>${check ?? clause}</code></td><td>${clipped(reason)}<br><span class="quiet">${clipped(issue)} · ${owner}</span></td><td>${expires}</td><td>${checks.length === 0 ? 'nothing' : checkLinks(checks)}</td></tr>
`;
}
