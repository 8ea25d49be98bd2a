import type { Learned } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import { grouped } from '../wording.js';
import { html, type Markup } from './markup.js';
import { operations } from './operations.js';
import { preflightFacts } from './preflight.js';

/** What preflight and probe found, how fast the target answered, with which settings, and what went wrong on our side. */
export const runFacts = (report: Report): Markup => html`<section id="run" aria-labelledby="run-title">
<h2 id="run-title">The run</h2>
${
  report.troubles.length > 0 &&
  html`<h3>Troubles</h3>
${pairs(report.troubles.map(({ where, message }) => [where, message]))}`
}
${report.preflight !== undefined && preflightFacts(report.preflight)}
<h3>What the probe learned</h3>
${report.learned === undefined ? html`<p>The probe did not finish.</p>` : pairs(learnedPairs(report.learned))}
${report.operations.length > 0 && operations(report.operations)}
<h3>Settings</h3>
${pairs(Object.entries(report.run.settings).map(([name, { value, from }]) => [name, html`${value} <span class="quiet">${from}</span>`]))}
</section>`;

function learnedPairs(learned: Learned): readonly Pair[] {
  const { window, servedContract, servedContractNote, keys } = learned;
  return [
    ['openapi.json', servedContractNote === '' ? servedContract : `${servedContract}: ${servedContractNote}`],
    ['Events', `${grouped(learned.events)} from ${window.start} to ${window.end}`],
    ['LEIs', grouped(learned.leis)],
    ...Object.entries(learned.entitlements),
    ['Keys', keys.join(', ') || 'none'],
    ...Object.entries(learned.dictionary)
      .filter(([, values]) => values.length > 0)
      .map(([kind, values]): Pair => [`Some ${kind}`, values.join(', ')]),
    ['Clock', `${learned.clockSkewMs} ms ahead of ours`],
  ];
}

type Pair = readonly [name: string, value: string | Markup];

const pairs = (all: readonly Pair[]): Markup =>
  html`<dl class="pairs">${all.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>
`,
  )}</dl>`;
