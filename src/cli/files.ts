import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { SetupError } from '../engine/setup-error.js';

/** Bytes of a file that is read as a whole; the largest of ours has 20 MB. */
const mostBytes = 200_000_000;

/** The text of a file. Throws `SetupError` if it cannot be read; `what` names the file's purpose. */
export function readText(path: string, what: string): string {
  try {
    return wholeText(path);
  } catch (error) {
    throw unreadable(path, what, error);
  }
}

/** The text of a file that ends. Throws the file system's own error, and an `Error` for a device or too large a file. */
export function wholeText(path: string): string {
  const file = openEnding(path);
  try {
    const { size } = fstatSync(file);
    if (size > mostBytes) throw new Error(`it has ${size} bytes, of which ${mostBytes} are read at most`);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

/** Opens a file for reading. Throws for a device, which may never end: a link in a repository can name one. */
function openEnding(path: string): number {
  const found = statSync(path);
  if (found.isCharacterDevice() || found.isBlockDevice()) throw new Error('it is a device');
  return openSync(path, 'r');
}

/**
 * The text of a file in pieces, as it may be longer than any text can be. Throws `SetupError` if it cannot be read; `what`
 * names the file's purpose.
 */
export function* textPieces(path: string, what: string): Generator<string> {
  const piece = Buffer.alloc(1_000_000);
  const decoder = new StringDecoder('utf8');
  let file: number | undefined;
  try {
    file = openEnding(path);
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece))
      yield decoder.write(piece.subarray(0, size));
    yield decoder.end();
  } catch (error) {
    throw unreadable(path, what, error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function unreadable(path: string, what: string, error: unknown): SetupError {
  const message = error instanceof Error ? error.message : String(error);
  return new SetupError(`The ${what} ${path} cannot be read: ${message}.`, 'Check the path.', error);
}

/** Creates the error for a problem in a file, with the line if it is known. */
export type MakeError = (message: string, line: number | undefined, cause: unknown) => Error;

/** The value of a JSON text. Throws the given error; the parser's own message would show some of the text. */
export function parsedJson(text: string, asError: MakeError): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = error instanceof Error ? positionIn(text, error.message) : undefined;
    const line = position === undefined ? undefined : text.slice(0, position).split('\n').length;
    throw asError('It is not JSON.', line, undefined);
  }
}

/** Where the parser stopped: it names the position, or shows ten characters before and after. */
function positionIn(text: string, message: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, before, shown] =
    /^Unexpected token '.{1,2}', (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not/.exec(message) ?? [];
  if (message.startsWith('Unexpected end')) return text.length;
  if (shown === undefined) return undefined;
  return text.indexOf(shown) + (before === undefined ? 0 : 10);
}

/** The JSON in a file. Throws `SetupError` if it cannot be read; `what` names the file's purpose. */
export const readJson = (path: string, what: string): unknown =>
  parsedJson(
    readText(path, what),
    (_, line, cause) =>
      new SetupError(
        `The ${what} ${path} is not JSON${line === undefined ? '' : `, line ${line}`}.`,
        'Give a JSON file.',
        cause,
      ),
  );

const partEnding = '.part';

/** Whether a file is what `writeWhole` began to write to a path and could not finish. */
export const isPartOf = (file: string, path: string): boolean =>
  file === `${path}${partEnding}` ||
  (file.startsWith(`${path}.`) &&
    file.endsWith(partEnding) &&
    file.length === path.length + randomUUID().length + 1 + partEnding.length);

/**
 * Writes a file in one step: if that fails or the process ends, the old content remains.
 * Throws the file system's own error.
 */
export function writeWhole(path: string, text: string): void {
  // A device or a pipe must not be replaced.
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) {
    writeFileSync(path, text);
    return;
  }
  // Nobody can know the name and put a link there.
  const part = `${path}.${randomUUID()}${partEnding}`;
  try {
    writeFileSync(part, text, { flag: 'wx' });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
