import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { SetupError } from '../engine/setup-error.js';

/** The text of a file. Throws `SetupError` if it cannot be read; `what` names the file's purpose. */
export function readText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new SetupError(`The ${what} ${path} cannot be read: ${message}.`, 'Check the path.', error);
  }
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
    /^Unexpected token .*?, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not/.exec(message) ?? [];
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
  const part = `${path}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
