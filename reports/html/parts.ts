import type { ClauseId, RulingId } from '../../contract/index.js';
import type { CheckResult, Failure } from '../../src/engine/events.js';
import type { Outcome } from '../../src/kit/index.js';
import { citedClause, rulingTitle } from '../cited.js';
import { counted, duration, outcomeWords } from '../wording.js';
import { html, type Markup, prose } from './markup.js';

export const badge = (outcome: Outcome): Markup =>
  html`<span class="badge ${outcome}"><span aria-hidden="true">${outcomeWords[outcome].symbol}</span> ${outcomeWords[outcome].word}</span>`;

/** What the filters read from a check's element, and the anchor that it is linked by. */
export const checkAttributes = ({ id, area, outcome, level }: CheckResult): Markup =>
  html`id="check-${id}" data-check data-area="${area}" data-outcome="${outcome}" data-level="${level}"`;

export const checkLink = (id: string): Markup => html`<a href="#check-${id}"><code>${id}</code></a>`;

/** A clause with its own words and the heading that it stands under. */
export function clauseItem(id: ClauseId): Markup {
  const { says, heading } = citedClause(id);
  return html`<li>${prose(says)} <span class="quiet"><a href="#clause-${id}"><code>${id}</code></a> · ${heading}</span></li>`;
}

export const rulingItem = (id: RulingId, note = ''): Markup =>
  html`<li><span class="ruling">${id}</span> ${prose(rulingTitle(id))}${note === '' ? undefined : html`: ${prose(note)}`}</li>`;

/** How a check was exercised, on one line. */
export function circumstances(check: CheckResult): Markup {
  const witnesses = Object.entries(check.witnesses).map(([what, count]) => `${count} ${what}`);
  return html`<p class="quiet">${[
    check.level,
    check.required ? 'required' : 'not required',
    check.source === 'deployment' ? "by the deployment's own contract" : 'by the specification',
    counted(check.trials, 'trial'),
    counted(check.replies, 'reply'),
    duration(check.ms),
    ...(witnesses.length === 0 ? [] : [`witnessed: ${witnesses.join(', ')}`]),
    ...(check.failure === undefined ? [] : [repeatedWords(check.failure)]),
  ].join(' · ')}</p>`;
}

const repeatedWords = ({ repeated, fingerprint }: Failure): string =>
  `failed ${repeated.failed} of ${counted(repeated.tried, 'time')} · fingerprint ${fingerprint}`;
