import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Check } from '../../kit/index.js';
import type { Job, Row } from './matrix.js';
import type { Done, Order, WorkerData } from './worker.js';

/** More threads than these gain little and hold much memory. */
const most = 8;
/** A thread loads the whole suite first; so little work is sooner done without one. */
const worthAThread = 100;
/** Nearly all that a run makes is dropped at once; with little room for it, a tenth of the time is spent tidying up. */
const roomForTheYoung = { maxYoungGenerationSizeMb: 96 };
/** Variants are judged by all checks, a fault by a few. */
const costOf = (job: Job): number => ('fault' in job ? 1 : 50);

/** How many threads some work is worth; 0 to do it here. */
export function threadsFor(jobs: readonly Job[]): number {
  const cost = jobs.reduce((sum, job) => sum + costOf(job), 0);
  return cost < worthAThread ? 0 : Math.min(most, availableParallelism());
}

/** Does the jobs on several threads, and hands out the rows in the order of the jobs until it is told to stop. */
export async function* judgeOnThreads(
  jobs: readonly Job[],
  checks: readonly Check[],
  threads: number,
  version: string,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  const workerData: WorkerData = { checks: checks.map(({ id }) => id), version };
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(new URL('./worker.js', import.meta.url), { workerData, resourceLimits: roomForTheYoung }),
  );
  const rows = jobs.map(resolver);
  let taken = 0;
  for (const worker of workers) {
    const next = () => {
      const job = jobs[taken];
      if (job !== undefined) worker.postMessage({ at: taken, job } satisfies Order);
      taken += 1;
    };
    worker.on('message', ({ at, rows: judged }: Done) => {
      rows[at]?.resolve(judged);
      next();
    });
    worker.on('error', (error) => {
      for (const { reject } of rows) reject(error);
    });
    next();
  }
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    for (const { promise } of rows) {
      const judged = await Promise.race([promise, stopped]);
      if (judged === undefined) break;
      yield judged;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

interface PromiseWithResolver {
  readonly promise: Promise<readonly Row[]>;
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: unknown) => void;
}

/** A promise to be settled from outside; one that is rejected before anybody waits is no unhandled error. */
function resolver(): PromiseWithResolver {
  let settle: Pick<PromiseWithResolver, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<readonly Row[]>((resolve, reject) => {
    settle = { resolve, reject };
  });
  promise.catch(() => {});
  return { promise, resolve: (rows) => settle?.resolve(rows), reject: (error) => settle?.reject(error) };
}
