import { createPublicKey } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { exchangesPart, type Files, sealedBundle } from '../../certification/bundle.js';
import { type CertifiedVerdict, rounds } from '../../certification/certificate.js';
import type { Compared } from '../../certification/comparison.js';
import type { RejudgeAll } from '../../certification/rederivation.js';
import type { Rejudged } from '../../certification/round.js';
import { type Verifier, verification } from '../../certification/verification.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Check } from '../../kit/index.js';
import { beatMs, computedTime, type StandstillLimit, unasked } from '../watchdog.js';
import type { JudgeData, JudgeOrder } from './judge-thread.js';
import type { SigningKey } from './signing-key.js';
import { verifierOf } from './verifier.js';

/** Threads that judge the rounds of a bundle in parallel. */
export interface JudgeThreads {
  /** Resolves without results when interrupted. */
  readonly rejudgeAll: RejudgeAll;
  close(): Promise<void>;
}

/** Judging allocates mostly short-lived objects: with the default young generation, a sixth of the time is garbage collection. */
const roomForTheYoung = { maxYoungGenerationSizeMb: 96 };

const program = new URL('./judge-thread.js', import.meta.url);

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

const tooLarge = (cause: unknown): SetupError =>
  new SetupError(
    'The replies of the bundle need more memory than is available.',
    'Verify it on a machine with more memory, or ask the vendor why the replies are so large.',
    cause,
  );

/**
 * A thread per core, but no more than there are rounds; each takes the next round when it has judged one. A thread that has
 * judged a round judges another one in 0.64 to 0.81 of the time, and more threads than cores cost memory and processor time.
 * They load the suite at once, which takes as long as reading a bundle.
 */
export function judgeThreads(
  version: string,
  signal: AbortSignal | undefined,
  url: URL = program,
  limit: StandstillLimit = unasked,
): JudgeThreads {
  const length = Math.min(rounds, availableParallelism());
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * length));
  const workers = Array.from({ length }, (_, index) => {
    const workerData: JudgeData = { version, beats, index };
    return new Worker(url, { workerData, resourceLimits: roomForTheYoung });
  });
  const interrupted = new Promise<readonly []>((resolve) => {
    if (signal?.aborted === true) resolve([]);
    signal?.addEventListener('abort', () => resolve([]), { once: true });
  });
  const broken = new Promise<never>((_, reject) => {
    for (const worker of workers)
      worker.on('error', (error) => reject(Object(error).code === outOfMemory ? tooLarge(error) : error));
  });
  // A rejection before anything awaits it must not count as unhandled.
  broken.catch(() => {});
  return {
    async rejudgeAll({ claim, journals, bodies: { listed, content } }, { profiles }) {
      // Copied once into memory that all threads share.
      const bodies = { listed, content: new Uint8Array(new SharedArrayBuffer(content.length)) };
      bodies.content.set(content);
      const judged: Rejudged[] = [];
      const watch = watchedThreads(beats, limit);
      // All threads take from one queue.
      const queue = journals.entries();
      const judgeNext = async (worker: Worker, index: number): Promise<void> => {
        for (const [at, journal] of queue) {
          const round = at + 1;
          watch.judges(index, round);
          const answer = new Promise<Rejudged>((resolve) => worker.once('message', resolve));
          const recorded = { claim, bodies, journal, round };
          worker.postMessage({ recorded, profiles } satisfies JudgeOrder);
          judged[at] = await answer;
          watch.rests(index);
        }
      };
      try {
        const all = Promise.all(workers.map(judgeNext)).then(() => judged);
        return await Promise.race([all, broken, interrupted, watch.stood]);
      } finally {
        watch.stop();
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/**
 * Watches threads while they judge, as the watchdog does with the main thread, which goes on turning meanwhile.
 * `stood` is rejected when the event loop of one stands still.
 */
function watchedThreads(beats: Int32Array, limit: StandstillLimit) {
  let reject: (error: Error) => void = () => {};
  const stood = new Promise<never>((_, rejected) => {
    reject = rejected;
  });
  // A rejection before anything awaits it must not count as unhandled.
  stood.catch(() => {});
  /** What was last seen of the threads that judge, by index. */
  const seen = new Map<number, Seen>();
  const timer = setInterval(() => {
    const computedMs = computedTime();
    for (const [index, last] of seen) {
      const beat = Atomics.load(beats, index);
      const waitedMs = last.waitedMs + beatMs;
      // The threads share what the process computes, and the main thread has a part in it.
      const own = (computedMs - last.computedMs) / (seen.size + 1);
      if (beat !== last.beat) seen.set(index, { ...last, beat, computedMs, waitedMs: 0 });
      else if (own < limit.computedMs && waitedMs < limit.waitedMs) seen.set(index, { ...last, waitedMs });
      else
        reject(
          new Error(
            `judging round ${last.round} stood still for ${Math.round(waitedMs / 1000)} s at one computation`,
          ),
        );
    }
  }, beatMs);
  timer.unref();
  return {
    stood,
    judges: (index: number, round: number) =>
      void seen.set(index, { round, beat: -1, computedMs: computedTime(), waitedMs: 0 }),
    rests: (index: number) => void seen.delete(index),
    stop: () => clearInterval(timer),
  };
}

/** A thread that judges a round, as it was when it last turned. */
interface Seen {
  readonly round: number;
  readonly beat: number;
  /** What the process had computed until then. */
  readonly computedMs: number;
  readonly waitedMs: number;
}

/** The result of a verification. */
export interface Verification {
  readonly lines: readonly Compared[];
  /** Absent if the bundle differs from what was signed. */
  readonly verdict: CertifiedVerdict | undefined;
}

/** Verifies files to the end. Throws `SetupError` as the verification does. */
export async function verifyBundle(
  files: Files,
  verifier: Verifier,
  onLine: (line: Compared) => void = () => {},
): Promise<Verification> {
  const threads = isWorthThreads(files) ? judgeThreads(verifier.version, verifier.signal) : undefined;
  try {
    return await linesOf(files, { ...verifier, rejudgeAll: threads?.rejudgeAll }, onLine);
  } finally {
    await threads?.close();
  }
}

/** Bytes of exchanges that take as long to judge here as a thread takes to start. */
const worthAThread = 300_000;

const isWorthThreads = (files: Files): boolean =>
  availableParallelism() > 1 && (files.get(exchangesPart(1))?.length ?? 0) > worthAThread;

async function linesOf(
  files: Files,
  verifier: Verifier,
  onLine: (line: Compared) => void,
): Promise<Verification> {
  const lines: Compared[] = [];
  const comparing = verification(sealedBundle(files), verifier);
  for (let next = await comparing.next(); ; next = await comparing.next()) {
    if (next.done === true) return { lines, verdict: next.value };
    lines.push(next.value);
    onLine(next.value);
  }
}

/** Throws if a new bundle does not verify: that is a defect of the harness, and the bundle must not be written. */
export async function requireVerified(
  files: Files,
  { privateKey }: SigningKey,
  checks: readonly Check[],
  version: string,
): Promise<void> {
  const publicKey = createPublicKey(privateKey);
  const { lines } = await verifyBundle(files, {
    ...verifierOf(checks, version),
    publicKey,
    nonce: undefined,
  });
  const failed = lines.find(({ state }) => state === 'failed');
  if (failed !== undefined)
    throw new Error(`the bundle does not verify (${failed.what}: ${failed.said}), so it is not written`);
}
