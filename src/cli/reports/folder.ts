import { lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Format, fileReporters, logReporters } from '../../../reports/index.js';
import type { RunEvent } from '../../engine/events.js';
import { type EventLog, openLog } from '../../engine/record/log.js';
import { SetupError } from '../../engine/setup-error.js';
import { isPartOf } from '../files.js';
import type { ReportOutput } from '../settings/reporters.js';
import { beginningOf, type Lock, type LockOptions, lockFolder } from './lock.js';

export const logName = 'events.ndjson';

const reporters = { ...fileReporters, ...logReporters };

/** A file that a run writes, and what is in every file of its kind. */
interface ReportFile {
  readonly path: string;
  readonly mark: RegExp;
}

/** The folder of a run, from before its first request to its end. */
export interface RunFolder {
  /**
   * Begins the log, or continues the one of the resumed run behind so many bytes.
   * Throws `SetupError` when it cannot be written.
   */
  log(first: RunEvent, behind?: number): EventLog;
  release(): void;
}

/**
 * Prepares the folder of a run, and the files it writes elsewhere, before anything is sent: no report of an earlier run is
 * left, so that none can be taken for that of a run that is killed or ends early.
 * Throws `SetupError` for files that no run wrote, for a folder that another run writes, and for one that cannot be written.
 */
export function takeFolder(
  out: string,
  deliveries: readonly ReportOutput[],
  { resumes, ...by }: LockOptions & { readonly resumes: boolean },
): RunFolder {
  const lock = writable(out, () => {
    makeFolder(out);
    return lockFolder(out, by);
  });
  try {
    const log = { path: join(out, logName), mark: logReporters.ndjson.mark };
    const usual = Object.values(reporters).map(({ fileName, mark }) => ({ path: join(out, fileName), mark }));
    const files = [...usual, ...filesOf(deliveries), ...(resumes ? [] : [log])];
    requireReplaceable(files);
    writable(out, () => {
      for (const { path } of files) removeFile(path);
      removeParts(out, usual);
    });
  } catch (error) {
    lock.release();
    throw error;
  }
  return { log: (first, behind = 0) => openedLog(out, first, behind), release: () => lock.release() };
}

function openedLog(out: string, first: RunEvent, behind: number): EventLog {
  return writable(out, () => {
    const log = openLog(join(out, logName), behind);
    log.write(first);
    return log;
  });
}

const filesOf = (deliveries: readonly ReportOutput[], markOf: MarkOf = markOfReport): readonly ReportFile[] =>
  deliveries.flatMap(({ format, to }) =>
    typeof to === 'string' || to.append === true ? [] : [{ path: to.file, mark: markOf(format) }],
  );

/** What is in every file of a format. */
type MarkOf = (format: Format) => RegExp;

const markOfReport: MarkOf = (format) => reporters[format].mark;

/** Throws `SetupError` that names the files which are not ours to replace. */
function requireReplaceable(files: readonly ReportFile[]): void {
  const foreign = new Set(files.filter((each) => !isReplaceable(each)).map(({ path }) => path));
  if (foreign.size === 0) return;
  throw new SetupError(
    `No run wrote ${[...foreign].join(', ')}, and this one would replace ${foreign.size === 1 ? 'it' : 'them'}.`,
    'Choose another folder with --out, or another path of the reporter, or move what is there.',
  );
}

/** Of a link, only the link is replaced; a device or a pipe is written to; an empty file holds nothing to lose. */
function isReplaceable({ path, mark }: ReportFile): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile() || found.size === 0) return true;
  return mark.test(beginningOf(path));
}

/** A device or a pipe stays, also one that a link names, and so does a folder. */
function removeFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== false) rmSync(path, { force: true });
}

/** What was left of reports that killed processes were writing. */
function removeParts(folder: string, files: readonly ReportFile[]): void {
  for (const name of readdirSync(folder))
    if (files.some(({ path }) => isPartOf(join(folder, name), path)))
      rmSync(join(folder, name), { force: true });
}

/** Makes a folder for reports; what is in it stays. Throws `SetupError` when it cannot be made. */
export const makeReportFolder = (path: string): void => writable(path, () => makeFolder(path));

/** Makes the folders that reports go into. Throws `SetupError` when one cannot be made, or holds another file. */
export function makeFoldersOf(deliveries: readonly ReportOutput[], markOf?: MarkOf): void {
  for (const { to } of deliveries) {
    if (typeof to === 'string') continue;
    makeReportFolder(dirname(to.file));
  }
  requireReplaceable(filesOf(deliveries, markOf));
}

/**
 * Makes the folders that reports of a finished run go into, and locks them: no report of another run may stand in the folder
 * of a run under way. Throws `SetupError` as `makeFoldersOf` does, and for a folder that a run writes.
 */
export function lockFoldersOf(deliveries: readonly ReportOutput[], by: LockOptions, markOf?: MarkOf): Lock {
  makeFoldersOf(deliveries, markOf);
  const locks: Lock[] = [];
  const release = () => {
    for (const lock of locks) lock.release();
  };
  try {
    for (const folder of new Set(filesOf(deliveries).flatMap(({ path }) => folderOf(path))))
      locks.push(writable(folder, () => lockFolder(folder, by)));
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

/** The folder of a file; none for a device or a pipe. */
const folderOf = (path: string): readonly string[] =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === false ? [] : [resolve(dirname(path))];

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
    if (error instanceof SetupError) throw error;
    throw new SetupError(
      `The report folder ${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
      'Choose another folder with --out, or with the path of a reporter.',
      error,
    );
  }
}
