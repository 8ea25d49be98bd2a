import type { Report } from '../src/engine/report.js';
import { checkSections } from './html/checks.js';
import { clauseTable } from './html/clauses.js';
import { comparison } from './html/comparison.js';
import { contents } from './html/contents.js';
import { filters } from './html/filters.js';
import { gate } from './html/gate.js';
import { heading } from './html/heading.js';
import { heatMaps } from './html/heat-map.js';
import { html } from './html/markup.js';
import { observations } from './html/observations.js';
import { page } from './html/page.js';
import { runFacts } from './html/run.js';
import { masked } from './masked.js';
import type { FileReporter } from './reporter.js';
import { outcomeOrder } from './wording.js';

/** `report.html`, with what changed since an earlier report. */
export const htmlReportWith = (earlier: Report | undefined): FileReporter => ({
  fileName: 'report.html',
  render: (given) => {
    const report = masked(given);
    return page(
      `${report.verdict}: ${report.run.target.name}`,
      html`${heading(report)}
${contents(report, earlier !== undefined)}
<main id="results" tabindex="-1">
${earlier !== undefined && comparison(report, masked(earlier))}
${filters(report)}
${checkSections(report, ['fail'])}
${heatMaps(report)}
${gate(report)}
${checkSections(
  report,
  outcomeOrder.filter((each) => each !== 'fail'),
)}
${observations(report)}
${clauseTable(report)}
${runFacts(report)}
</main>`,
    );
  },
});

/** `report.html`: one file that opens without a network and shows what a target sent as text only. */
export const htmlReport: FileReporter = htmlReportWith(undefined);
