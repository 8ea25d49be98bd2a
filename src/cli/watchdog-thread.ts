import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { constants } from 'node:os';
import { workerData } from 'node:worker_threads';
import { cells, type StandstillLimit, standstillName } from './watchdog.js';

const { shared, limits }: { readonly shared: Int32Array; readonly limits: readonly StandstillLimit[] } =
  workerData;

const tickMs = 250;
const sameSignalMs = 500;
let signals = 0;
let lastSignal = Number.NEGATIVE_INFINITY;
listenForSignals();

let lastBeat = -1;
let session: Session | undefined;
let since = now();

setInterval(() => {
  if (Atomics.load(shared, cells.ended) > 0) session?.disconnect();
  const beat = Atomics.load(shared, cells.beats);
  if (beat !== lastBeat) {
    lastBeat = beat;
    since = now();
    return;
  }
  // Counted in ticks: a machine that sleeps holds up this thread too.
  since.waitedMs += tickMs;
  const computedMs = now().computedMs - since.computedMs;
  const most = limits[Math.min(signals, limits.length - 1)];
  if (most === undefined || (computedMs < most.computedMs && since.waitedMs < most.waitedMs)) return;
  if (session === undefined) session = interrupt(Math.round(since.waitedMs / 1000));
  else kill();
  since = now();
}, tickMs);

function now() {
  const { user, system } = process.cpuUsage();
  return { computedMs: (user + system) / 1000, waitedMs: 0 };
}

/** Has the main thread end the program in the midst of what it computes, as a debugger would. */
function interrupt(seconds: number): Session {
  const debugging = new Session();
  debugging.connectToMainThread();
  const expression = `globalThis[Symbol.for(${JSON.stringify(standstillName)})](${seconds})`;
  debugging.post('Runtime.evaluate', { expression });
  return debugging;
}

/** The main thread can neither be interrupted nor finish. From here a signal ends a process, and nothing else does. */
function kill(): void {
  writeSync(
    2,
    'error: the program stood still and could not write its reports; its log has what was judged\n',
  );
  process.kill(process.pid, 'SIGKILL');
}

/** Node gives signals to the main thread alone. What `process.on` is made of hears them in each thread. */
function listenForSignals(): void {
  try {
    process.noDeprecation = true;
    const { binding } = process as unknown as {
      binding(name: 'signal_wrap'): { readonly Signal: new () => SignalHandle };
    };
    const { Signal } = binding('signal_wrap');
    for (const signal of [constants.signals.SIGINT, constants.signals.SIGTERM]) {
      const handle = new Signal();
      handle.onsignal = () => {
        // A terminal and a parent may both pass the same one on.
        if (performance.now() - lastSignal > sameSignalMs) signals += 1;
        lastSignal = performance.now();
      };
      handle.start(signal);
      handle.unref();
    }
  } catch {
    // A later Node may lack it. The limit without signals holds there.
  }
}

interface SignalHandle {
  onsignal: () => void;
  start(signal: number): number;
  unref(): void;
}
