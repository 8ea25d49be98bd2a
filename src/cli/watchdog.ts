import { closeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What the program and its watchdog share: beats of the event loop, and whether the end of a standstill is done. */
export const cells = { beats: 0, ended: 1 } as const;
export const beatMs = 200;

/** By this name the watchdog calls the program, which then computes something else. */
export const standstillName = 'ei-conformance.standstill';

/** How long the program may stand still. */
export interface StandstillLimit {
  /** Of the time that it computes: on a busy machine, a short computation takes long. */
  readonly computedMs: number;
  /** Where it waits for something else, such as a disk. */
  readonly waitedMs: number;
}

/** While no signal asks it to end. */
export const unasked: StandstillLimit = { computedMs: 30_000, waitedMs: 300_000 };

/** Milliseconds that all threads of the process have computed. */
export function computedTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Before a signal asks it to end, behind the first one, when it writes its reports, and behind more. */
const limits: readonly StandstillLimit[] = [
  unasked,
  { computedMs: 10_000, waitedMs: 30_000 },
  { computedMs: 2000, waitedMs: 2000 },
];

/**
 * Watches the event loop from a thread of its own, since no timer and no signal reaches a program that computes. It
 * interrupts a computation that does not end.
 * @param end gets the seconds that the program stood still, and returns the exit code; what was interrupted never goes on
 * @returns what stops watching
 */
export function startWatchdog(end: (seconds: number) => number): () => void {
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(cells).length));
  const thread = new Worker(new URL('./watchdog-thread.js', import.meta.url), {
    workerData: { shared, limits },
    // It needs neither the keys in the environment nor much memory.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  // Without it a program can still do its work.
  thread.on('error', () => {});
  thread.unref();
  const beating = setInterval(() => Atomics.add(shared, cells.beats, 1), beatMs);
  beating.unref();
  const name = Symbol.for(standstillName);
  const interrupted = (seconds: number): never => {
    const exitCode = end(seconds);
    Atomics.store(shared, cells.ended, 1);
    // Node would write that it waits for a debugger, which is the watchdog.
    closeSync(2);
    process.exit(exitCode);
  };
  Object.assign(globalThis, { [name]: interrupted });
  return () => {
    clearInterval(beating);
    Reflect.deleteProperty(globalThis, name);
    void thread.terminate();
  };
}
