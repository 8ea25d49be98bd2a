import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { consoleReporter } from '../../../reports/index.js';
import { openLog, readLog } from '../../engine/record/log.js';
import { merged, type Part } from '../../engine/record/merge.js';
import { reportOf } from '../../engine/record/report.js';
import { Unusable } from '../../engine/setup-error.js';
import { consoleOf } from '../console.js';
import { readText } from '../files.js';
import type { Surroundings } from '../host.js';
import { type Delivery, deliveriesOf } from '../settings/reporters.js';
import {
  deliver,
  exitCodeWith,
  type FinishedRun,
  logName,
  makeFoldersOf,
  makeReportFolder,
  tellTroubles,
} from './output.js';
import { readReport, readRun, requireEvents } from './stored-run.js';

/**
 * Tells a run again from its `report.json` or its event log, beside an earlier report where one is given to compare with.
 * @returns the exit code that the run has
 */
export function reportCommand(
  path: string,
  flags: { readonly out: string; readonly reporter: readonly string[]; readonly compare?: string },
  surroundings: Surroundings,
): number {
  const run = readRun(path);
  const deliveries = deliveriesOf(flags.reporter, flags.out, [
    { file: path, by: run.events === undefined ? 'json' : 'log' },
  ]);
  requireEvents(deliveries, run, path);
  const earlier = flags.compare === undefined ? undefined : readReport(flags.compare);
  makeFoldersOf(deliveries);
  if (run.cutOff !== undefined) surroundings.err.write(`${run.cutOff}\n`);
  return conclude({ ...run, earlier }, deliveries, surroundings);
}

/** Writes the forms of a finished run, and prints its end. @returns the exit code */
export function conclude(
  run: FinishedRun,
  deliveries: readonly Delivery[],
  surroundings: Surroundings,
): number {
  const { report } = run;
  const troubles = deliver(deliveries, run, surroundings.out.write);
  const exitCode = exitCodeWith(troubles, report);
  consoleReporter(consoleOf(deliveries, surroundings)).onReport({ ...report, exitCode });
  tellTroubles(troubles, surroundings);
  return exitCode;
}

/** Makes the report of a run of the logs of its shards. @returns the exit code that the whole run has */
export function mergeCommand(
  paths: readonly string[],
  { out, reporter }: { readonly out: string; readonly reporter: readonly string[] },
  surroundings: Surroundings,
): number {
  const logs = paths.flatMap(logsIn);
  const target = resolve(out, logName);
  if (logs.some((log) => resolve(log) === target))
    throw new Unusable(`The merged log would replace ${target}.`, 'Choose another folder with --out.');
  const events = merged(logs.map(partAt));
  const deliveries = deliveriesOf(reporter, out, [{ file: target, by: 'log' }]);
  makeReportFolder(out);
  makeFoldersOf(deliveries);
  const log = openLog(target);
  for (const event of events) log.write(event);
  log.close();
  return conclude({ report: reportOf(events), events }, deliveries, surroundings);
}

/** The log that a path names: itself, the one of a report folder, or those of the report folders in a folder. */
function logsIn(path: string): readonly string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const logs = ['', ...readdirSync(path).toSorted()]
    .map((folder) => join(path, folder, logName))
    .filter((each) => existsSync(each));
  if (logs.length > 0) return logs;
  throw new Unusable(
    `There is no ${logName} in ${path}.`,
    'Give report folders of shards, or a folder of them.',
  );
}

function partAt(path: string): Part {
  const text = readText(path, 'log');
  try {
    return { name: path, events: readLog(text) };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    throw new Unusable(`${path}: ${error.message}`, error.next, error);
  }
}
