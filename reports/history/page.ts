import type { ClauseId } from '../../contract/index.js';
import type { FailingClause } from '../../src/regression/history/clauses.js';
import type { History, HistoryRun, Numbers, Series } from '../../src/regression/history/history.js';
import { clipped, html, type Markup, prose } from '../html/markup.js';
import { page } from '../html/page.js';
import { section } from '../html/parts.js';
import { masked } from '../safe-text.js';
import { citedClause, counted, duration, grouped, verdictSymbols } from '../wording.js';
import {
  instantWords,
  plainNumber,
  present,
  sparkline,
  stateLegend,
  stateStrip,
  type Unit,
  verdictStrip,
} from './charts.js';
import {
  changesWords,
  changeWords,
  conclusionOf,
  heldWords,
  milliseconds,
  runsWords,
  selectionName,
  trendsOf,
} from './outline.js';
import { historyStyle } from './style.js';

/** Rows of a table of clauses or files; the JSON form has all. */
const mostRows = 200;

/** `history.html`: one file that opens offline, with a table behind each chart. */
export function historyPage(given: History): string {
  const history = masked(given);
  const { series } = history;
  const [only, ...others] = series;
  const verdict = others.length === 0 ? only?.runs.at(-1)?.verdict : undefined;
  return page({
    title: `Conformance history: ${series.map(({ targetName }) => targetName).join(', ')}`,
    style: historyStyle,
    script: '',
    body: html`<header class="heading ${verdict ?? 'not-tested'}">
<div class="inner">
<p class="kicker">Event Intelligence API v2 conformance</p>
<h1>${verdict !== undefined && html`<span class="verdict"><span aria-hidden="true">${verdictSymbols[verdict]}</span> ${verdict}</span> `}<span>History of ${others.length === 0 ? (only?.targetName ?? '') : `${grouped(series.length)} series`}</span></h1>
<p class="sentence">${conclusionOf(history)}</p>
</div>
</header>
${series.length + history.leftOut.length > 1 && contents(history)}
<main id="results" tabindex="-1">
${series.length > 1 && html`<p class="means apart">Runs of different targets, presets, profiles, selections or shards are separate series and are not compared.</p>`}
${series.map(seriesSection)}
${leftOut(history)}
</main>`,
  });
}

const contents = ({
  series,
  filesLeftOut,
}: History): Markup => html`<nav class="contents" aria-label="Contents"><ul>
${series.map(
  (each, index) =>
    html`<li><a href="#series-${index + 1}">${clipped(each.target)}</a> <span class="quiet">${clipped(selectionName(each), 80)}, ${each.runs.at(-1)?.verdict}</span></li>
`,
)}${filesLeftOut > 0 && html`<li><a href="#left-out">Left out</a> <span class="quiet">${counted(filesLeftOut, 'file')}</span></li>`}
</ul></nav>`;

function seriesSection(series: Series, index: number): Markup {
  const { runs, failing, flipping, decided, undecided } = series;
  const id = `series-${index + 1}`;
  const changed = runs.filter(({ changes }) => changes.length > 0);
  return html`<section class="series" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${clipped(series.target)} <span class="count">${clipped(selectionName(series))}</span></h2>
<p class="means">Runs: ${runsWords(series)}.${changed.length > 0 && ' A dashed line marks a run that was judged by something else than the run before: compare across it with care.'}</p>
<div class="verdicts">${verdictStrip(runs)}</div>
<ul class="tiles">${trendsOf(series).map((trend) => tile(trend, runs))}</ul>
${failing.length + flipping.length > 0 && stateLegend}
${failingTable(failing, runs, id)}
${
  flipping.length > 0 &&
  table(
    { id: `${id}-flipping`, title: 'Clauses that change back and forth', count: flipping.length },
    ['Clause', 'Runs', 'Changes'],
    html`${flipping.slice(0, mostRows).map(
      (each) =>
        html`<tr>${clauseCell(each.id)}<td class="strip-cell">${stateStrip(each.id, each.states, runs)}</td><td>${each.flips}</td></tr>
`,
    )}`,
    'Their state changed at least twice while suite, contract and keys stayed the same.',
  )
}
${clauseList('Decided again since the run before', decided)}
${clauseList('No longer decided since the run before', undecided)}
${changed.length > 0 && changeList(changed)}
${areaTable(series, id)}
${latencyTable(series, id)}
${runTable(series, id)}
</section>
`;
}

