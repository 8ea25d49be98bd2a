import type { ClauseId, Level, RulingId } from '../../contract/index.js';
import type { CheckResult } from '../../src/engine/events.js';
import type { Outcome } from '../../src/kit/index.js';
import { citedClause, outcomeLabels, rulingTitle } from '../wording.js';
import { html, lines, type Markup, prose } from './markup.js';

export const symbol = (outcome: Outcome): Markup =>
  html`<span class="symbol ${outcome}" aria-hidden="true">${outcomeLabels[outcome].symbol}</span>`;

export const badge = (outcome: Outcome): Markup =>
  html`<span class="badge ${outcome}"><span aria-hidden="true">${outcomeLabels[outcome].symbol}</span> ${outcomeLabels[outcome].word}</span>`;

/** The attributes by which the filters match a check, or a part of one. */
export const checkFacts = ({ area, outcome, level }: CheckResult): Markup =>
  html`data-area="${area}" data-outcome="${outcome}" data-level="${level}"`;

/** As `checkFacts`, with the anchor of the check. */
export const checkAttributes = (check: CheckResult): Markup =>
  html`id="check-${check.id}" data-kind="check" ${checkFacts(check)}`;

export const checkLink = (id: string): Markup => html`<a href="#check-${id}"><code>${id}</code></a>`;

export const checkLinks = (ids: readonly string[]): Markup =>
  html`<ul class="links">${ids.map((id) => html`<li>${checkLink(id)}</li>`)}</ul>`;

/** A link that filters the page. */
export const narrowed = (to: {
  readonly area?: string;
  readonly level?: Level;
  readonly outcome?: Outcome;
}): string => `#?${new URLSearchParams(to)}`;

/** A clause with its wording and a link. */
export const clauseItem = (id: ClauseId): Markup =>
  html`<li>${prose(citedClause(id).says)} <a href="#clause-${id}"><code>${id}</code></a></li>`;

/** A link to a clause, without its wording. */
export const clauseLink = (id: ClauseId): Markup => html`<a href="#clause-${id}"><code>${id}</code></a>`;

export const rulingItem = (id: RulingId, note = ''): Markup =>
  html`<li><span class="ruling">${id}</span> ${prose(rulingTitle(id))}${note === '' ? undefined : html`: ${prose(note)}`}</li>`;

/** A shell command with a copy button. */
export const command = (label: string, text: string): Markup =>
  html`<div class="code"><p class="label">${label}</p><pre data-copy tabindex="0" role="group" aria-label="${label}">${lines(text)}</pre></div>`;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly count?: string;
  readonly means?: string;
  /** Whether the filters hide it when nothing in it matches. */
  readonly narrows?: boolean;
  readonly folded?: boolean;
  readonly inside: Markup;
}

/** A section of the page that can be linked to, and folded. */
export function section({
  id,
  title,
  count,
  means,
  narrows = true,
  folded = false,
  inside,
}: Section): Markup {
  const heading = html`<h2 id="${id}-title">${title}${count !== undefined && html` <span class="count" data-all="${count}">${count}</span>`}</h2>`;
  const under = html`${means !== undefined && html`<p class="means">${means}</p>`}
${inside}`;
  return html`<section id="${id}"${narrows && html` data-section`} aria-labelledby="${id}-title">${
    folded
      ? html`<details class="fold"><summary>${heading}</summary>
${under}</details>`
      : html`${heading}
${under}`
  }</section>
`;
}
