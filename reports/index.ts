import { azureReport } from './azure.js';
import { badgeReport } from './badge.js';
import { ctrfReport } from './ctrf.js';
import { githubReport } from './github.js';
import { gitlabReport } from './gitlab.js';
import { harReport } from './har.js';
import { htmlReport } from './html/index.js';
import { jsonReport, ndjsonReport } from './json.js';
import { junitReport } from './junit.js';
import { markdownReport } from './markdown.js';
import type { FileReporter, LogReporter } from './reporter.js';
import { sarifReport } from './sarif.js';
import { teamcityReport } from './teamcity.js';

/** The file formats of a report, by the names that settings know them by. */
export const fileReporters = {
  html: htmlReport,
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  ctrf: ctrfReport,
  markdown: markdownReport,
  github: githubReport,
  gitlab: gitlabReport,
  azure: azureReport,
  teamcity: teamcityReport,
  har: harReport,
  badge: badgeReport,
} as const satisfies Record<string, FileReporter>;

/** The file formats of an event log. */
export const logReporters = { ndjson: ndjsonReport } as const satisfies Record<string, LogReporter>;

export type Format = keyof typeof fileReporters | keyof typeof logReporters;
export const formats = Object.keys({ ...fileReporters, ...logReporters }) as readonly Format[];

export * from './console/index.js';
export { doctorText } from './console/preflight.js';
export * from './console/replay.js';
export * from './console/replay.js';
export { htmlReportWith } from './html/index.js';
export { asWritten, jsonText } from './json.js';
export * from './reporter.js';
