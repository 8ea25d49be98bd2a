import { Unusable } from '../engine/unusable.js';
import { readText } from './read-text.js';
import { parsedJson } from './settings/parsed-json.js';

/** The JSON in a file. Throws `Unusable` when there is none; `what` names the file's purpose. */
export const readJson = (path: string, what: string): unknown =>
  parsedJson(
    readText(path, what),
    (_, line, cause) =>
      new Unusable(
        `The ${what} ${path} is not JSON${line === undefined ? '' : `, line ${line}`}.`,
        'Give a JSON file.',
        cause,
      ),
  );
