import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { suite } from '../../../suites/index.js';
import { type Job, judge, type Row } from './matrix.js';
import type { Done, Order } from './threads.js';

/** What a thread of the self-test is given once. */
export interface WorkerData {
  readonly checks: readonly string[];
  readonly version: string;
}

const { checks, version } = workerData as WorkerData;
const chosen = suite.filter(({ id }) => checks.includes(id));
// A thread has a clock of its own; the self-test only measures how long ago it began.
const machine = {
  now: () => performance.now(),
  sleep: async (ms: number) => void (await delay(ms)),
  version,
};

parentPort?.on('message', ({ at, job }: Order<Job>) => {
  void judge(job, chosen, machine).then((result) =>
    parentPort?.postMessage({ at, result } satisfies Done<readonly Row[]>),
  );
});
