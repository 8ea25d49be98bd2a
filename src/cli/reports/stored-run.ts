import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileReporters, logReporters } from '../../../reports/index.js';
import { documentOf, type ReportDocument, reportIn } from '../../../reports/json.js';
import type { RunEvent } from '../../engine/events.js';
import { decisionCounts } from '../../engine/record/decision-counts.js';
import { currentDecision, currentResult, rulingAliasesOf } from '../../engine/record/earlier-versions.js';
import { linesOf, readLog } from '../../engine/record/log.js';
import { type Report, reportFormat, reportOf } from '../../engine/record/report.js';
import { groupUndecided } from '../../engine/record/undecided-groups.js';
import {
  type DocumentSchemas,
  type Mismatch,
  schemasOf,
} from '../../engine/served-contract/schema-validation.js';
import { SetupError } from '../../engine/setup-error.js';
import { at, isObject } from '../../kit/index.js';
import { parsedJson, readText, textPieces } from '../files.js';
import type { ReportOutput } from '../settings/reporters.js';
import { logName } from './folder.js';
import type { FinishedRun } from './output.js';

let reportSchemas: DocumentSchemas | undefined;

/** The first place at which a value deviates from this version's `report.json`; undefined if it conforms. */
function reportMismatch(value: unknown): Mismatch | undefined {
  // Compiling it takes longer than most reports; a history reads thousands.
  reportSchemas ??= schemasOf(createRequire(import.meta.url)('ei-conformance/report.schema.json'));
  // Our own schema takes time linear in the size of the report.
  return reportSchemas.mismatches('', value, 0)[0];
}

/** The report of the events in a log. Throws `SetupError` for events that no run writes. */
export function wholeReport(events: readonly RunEvent[], path: string): Report {
  const { report, document } = folded(events, path);
  // As it is written: what is undefined is left out.
  const mismatch = reportMismatch(JSON.parse(JSON.stringify(document)));
  if (mismatch === undefined) return report;
  throw noLog(path, `at ${mismatch.at} of its report, it ${mismatch.message}`);
}

function folded(events: readonly RunEvent[], path: string) {
  try {
    const report = reportOf(events);
    return { report, document: documentOf(report) };
  } catch (error) {
    throw noLog(path, 'an event has an unexpected form', error);
  }
}

const noLog = (path: string, why: string, cause?: unknown): SetupError =>
  new SetupError(
    `${path} is not the log of a run: ${why}.`,
    'Give the events.ndjson that a run of this version wrote.',
    cause,
  );

/** Reads a `report.json`. Throws `SetupError` for a missing one, or another format. */
export const readReport = (path: string): Report => reportOfDocument(jsonIn(path), path);

function jsonIn(path: string): unknown {
  return parsedJson(readText(path, 'report'), (_message, line) =>
    noReport(path, `it is not JSON${line === undefined ? '' : ` (line ${line})`}`),
  );
}

/** The report of a document that was read from a path, as this version writes it. Throws `SetupError` for what is none of this format. */
export function reportOfDocument(read: unknown, path: string): Report {
  const format = at(read, '/format');
  if (typeof format === 'number' && format !== reportFormat) {
    throw new SetupError(
      `The report ${path} has format ${format}; this version reads ${reportFormat}.`,
      'Use the version that wrote it.',
    );
  }
  requireReport(read, path);
  try {
    const report = reportIn(read);
    const checks = report.checks.map(currentResult);
    return {
      ...report,
      checks,
      counts: decisionCounts(checks),
      undecidedGroups: groupUndecided(checks, report.learned),
      rulingAliases: rulingAliasesOf(checks),
      gate: currentDecision(report.gate),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw noReport(path, error.message);
  }
}

function requireReport(read: unknown, path: string): asserts read is ReportDocument {
  const mismatch = reportMismatch(read);
  if (mismatch !== undefined) throw noReport(path, `at ${mismatch.at}, it ${mismatch.message}`);
}

const noReport = (path: string, why: string): SetupError =>
  new SetupError(
    `${path} is not the report of a run: ${why}.`,
    'Give the report.json that a run of this version wrote.',
  );

interface ReadRun extends FinishedRun {
  /** The notice about a truncated log. */
  readonly cutOff?: string;
}

/** The file of the run in a report folder: its report, or the log of a run that has none. Any other path stays. */
export function runIn(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return path;
  const names = [fileReporters.json.fileName, logName];
  const found = names.map((name) => join(path, name)).find((each) => existsSync(each));
  if (found !== undefined) return found;
  throw new SetupError(
    `There is no ${names.join(' and no ')} in ${path}.`,
    'Give the report folder of a run, or --history for a folder of several.',
  );
}

/** The run of a `report.json` or an `events.ndjson`. Throws `SetupError`, with the place in it, for any other file. */
export function readRun(path: string): ReadRun {
  if (!isLog(path)) return { report: readReport(path) };
  const { events, truncated } = readLog(textPieces(path, 'run'));
  return {
    report: wholeReport(events, path),
    events,
    ...(truncated === undefined
      ? {}
      : { cutOff: `${path} is truncated: line ${truncated} is incomplete, and ignored.` }),
  };
}

/** Throws `SetupError` if a format needs events and the run has none. */
export function requireEvents(
  deliveries: readonly ReportOutput[],
  { events }: FinishedRun,
  path: string,
): void {
  const needing = deliveries.find(({ format }) => format in logReporters);
  if (events !== undefined || needing === undefined) return;
  throw new SetupError(
    `The ${needing.format} reporter needs the events of a run, and ${path} contains none.`,
    'Give the events.ndjson from the same folder, or omit this reporter.',
  );
}

/** A log has an event on each line; a `report.json` is one object, on one line or several. */
function isLog(path: string): boolean {
  let first: unknown;
  for (const { text } of linesOf(textPieces(path, 'run'))) {
    if (first !== undefined) return true;
    try {
      first = JSON.parse(text);
    } catch {
      return false;
    }
    if (isObject(first) && 'type' in first) return true;
  }
  return false;
}
