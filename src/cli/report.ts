import { consoleReporter, fileReporters, htmlReportWith } from '../../reports/index.js';
import { readLog } from '../engine/log.js';
import { reportOf } from '../engine/report.js';
import { exitCodes } from '../engine/verdict.js';
import { readReport } from './read-report.js';
import { readText } from './read-text.js';
import { makeReportFolder, writeReports } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

/**
 * Rebuilds a run's reports from its event log, beside an earlier report where one is given to compare with.
 * @returns the exit code of the run
 */
export function reportCommand(
  path: string,
  flags: { readonly out: string; readonly compare?: string },
  { out, err }: Surroundings,
): number {
  const report = reportOf(readLog(readText(path, 'log')));
  const baseline = flags.compare === undefined ? undefined : readReport(flags.compare);
  makeReportFolder(flags.out);
  const troubles = writeReports(flags.out, report, { ...fileReporters, html: htmlReportWith(baseline) });
  for (const { reporter, message } of troubles)
    err.write(`The ${reporter} report could not be written: ${message}\n`);
  consoleReporter(out).onReport(report);
  return troubles.length > 0 && report.exitCode === 0 ? exitCodes.aborted : report.exitCode;
}
