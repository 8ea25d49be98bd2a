import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openLog, readLog } from '../engine/log.js';
import { reportOf } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import { merged } from '../merge/merge.js';
import type { Part } from '../merge/parts.js';
import { deliveriesOf } from './deliveries.js';
import { readText } from './read-text.js';
import { conclude } from './report.js';
import { logName, makeFoldersOf, makeReportFolder } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

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
