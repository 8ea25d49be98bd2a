import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unusable } from '../../engine/unusable.js';
import { type Snapshot, snapshotFrom } from './snapshot.js';

/** `2026-05-04T09-30-00.000Z.json`: instants, so that the order of names is that of time. */
const snapshotName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.json$/;

/** The snapshot in a file. Throws `Unusable` where there is none. */
export function readSnapshot(path: string): Snapshot {
  try {
    return snapshotFrom(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(
      `The snapshot ${path} cannot be read: ${messageOf(error)}.`,
      'Check the path; snapshots lie in the folder that a watch keeps.',
      error,
    );
  }
}

/** The last snapshot of a folder; undefined where it holds none or does not exist. Throws `Unusable` where it cannot be used. */
export function lastSnapshot(folder: string): Snapshot | undefined {
  if (!existsSync(folder)) return undefined;
  const last = namesIn(folder)
    .filter((name) => snapshotName.test(name))
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : readSnapshot(join(folder, last));
}

/** Writes a snapshot whole or not at all, and over no other one. Throws `Unusable` where it cannot. @returns its path */
export function keepSnapshot(folder: string, snapshot: Snapshot): string {
  const path = join(folder, `${snapshot.at.replaceAll(':', '-')}.json`);
  const draft = `${path}.draft`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, `${JSON.stringify(snapshot, null, 1)}\n`);
    // Unlike a renaming, a link never takes the place of another file.
    linkSync(draft, path);
  } catch (error) {
    throw new Unusable(
      `The snapshot ${path} cannot be written: ${messageOf(error)}.`,
      'Choose another folder with --store.',
      error,
    );
  } finally {
    rmSync(draft, { force: true });
  }
  return path;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Unusable(
      `The folder ${folder} cannot be read: ${messageOf(error)}.`,
      'Choose another one with --store.',
      error,
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
