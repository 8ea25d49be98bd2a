import type { OperationCost } from '../../src/engine/events.js';
import { grouped } from '../wording.js';
import { type LatencyScale, latencyAxis, latencyLegend, latencyRow, latencyScale } from './latency.js';
import { html, type Markup } from './markup.js';

/** What each operation cost and how fast it was, the slowest first. */
export function operations(all: readonly OperationCost[]): Markup {
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
