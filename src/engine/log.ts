import { closeSync, openSync, truncateSync, writeSync } from 'node:fs';
import { isObject } from '../kit/index.js';
import { logFormat, type RunEvent } from './events.js';
import { Unusable } from './unusable.js';

/** Writes each event as it happens, one JSON line each, so that nothing that was judged is lost. */
export interface EventLog {
  write(event: RunEvent): void;
  close(): void;
}

/**
 * Begins a log anew, or goes on with one behind so many bytes.
 * Throws the file system's own error when the file cannot be opened.
 */
export function openLog(path: string, behind = 0): EventLog {
  if (behind > 0) truncateSync(path, behind);
  const file = openSync(path, behind > 0 ? 'a' : 'w');
  return {
    write: (event) => void writeSync(file, `${JSON.stringify(event)}\n`),
    close: () => closeSync(file),
  };
}

/**
 * Reads a log; a last line that was cut off by a crash is left out.
 * Throws `Unusable` with the place of what is not an event of this format.
 */
export function readLog(text: string): readonly RunEvent[] {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const events = lines.slice(0, last + 1).flatMap((line, index): RunEvent[] => {
    const event = eventIn(line);
    if (event !== undefined) return [event];
    if (index === last) return [];
    throw new Unusable(
      `Line ${index + 1} of the log is not an event.`,
      'Give the events.ndjson that a run wrote.',
    );
  });
  const [first] = events;
  if (first?.type !== 'run-started') {
    throw new Unusable(
      'The log does not begin with a run-started event.',
      'Give the events.ndjson that a run wrote.',
    );
  }
  if (first.format !== logFormat) {
    throw new Unusable(
      `The log has format ${first.format}; this version reads ${logFormat}.`,
      'Use the version that wrote it.',
    );
  }
  return events;
}

function eventIn(line: string): RunEvent | undefined {
  try {
    const event: unknown = JSON.parse(line);
    return isObject(event) && typeof event.type === 'string' ? (event as unknown as RunEvent) : undefined;
  } catch {
    return undefined;
  }
}
