import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileReporters } from '../../reports/index.js';
import type { RunEvent } from '../engine/events.js';
import { type EventLog, openLog } from '../engine/log.js';
import type { Report } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import { exitCodes } from '../engine/verdict.js';
import type { Surroundings } from './surroundings.js';
import { writeWhole } from './write-whole.js';

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
export function writeReports(path: string, report: Report): readonly ReportTrouble[] {
  return Object.entries(fileReporters).flatMap(([reporter, { fileName, render }]) => {
    try {
      writeWhole(join(path, fileName), render(report));
      return [];
    } catch (error) {
      return [{ reporter, message: messageOf(error) }];
    }
  });
}

/** The exit code of a run whose reports could not all be written: no success. */
export const exitCodeWith = (
  troubles: readonly ReportTrouble[],
  { exitCode }: Pick<Report, 'exitCode'>,
): number => (troubles.length > 0 && exitCode === 0 ? exitCodes.aborted : exitCode);

export function tellTroubles(troubles: readonly ReportTrouble[], { err }: Pick<Surroundings, 'err'>): void {
  for (const { reporter, message } of troubles)
    err.write(`The ${reporter} report could not be written: ${message}\n`);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
