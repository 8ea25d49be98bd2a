import { checkSections } from './html/checks.js';
import { clauseTable } from './html/clauses.js';
import { filters } from './html/filters.js';
import { heading } from './html/heading.js';
import { html } from './html/markup.js';
import { observations } from './html/observations.js';
import { page } from './html/page.js';
import { runFacts } from './html/run.js';
import { scoreboard } from './html/scoreboard.js';
import { masked } from './masked.js';
import type { FileReporter } from './reporter.js';

/** `report.html`: one file that opens without a network and shows what a target sent as text only. */
export const htmlReport: FileReporter = {
  fileName: 'report.html',
  render: (given) => {
    const report = masked(given);
    return page(
      `${report.verdict}: ${report.run.target.name}`,
      html`${heading(report)}
<main>
${scoreboard(report)}
${filters(report)}
${checkSections(report)}
${observations(report)}
${clauseTable(report)}
${runFacts(report)}
</main>`,
    );
  },
};
