import { closeSync, constants, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
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

/** Windows has no such flag. */
const noFollow = constants.O_NOFOLLOW ?? 0;

/**
 * Begins a log anew, or goes on with one behind so many bytes. What a link names is not touched.
 * Throws the file system's own error when the file cannot be opened.
 */
export function openLog(path: string, behind = 0): EventLog {
  if (behind === 0) rmSync(path, { force: true });
  const file = openSync(path, behind > 0 ? constants.O_RDWR | constants.O_APPEND | noFollow : 'wx');
  if (behind > 0) ftruncateSync(file, behind);
  return {
    write: (event) => void writeSync(file, `${JSON.stringify(event)}\n`),
    close: () => closeSync(file),
  };
}

/** What a log holds. */
export interface StoredLog {
  readonly events: readonly RunEvent[];
  /** The number of the line in which it was cut off; absent for one that is whole. */
  readonly truncated?: number;
  /** Events in complete lines, and the bytes of these lines. */
  readonly complete: { readonly events: number; readonly bytes: number };
}

/**
 * Reads a log from the pieces of its text, which may be longer together than any text can be. A last line that was cut off by
 * a crash is left out, and rulings get the ids of this version.
 * Throws `SetupError` with the place of what is not an event of this format.
 */
export function readLog(pieces: Iterable<string>): StoredLog {
  const events: RunEvent[] = [];
  let [number, bytes] = [0, 0];
  let complete = { events: 0, bytes: 0 };
  /** The number of a line that is blank or cut off: nothing but blank lines may follow it. */
  let last: number | undefined;
  let truncated: number | undefined;
  for (const { text, isEnded } of linesOf(pieces)) {
    number += 1;
    bytes += Buffer.byteLength(text) + (isEnded ? 1 : 0);
    if (text.trim() === '') {
      last ??= number;
      continue;
    }
    if (last !== undefined) throw noEvent(last, 'is not JSON');
    const value = parsed(text);
    if (number === 1) requireFormat(value);
    const fault = value === undefined ? undefined : invalidEventReason(value);
    if (fault !== undefined) throw noEvent(number, fault);
    if (value === undefined) {
      [last, truncated] = [number, number];
    } else {
      events.push(currentEvent(value as RunEvent));
      if (isEnded) complete = { events: events.length, bytes };
    }
  }
  if (events[0]?.type !== 'run-started') {
    throw new SetupError(
      'The log does not begin with a run-started event.',
      'Give the events.ndjson that a run wrote.',
    );
  }
  return { events, ...(truncated === undefined ? {} : { truncated }), complete };
}

const noEvent = (line: number, fault: string): SetupError =>
  new SetupError(
    `Line ${line} of the log is not an event: it ${fault}.`,
    'Give the events.ndjson that a run wrote.',
  );

function requireFormat(first: unknown): void {
  const format = at(first, '/format');
  if (typeof format !== 'number' || format === logFormat) return;
  throw new SetupError(
    `The log has format ${format}; this version reads ${logFormat}.`,
    'Use the version that wrote it.',
  );
}

/** UTF-16 units of a line: no event has as many. */
const longestLine = 200_000_000;

interface Line {
  readonly text: string;
  /** Whether a line feed ends it. */
  readonly isEnded: boolean;
}

/** The lines of a text that is given in pieces. */
export function* linesOf(pieces: Iterable<string>): Generator<Line> {
  let begun = '';
  for (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    begun += first;
    if (begun.length > longestLine)
      throw new SetupError(
        `A line of the log has more than ${longestLine} characters.`,
        'Give the events.ndjson that a run wrote.',
      );
    for (const text of others) {
      yield { text: begun, isEnded: true };
      begun = text;
    }
  }
  if (begun !== '') yield { text: begun, isEnded: false };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
