import type { ClauseId, Level, RulingId } from '../../contract/index.js';
import type { CheckResult } from '../../src/engine/events.js';
import type { Outcome } from '../../src/kit/index.js';
import { citedClause, outcomeLabels, rulingTitle } from '../wording.js';
import { html, lines, type Markup, prose } from './markup.js';

export const symbol = (outcome: Outcome): Markup =>
  html`<span class="symbol ${outcome}" aria-hidden="true">${outcomeLabels[outcome].symbol}</span>`;

export const badge = (outcome: Outcome): Markup =>
  html`<span class="badge ${outcome}"><span aria-hidden="true">${outcomeLabels[outcome].symbol}</span> ${outcomeLabels[outcome].word}</span>`;

/** What the filters read from the element of a check, or of a part of one. */
export const checkFacts = ({ area, outcome, level }: CheckResult): Markup =>
  html`data-area="${area}" data-outcome="${outcome}" data-level="${level}"`;

/** The same, and the anchor that a check is linked by. */
export const checkAttributes = (check: CheckResult): Markup =>
  html`id="check-${check.id}" data-kind="check" ${checkFacts(check)}`;

export const checkLink = (id: string): Markup => html`<a href="#check-${id}"><code>${id}</code></a>`;

export const checkLinks = (ids: readonly string[]): Markup =>
  html`<ul class="links">${ids.map((id) => html`<li>${checkLink(id)}</li>`)}</ul>`;

/** An address within the page that narrows it. */
export const narrowed = (to: {
  readonly area?: string;
  readonly level?: Level;
  readonly outcome?: Outcome;
}): string => `#?${new URLSearchParams(to)}`;

/** A clause with its own words and its address. */
export const clauseItem = (id: ClauseId): Markup =>
  html`<li>${prose(citedClause(id).says)} <a href="#clause-${id}"><code>${id}</code></a></li>`;

export const rulingItem = (id: RulingId, note = ''): Markup =>
  html`<li><span class="ruling">${id}</span> ${prose(rulingTitle(id))}${note === '' ? undefined : html`: ${prose(note)}`}</li>`;

/** A line for a shell, which can be copied. */
export const command = (label: string, text: string): Markup =>
  html`<div class="code"><p class="label">${label}</p><pre data-copy tabindex="0" role="group" aria-label="${label}">${lines(text)}</pre></div>`;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly count?: string;
  readonly means?: string;
  /** Whether the filters hide it when nothing in it fits. */
  readonly narrows?: boolean;
  readonly folded?: boolean;
  readonly inside: Markup;
}

/** A part of the page under its heading, which a reader can link to and unfold. */
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
