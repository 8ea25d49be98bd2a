import { Unusable } from '../engine/unusable.js';
import { readText } from './read-text.js';

/** The JSON in a file. Throws `Unusable` when there is none; `what` names the file's purpose. */
export function readJson(path: string, what: string): unknown {
  const text = readText(path, what);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unusable(`The ${what} ${path} is not JSON: ${message}.`, 'Give a JSON file.', error);
  }
}
