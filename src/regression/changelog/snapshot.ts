import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../engine/setup-error.js';
import { isArray, isObject, type JsonObject } from '../../kit/index.js';
import type { RecordedAnswer } from '../behaviour/snapshot.js';
import type { Occurrence } from '../life-cycle/state.js';
import type { KnownAnnouncement } from '../notice/announcement.js';

export const snapshotFormat = 2;

/** One look at a deployment: what it declares and what it has announced. */
export interface Snapshot {
  readonly format: typeof snapshotFormat;
  /** The instant of the look, as ISO 8601 in UTC. */
  readonly at: string;
  readonly baseUrl: string;
  readonly contract: { readonly sha256: string; readonly document: JsonObject };
  /** All that were ever seen, those among them that the feed no longer lists. */
  readonly announcements: readonly KnownAnnouncement[];
  /** What announcements have announced that came already. */
  readonly settled: readonly string[];
  readonly parameters: readonly Occurrence[];
  /** How the deployment behaved; absent where nobody asked. */
  readonly behaviour?: readonly RecordedAnswer[];
  /** Of what was learned from the contract, the feed and replies, so that an edit shows. */
  readonly learned: string;
}

type Learned = Pick<Snapshot, 'announcements' | 'settled' | 'parameters' | 'behaviour'>;

/** The SHA-256 of what a snapshot holds beside the contract, in hexadecimal digits. */
export const discoveredDigestOf = ({ announcements, settled, parameters, behaviour }: Learned): string =>
  sha256([announcements, settled, parameters, behaviour ?? null]);

/** The SHA-256 of a contract as it stands in a snapshot, in hexadecimal digits. */
export const digestOf = (document: JsonObject): string => sha256(document);

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Reads a snapshot. Throws `SetupError` for what is none, is not whole, or comes from another version. */
export function snapshotFrom(text: string, path: string): Snapshot {
  const read = parsed(text, path);
  if (!isObject(read) || typeof read.format !== 'number')
    throw noSnapshot(path, 'it is no snapshot of a watch');
  if (read.format !== snapshotFormat) {
    throw new SetupError(
      `The snapshot ${path} has format ${read.format}; this version reads ${snapshotFormat}.`,
      'Read it with the version that wrote it, or begin another folder.',
    );
  }
  const { at, baseUrl, contract, announcements, settled, parameters, behaviour = [] } = read;
  const isWhole =
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof baseUrl === 'string' &&
    isObject(contract) &&
    isObject(contract.document) &&
    [announcements, settled, parameters, behaviour].every(isArray);
  if (!isWhole) throw noSnapshot(path, 'parts of it are missing');
  if (digestOf(contract.document as JsonObject) !== contract.sha256) {
    throw noSnapshot(path, 'its contract is not the one whose digest it holds: it was edited');
  }
  const snapshot = read as unknown as Snapshot;
  if (discoveredDigestOf(snapshot) !== snapshot.learned) {
    throw noSnapshot(path, 'what it learned is not what its digest says: it was edited');
  }
  return snapshot;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw noSnapshot(path, 'it is not JSON, or was cut short', error);
  }
}

const noSnapshot = (path: string, why: string, cause?: unknown): SetupError =>
  new SetupError(`The snapshot ${path} cannot be used: ${why}.`, 'Take it out of the folder.', cause);

/** `2026-05-04T09-30-00.000Z.json`: instants, so that the order of names is that of time. */
const snapshotName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.json$/;

/** The snapshot in a file. Throws `SetupError` where there is none. */
export function readSnapshot(path: string): Snapshot {
  try {
    return snapshotFrom(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(
      `The snapshot ${path} cannot be read: ${messageOf(error)}.`,
      'Check the path; snapshots lie in the folder that a watch keeps.',
      error,
    );
  }
}

/** The last snapshot of a folder; undefined where it holds none or does not exist. Throws `SetupError` where it cannot be used. */
export function lastSnapshot(folder: string): Snapshot | undefined {
  if (!existsSync(folder)) return undefined;
  const last = namesIn(folder)
    .filter((name) => snapshotName.test(name))
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : readSnapshot(join(folder, last));
}

/** Writes a snapshot whole or not at all, and over no other one. Throws `SetupError` where it cannot. @returns its path */
export function keepSnapshot(folder: string, snapshot: Snapshot): string {
  const path = join(folder, `${snapshot.at.replaceAll(':', '-')}.json`);
  const draft = `${path}.draft`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, `${JSON.stringify(snapshot, null, 1)}\n`);
    // Unlike a renaming, a link never takes the place of another file.
    linkSync(draft, path);
  } catch (error) {
    throw new SetupError(
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
    throw new SetupError(
      `The folder ${folder} cannot be read: ${messageOf(error)}.`,
      'Choose another one with --store.',
      error,
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
