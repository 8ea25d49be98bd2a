import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Files } from '../../certification/bundle.js';
import { BrokenBundle, mostBytes } from '../../certification/parts.js';
import { SetupError } from '../../engine/setup-error.js';
import { makeReportFolder } from '../reports/folder.js';
import { messageOf } from '../reports/output.js';

/** Throws `SetupError` if the path exists: a bundle overwrites nothing. */
export function requireNewFolder(path: string): void {
  if (!existsSync(path)) return;
  throw new SetupError(`${path} already exists.`, 'Choose a new folder with --out.');
}

/** Writes a bundle in one step: next to its place first, so that it is never seen incomplete. Throws `SetupError` on failure. */
export function writeBundle(path: string, files: Files): void {
  const place = resolve(path);
  makeReportFolder(dirname(place));
  let beside: string | undefined;
  try {
    beside = join(dirname(place), `.${basename(place)}-${randomUUID()}`);
    mkdirSync(beside);
    for (const [name, content] of files) writeFileSync(join(beside, name), content);
    requireNewFolder(path);
    renameSync(beside, place);
  } catch (error) {
    if (beside !== undefined) rmSync(beside, { recursive: true, force: true });
    if (error instanceof SetupError) throw error;
    throw new SetupError(
      `The bundle cannot be written to ${path}: ${messageOf(error)}.`,
      'Choose another folder with --out.',
      error,
    );
  }
}

/** What operating systems put into any folder that somebody looks at. */
const isOfSystem = (name: string): boolean =>
  ['.ds_store', 'thumbs.db', 'desktop.ini'].includes(name.toLowerCase()) || name.startsWith('._');

/** The files of a bundle. Throws `SetupError` for a path that is not a folder of readable files, `BrokenBundle` for files of no bundle. */
export function readBundle(path: string): Files {
  try {
    const names = readdirSync(path).filter((name) => !isOfSystem(name));
    return new Map(names.map((name) => [name, contentOf(join(path, name))] as const));
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(
      `The bundle ${path} cannot be read: ${messageOf(error)}.`,
      "Give the folder that 'ei-conformance certify' wrote.",
      error,
    );
  }
}

/** Empty for a folder, which no bundle contains. Throws `BrokenBundle` for a link, and for a file that is too large. */
function contentOf(file: string): Buffer {
  const found = lstatSync(file);
  if (found.isSymbolicLink())
    throw new BrokenBundle(
      `${file} is a symbolic link; a bundle contains only files.`,
      'Ask the vendor for the files themselves.',
    );
  if (found.size > mostBytes)
    throw new BrokenBundle(
      `${file} is too large: it has ${found.size} bytes.`,
      `No file of a bundle has more than ${mostBytes} bytes; check the path.`,
    );
  return found.isFile() ? readFileSync(file) : Buffer.alloc(0);
}
