import { consoleReporter } from '../../reports/index.js';
import { readLog } from '../engine/log.js';
import { reportOf } from '../engine/report.js';
import { exitCodes } from '../engine/verdict.js';
import { readText } from './read-text.js';
import { makeReportFolder, writeReports } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

/** Rebuilds a run's reports from its event log. @returns the exit code that the run's verdict has */
export function reportCommand(
  path: string,
  flags: { readonly out: string },
  { out, err }: Surroundings,
): number {
  const report = reportOf(readLog(readText(path, 'log')));
  makeReportFolder(flags.out);
  const troubles = writeReports(flags.out, report);
  for (const { reporter, message } of troubles)
    err.write(`The ${reporter} report could not be written: ${message}\n`);
  consoleReporter(out).onReport(report);
  return troubles.length > 0 && report.exitCode === 0 ? exitCodes.aborted : report.exitCode;
}
