import { consoleReporter, type FileReporter, fileReporters, htmlReportWith } from '../../reports/index.js';
import { readLog } from '../engine/log.js';
import { type Report, reportOf } from '../engine/report.js';
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
  surroundings: Surroundings,
): number {
  const report = reportOf(readLog(readText(path, 'log')));
  const earlier = flags.compare === undefined ? undefined : readReport(flags.compare);
  makeReportFolder(flags.out);
  return conclude(report, flags.out, surroundings, { ...fileReporters, html: htmlReportWith(earlier) });
}

/** Writes the files of a report that comes from logs, and prints its end. @returns the exit code */
export function conclude(
  report: Report,
  folder: string,
  { out, err }: Surroundings,
  reporters: Readonly<Record<string, FileReporter>> = fileReporters,
): number {
  const troubles = writeReports(folder, report, reporters);
  for (const { reporter, message } of troubles)
    err.write(`The ${reporter} report could not be written: ${message}\n`);
  consoleReporter(out).onReport(report);
  return troubles.length > 0 && report.exitCode === 0 ? exitCodes.aborted : report.exitCode;
}
