import { logReporters } from '../../reports/index.js';
import { brokenOff, readLog } from '../engine/log.js';
import { Unusable } from '../engine/unusable.js';
import { isObject } from '../kit/index.js';
import type { FinishedRun } from './deliver.js';
import type { Delivery } from './deliveries.js';
import { readReport } from './read-report.js';
import { readText } from './read-text.js';
import { wholeReport } from './whole-report.js';

interface ReadRun extends FinishedRun {
  /** What to tell of a log that breaks off. */
  readonly cutOff?: string;
}

/** The run of a `report.json` or an `events.ndjson`. Throws `Unusable`, with the place in it, for any other file. */
export function readRun(path: string): ReadRun {
  const text = readText(path, 'run');
  if (!isLog(text)) return { report: readReport(path) };
  const events = readLog(text);
  const line = brokenOff(text);
  return {
    report: wholeReport(events, path),
    events,
    ...(line === undefined
      ? {}
      : { cutOff: `${path} breaks off in line ${line}; what stands there is left out.` }),
  };
}

/** Throws `Unusable` where a form tells events and the run has none. */
export function requireEvents(deliveries: readonly Delivery[], { events }: FinishedRun, path: string): void {
  const needing = deliveries.find(({ format }) => format in logReporters);
  if (events !== undefined || needing === undefined) return;
  throw new Unusable(
    `The ${needing.format} reporter tells the events of a run, and ${path} has none.`,
    'Give the events.ndjson that lies beside it, or leave this reporter out.',
  );
}

/** An event stands on a line, and others follow it; a `report.json` is one object, on one line or on many. */
function isLog(text: string): boolean {
  const [line = '', ...others] = text.trimEnd().split('\n', 2);
  try {
    const first: unknown = JSON.parse(line);
    return others.length > 0 || (isObject(first) && 'type' in first);
  } catch {
    return false;
  }
}
