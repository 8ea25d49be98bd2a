import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileReporters, logReporters } from '../../reports/index.js';
import type { RunEvent } from '../engine/events.js';
import { type EventLog, openLog } from '../engine/log.js';
import { Unusable } from '../engine/unusable.js';
import { messageOf } from './deliver.js';
import type { Delivery } from './deliveries.js';

export const logName = 'events.ndjson';

/**
 * Prepares a folder for a run, whose log begins with an event; reports of an earlier run are removed.
 * Throws `Unusable` when it cannot be written.
 * @param behind bytes of the log in it that are kept
 */
export function openReportFolder(path: string, first: RunEvent, behind = 0): EventLog {
  return writable(path, () => {
    makeFolder(path);
    for (const { fileName } of Object.values({ ...fileReporters, ...logReporters }))
      rmSync(join(path, fileName), { force: true });
    const log = openLog(join(path, logName), behind);
    log.write(first);
    return log;
  });
}

/** Makes a folder for reports; what is in it stays. Throws `Unusable` when it cannot be made. */
export const makeReportFolder = (path: string): void => writable(path, () => makeFolder(path));

/** Makes the folders that reports go into; what is in them stays. Throws `Unusable` when one cannot be made. */
export function makeFoldersOf(deliveries: readonly Delivery[]): void {
  for (const { to } of deliveries) {
    if (typeof to === 'string') continue;
    makeReportFolder(dirname(to.file));
  }
}

/** Node's own recursive mkdir never returns where a file system, such as /proc, denies that the parent exists. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path);
}

function writable<Result>(path: string, prepare: () => Result): Result {
  try {
    return prepare();
  } catch (error) {
    throw new Unusable(
      `The report folder ${path} cannot be written: ${messageOf(error)}.`,
      'Choose another with --out, or with the path of a reporter.',
      error,
    );
  }
}
