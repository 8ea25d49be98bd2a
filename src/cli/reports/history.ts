import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { historyOutlines, historyReporters } from '../../../reports/history/index.js';
import { outlineText } from '../../../reports/outline.js';
import { counted } from '../../../reports/wording.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { SetupError } from '../../engine/setup-error.js';
import {
  type History,
  historyFormat,
  keptRuns,
  type LeftOutFile,
  seriesOf,
} from '../../regression/history/history.js';
import { clauseOrder, recordOf } from '../../regression/history/record.js';
import { consoleOf } from '../console.js';
import { writeWhole } from '../files.js';
import type { Host } from '../host.js';
import { usualReporters } from '../settings/options.js';
import { type ReportOutput, reportOutputs } from '../settings/reporters.js';
import { lockFoldersOf, logName } from './folder.js';
import { historyFiles } from './history-files.js';
import { messageOf, printReportErrors, printReportPaths, type ReportError } from './output.js';
import { readRun } from './stored-run.js';

/** Runs that are kept, the newest of all that are read: some 100 MB. */
const mostRuns = 5000;
/** A month of nightly runs. */
const usualLast = 30;
/** Files left out whose reasons are kept. */
const mostReasons = 1000;

export interface HistoryFlags {
  readonly out: string;
  readonly reporter: readonly string[];
  /** How many runs of each series are drawn; `usualLast` unless it is given. */
  readonly last?: number;
}

type HistoryFormat = keyof typeof historyReporters;

/**
 * Prints and writes how the runs of stored reports moved. Throws `SetupError` if no run can be read.
 * @returns the exit code: 0, as a history judges nothing; 4 if it is interrupted or cannot be written
 */
export async function historyCommand(
  paths: readonly string[],
  flags: HistoryFlags,
  surroundings: Host,
): Promise<number> {
  const deliveries = historyOutputs(flags);
  const history = await read(paths, flags.last ?? usualLast, surroundings);
  if (history === undefined) {
    surroundings.err.write('Interrupted.\n');
    return exitCodes.aborted;
  }
  const lock = lockFoldersOf(deliveries, surroundings, (format) => historyReporters[formatOf(format)].mark);
  try {
    const troubles = written(history, deliveries, surroundings);
    const console = consoleOf(deliveries, surroundings);
    for (const outline of historyOutlines(history)) console.write(outlineText(outline, console));
    printReportErrors(troubles, surroundings);
    printReportPaths(flags.out, deliveries, console);
    return troubles.length > 0 ? exitCodes.aborted : exitCodes.conformant;
  } finally {
    lock.release();
  }
}

/** The destinations; the file names are those of a history. Throws `SetupError` for a format that has none. */
function historyOutputs({ reporter, out }: HistoryFlags): readonly ReportOutput[] {
  const named = reporter === usualReporters ? Object.keys(historyReporters).slice(0, 2) : reporter;
  const withNames = named.map((text) => {
    const format = formatOf(text.split(':')[0] ?? '');
    return text.includes(':') ? text : `${format}:${join(out, historyReporters[format].fileName)}`;
  });
  return reportOutputs(withNames, out);
}

function formatOf(name: string): HistoryFormat {
  if (Object.hasOwn(historyReporters, name)) return name as HistoryFormat;
  throw new SetupError(
    `The reporter '${name}' cannot show a history.`,
    `Give one of ${Object.keys(historyReporters).join(', ')}.`,
  );
}

function written(
  history: History,
  deliveries: readonly ReportOutput[],
  { out }: Pick<Host, 'out'>,
): readonly ReportError[] {
  return deliveries.flatMap(({ format, to }) => {
    try {
      const text = historyReporters[formatOf(format)].render(history);
      if (typeof to === 'string') out.write(text);
      else writeWhole(to.file, text);
      return [];
    } catch (error) {
      return [{ format, message: messageOf(error) }];
    }
  });
}

/** Reads one report after the other, and keeps a record of each. Undefined if it is interrupted. */
async function read(
  paths: readonly string[],
  last: number,
  { signal, sleep }: Host,
): Promise<History | undefined> {
  const order = clauseOrder();
  const kept = keptRuns(mostRuns);
  const leftOut: LeftOutFile[] = [];
  let filesLeftOut = 0;
  const leave = (file: string, reason: string) => {
    filesLeftOut += 1;
    if (leftOut.length < mostReasons) leftOut.push({ file, reason });
  };
  const seen = new Set<string>();
  for (const path of paths) {
    for (const file of filesOf(path, leave)) {
      // The event loop turns, so that Ctrl-C is noticed.
      await sleep(0);
      if (signal.aborted) return undefined;
      try {
        const real = realpathSync(file);
        if (seen.has(real)) continue;
        seen.add(real);
        const copy = kept.add(recordOf(readRun(file).report, file, order));
        if (copy !== undefined) leave(copy.left, `It holds the same run as ${copy.kept}.`);
      } catch (error) {
        leave(file, reasonOf(error, file));
      }
    }
  }
  const { records, dropped } = kept.finish();
  if (records.length === 0) throw noRun(paths, leftOut, filesLeftOut);
  return {
    format: historyFormat,
    runsRead: records.length + dropped,
    runsDropped: dropped,
    series: seriesOf(records, order, last),
    leftOut,
    filesLeftOut,
  };
}

function* filesOf(path: string, leave: (file: string, reason: string) => void): Generator<string> {
  let any = false;
  try {
    for (const file of historyFiles(path)) {
      any = true;
      yield file;
    }
    if (!any) leave(path, `The folder holds no JSON file and no ${logName}.`);
  } catch (error) {
    leave(path, `It cannot be read: ${messageOf(error)}.`);
  }
}

const reasonOf = (error: unknown, file: string): string =>
  error instanceof SetupError
    ? error.message.replace(/^The (?:report|run) /, '').replace(`${file} `, 'It ')
    : error instanceof RangeError
      ? `It cannot be placed: ${error.message}.`
      : `It cannot be read: ${messageOf(error)}.`;

const noRun = (
  paths: readonly string[],
  leftOut: readonly LeftOutFile[],
  filesLeftOut: number,
): SetupError => {
  const shown = leftOut.slice(0, 5).map(({ file, reason }) => `\n         ${file}: ${reason}`);
  const more = filesLeftOut - shown.length;
  return new SetupError(
    `No report of a run was found in ${paths.join(', ')}.${shown.join('')}${more > 0 ? `\n         and ${counted(more, 'more file')}` : ''}`,
    'Give report.json files that runs of this version wrote, or a folder that holds some.',
  );
};