const tile = (
  { name, values, unit }: ReturnType<typeof trendsOf>[number],
  runs: readonly HistoryRun[],
): Markup => {
  const newest = values.at(-1) ?? null;
  return html`<li><span class="quiet">${sentenceCase(name)}</span><br><strong>${newest === null ? '–' : unit(newest)}</strong>${sparkline(sentenceCase(name), values, runs, unit)}<span class="quiet">${rangeOnly(values, unit)}</span></li>
`;
};

const sentenceCase = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

function rangeOnly(values: Numbers, unit: Unit): string {
  const all = present(values);
  if (all.length === 0) return 'not recorded';
  const [least, most] = [Math.min(...all), Math.max(...all)].map(unit);
  if (all.length === 1) return 'one run';
  return least === most ? 'unchanged' : `${least} to ${most}`;
}

const changeList = (changed: readonly HistoryRun[]): Markup => html`<h3>What else changed</h3>
<ul>${changed.map(
  ({ startedAt, changes }) =>
    html`<li>${instantWords(startedAt)}: ${changes.map((each, index) => html`${index > 0 && '; '}${clipped(changeWords(each))}`)}</li>
`,
)}</ul>`;

interface TableHead {
  readonly id: string;
  readonly title: string;
  /** The number of its rows, of which the first are shown. */
  readonly count: number;
  /** Its cells hold numbers and graphics, which do not wrap. */
  readonly isNumeric?: true;
}

const table = (
  { id, title, count, isNumeric }: TableHead,
  columns: readonly string[],
  rows: Markup,
  means?: string,
): Markup => html`<h3 id="${id}">${title} <span class="count">${grouped(count)}</span></h3>
${means !== undefined && html`<p class="means">${means}</p>`}
<div class="scroll" tabindex="0" role="group" aria-labelledby="${id}">
<table${isNumeric === true && html` class="trend"`}><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table>
</div>
${count > mostRows && html`<p class="quiet">and ${grouped(count - mostRows)} more in history.json.</p>`}`;

function failingTable(failing: readonly FailingClause[], runs: readonly HistoryRun[], id: string): Markup {
  const title = 'Clauses that fail now';
  if (failing.length === 0) return html`<h3>${title}</h3><p>None.</p>`;
  return table(
    { id: `${id}-failing`, title, count: failing.length },
    ['Clause', 'Runs', 'Since'],
    html`${failing.slice(0, mostRows).map(
      (each) =>
        html`<tr>${clauseCell(each.id)}<td class="strip-cell">${stateStrip(each.id, each.states, runs)}</td><td class="since"><strong>${instantWords(each.since.startedAt)}</strong> <code class="id">${clipped(each.since.file)}</code><br><span class="quiet">${heldWords(each)}${each.changes.length > 0 && html`; changed since then: ${clipped(changesWords(each.changes))}`}</span></td></tr>
`,
    )}`,
  );
}

const clauseCell = (id: ClauseId): Markup =>
  html`<th scope="row" class="clause">${prose(citedClause(id).says)}<br><code class="id">${id}</code></th>`;

const clauseList = (title: string, ids: readonly ClauseId[]): Markup | undefined =>
  ids.length === 0
    ? undefined
    : html`<details class="row"><summary>${title}: <strong>${grouped(ids.length)}</strong></summary>
<ul class="links">${ids.slice(0, mostRows).map((id) => html`<li><code>${id}</code></li>`)}</ul>
${ids.length > mostRows && html`<p class="quiet">and ${grouped(ids.length - mostRows)} more in history.json.</p>`}</details>`;

function areaTable({ areas, runs }: Series, id: string): Markup {
  const title = 'Areas';
  return html`${table(
    { id: `${id}-areas`, title, count: areas.length, isNumeric: true },
    ['Area', 'Failed', 'Failed checks', 'Undecided', 'Undecided checks', 'Checks'],
    html`${areas.map(
      ({ area, failed, undecided, checks }) =>
        html`<tr><th scope="row">${area}</th><td>${now(failed)}</td><td>${sparkline(`Failed checks of ${area}`, failed, runs, plainNumber)}</td><td>${now(undecided)}</td><td>${sparkline(`Undecided checks of ${area}`, undecided, runs, plainNumber)}</td><td>${now(checks)}</td></tr>
`,
    )}`,
  )}
${numbers(
  'Failed and undecided checks of each run, by area',
  `${id}-area-numbers`,
  'Area',
  areas.map(({ area, failed, undecided }) => ({
    name: area,
    cells: failed.map((each, index) =>
      each === null ? '–' : `${each}${(undecided[index] ?? 0) > 0 ? ` + ${undecided[index]} ?` : ''}`,
    ),
  })),
  runs,
)}`;
}

