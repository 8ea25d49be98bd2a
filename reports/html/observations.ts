import type { CheckResult } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import { counted, grouped } from '../wording.js';
import { clipped } from './clip.js';
import { html, type Markup, prose } from './markup.js';
import { checkFacts, checkLink } from './parts.js';
import { section } from './section.js';

/** What the checks recorded of behaviour that the specification leaves open, by the check that recorded it. */
export function observations({ checks }: Report): Markup | undefined {
  const recording = checks.filter((each) => countOf(each) > 0);
  if (recording.length === 0) return undefined;
  const all = recording.reduce((sum, each) => sum + countOf(each), 0);
  return section({
    id: 'observations',
    title: 'Open observations',
    count: `${grouped(all)} by ${counted(recording.length, 'check')}`,
    means:
      'The specification leaves these open. They are recorded so that changes can be noticed, and never judged.',
    folded: true,
    inside: html`${recording.map(recorded)}`,
  });
}

const countOf = ({ observations: recorded }: CheckResult): number => Object.keys(recorded).length;

const recorded = (
  check: CheckResult,
): Markup => html`<details class="row observed" id="observed-${check.id}" data-kind="observations" ${checkFacts(check)}>
<summary><span class="title">${prose(check.title)}</span> <span class="quiet">${counted(countOf(check), 'observation')}</span></summary>
<p class="quiet">Recorded by ${checkLink(check.id)}</p>
<dl class="pairs">${Object.entries(check.observations).map(
  ([what, value]) => html`<div><dt>${what}</dt><dd>${clipped(value)}</dd></div>
`,
)}</dl>
</details>
`;
