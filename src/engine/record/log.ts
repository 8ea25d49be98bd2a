import { closeSync, openSync, truncateSync, writeSync } from 'node:fs';
import { at } from '../../kit/index.js';
import { logFormat, type RunEvent } from '../events.js';
import { SetupError } from '../setup-error.js';
import { currentEvent } from './earlier-versions.js';

/** What readers rely on in each type of event, as JSON Pointers. */
const relied: Readonly<Record<RunEvent['type'], readonly string[]>> = {
  'run-started': [
    ...['/format', '/suite/name', '/suite/version', '/startedAt', '/target/name', '/target/baseUrl'],
    ...['/target/surfaces', '/seed', '/command', '/settings'],
    ...['/gate/failOn', '/gate/allowInconclusive', '/gate/waivers'],
  ],
  'run-resumed': ['/at', '/settled', '/spent', '/settings', '/gate'],
  'probe-finished': ['/requests', '/learned/window', '/learned/entitlements', '/learned/keys'],
  planned: ['/steps', '/estimate'],
  'preflight-finished': ['/diagnoses', '/seconds'],
  'check-started': ['/id'],
  'check-finished': [
    ...['id', 'title', 'area', 'level', 'clauses', 'required', 'outcome', 'trials', 'replies', 'ms'].map(
      (member) => `/result/${member}`,
    ),
    ...['/result/witnesses', '/result/deviations', '/result/observations', '/spent/requests'],
  ],
  'invariant-met': ['/id'],
  trouble: ['/where', '/message'],
  'run-finished': ['/stopped', '/finishedAt', '/cost', '/operations'],
};

/** What keeps a value from being an event, reading on from `it`; undefined for an event. */
function invalidEventReason(value: unknown): string | undefined {
  const type = at(value, '/type');
  if (typeof type !== 'string') return 'is not an object with a type';
  if (!Object.hasOwn(relied, type)) return `is of none of the types ${Object.keys(relied).join(', ')}`;
  const missing = relied[type as RunEvent['type']].find((pointer) => at(value, pointer) === undefined);
  return missing === undefined ? undefined : `is ${type} and lacks ${missing}`;
}

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
 * Reads a log; a last line that was cut off by a crash is left out, and rulings get the ids of this version.
 * Throws `SetupError` with the place of what is not an event of this format.
 */
export function readLog(text: string): readonly RunEvent[] {
  const lines = linesIn(text);
  const format = formatIn(lines[0]);
  if (format !== undefined && format !== logFormat) {
    throw new SetupError(
      `The log has format ${format}; this version reads ${logFormat}.`,
      'Use the version that wrote it.',
    );
  }
  const broken = truncatedLine(text);
  const events = lines.slice(0, broken === undefined ? lines.length : -1).map((line, index): RunEvent => {
    const value = parsed(line);
    const fault = value === undefined ? 'is not JSON' : invalidEventReason(value);
    if (fault === undefined) return currentEvent(value as RunEvent);
    throw new SetupError(
      `Line ${index + 1} of the log is not an event: it ${fault}.`,
      'Give the events.ndjson that a run wrote.',
    );
  });
  if (events[0]?.type !== 'run-started') {
    throw new SetupError(
      'The log does not begin with a run-started event.',
      'Give the events.ndjson that a run wrote.',
    );
  }
  return events;
}

/** The number of the line in which a log was cut off; undefined for one that is whole. */
export function truncatedLine(text: string): number | undefined {
  const lines = linesIn(text);
  return parsed(lines.at(-1) ?? '') === undefined ? lines.length : undefined;
}

const linesIn = (text: string): readonly string[] => text.trimEnd().split('\n');

function formatIn(line: string | undefined): number | undefined {
  const format = at(parsed(line ?? ''), '/format');
  return typeof format === 'number' ? format : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
