import { createPublicKey } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { exchangesPart, type Files, sealedBundle } from '../../certification/bundle.js';
import { type CertifiedVerdict, rounds } from '../../certification/certificate.js';
import type { Compared } from '../../certification/comparison.js';
import type { Journal } from '../../certification/journal.js';
import type { RejudgeAll } from '../../certification/rederivation.js';
import type { Rejudged } from '../../certification/round.js';
import { type Verifier, verification } from '../../certification/verification.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Check } from '../../kit/index.js';
import type { JudgeData, JudgeOrder } from './judge-thread.js';
import type { SigningKey } from './signing-key.js';
import { verifierOf } from './verifier.js';

/** Threads that judge the rounds of a bundle side by side. */
export interface JudgeThreads {
  /** Ends with what there is when it is interrupted. */
  readonly rejudgeAll: RejudgeAll;
  close(): Promise<void>;
}

/** Nearly all that is made in judging is dropped at once; with little room for it, a sixth of the time is spent tidying up. */
const roomForTheYoung = { maxYoungGenerationSizeMb: 96 };

const program = new URL('./judge-thread.js', import.meta.url);

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

const tooLarge = (cause: unknown): SetupError =>
  new SetupError(
    'The replies of the bundle take more memory than there is.',
    'Verify it on a machine with more memory, or ask the vendor what so large replies hold.',
    cause,
  );

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
    for (const worker of workers)
      worker.on('error', (error) => reject(Object(error).code === outOfMemory ? tooLarge(error) : error));
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

/** What a verification came to. */
export interface Verification {
  readonly lines: readonly Compared[];
  /** Absent where the bundle is not what was signed. */
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

/** Bytes of exchanges that are judged here in the time that a thread takes to begin. */
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

/** Throws where a bundle that was just made does not verify: that is our fault, and nobody may get it. */
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
