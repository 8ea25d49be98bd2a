import type { Verdict } from '../../src/engine/record/verdict.js';
import type { Outcome } from '../../src/kit/index.js';
import type { HistoryRun, Numbers } from '../../src/regression/history/history.js';
import type { ClauseState } from '../../src/regression/history/record.js';
import { html, type Markup } from '../html/markup.js';
import { grouped, verdictSymbols } from '../wording.js';

/** How a number of a trend is written. */
export type Unit = (value: number) => string;
export const plainNumber: Unit = (value) => grouped(Math.round(value));

/** The symbols of clause states, the outcomes whose colours they take, and what they are called. */
export const stateLabels: Readonly<
  Record<ClauseState, { readonly symbol: string; readonly like: Outcome; readonly word: string }>
> = {
  fails: { symbol: '✗', like: 'fail', word: 'fails' },
  holds: { symbol: '✓', like: 'pass', word: 'holds' },
  undecided: { symbol: '?', like: 'inconclusive', word: 'undecided' },
  silent: { symbol: '·', like: 'not-tested', word: 'not judged' },
};

/** The numbers that a trend has. */
export const present = (values: Numbers): readonly number[] => values.filter((each) => each !== null);

/** The newest number with the range of all, such as `3 now, 0 to 5`. */
export function rangeWords(values: Numbers, unit: Unit): string {
  const all = present(values);
  const newest = values.at(-1) ?? null;
  if (all.length === 0) return 'none';
  const [least, most] = [Math.min(...all), Math.max(...all)].map(unit);
  const now = newest === null ? 'none now' : `${unit(newest)} now`;
  return least === most ? now : `${now}, ${least} to ${most}`;
}

const bars = [...'▁▂▃▄▅▆▇█'];

/** A trend in a line of text, from zero to its maximum; a space where there is no number. */
export function textSparkline(values: Numbers): string {
  const most = Math.max(1, ...present(values));
  return values
    .map((each) => (each === null ? ' ' : bars[Math.round((Math.max(0, each) / most) * (bars.length - 1))]))
    .join('');
}

const width = 160;
const height = 34;
const margin = 5;

/**
 * A trend as a line from zero to its maximum, with the newest number as a dot. A dashed line marks a run that was judged
 * otherwise than the one before; a missing number interrupts the line.
 */
export function sparkline(what: string, values: Numbers, runs: readonly HistoryRun[], unit: Unit): Markup {
  const most = Math.max(1, ...present(values));
  const x = (index: number) =>
    values.length === 1 ? width / 2 : margin + ((width - 2 * margin) * index) / (values.length - 1);
  const y = (value: number) => height - margin - ((height - 2 * margin) * Math.max(0, value)) / most;
  const path = values
    .map((value, index) => {
      if (value === null) return '';
      const step = index === 0 || values[index - 1] === null ? 'M' : 'L';
      return `${step}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
  const newest = values.at(-1) ?? null;
  return html`<svg class="spark" viewBox="0 0 ${width} ${height}" role="img"><title>${what} in ${values.length} runs: ${rangeWords(values, unit)}</title><line class="zero" x1="0" x2="${width}" y1="${height - margin}" y2="${height - margin}"/>${runs.map(
    ({ changes }, index) =>
      changes.length > 0 &&
      html`<line class="change" x1="${x(index).toFixed(1)}" x2="${x(index).toFixed(1)}" y1="0" y2="${height}"/>`,
  )}<path d="${path}"/>${newest !== null && html`<circle cx="${x(values.length - 1).toFixed(1)}" cy="${y(newest).toFixed(1)}" r="3.5"/>`}</svg>`;
}

interface Cell {
  readonly symbol: string;
  readonly like: Outcome | Verdict;
  readonly title: string;
}

const cellWidth = 14;

/** A row of squares, the oldest run first. */
const strip = (what: string, cells: readonly Cell[]): Markup =>
  html`<svg class="strip" viewBox="0 0 ${cells.length * cellWidth} 18" width="${cells.length * cellWidth}" role="img"><title>${what}</title>${cells.map(
    ({ symbol, like, title }, index) =>
      html`<g class="${like}"><title>${title}</title><rect x="${index * cellWidth}" width="${cellWidth - 1}" height="18" rx="2"/><text x="${index * cellWidth + (cellWidth - 1) / 2}" y="9.5">${symbol}</text></g>`,
  )}</svg>`;

/** The verdicts of runs. */
export const verdictStrip = (runs: readonly HistoryRun[]): Markup =>
  strip(
    `Verdicts of ${runs.length} runs, the newest last: ${runs.map(({ verdict }) => verdict).join(', ')}`,
    runs.map(({ verdict, startedAt }) => ({
      symbol: verdictSymbols[verdict],
      like: verdict,
      title: `${instantWords(startedAt)}: ${verdict}`,
    })),
  );

/** What runs say of a clause. */
export const stateStrip = (id: string, states: readonly ClauseState[], runs: readonly HistoryRun[]): Markup =>
  strip(
    `${id}, the newest run last: ${states.map((each) => stateLabels[each].word).join(', ')}`,
    states.map((state, index) => {
      const { symbol, like, word } = stateLabels[state];
      return { symbol, like, title: `${instantWords(runs[index]?.startedAt ?? '')}: ${word}` };
    }),
  );

/** The shapes behind the squares, with their meaning. */
export const stateLegend: Markup = html`<p class="means apart">Of a clause, the newest run last: ${Object.values(
  stateLabels,
).map(
  ({ symbol, like, word }, index) =>
    html`${index > 0 && ' · '}<span class="symbol ${like}" aria-hidden="true">${symbol}</span> ${word}`,
)}</p>`;

/** An instant to the minute, in UTC. */
export const instantWords = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
