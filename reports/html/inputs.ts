import type { InputDistribution, MemberDistribution } from '../../src/engine/distribution.js';
import { counted } from '../wording.js';
import { html, type Markup } from './markup.js';

/** What the inputs of a check were made of: how many differ, and the commonest values of each member; so many bytes of it. */
export function inputs({ inputs: made, distinct, members }: InputDistribution, bytes: number): Markup {
  const rows = Object.entries(members).map(([name, member]) => row(name, member, made));
  const fitting = rows.filter(
    (_, index) => rows.slice(0, index + 1).reduce((sum, each) => sum + each.markup.length, 0) <= bytes,
  );
  const left = rows.length - fitting.length;
  return html`<div class="inputs"><p class="label">${counted(made, 'input')}, ${distinct} different</p>
<dl class="pairs">${fitting}</dl>${left > 0 && html`<p class="quiet">The values of ${counted(left, 'more member')} are in report.json.</p>`}</div>`;
}

function row(name: string, { present, distinct, commonest }: MemberDistribution, made: number): Markup {
  const values = Object.entries(commonest);
  const others = distinct - values.length;
  return html`<div><dt>${name === '' ? 'the input' : html`<code>${name}</code>`}${present < made && html` in ${present}`}</dt><dd>${values.map(([value, count]) => spread(value, count, present))}${
    others > 0 && html`<span class="quiet">and ${counted(others, 'other value')}</span>`
  }</dd></div>
`;
}

const spread = (value: string, count: number, present: number): Markup =>
  html`<span class="spread"><svg aria-hidden="true"><rect width="${Math.round((100 * count) / present)}%" height="100%"/></svg><code>${value === '' ? "''" : value}</code> ${count}×</span>`;
