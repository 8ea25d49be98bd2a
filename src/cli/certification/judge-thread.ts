import { parentPort, workerData } from 'node:worker_threads';
import type { Profile } from '../../../contract/profiles/index.js';
import { suite } from '../../../suites/index.js';
import { type RecordedRound, rejudged } from '../../certification/round.js';
import { scopeOf } from '../../certification/scope.js';
import { cachingReader } from '../../engine/served-contract/served-contract.js';
import { beatMs } from '../watchdog.js';
import { verifierOf } from './verifier.js';

/** What a thread is given once. */
export interface JudgeData {
  readonly version: string;
  /** The turns of the event loop of each thread, at its index. */
  readonly beats: Int32Array;
  readonly index: number;
}

export interface JudgeOrder {
  readonly recorded: RecordedRound;
  readonly profiles: readonly Profile[];
}

const { version, beats, index } = workerData as JudgeData;
setInterval(() => Atomics.add(beats, index, 1), beatMs).unref();

// A thread may judge several rounds, which mostly serve the same contract.
const means = { ...verifierOf(suite, version), readContract: cachingReader() };

parentPort?.on('message', ({ recorded, profiles }: JudgeOrder) => {
  void rejudged(recorded, scopeOf(profiles, suite), means).then((result) => parentPort?.postMessage(result));
});
