import type { RunEvent } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';

/** Receives each event as it happens. */
export interface LiveReporter {
  onEvent(event: RunEvent): void;
  /** Called once, with the finished report. */
  onReport(report: Report): void;
}

/** Renders the finished report as one file; a pure function. */
export interface FileReporter {
  readonly fileName: string;
  /** Matches the beginning of every such file, so that only files of runs are replaced. */
  readonly mark: RegExp;
  render(report: Report): string;
}

/** Renders the events of a run as one file; a report does not contain them. */
export interface LogReporter {
  readonly fileName: string;
  readonly mark: RegExp;
  renderLog(events: readonly RunEvent[]): string;
}
