import { consoleReporter } from '../../reports/index.js';
import { readLog } from '../engine/log.js';
import { readText } from './read-text.js';
import { exitCodeWith, makeReportFolder, tellTroubles, writeReports } from './report-folder.js';
import type { Surroundings } from './surroundings.js';
import { reportIn } from './whole-report.js';

/** Rebuilds a run's reports from its event log. @returns the exit code that the run's verdict has */
export function reportCommand(
  path: string,
  flags: { readonly out: string },
  surroundings: Surroundings,
): number {
  const report = reportIn(readLog(readText(path, 'log')), path);
  makeReportFolder(flags.out);
  const troubles = writeReports(flags.out, report);
  const exitCode = exitCodeWith(troubles, report);
  consoleReporter(surroundings.out).onReport({ ...report, exitCode });
  tellTroubles(troubles, surroundings);
  return exitCode;
}
