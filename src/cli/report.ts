import { consoleReporter } from '../../reports/index.js';
import { readLog } from '../engine/log.js';
import { type Report, reportOf } from '../engine/report.js';
import { exitCodes } from '../engine/verdict.js';
import { readText } from './read-text.js';
import { makeReportFolder, writeReports } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

/** Rebuilds a run's reports from its event log. @returns the exit code that the run's verdict has */
export function reportCommand(
  path: string,
  flags: { readonly out: string },
  surroundings: Surroundings,
): number {
  const report = reportOf(readLog(readText(path, 'log')));
  makeReportFolder(flags.out);
  return conclude(report, flags.out, surroundings);
}

/** Writes the files of a report that comes from logs, and prints its end. @returns the exit code */
export function conclude(report: Report, folder: string, { out, err }: Surroundings): number {
  const troubles = writeReports(folder, report);
  for (const { reporter, message } of troubles)
    err.write(`The ${reporter} report could not be written: ${message}\n`);
  consoleReporter(out).onReport(report);
  return troubles.length > 0 && report.exitCode === 0 ? exitCodes.aborted : report.exitCode;
}
