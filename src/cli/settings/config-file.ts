import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { maskedText } from '../../../reports/safe-text.js';
import { SetupError } from '../../engine/setup-error.js';
import { keyRoles } from '../../kit/index.js';
import { levels } from '../../regression/contract/change.js';
import { changeRules } from '../../regression/contract/rules/index.js';
import { type MakeError, parsedJson, wholeText } from '../files.js';
import type { Config } from './config.js';
import { optionNames, options } from './options.js';
import { choice, servedName, text } from './readers.js';
import { reporter } from './reporters.js';
import { listOf, objectOf, type Rule, readBy } from './validation.js';

/** The default export of a TypeScript or JavaScript module. Throws the given error for a module that cannot be loaded. */
async function evaluated(path: string, asError: MakeError): Promise<unknown> {
  const { createJiti } = await import('jiti');
  // The file may contain keys: leave no compiled copy of it on the disk.
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
  try {
    return settled(await jiti.import(path, { default: true }), deepest);
  } catch (error) {
    throw asError(firstLine(error), lineIn(path, error), error);
  }
}

/** The depth to which a configuration is nested. */
const deepest = 3;

/** A copy without getters, which would run code, and could throw, wherever a member is read. */
function settled(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null || levels === 0) return value;
  if (Array.isArray(value)) return value.map((each) => settled(each, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, settled(each, levels - 1)]));
}

const firstLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : `It throws a value of type ${typeof error}.`;
  return (message.split('\n')[0] ?? '').replace(/^ParseError: /, '').trim();
};

/** The line of the file that an error names in its message or in its stack, where its folder may be written in other ways. */
function lineIn(path: string, error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const told = `${error.message}\n${error.stack}`.split(`${basename(path)}:`)[1];
  const line = Number.parseInt(told ?? '', 10);
  return Number.isNaN(line) ? undefined : line;
}

/** The families that a deployment may serve under another name. */
export const surfaceNames = ['aicompute', 'leiregistry'] as const;

const same = (names: readonly string[], rule: Rule): Readonly<Record<string, Rule>> =>
  Object.fromEntries(names.map((name) => [name, rule]));

const isConfig = objectOf({
  ...Object.fromEntries(optionNames.map((name) => [name, readBy(options[name].reader)])),
  check: listOf(readBy(text)),
  reporter: listOf(readBy(reporter)),
  surface: objectOf(same(surfaceNames, readBy(servedName))),
  levels: objectOf(
    same(
      changeRules.map(({ id }) => id),
      readBy(choice(levels)),
    ),
  ),
  keys: objectOf(same(keyRoles, readBy(text))),
});

/** The value of a configuration file. Throws `SetupError` with the place of an invalid member. */
function configOf(value: unknown, file: string): Config {
  const wrong = isConfig(value, '');
  if (wrong === undefined) return value as Config;
  const { at, what } = wrong;
  throw new SetupError(`${at === '' ? file : `${at} in ${file}`} is invalid: ${what}`, 'Correct the file.');
}

export interface ConfigFile {
  /** Its path relative to the working directory, for messages. */
  readonly name: string;
  readonly folder: string;
  readonly config: Config;
}

const extensions = ['.ts', '.mjs', '.json'];
export const configNames = extensions.map((each) => `ei-conformance.config${each}`);

/**
 * The configuration file that is named, or the one in the working directory; undefined without one.
 * Throws `SetupError` for two of them, for one that cannot be read, and for an invalid member.
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
    throw new SetupError(
      `There are two configuration files: ${first} and ${second}.`,
      'Keep one, or name one with --config.',
    );
  }
  return first === undefined ? undefined : join(directory, first);
}

async function valueIn(path: string, name: string): Promise<unknown> {
  if (!extensions.includes(extname(path))) {
    throw new SetupError(
      `${name} is not a configuration file.`,
      `Its name must end in ${extensions.join(', ')}.`,
    );
  }
  let text: string;
  try {
    text = wholeText(path);
  } catch (error) {
    throw new SetupError(
      `The configuration file ${name} cannot be read (${reasonOf(error)}).`,
      "Check the path, or write a file with 'ei-conformance init'.",
      error,
    );
  }
  const asError = (message: string, line: number | undefined, cause: unknown) =>
    new SetupError(
      `The configuration file ${name} cannot be used${line === undefined ? '' : `, line ${line}`}: ${maskedText(message)}`,
      'Correct the file.',
      cause,
    );
  return extname(path) === '.json' ? parsedJson(text, asError) : evaluated(path, asError);
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message: string };
  return String(code ?? message);
};
