import type { Report } from '../../src/engine/record/report.js';
import type { FileReporter } from '../reporter.js';
import { masked } from '../safe-text.js';
import { outcomeOrder } from '../wording.js';
import { checkSections, observations } from './checks.js';
import { clauseTable } from './clauses.js';
import { comparison } from './comparison.js';
import { gate } from './exit-policy.js';
import { contents, filters, heading } from './heading.js';
import { heatMaps } from './heat-map.js';
import { html } from './markup.js';
import { htmlMark, page } from './page.js';
import { runFacts } from './run.js';
import { script } from './script.js';
import { style } from './style.js';
import { undecided } from './undecided.js';

/** `report.html`, with the changes since an earlier report. */
export const htmlReportWith = (earlier: Report | undefined): FileReporter => ({
  fileName: 'report.html',
  mark: htmlMark,
  render: (given) => {
    const report = masked(given);
    return page({
      title: `${report.verdict}: ${report.run.target.name}`,
      style,
      script,
      body: html`${heading(report)}
${contents(report, earlier !== undefined)}
<main id="results" tabindex="-1">
${earlier !== undefined && comparison(report, masked(earlier))}
${filters(report)}
${checkSections(report, ['fail'])}
${undecided(report)}
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
    });
  },
});

/** `report.html`: one file that opens offline and shows whatever a target sent as text only. */
export const htmlReport: FileReporter = htmlReportWith(undefined);
