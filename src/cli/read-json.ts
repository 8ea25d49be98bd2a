import { readFileSync } from 'node:fs';
import { Unusable } from '../engine/unusable.js';

/** The JSON in a file. Throws `Unusable` when there is none; `what` names the file's purpose. */
export function readJson(path: string, what: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unusable(`The ${what} ${path} cannot be read: ${message}.`, 'Check the path.', error);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unusable(`The ${what} ${path} is not JSON: ${message}.`, 'Give a JSON file.', error);
  }
}
