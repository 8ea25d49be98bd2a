import { createHash } from 'node:crypto';
import { Unusable } from '../../engine/unusable.js';
import { isArray, isObject, type JsonObject } from '../../kit/index.js';
import type { KeptAnswer } from '../behaviour/kept.js';
import type { Sighting } from '../life-cycle/state.js';
import type { KnownAnnouncement } from '../notice/between.js';

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
  readonly parameters: readonly Sighting[];
  /** How the deployment behaved; absent where nobody asked. */
  readonly behaviour?: readonly KeptAnswer[];
  /** Of what was learned from the contract, the feed and replies, so that an edit shows. */
  readonly learned: string;
}

type Learned = Pick<Snapshot, 'announcements' | 'settled' | 'parameters' | 'behaviour'>;

/** The SHA-256 of what a snapshot holds beside the contract, in hexadecimal digits. */
export const learnedDigestOf = ({ announcements, settled, parameters, behaviour }: Learned): string =>
  sha256([announcements, settled, parameters, behaviour ?? null]);

/** The SHA-256 of a contract as it stands in a snapshot, in hexadecimal digits. */
export const digestOf = (document: JsonObject): string => sha256(document);

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Reads a snapshot. Throws `Unusable` for what is none, is not whole, or comes from another version. */
export function snapshotFrom(text: string, path: string): Snapshot {
  const read = parsed(text, path);
  if (!isObject(read) || typeof read.format !== 'number')
    throw noSnapshot(path, 'it is no snapshot of a watch');
  if (read.format !== snapshotFormat) {
    throw new Unusable(
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
  if (learnedDigestOf(snapshot) !== snapshot.learned) {
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

const noSnapshot = (path: string, why: string, cause?: unknown): Unusable =>
  new Unusable(`The snapshot ${path} cannot be used: ${why}.`, 'Take it out of the folder.', cause);
