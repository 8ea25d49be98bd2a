import { type ComparedEntry, isInconclusiveEntry } from '../../src/engine/record/baseline.js';
import type { Report } from '../../src/engine/record/report.js';
import { type AppliedWaiver, isObsolete, waivedName } from '../../src/engine/record/waivers.js';
import type { Outcome } from '../../src/kit/index.js';
import { counted } from '../wording.js';
import { clipped, html, type Markup } from './markup.js';
import { checkLinks, section, symbol } from './parts.js';

/** The symbols and definitions of the states of a baseline entry. */
const states: Readonly<Record<ComparedEntry['state'], { readonly like: Outcome; readonly means: string }>> = {
  new: { like: 'fail', means: 'not in the baseline' },
  expired: { like: 'fail', means: 'still there, and its entry has expired' },
  known: { like: 'warn', means: 'still there, and accepted' },
  fixed: { like: 'pass', means: 'its check passes' },
  unobserved: { like: 'not-tested', means: 'its check was not decided, or ended differently' },
};

const most = 200;

/** The entries of the baseline with their current state, and what blocks that it does not contain. */
function comparedEntries(entries: readonly ComparedEntry[]): Markup {
  const left = entries.length - most;
  return html`<h3 id="baseline-title">Baseline <span class="count">${counted(entries.length, 'entry')}</span></h3>
<div class="scroll" tabindex="0" role="group" aria-labelledby="baseline-title">
<table class="wide"><thead><tr><th scope="col">State</th><th scope="col">Entry</th><th scope="col">Since</th><th scope="col">Reason</th></tr></thead>
<tbody>${entries.slice(0, most).map(row)}</tbody></table>
</div>
${left > 0 && html`<p class="quiet">${counted(left, 'more entry')} in report.json.</p>`}`;
}

function row(entry: ComparedEntry): Markup {
  const { state, check, operation, place, since, expires, reason, issue, owner } = entry;
  const { like, means } = states[state];
  const where = isInconclusiveEntry(entry)
    ? 'inconclusive'
    : html`<code>${operation} ${clipped(place)}</code>`;
  const whose = [issue, owner].filter((each) => each !== undefined).map((each) => clipped(each));
  return html`<tr><td>${symbol(like)} <strong>${state}</strong><br><span class="quiet">${means}</span></td><td><code>${check}</code><br>${where}</td><td>${since}${expires !== undefined && html`<br><span class="quiet">until ${expires}</span>`}</td><td>${clipped(reason ?? '')}<br><span class="quiet">${whose.join(' · ')}</span></td></tr>
`;
}

/** The symbol and definition of the state of a waiver. */
function waiverState(waiver: AppliedWaiver): { readonly like: Outcome; readonly means: string } {
  switch (waiver.state) {
    case 'applied':
      return { like: 'warn', means: `accepts ${waiver.accepts ?? 'failures'}` };
    case 'expired':
      return { like: 'fail', means: 'it has expired, which fails the run' };
    case 'not needed':
      return isObsolete(waiver)
        ? { like: 'fail', means: 'what it names no longer fails, which fails the run' }
        : { like: 'pass', means: 'what it names was decided in this run' };
    case 'unobserved':
      return { like: 'not-tested', means: 'what it names was not decided in this run' };
  }
}

/** What keeps the exit code from 0, what is accepted, and by which rules. */
export function gate({ gate: result }: Report): Markup {
  const { exitCode, blocked, failOn, allowInconclusive, allowed, waivers, baseline, notices } = result;
  return section({
    id: 'gate',
    title: 'Exit policy',
    count: `exit code ${exitCode}`,
    means: 'Turns the verdict into the exit code. It never changes the verdict.',
    narrows: false,
    inside: html`
${blocked.length === 0 && html`<p>No check blocks.</p>`}
${blocked.map(({ why, checks, exitCode: code }) => checksUnder(code === 2 ? 'inconclusive' : 'fail', `Blocked: ${counted(checks.length, 'check')} ${why} (exit code ${code})`, checks))}
${allowed.length > 0 && checksUnder('warn', `Allowed: ${counted(allowed.length, 'check')} reached no decision, which is accepted`, allowed)}
${notices.map((each) => html`<p>${symbol('warn')} ${each}</p>`)}
${(failOn.length > 0 || allowInconclusive.length > 0) && rules(failOn, allowInconclusive)}
${waivers.length > 0 && waiverTable(waivers)}
${baseline !== undefined && baseline.length > 0 && comparedEntries(baseline)}`,
  });
}

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

function waiverRow(waiver: AppliedWaiver): Markup {
  const { state, reason, issue, owner, expires, checks } = waiver;
  const { like, means } = waiverState(waiver);
  const kind = waiver.accepts === 'inconclusive' && html`<br><span class="quiet">while inconclusive</span>`;
  return html`<tr><td>${symbol(like)} <strong>${state}</strong><br><span class="quiet">${means}</span></td><td><code>${waivedName(waiver)}</code>${kind}</td><td>${clipped(reason)}<br><span class="quiet">${clipped(issue)} · ${owner}</span></td><td>${expires}</td><td>${checks.length === 0 ? 'nothing' : checkLinks(checks)}</td></tr>
`;
}
