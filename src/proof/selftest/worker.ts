import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { suite } from '../../../suites/index.js';
import { type Job, judge, type Row } from './matrix.js';

/** What a thread of the self-test is given once. */
export interface WorkerData {
  readonly checks: readonly string[];
  readonly version: string;
}

/** A job by its number, and its rows. */
export interface Order {
  readonly at: number;
  readonly job: Job;
}

export interface Done {
  readonly at: number;
  readonly rows: readonly Row[];
}

const { checks, version } = workerData as WorkerData;
const chosen = suite.filter(({ id }) => checks.includes(id));
// A thread has a clock of its own; the self-test only measures how long ago it began.
const machine = {
  now: () => performance.now(),
  sleep: async (ms: number) => void (await delay(ms)),
  version,
};

parentPort?.on('message', ({ at, job }: Order) => {
  void judge(job, chosen, machine).then((rows) => parentPort?.postMessage({ at, rows } satisfies Done));
});
