import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { maskedText } from '../../../reports/masked.js';
import { Unusable } from '../../engine/unusable.js';
import type { Config } from './config.js';
import { evaluated } from './evaluated.js';
import { parsedJson } from './parsed-json.js';
import { configOf } from './shape.js';

export interface ConfigFile {
  /** How people know it: its path from the working directory. */
  readonly name: string;
  readonly folder: string;
  readonly config: Config;
}

const extensions = ['.ts', '.mjs', '.json'];
export const configNames = extensions.map((each) => `ei-conformance.config${each}`);

/**
 * The configuration file that is named, or lies in the working directory; undefined where there is none.
 * Throws `Unusable` for two of them, for one that cannot be read, and for what does not belong in it.
 */
export async function configFile(
  named: string | undefined,
  directory: string,
): Promise<ConfigFile | undefined> {
  const path = named === undefined ? found(directory) : resolve(directory, named);
  if (path === undefined) return undefined;
  const name = relative(directory, path) || path;
  const value = await valueIn(path, name);
  return { name, folder: dirname(path), config: configOf(value, name) };
}

function found(directory: string): string | undefined {
  const [first, second] = configNames.filter((each) => existsSync(join(directory, each)));
  if (second !== undefined) {
    throw new Unusable(
      `There are two configuration files: ${first} and ${second}.`,
      'Keep one, or name one with --config.',
    );
  }
  return first === undefined ? undefined : join(directory, first);
}

async function valueIn(path: string, name: string): Promise<unknown> {
  if (!extensions.includes(extname(path))) {
    throw new Unusable(`${name} is no configuration file.`, `Its name must end in ${extensions.join(', ')}.`);
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Unusable(
      `The configuration file ${name} cannot be read (${codeOf(error)}).`,
      "Check the path, or write a file with 'ei-conformance init'.",
      error,
    );
  }
  const trouble = (message: string, line: number | undefined, cause: unknown) =>
    new Unusable(
      `The configuration file ${name} cannot be used${line === undefined ? '' : `, line ${line}`}: ${maskedText(message)}`,
      'Correct the file.',
      cause,
    );
  return extname(path) === '.json' ? parsedJson(text, trouble) : evaluated(path, trouble);
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code);
