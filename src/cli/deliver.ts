import { appendFileSync } from 'node:fs';
import { asWritten, type Format, fileReporters, htmlReportWith, logReporters } from '../../reports/index.js';
import type { RunEvent } from '../engine/events.js';
import type { Report } from '../engine/report.js';
import { exitCodes } from '../engine/verdict.js';
import type { Delivery } from './deliveries.js';
import type { Surroundings } from './surroundings.js';
import { writeWhole } from './write-whole.js';

/** What is known of a run; of one that a `report.json` tells, no events. */
export interface FinishedRun {
  readonly report: Report;
  readonly events?: readonly RunEvent[] | undefined;
  /** What `report.html` compares it with. */
  readonly earlier?: Report | undefined;
}

export interface ReportTrouble {
  readonly format: Format;
  readonly message: string;
}

/** Renders a run for each destination; one that fails does not keep the others from being written. */
export function deliver(
  deliveries: readonly Delivery[],
  { report, events, earlier }: FinishedRun,
  write: (text: string) => void,
): readonly ReportTrouble[] {
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

/** The exit code of a run whose reports could not all be written: no success. */
export const exitCodeWith = (
  troubles: readonly ReportTrouble[],
  { exitCode }: Pick<Report, 'exitCode'>,
): number => (troubles.length > 0 && exitCode === 0 ? exitCodes.aborted : exitCode);

export function tellTroubles(troubles: readonly ReportTrouble[], { err }: Pick<Surroundings, 'err'>): void {
  for (const { format, message } of troubles)
    err.write(`The ${format} report could not be written: ${message}\n`);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
