import type { Report } from '../../src/engine/record/report.js';
import type { UndecidedDetail, UndecidedGroup } from '../../src/engine/record/undecided-groups.js';
import { acceptance, groupSize } from '../undecided.js';
import { counted, outcomeLabels } from '../wording.js';
import { clipped, html, type Markup } from './markup.js';
import { checkLink, checkLinks, section } from './parts.js';

/** The checks without a decision, a card for each cause with what to do about it. */
export function undecided({ undecidedGroups: groups }: Report): Markup | undefined {
  if (groups.length === 0) return undefined;
  const checks = groups.reduce((sum, each) => sum + each.checks.length, 0);
  return section({
    id: 'undecided',
    title: 'Undecided',
    count: `${counted(groups.length, 'cause')}, ${counted(checks, 'check')}`,
    means: `These checks reached no decision. ${acceptance}`,
    narrows: false,
    inside: html`${groups.map(card)}`,
  });
}

const card = (group: UndecidedGroup): Markup => html`<article class="card inconclusive">
<h3><span class="badge inconclusive"><span aria-hidden="true">${outcomeLabels.inconclusive.symbol}</span> ${groupSize(group)}</span> ${clipped(group.cause, 600)}</h3>
<p class="remedy"><strong>Remedy</strong> (${group.whose}): ${group.remedy}</p>
${group.details.length > 0 ? html`<ul class="lacking">${group.details.map(detail)}</ul>` : checksOf(group)}
</article>
`;

const detail = ({ note, checks }: UndecidedDetail): Markup =>
  html`<li>${clipped(note, 400)}: ${checks.map((id, index) => html`${index > 0 && ', '}${checkLink(id)}`)}</li>
`;

/** With more checks, their list is longer than what it explains. */
const unfolded = 6;

const checksOf = ({ checks }: UndecidedGroup): Markup =>
  checks.length > unfolded
    ? html`<details><summary>${counted(checks.length, 'check')}</summary>${checkLinks(checks)}</details>`
    : checkLinks(checks);
