import { createHash } from 'node:crypto';
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
import { html, type Markup, raw } from './markup.js';
import { runFacts } from './run.js';
import { script } from './script.js';
import { style } from './style.js';
import { undecided } from './undecided.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Nothing is loaded, and only the script and the style of this file apply.
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole HTML document around a body. */
const page = (title: string, body: Markup): string =>
  `${
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#results">Skip to the results</a>
${body}
${raw(`<script>${script}</script>`)}
</body>
</html>`.markup
  }\n`;

/** `report.html`, with the changes since an earlier report. */
export const htmlReportWith = (earlier: Report | undefined): FileReporter => ({
  fileName: 'report.html',
  mark: /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/,
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
    );
  },
});

/** `report.html`: one file that opens offline and shows whatever a target sent as text only. */
export const htmlReport: FileReporter = htmlReportWith(undefined);
