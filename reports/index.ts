import { htmlReport } from './html.js';
import { jsonReport } from './json.js';
import { junitReport } from './junit.js';
import type { FileReporter } from './reporter.js';

/** The file formats of a report, by the names that settings know them by. */
export const fileReporters = {
  json: jsonReport,
  html: htmlReport,
  junit: junitReport,
} as const satisfies Record<string, FileReporter>;

export type FileFormat = keyof typeof fileReporters;

export { doctorText } from './console/doctor.js';
export * from './console/replay.js';
export * from './console.js';
export { htmlReportWith } from './html.js';
export { jsonText } from './json.js';
export * from './replays.js';
export * from './reporter.js';
