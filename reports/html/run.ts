import type { Discovered, OperationCost, Preflight } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/record/report.js';
import { diagnosisLabels, duration, grouped } from '../wording.js';
import { interactionMaps } from './interactions.js';
import { html, type Markup, raw } from './markup.js';

/** The marks of a row, distinguished by shape. */
const marks = {
  p50: raw('<circle r="4.5"/>'),
  p95: raw('<path d="M0-6 6 0 0 6-6 0Z"/>'),
  p99: raw('<path d="M0-5 5.5 5h-11Z"/>'),
  max: raw('<path d="M-1-7h2V7h-2Z"/>'),
} as const;

const names = Object.keys(marks) as readonly (keyof typeof marks)[];

/** A logarithmic scale from `10 ** from` ms at the left to `10 ** to` ms at the right. */
interface LatencyScale {
  readonly from: number;
  readonly to: number;
}

/** The scale that covers the replies to all operations. */
export function latencyScale(costs: readonly OperationCost[]): LatencyScale {
  const from = Math.floor(powerOf(Math.min(...costs.map(({ p50 }) => p50))));
  return { from, to: Math.max(from + 1, powerOf(Math.max(...costs.map(({ max }) => max)))) };
}

/** Each mark with its name. */
const latencyLegend: Markup = html`${names.map(
  (name) =>
    html`<span class="mark"><svg aria-hidden="true" viewBox="-8 -8 16 16">${marks[name]}</svg> ${name}</span> `,
)}`;

/** The powers of ten of the scale. */
const latencyAxis = (scale: LatencyScale): Markup =>
  html`<svg aria-hidden="true">${ticks(scale).map((ms) => html`<text x="${place(ms, scale)}" y="1em">${grouped(ms)}</text>`)}</svg>`;

/** The percentiles of an operation; the adjacent cells have the numbers. */
export function latencyRow(cost: OperationCost, scale: LatencyScale): Markup {
  const lines = ticks(scale).map((ms) => {
    const x = place(ms, scale);
    return html`<line class="tick" x1="${x}" x2="${x}" y1="0" y2="100%"/>`;
  });
  // The p50 is drawn last, so that it stays visible where marks coincide.
  const placed = names
    .toReversed()
    .map(
      (name) =>
        html`<svg class="${name}" x="${place(cost[name], scale)}" y="50%" overflow="visible">${marks[name]}</svg>`,
    );
  return html`<svg aria-hidden="true">${lines}<line class="range" x1="${place(cost.p50, scale)}" x2="${place(cost.max, scale)}" y1="50%" y2="50%"/>${placed}</svg>`;
}

const ticks = ({ from, to }: LatencyScale): readonly number[] =>
  Array.from({ length: Math.floor(to) - from + 1 }, (_, index) => 10 ** (from + index));

/** Values below one millisecond are drawn at one. */
const powerOf = (ms: number): number => Math.log10(Math.max(1, ms));

/** In percent of the width, with room for marks and numbers at both ends. */
const place = (ms: number, { from, to }: LatencyScale): string =>
  `${(5 + (90 * (powerOf(ms) - from)) / (to - from)).toFixed(1)}%`;

/** The cost and latency of each operation, the slowest first. */
function operations(all: readonly OperationCost[]): Markup {
  const scale = latencyScale(all);
  return html`<h3 id="operations-title">Operations</h3>
<p class="means">Latency from sending to the last byte, on a logarithmic scale in milliseconds; the slowest operation by p95 first. ${latencyLegend}</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="operations-title">
<table class="numbers"><thead><tr><th scope="col">Operation</th><th scope="col">p50</th><th scope="col">p95</th><th scope="col">p99</th><th scope="col">max ms</th><th scope="col" class="plot">${latencyAxis(scale)}<span class="sr">latency plot</span></th><th scope="col">requests</th><th scope="col">bytes</th><th scope="col">429</th></tr></thead>
<tbody>
${all.toSorted((one, other) => other.p95 - one.p95).map((each) => row(each, scale))}</tbody></table>
</div>`;
}

const row = (cost: OperationCost, scale: LatencyScale): Markup =>
  html`<tr><th scope="row">${cost.operation}</th>${numbers(cost.p50, cost.p95, cost.p99, cost.max)}<td class="plot">${latencyRow(cost, scale)}</td>${numbers(cost.requests, cost.bytes, cost.limited)}</tr>
`;

const numbers = (...values: readonly number[]): Markup =>
  html`${values.map((value) => html`<td>${grouped(Math.round(value))}</td>`)}`;

/** The diagnoses of the preflight, and the expected time. */
const preflightFacts = ({ diagnoses, seconds }: Preflight): Markup => html`<h3>Preflight</h3>
<ul>${diagnoses.map(({ state, whose, said, next }) => {
  const { symbol, like } = diagnosisLabels[state];
  return html`<li><span class="badge ${like}"><span aria-hidden="true">${symbol}</span> ${state}</span> ${whose}: ${said}${next !== undefined && html` <span class="quiet">${next}</span>`}</li>
`;
})}</ul>
<p class="quiet">Expected duration: about ${duration(seconds * 1000)}.</p>`;

/** The findings of preflight and probe, latency, settings, and errors of the harness. */
export const runFacts = (report: Report): Markup => html`<section id="run" aria-labelledby="run-title">
<h2 id="run-title">The run</h2>
${
  report.troubles.length > 0 &&
  html`<h3>Errors outside checks</h3>
${pairs(report.troubles.map(({ where, message }) => [where, message]))}`
}
${report.preflight !== undefined && preflightFacts(report.preflight)}
<h3>What the probe learned</h3>
${report.learned === undefined ? html`<p>The probe did not finish.</p>` : pairs(learnedPairs(report.learned))}
${report.operations.length > 0 && operations(report.operations)}
${report.interactions.length > 0 && interactionMaps(report.interactions)}
<h3>Settings</h3>
${pairs(Object.entries(report.run.settings).map(([name, { value, from }]) => [name, html`${value} <span class="quiet">${from}</span>`]))}
</section>`;

function learnedPairs(learned: Discovered): readonly Pair[] {
  const { window, servedContract, servedContractNote, keys } = learned;
  return [
    ['openapi.json', servedContractNote === '' ? servedContract : `${servedContract}: ${servedContractNote}`],
    ['Events', `${grouped(learned.events)} from ${window.start} to ${window.end}`],
    ['LEIs', grouped(learned.leis)],
    ...Object.entries(learned.entitlements),
    ['Keys', keys.join(', ') || 'none'],
    ...Object.entries(learned.dictionary)
      .filter(([, values]) => values.length > 0)
      .map(([kind, values]): Pair => [`Sample ${kind}`, values.join(', ')]),
    ['Clock', `${learned.clockSkewMs} ms ahead of ours`],
  ];
}

type Pair = readonly [name: string, value: string | Markup];

const pairs = (all: readonly Pair[]): Markup =>
  html`<dl class="pairs">${all.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>
`,
  )}</dl>`;
