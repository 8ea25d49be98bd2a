import type { Interactions } from '../../src/engine/events.js';
import { grouped } from '../wording.js';
import { html, type Markup } from './markup.js';

/** Pixels of a cell, and of the names beside the cells. */
const cell = 9;
const margin = 150;

/** The least replies of each shade, from light to strong. */
const shades = [1, 3, 10] as const;

/** Which parameters met in a served request: for each operation the shares, and a map of its pairs. */
export function interactionMaps(all: readonly Interactions[]): Markup {
  const shown = all
    .filter(({ ofPairs }) => ofPairs > 0)
    .toSorted((one, other) => other.ofPairs - one.ofPairs || (one.operation < other.operation ? -1 : 1));
  return html`<h3 id="interactions-title">Parameters that met</h3>
<p class="means">Two or three parameters of one request whose reply has rows, of those that the contract lets one send together; a form is the canonical name, an alias, a list or a bound. This run says nothing about parameters that never met.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="interactions-title">
<table class="numbers"><thead><tr><th scope="col">Operation</th><th scope="col">parameters</th><th scope="col">pairs</th><th scope="col">triples</th><th scope="col">pairs of forms</th></tr></thead>
<tbody>
${shown.map(row)}</tbody></table>
</div>
${shown.filter(({ pairs }) => pairs.length > 0).map(map)}`;
}

const row = ({
  operation,
  parameters,
  pairs,
  ofPairs,
  triples,
  ofTriples,
  forms,
  ofForms,
}: Interactions): Markup =>
  html`<tr><th scope="row">${operation}</th><td>${parameters.length}</td><td>${share(pairs.length, ofPairs)}</td><td>${share(triples, ofTriples)}</td><td>${share(forms, ofForms)}</td></tr>
`;

const share = (met: number, of: number): string =>
  of === 0 ? '·' : `${grouped(met)} of ${grouped(of)} (${Math.floor((100 * met) / of)} %)`;

/** The lower half of a table of parameters by parameters; the more replies a pair has, the stronger its cell. */
function map({ operation, parameters, pairs, ofPairs }: Interactions): Markup {
  const size = parameters.length * cell;
  const paths = shades.map((least, shade) => {
    const most = shades[shade + 1] ?? Number.POSITIVE_INFINITY;
    return pairs
      .filter(([, , replies]) => replies >= least && replies < most)
      .map(([one, other]) => `M${margin + one * cell} ${other * cell}h${cell - 1}v${cell - 1}h${1 - cell}z`)
      .join('');
  });
  return html`<details><summary>${operation}: ${pairs.length} of ${ofPairs} pairs</summary>
<div class="scroll" tabindex="0" role="group" aria-label="Pairs of parameters of ${operation}">
<svg class="met" width="${margin + size}" height="${size + margin}" role="img" aria-label="${pairs.length} of ${ofPairs} pairs of parameters of ${operation} met">
<path class="unmet" d="${parameters.map((_, at) => (at === 0 ? '' : `M${margin} ${at * cell}h${at * cell - 1}v${cell - 1}h${1 - at * cell}z`)).join('')}"/>
${paths.map((path, shade) => path !== '' && html`<path class="met-${shade + 1}" d="${path}"/>`)}
${parameters.map((name, at) => html`<text x="${margin - 6}" y="${at * cell + cell - 2}" text-anchor="end">${name}</text>`)}
${parameters.map((name, at) => html`<text transform="translate(${margin + at * cell + 2} ${size + 6}) rotate(90)">${name}</text>`)}
</svg>
</div></details>`;
}
