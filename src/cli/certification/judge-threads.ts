import { Worker } from 'node:worker_threads';
import type { Journal } from '../../certification/journal.js';
import type { RejudgeAll } from '../../certification/rederive.js';
import type { Rejudged } from '../../certification/rejudge.js';
import { rounds } from '../../certification/seeds.js';
import type { JudgeData, JudgeOrder } from './judge-thread.js';

/** Threads that judge the rounds of a bundle side by side. */
export interface JudgeThreads {
  /** Ends with what there is when it is interrupted. */
  readonly rejudgeAll: RejudgeAll;
  close(): Promise<void>;
}

/** Nearly all that is made in judging is dropped at once; with little room for it, a sixth of the time is spent tidying up. */
const roomForTheYoung = { maxYoungGenerationSizeMb: 96 };

const program = new URL('./judge-thread.js', import.meta.url);

/** A thread a round. They begin at once to load the suite, which takes as long as to read a bundle. */
export function judgeThreads(
  version: string,
  signal: AbortSignal | undefined,
  url: URL = program,
): JudgeThreads {
  const workerData: JudgeData = { version };
  const workers = Array.from(
    { length: rounds },
    () => new Worker(url, { workerData, resourceLimits: roomForTheYoung }),
  );
  const interrupted = new Promise<readonly []>((resolve) => {
    if (signal?.aborted === true) resolve([]);
    signal?.addEventListener('abort', () => resolve([]), { once: true });
  });
  const broken = new Promise<never>((_, reject) => {
    for (const worker of workers) worker.on('error', reject);
  });
  // One that breaks before anybody waits is no unhandled error.
  broken.catch(() => {});
  return {
    async rejudgeAll({ claim, journals, bodies: { listed, content } }, { profiles }) {
      // Copied to where all threads see it.
      const bodies = { listed, content: new Uint8Array(new SharedArrayBuffer(content.length)) };
      bodies.content.set(content);
      const judged = workers.slice(0, journals.length).map((worker, index) => {
        const recorded = { claim, bodies, journal: journals[index] as Journal, round: index + 1 };
        worker.postMessage({ recorded, profiles } satisfies JudgeOrder);
        return new Promise<Rejudged>((resolve) => worker.once('message', resolve));
      });
      return Promise.race([Promise.all(judged), broken, interrupted]);
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
