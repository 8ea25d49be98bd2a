import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileReporter, fileReporters } from '../../reports/index.js';
import type { RunEvent } from '../engine/events.js';
import { type EventLog, openLog } from '../engine/log.js';
import type { Report } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';

export const logName = 'events.ndjson';

export interface ReportFolder {
  readonly log: EventLog;
  /** Writes every file report; one that fails does not keep the others from being written. */
  write(report: Report): readonly ReportTrouble[];
}

export interface ReportTrouble {
  readonly reporter: string;
  readonly message: string;
}

/**
 * Prepares a folder for a run, whose log begins with an event; reports of an earlier run are removed.
 * Throws `Unusable` when it cannot be written.
 * @param behind bytes of the log in it that are kept
 */
export function openReportFolder(path: string, first: RunEvent, behind = 0): ReportFolder {
  return writable(path, () => {
    makeFolder(path);
    for (const reporter of Object.values(fileReporters))
      rmSync(join(path, reporter.fileName), { force: true });
    const log = openLog(join(path, logName), behind);
    log.write(first);
    return { log, write: (report) => writeReports(path, report) };
  });
}

/** Makes a folder for reports; what is in it stays. Throws `Unusable` when it cannot be made. */
export const makeReportFolder = (path: string): void => writable(path, () => makeFolder(path));

/** Node's own recursive mkdir never returns where a file system, such as /proc, denies that the parent exists. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
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
      'Choose another with --out.',
      error,
    );
  }
}

/** Renders a report into every file form. */
export function writeReports(
  path: string,
  report: Report,
  reporters: Readonly<Record<string, FileReporter>> = fileReporters,
): readonly ReportTrouble[] {
  return Object.entries(reporters).flatMap(([reporter, { fileName, render }]) => {
    try {
      writeFileSync(join(path, fileName), render(report));
      return [];
    } catch (error) {
      return [{ reporter, message: messageOf(error) }];
    }
  });
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
