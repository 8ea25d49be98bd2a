import { Worker } from 'node:worker_threads';

/** A job by its number, as a thread is given it. */
export interface Order<Job> {
  readonly at: number;
  readonly job: Job;
}

/** What came of a job. */
export interface Done<Result> {
  readonly at: number;
  readonly result: Result;
}

/** Nearly all that a run makes is dropped at once; with little room for it, a tenth of the time is spent tidying up. */
const roomForTheYoung = { maxYoungGenerationSizeMb: 96 };

/**
 * Does jobs on several threads, and hands out the results in the order of the jobs until it is told to stop.
 * @param script of a thread, which is sent an `Order` at a time and answers each with a `Done`
 */
export async function* onThreads<Job, Result>(
  script: URL,
  workerData: unknown,
  jobs: readonly Job[],
  threads: number,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(script, { workerData, resourceLimits: roomForTheYoung }),
  );
  const results = jobs.map(() => resolver<Result>());
  let taken = 0;
  for (const worker of workers) {
    const next = () => {
      const job = jobs[taken];
      if (job !== undefined) worker.postMessage({ at: taken, job } satisfies Order<Job>);
      taken += 1;
    };
    worker.on('message', ({ at, result }: Done<Result>) => {
      results[at]?.resolve(result);
      next();
    });
    worker.on('error', (error) => {
      for (const { reject } of results) reject(error);
    });
    next();
  }
  const stopped = new Promise<typeof ended>((resolve) => {
    signal.addEventListener('abort', () => resolve(ended), { once: true });
  });
  try {
    for (const { promise } of results) {
      const result = await Promise.race([promise, stopped]);
      if (result === ended) break;
      yield result;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const ended = Symbol('stopped');

interface Settling<Result> {
  readonly promise: Promise<Result>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A promise to be settled from outside; one that is rejected before anybody waits is no unhandled error. */
function resolver<Result>(): Settling<Result> {
  let settle: Omit<Settling<Result>, 'promise'> | undefined;
  const promise = new Promise<Result>((resolve, reject) => {
    settle = { resolve, reject };
  });
  promise.catch(() => {});
  return { promise, resolve: (result) => settle?.resolve(result), reject: (error) => settle?.reject(error) };
}
