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
import { mostBytes } from '../../certification/parts.js';
import { SetupError } from '../../engine/setup-error.js';
import { makeReportFolder, messageOf } from '../reports/output.js';

/** Throws `SetupError` where something lies at a path already: a bundle is whole or not there, and replaces nothing. */
export function requireNewFolder(path: string): void {
  if (!existsSync(path)) return;
  throw new SetupError(`There is something at ${path} already.`, 'Name a new folder with --out.');
}

/** Writes a bundle: beside its place first, so that nobody ever sees a part of it. Throws `SetupError` where that cannot be. */
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

/** The files of a bundle. Throws `SetupError` for a path that is no folder of files that can be read. */
export function readBundle(path: string): Files {
  try {
    return new Map(readdirSync(path).map((name) => [name, contentOf(join(path, name))] as const));
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(
      `The bundle ${path} cannot be read: ${messageOf(error)}.`,
      "Give the folder that 'ei-conformance certify' wrote.",
      error,
    );
  }
}

/** Nothing of what is no file: a folder beside the parts is not signed. Throws `SetupError` for a link, and for what is too large. */
function contentOf(file: string): Buffer {
  const found = lstatSync(file);
  if (found.isSymbolicLink())
    throw new SetupError(
      `${file} is a link; a bundle consists of files.`,
      'Ask the vendor for the files themselves.',
    );
  if (found.size > mostBytes)
    throw new SetupError(
      `${file} has ${found.size} bytes.`,
      `No part of a bundle has more than ${mostBytes}.`,
    );
  return found.isFile() ? readFileSync(file) : Buffer.alloc(0);
}
