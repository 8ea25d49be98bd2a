import type { Report } from '../../src/engine/report.js';
import { counted, grouped } from '../wording.js';
import { html, type Markup } from './markup.js';

/** The parts of the page, with what awaits a reader there. */
export function contents(
  { defects, checks, clauses, areas, gate, learned }: Report,
  compared: boolean,
): Markup {
  const failures = defects.filter(({ outcome }) => outcome === 'fail').length;
  const recorded = checks.reduce((sum, each) => sum + Object.keys(each.observations).length, 0);
  return html`<nav class="contents" aria-label="Contents"><ul>
${compared && entry('comparison', 'Changes', 'since the earlier run')}
${failures > 0 && entry('fail', 'Failures', counted(failures, 'defect'))}
${entry('scoreboard', 'Areas', String(areas.length))}
${entry('gate', 'Gate', `exit code ${gate.exitCode}`)}
${recorded > 0 && entry('observations', 'Observations', grouped(recorded))}
${entry('clauses', 'Clauses', grouped(clauses.length))}
${entry('run', 'The run', learned === undefined ? '' : 'probe, latency, settings')}
</ul></nav>`;
}

const entry = (id: string, name: string, more: string): Markup =>
  html`<li><a href="#${id}">${name}</a> <span class="quiet">${more}</span></li>
`;