const now = (values: Numbers, unit: Unit = plainNumber): string => {
  const newest = values.at(-1) ?? null;
  return newest === null ? '–' : unit(newest);
};

function latencyTable({ operations, runs }: Series, id: string): Markup | undefined {
  if (operations.length === 0) return undefined;
  return html`${table(
    { id: `${id}-latency`, title: 'Latency', count: operations.length, isNumeric: true },
    ['Operation', 'p95 of all runs', 'p50', 'p95', 'p99', 'max', 'Requests'],
    html`${operations.map(
      ({ operation, p50, p95, p99, max, requests }) =>
        html`<tr><th scope="row">${operation}</th><td>${sparkline(`p95 of ${operation}`, p95, runs, milliseconds)}</td>${[p50, p95, p99, max].map((each) => html`<td>${now(each, milliseconds)}</td>`)}<td>${now(requests)}</td></tr>
`,
    )}`,
    'From sending to the last byte, of the newest run; the slowest operation by p95 first.',
  )}
${numbers(
  'p50 / p95 / p99 of each run in milliseconds, by operation',
  `${id}-latency-numbers`,
  'Operation',
  operations.map(({ operation, p50, p95, p99 }) => ({
    name: operation,
    cells: p50.map((each, index) =>
      each === null
        ? '–'
        : [each, p95[index], p99[index]].map((value) => plainNumber(value ?? 0)).join(' / '),
    ),
  })),
  runs,
)}`;
}

/** The numbers behind sparklines: a row each, and a column for each run. */
const numbers = (
  title: string,
  id: string,
  first: string,
  rows: readonly { readonly name: string; readonly cells: readonly string[] }[],
  runs: readonly HistoryRun[],
): Markup => html`<details class="row"><summary id="${id}">${title}</summary>
<div class="scroll" tabindex="0" role="group" aria-labelledby="${id}">
<table class="numbers"><thead><tr><th scope="col">${first}</th>${runs.map(({ startedAt }) => html`<th scope="col">${instantWords(startedAt)}</th>`)}</tr></thead>
<tbody>${rows.map(
  ({ name, cells }) =>
    html`<tr><th scope="row">${name}</th>${cells.map((each) => html`<td>${each}</td>`)}</tr>
`,
)}</tbody></table>
</div></details>`;

const runTable = ({ runs }: Series, id: string): Markup =>
  table(
    { id: `${id}-runs`, title: 'Runs', count: runs.length, isNumeric: true },
    [
      'Start (UTC)',
      'Verdict',
      'Exit code',
      'Failed',
      'Undecided',
      'Decided',
      'Requests',
      'Query Units',
      'Duration',
      'Seed',
      'File',
      'Changed since the run before',
    ],
    html`${runs.toReversed().map(runRow)}`,
    'The newest first.',
  );

function runRow(run: HistoryRun): Markup {
  const { startedAt, verdict, exitCode, counts, requests, queryUnits, ms, seed, changes, file } = run;
  const cells = [
    exitCode,
    counts.failed,
    counts.undecided,
    counts.decided,
    grouped(requests),
    grouped(queryUnits),
    ms === undefined ? '–' : duration(ms),
    seed,
  ];
  return html`<tr><th scope="row">${instantWords(startedAt)}</th><td class="${verdict}"><span class="badge ${verdict}"><span aria-hidden="true">${verdictSymbols[verdict]}</span> ${verdict}</span></td>${cells.map((each) => html`<td>${each}</td>`)}<td><code>${clipped(file)}</code></td><td class="changed">${clipped(changesWords(changes))}</td></tr>
`;
}

function leftOut({ leftOut: files, filesLeftOut }: History): Markup | undefined {
  if (filesLeftOut === 0) return undefined;
  const shown = files.slice(0, mostRows);
  const left = filesLeftOut - shown.length;
  return section({
    id: 'left-out',
    title: 'Left out',
    count: counted(filesLeftOut, 'file'),
    means: 'These files hold no run that this version can read, or one that another file holds.',
    narrows: false,
    inside: html`<ul>${shown.map(
      ({ file, reason }) => html`<li><code>${clipped(file)}</code>: ${clipped(reason)}</li>
`,
    )}</ul>
${left > 0 && html`<p class="quiet">and ${counted(left, 'more file')}.</p>`}`,
  });
}
