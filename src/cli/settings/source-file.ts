import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Setting } from '../../engine/events.js';
import { SetupError } from '../../engine/setup-error.js';
import type { ConfigFile } from './config-file.js';
import type { Effective } from './precedence.js';

/**
 * The options with the file to which findings are attached, as a path from the root of the repository: the one that is given,
 * otherwise the contract, otherwise the configuration file; left out where neither lies in the repository.
 * Throws `SetupError` for a given one outside the repository.
 */
export function withSourceFile(
  { options, origins }: Effective,
  file: ConfigFile | undefined,
  directory: string,
): Effective {
  const { value, from } = chosen({ options, origins }, file, directory) ?? {};
  return {
    options: { ...options, sourceFile: value },
    origins: { ...origins, sourceFile: from ?? origins.sourceFile },
  };
}

function chosen(
  { options: { sourceFile, contract }, origins }: Effective,
  file: ConfigFile | undefined,
  directory: string,
): { readonly value: string; readonly from: string } | undefined {
  if (sourceFile !== undefined)
    return { value: givenSourceFile(sourceFile, directory), from: origins.sourceFile };
  const usual = [
    ...(contract === undefined ? [] : [{ path: contract, from: 'the contract' }]),
    ...(file === undefined
      ? []
      : [{ path: join(file.folder, basename(file.name)), from: 'the configuration file' }]),
  ];
  return usual
    .flatMap(({ path, from }) => {
      const value = inRepository(path, directory);
      return value === undefined ? [] : [{ value, from }];
    })
    .at(0);
}

/** A given file as a path from the root of the repository. Throws `SetupError` for one outside. */
export function givenSourceFile(path: string, directory: string): string {
  const value = inRepository(path, directory);
  if (value !== undefined) return value;
  throw new SetupError(
    `--source-file ${path} is outside the repository ${rootOf(directory)}.`,
    'Name a file of the repository, such as the contract or the configuration file.',
  );
}

/** The setting of a report to which the command line gives another file. */
export const sourceFileFlag = (path: string, directory: string): Setting => ({
  value: givenSourceFile(path, directory),
  from: 'flag',
});

/** A path from the root of the repository, with slashes and without links; undefined for one outside. */
function inRepository(path: string, directory: string): string | undefined {
  const from = relative(real(rootOf(directory)), real(resolve(directory, path)));
  if (from === '' || from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from)) return undefined;
  return from.split(sep).join('/');
}

/** The nearest folder above that Git knows as a repository; without one, the folder itself. */
function rootOf(directory: string): string {
  for (let folder = resolve(directory); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return resolve(directory);
  }
}

/** A path without links; of a file that does not exist, its folder's. */
function real(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return folder === path ? path : join(real(folder), basename(path));
}
