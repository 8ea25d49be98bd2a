import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Bug, bugs } from '../independent/bugs.js';
import { isAccusation } from '../selftest/judge.js';
import { judgeIndependent } from './independent-run.js';

/** The checks that accuse the second deployment when one bug is planted in it. */
interface Finding {
  readonly bug: Bug;
  readonly accusedBy: readonly string[];
}

async function find(bug: Bug): Promise<Finding> {
  const results = await judgeIndependent({ bugs: [bug] });
  return { bug, accusedBy: results.filter(isAccusation).map(({ id }) => id) };
}

/** Tries the bugs on a thread a core, and hands out what was found as it is found. */
async function onThreads(all: readonly Bug[], heed: (finding: Finding) => void): Promise<void> {
  const left = [...all];
  const work = async (part: number): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part });
    try {
      for (let bug = left.shift(); bug !== undefined; bug = left.shift()) {
        worker.postMessage(bug);
        heed(
          await new Promise<Finding>((resolve, reject) => {
            worker.once('message', resolve);
            worker.once('error', reject);
          }),
        );
        worker.removeAllListeners('error');
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, (_, part) => work(part)));
}

/** How much of what another author planted in another deployment one full run finds. */
async function main(names: readonly string[]): Promise<void> {
  const all = (Object.keys(bugs) as Bug[]).filter((bug) => names.length === 0 || names.includes(bug));
  const missed: Bug[] = [];
  const plain = await judgeIndependent({});
  const unfair = plain.filter(isAccusation).map(({ id }) => id);
  console.log(`without a bug: ${unfair.length === 0 ? 'no check accuses it' : unfair.join(', ')}`);
  await onThreads(all, ({ bug, accusedBy }) => {
    if (accusedBy.length === 0) missed.push(bug);
    console.log(
      `${bug}: ${accusedBy.length === 0 ? `not found (${bugs[bug].summary}, ${bugs[bug].breaks})` : accusedBy.join(', ')}`,
    );
  });
  const found = all.length - missed.length;
  console.log(`${found} of ${all.length} bugs found (${((found / all.length) * 100).toFixed(1)} %)`);
  if (missed.length > 0) console.log(`not found: ${missed.join(', ')}`);
}

if (isMainThread) await main(process.argv.slice(2));
else if (workerData !== undefined)
  parentPort?.on('message', (bug: Bug) => void find(bug).then((finding) => parentPort?.postMessage(finding)));
