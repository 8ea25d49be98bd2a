import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Check } from '../../kit/index.js';
import type { FaultId } from '../../reference/index.js';
import type { FaultRow } from './matrix.js';
import type { WorkerData } from './worker.js';

/** More threads than these gain little and hold much memory. */
const most = 8;
/** A thread loads the whole suite first; so few faults are sooner judged without one. */
const worthAThread = 100;

/** How many threads a number of faults is worth; 0 to judge them here. */
export const threadsFor = (faults: number): number =>
  faults < worthAThread ? 0 : Math.min(most, availableParallelism());

/** Judges faults on several threads at once, and hands out the rows in the order of the faults. */
export async function* judgeOnThreads(
  faults: readonly FaultId[],
  checks: readonly Check[],
  threads: number,
  version: string,
): AsyncGenerator<FaultRow> {
  const workerData: WorkerData = { checks: checks.map(({ id }) => id), version };
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData }),
  );
  const queue = [...faults];
  const rows = new Map<FaultId, PromiseWithResolver>(faults.map((id) => [id, resolver()]));
  for (const worker of workers) {
    const next = () => {
      const id = queue.shift();
      if (id !== undefined) worker.postMessage(id);
    };
    worker.on('message', (row: FaultRow) => {
      rows.get(row.fault)?.resolve(row);
      next();
    });
    worker.on('error', (error) => {
      for (const { reject } of rows.values()) reject(error);
    });
    next();
  }
  try {
    for (const { promise } of rows.values()) yield await promise;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

interface PromiseWithResolver {
  readonly promise: Promise<FaultRow>;
  readonly resolve: (row: FaultRow) => void;
  readonly reject: (error: unknown) => void;
}

/** A promise to be settled from outside; one that is rejected before anybody waits is no unhandled error. */
function resolver(): PromiseWithResolver {
  let settle: Pick<PromiseWithResolver, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<FaultRow>((resolve, reject) => {
    settle = { resolve, reject };
  });
  promise.catch(() => {});
  return { promise, resolve: (row) => settle?.resolve(row), reject: (error) => settle?.reject(error) };
}
