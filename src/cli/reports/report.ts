import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { consoleReporter } from '../../../reports/index.js';
import { readLog } from '../../engine/record/log.js';
import { mergeShards, type Part } from '../../engine/record/merge.js';
import { type Report, reportOf } from '../../engine/record/report.js';
import { SetupError } from '../../engine/setup-error.js';
import { consoleOf } from '../console.js';
import { textPieces } from '../files.js';
import type { Host } from '../host.js';
import { type ReportOutput, reportOutputs } from '../settings/reporters.js';
import { sourceFileFlag } from '../settings/source-file.js';
import { lockFoldersOf, logName, makeFoldersOf, takeFolder } from './folder.js';
import {
  exitCodeWith,
  type FinishedRun,
  printReportErrors,
  printReportPaths,
  writeReports,
} from './output.js';
import { readReport, readRun, requireEvents, runIn } from './stored-run.js';

/** Where the reports of a finished run go, and the file that they attach findings to. */
interface OutputFlags {
  readonly out: string;
  readonly reporter: readonly string[];
  readonly sourceFile?: string;
}

/** A report whose findings are attached to another file, where one is given. */
function attachedTo(file: string | undefined, report: Report, { directory }: Host): Report {
  if (file === undefined) return report;
  const settings = { ...report.run.settings, sourceFile: sourceFileFlag(file, directory) };
  return { ...report, run: { ...report.run, settings } };
}

/**
 * Re-renders a run from its `report.json`, its event log or its report folder, with a comparison if an earlier report is given.
 * @returns the exit code of the run
 */
export function reportCommand(
  [given = '', ...others]: readonly string[],
  flags: OutputFlags & { readonly compare?: string; readonly last?: number },
  surroundings: Host,
): number {
  if (others.length > 0)
    throw new SetupError(
      `${others.length + 1} runs are given, and a report shows one.`,
      'Give one run, --history to show how several moved, or --compare for an earlier one.',
    );
  if (flags.last !== undefined)
    throw new SetupError('--last applies to --history.', 'Add --history, or omit --last.');
  const path = runIn(given);
  const run = readRun(path);
  const deliveries = reportOutputs(flags.reporter, flags.out, [
    { file: path, by: run.events === undefined ? 'json' : 'log' },
  ]);
  requireEvents(deliveries, run, path);
  const earlier = flags.compare === undefined ? undefined : readReport(flags.compare);
  const lock = lockFoldersOf(deliveries, surroundings);
  try {
    if (run.cutOff !== undefined) surroundings.err.write(`${run.cutOff}\n`);
    const report = attachedTo(flags.sourceFile, run.report, surroundings);
    return finishReport({ ...run, report, earlier }, flags.out, deliveries, surroundings);
  } finally {
    lock.release();
  }
}

/** Writes the reports of a finished run, and prints its summary and where they are. @returns the exit code */
function finishReport(
  run: FinishedRun,
  out: string,
  deliveries: readonly ReportOutput[],
  surroundings: Host,
): number {
  const { report } = run;
  const troubles = writeReports(deliveries, run, surroundings.out.write);
  const exitCode = exitCodeWith(troubles, report);
  const console = consoleOf(deliveries, surroundings);
  consoleReporter(console).onReport({ ...report, exitCode });
  printReportErrors(troubles, surroundings);
  printReportPaths(out, deliveries, console);
  return exitCode;
}

/** Combines the logs of the shards of a run into its report. @returns the exit code of the whole run */
export function mergeCommand(
  paths: readonly string[],
  { out, reporter, sourceFile }: OutputFlags,
  surroundings: Host,
): number {
  const logs = eachOnce(paths.flatMap(logsIn));
  const target = resolve(out, logName);
  if (logs.some((log) => resolve(log) === target))
    throw new SetupError(`The merged log would overwrite ${target}.`, 'Choose another folder with --out.');
  const events = mergeShards(logs.map(partAt));
  const deliveries = reportOutputs(reporter, out, [{ file: target, by: 'log' }]);
  makeFoldersOf(deliveries);
  const [first, ...others] = events;
  if (first === undefined) throw new TypeError('a merged run has events');
  const folder = takeFolder(out, deliveries, { ...surroundings, resumes: false });
  try {
    const log = folder.log(first);
    for (const event of others) log.write(event);
    log.close();
    const report = attachedTo(sourceFile, reportOf(events), surroundings);
    return finishReport({ report, events }, out, deliveries, surroundings);
  } finally {
    folder.release();
  }
}

/** A log that two paths name, such as a folder of shards and one of them, is one shard. */
const eachOnce = (logs: readonly string[]): readonly string[] => [
  ...new Map(logs.map((log) => [existsSync(log) ? realpathSync(log) : log, log])).values(),
];

/** The log that a path names: itself, the one of a report folder, or those of the report folders in a folder. */
function logsIn(path: string): readonly string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const logs = ['', ...readdirSync(path).toSorted()]
    .map((folder) => join(path, folder, logName))
    .filter((each) => existsSync(each));
  if (logs.length > 0) return logs;
  throw new SetupError(
    `There is no ${logName} in ${path}.`,
    'Give the report folders of the shards, or a folder of these.',
  );
}

function partAt(path: string): Part {
  try {
    return { name: path, events: readLog(textPieces(path, 'log')).events };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SetupError(`${path}: ${error.message}`, error.next, error);
  }
}
