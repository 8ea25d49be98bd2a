import { parentPort, workerData } from 'node:worker_threads';
import type { Profile } from '../../../contract/profiles/index.js';
import { suite } from '../../../suites/index.js';
import { type RecordedRound, rejudged } from '../../certification/round.js';
import { scopeOf } from '../../certification/scope.js';
import { verifierOf } from './verifier.js';

/** What a thread is given once. */
export interface JudgeData {
  readonly version: string;
}

export interface JudgeOrder {
  readonly recorded: RecordedRound;
  readonly profiles: readonly Profile[];
}

const { version } = workerData as JudgeData;

parentPort?.on('message', ({ recorded, profiles }: JudgeOrder) => {
  void rejudged(recorded, scopeOf(profiles, suite), verifierOf(suite, version)).then((result) =>
    parentPort?.postMessage(result),
  );
});
