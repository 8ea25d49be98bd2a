import { readFileSync } from 'node:fs';
import { Unusable } from '../engine/unusable.js';

/** The text of a file. Throws `Unusable` when there is none; `what` names the file's purpose. */
export function readText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unusable(`The ${what} ${path} cannot be read: ${message}.`, 'Check the path.', error);
  }
}
