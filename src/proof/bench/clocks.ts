import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { suite } from '../../../suites/index.js';
import type { RunEvent } from '../../engine/events.js';
import { reportOf } from '../../engine/record/report.js';
import { session } from '../../engine/session.js';
import { defaults } from '../../engine/settings.js';
import { inProcess } from '../../transport/in-process.js';
import { corpusOf, perDayOf } from '../reference/corpus/index.js';
import { createReference } from '../reference/index.js';
import { virtualClock } from '../selftest/clocks.js';
import { countingWire } from '../selftest/judge.js';
import { noon, referenceSettings } from './workload.js';

const day = 86_400_000;
const midnight = Math.floor(noon / day) * day;
const threads = 2;
/** What a request takes, and a whole run, in milliseconds. */
const requestMs = 5;
const runMs = 9_000;
/** Events of so many days are watched for one that is recorded while a run lasts. */
const watched = 10;

interface Start {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly what: string;
}

/** When Events of today and of the days before are recorded within a day. */
function recordings(today: number): readonly Start[] {
  const corpus = corpusOf({ seed: 1, perDay: perDayOf(20_000, today), day: today });
  const { byRecency } = corpus.events({ start: today - watched, end: today });
  return byRecency
    .filter(({ recordedAt }) => Math.floor(recordedAt / day) === today)
    .map(({ recordedAt, eventDate }) => ({ at: recordedAt, what: `an Event of ${eventDate} is recorded` }));
}

/**
 * Half of the starts are spread evenly over a day; the others come shortly before the reference changes: at a midnight, or
 * when an Event is recorded, each of them sooner or later in the run.
 */
function starts(runs: number): readonly Start[] {
  const recorded = recordings(midnight / day);
  return Array.from({ length: runs }, (_, nth): Start => {
    const before = runMs * ((nth % 10) / 10);
    if (nth % 4 === 1) return { at: midnight - nth * day - before, what: 'midnight' };
    const change = recorded[(nth >> 2) % recorded.length];
    if (nth % 4 === 3 && change !== undefined) return { ...change, at: change.at - before };
    return { at: midnight + (nth / runs) * day, what: 'a time of the day' };
  });
}

/** How one run ended, as it is printed. */
interface Ended {
  readonly exitCode: number;
  readonly lines: readonly string[];
}

/** The first command of the README, in process and on a virtual clock. */
async function runFrom({ at, what }: Start, seed: number): Promise<Ended> {
  const { deployment, harness, request } = virtualClock(at, requestMs);
  const reference = createReference({ now: () => new Date(deployment()) });
  const settings = { ...referenceSettings(reference), seed, maxRequests: defaults.maxRequests };
  const wire = countingWire(inProcess(reference.fetch), request);
  const events: RunEvent[] = [];
  for await (const event of session(settings, { checks: suite, version: '0', wire, time: harness }))
    events.push(event);
  const { exitCode, checks } = reportOf(events);
  const open = checks.filter(
    ({ required, outcome }) => required && !['pass', 'warn', 'not-applicable'].includes(outcome),
  );
  return {
    exitCode,
    lines: [
      `${new Date(at).toISOString()} ${what}, seed ${seed}: exit code ${exitCode}`,
      ...open.map(
        ({ id, outcome, note, failure }) =>
          `    ${id} ${outcome} ${note ?? JSON.stringify(failure?.finding)}`,
      ),
    ],
  };
}

/** The part of the runs that one thread does. */
interface Part {
  readonly runs: number;
  readonly thread: number;
  /** The seed of the only run that is done; NaN for all. */
  readonly only: number;
}

async function runPart({ runs, thread, only }: Part): Promise<void> {
  for (const [nth, start] of starts(runs).entries()) {
    const seed = nth + 1;
    if (nth % threads === thread && (Number.isNaN(only) || only === seed))
      parentPort?.postMessage(await runFrom(start, seed));
  }
}

/**
 * Runs the README's first command again and again, as if started at all times of a day. Prints what was undecided or
 * contradicted, and exits with 1 where a run does not end with 0.
 * @param given how many runs
 * @param seed the only one of them to repeat
 */
async function main(given = '200', seed = ''): Promise<void> {
  const runs = Number(given);
  const only = Number.parseInt(seed, 10);
  let conformant = 0;
  const parts = Array.from({ length: threads }, (_, thread) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { runs, thread, only } satisfies Part,
    });
    worker.on('message', ({ exitCode, lines }: Ended) => {
      if (exitCode === 0) conformant += 1;
      console.log(lines.join('\n'));
    });
    return new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  });
  await Promise.all(parts);
  console.log(`${conformant} of ${Number.isNaN(only) ? runs : 1} runs ended with exit code 0`);
  process.exitCode = conformant === runs ? 0 : 1;
}

if (isMainThread) await main(...process.argv.slice(2));
else await runPart(workerData as Part);
