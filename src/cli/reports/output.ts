import { appendFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import {
  asWritten,
  type Format,
  fileReporters,
  htmlReportWith,
  logReporters,
} from '../../../reports/index.js';
import type { RunEvent } from '../../engine/events.js';
import type { Report } from '../../engine/record/report.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { writeWhole } from '../files.js';
import type { Host, Output } from '../host.js';
import type { ReportOutput } from '../settings/reporters.js';

/** A run as its reports see it; one read from a `report.json` has no events. */
export interface FinishedRun {
  readonly report: Report;
  readonly events?: readonly RunEvent[] | undefined;
  /** The report that `report.html` compares it with. */
  readonly earlier?: Report | undefined;
}

export interface ReportError {
  readonly format: Format;
  readonly message: string;
}

/** Renders a run for each destination; a failed one does not prevent the others. */
export function writeReports(
  deliveries: readonly ReportOutput[],
  { report, events, earlier }: FinishedRun,
  write: (text: string) => void,
): readonly ReportError[] {
  let written: Report | undefined;
  const reporters = { ...fileReporters, html: htmlReportWith(earlier) };
  const rendered = (format: Format): string => {
    if (format in logReporters) {
      if (events === undefined) throw new TypeError('a report.json has no events');
      return logReporters[format as keyof typeof logReporters].renderLog(events);
    }
    written ??= asWritten(report);
    return reporters[format as keyof typeof fileReporters].render(written);
  };
  return deliveries.flatMap(({ format, to }) => {
    try {
      const text = rendered(format);
      if (typeof to === 'string') write(text);
      else if (to.append === true) appendFileSync(to.file, text);
      else writeWhole(to.file, text);
      return [];
    } catch (error) {
      return [{ format, message: messageOf(error) }];
    }
  });
}

/** The exit code of a run; never a success if a report could not be written. */
export const exitCodeWith = (
  troubles: readonly ReportError[],
  { exitCode }: Pick<Report, 'exitCode'>,
): number => (troubles.length > 0 && exitCode === 0 ? exitCodes.aborted : exitCode);

export function printReportErrors(troubles: readonly ReportError[], { err }: Pick<Host, 'err'>): void {
  for (const { format, message } of troubles)
    err.write(`The ${format} report could not be written: ${message}\n`);
}

/** Prints where the reports are: those in the folder by their names, others by their paths. */
export function printReportPaths(
  out: string,
  deliveries: readonly ReportOutput[],
  { write }: Pick<Output, 'write'>,
): void {
  const files = deliveries.flatMap(({ to }) =>
    typeof to === 'object' && to.append !== true ? [to.file] : [],
  );
  const [inside = [], elsewhere = []] = [true, false].map((is) =>
    files.filter((file) => (resolve(dirname(file)) === resolve(out)) === is),
  );
  const folder = relative('.', out) || out;
  const named = inside.length === 0 ? [] : [`${folder}/${inside.map((file) => basename(file)).join(', ')}`];
  if (files.length > 0) write(`Reports: ${[...named, ...elsewhere].join(', ')}\n`);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
