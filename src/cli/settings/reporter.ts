import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { formats } from '../../../reports/index.js';
import { nearest } from '../nearest.js';
import type { Reader } from './readers.js';

/** What `--reporter name:path` says. */
export interface NamedReporter {
  readonly name: string;
  /** Undefined for the report folder, `-` for the standard output. */
  readonly path: string | undefined;
}

export function namedReporter(text: string): NamedReporter {
  const colon = text.indexOf(':');
  return colon < 0
    ? { name: text, path: undefined }
    : { name: text.slice(0, colon), path: text.slice(colon + 1) };
}

/** A reporter that there is. */
export const reporter: Reader<string> = {
  type: 'string',
  read(text) {
    const { name, path } = namedReporter(text);
    if (!(formats as readonly string[]).includes(name)) {
      const near = nearest(name, formats);
      const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
      throw new InvalidArgumentError(
        `There is no reporter '${name}'.${hint} There are ${formats.join(', ')}.`,
      );
    }
    if (path === '') throw new InvalidArgumentError(`Behind '${name}:' there is no path.`);
    return text;
  },
};

/** A reporter of a file in a folder, to which its path is relative. */
export function reporterIn(folder: string, text: string): string {
  const { name, path } = namedReporter(text);
  return path === undefined || path === '-' ? text : `${name}:${resolve(folder, path)}`;
}
