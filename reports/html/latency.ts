import type { OperationCost } from '../../src/engine/events.js';
import { grouped } from '../wording.js';
import { html, type Markup, raw } from './markup.js';

/** The marks of a row, told apart by their forms. */
const marks = {
  p50: raw('<circle r="4.5"/>'),
  p95: raw('<path d="M0-6 6 0 0 6-6 0Z"/>'),
  p99: raw('<path d="M0-5 5.5 5h-11Z"/>'),
  max: raw('<path d="M-1-7h2V7h-2Z"/>'),
} as const;

const names = Object.keys(marks) as readonly (keyof typeof marks)[];

/** A logarithmic scale from `10 ** from` ms at the left to `10 ** to` ms at the right. */
export interface LatencyScale {
  readonly from: number;
  readonly to: number;
}

/** The scale on which the replies to all operations have a place. */
export function latencyScale(costs: readonly OperationCost[]): LatencyScale {
  const from = Math.floor(powerOf(Math.min(...costs.map(({ p50 }) => p50))));
  return { from, to: Math.max(from + 1, powerOf(Math.max(...costs.map(({ max }) => max)))) };
}

/** The form of each mark beside its name. */
export const latencyLegend: Markup = html`${names.map(
  (name) =>
    html`<span class="mark"><svg aria-hidden="true" viewBox="-8 -8 16 16">${marks[name]}</svg> ${name}</span> `,
)}`;

/** The powers of ten of the scale. */
export const latencyAxis = (scale: LatencyScale): Markup =>
  html`<svg aria-hidden="true">${ticks(scale).map((ms) => html`<text x="${place(ms, scale)}" y="1em">${grouped(ms)}</text>`)}</svg>`;

/** Where the percentiles of an operation lie; the numbers stand beside it. */
export function latencyRow(cost: OperationCost, scale: LatencyScale): Markup {
  const lines = ticks(scale).map((ms) => {
    const x = place(ms, scale);
    return html`<line class="tick" x1="${x}" x2="${x}" y1="0" y2="100%"/>`;
  });
  // The p50 is drawn last: where marks coincide, it is seen.
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

/** What lies below a millisecond is shown at one. */
const powerOf = (ms: number): number => Math.log10(Math.max(1, ms));

/** In percent of the width, with room for marks and numbers at both ends. */
const place = (ms: number, { from, to }: LatencyScale): string =>
  `${(5 + (90 * (powerOf(ms) - from)) / (to - from)).toFixed(1)}%`;
