import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { groupFailures } from '../../engine/record/failure-groups.js';
import { type Bug, bugs } from '../independent/bugs.js';
import { isAccusation } from '../selftest/judge.js';
import { judgeIndependent } from './independent-run.js';

/** The checks that accuse the second deployment when one bug is planted in it, and what a report of them accuses. */
interface Finding {
  readonly bug: Bug;
  readonly accusedBy: readonly string[];
  /** The clauses, in the order of the report. */
  readonly clauses: readonly string[];
  readonly groups: number;
}

async function find(bug: Bug): Promise<Finding> {
  const results = await judgeIndependent({ bugs: [bug] });
  const groups = groupFailures(results);
  return {
    bug,
    accusedBy: results.filter(isAccusation).map(({ id }) => id),
    clauses: [...new Set(groups.flatMap(({ clauses }) => clauses))],
    groups: groups.length,
  };
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

/** Checks that accuse or leave undecided the second deployment as it is, with so many seeds. */
async function judgePlain(seeds: number): Promise<void> {
  let clean = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const results = await judgeIndependent({ seed });
    const accusing = results.filter(isAccusation).map(({ id }) => id);
    const open = results.filter(({ outcome }) => outcome === 'inconclusive').map(({ id }) => id);
    if (accusing.length === 0) clean += 1;
    console.log(
      `seed ${seed}: accused by ${accusing.join(', ') || 'none'}; undecided: ${open.join(', ') || 'none'}`,
    );
  }
  console.log(`no check accuses it with ${clean} of ${seeds} seeds`);
}

/** How much of what another author planted in another deployment one full run finds. */
async function findAll(names: readonly string[]): Promise<void> {
  const all = (Object.keys(bugs) as Bug[]).filter((bug) => names.length === 0 || names.includes(bug));
  const missed: Bug[] = [];
  const accused: number[] = [];
  let first = 0;
  let among = 0;
  const plain = await judgeIndependent({});
  const unfair = plain.filter(isAccusation).map(({ id }) => id);
  console.log(`without a bug: ${unfair.length === 0 ? 'no check accuses it' : unfair.join(', ')}`);
  await onThreads(all, ({ bug, accusedBy, clauses, groups }) => {
    if (accusedBy.length === 0) missed.push(bug);
    else accused.push(clauses.length);
    if (clauses[0] === bugs[bug].breaks) first += 1;
    if (clauses.includes(bugs[bug].breaks)) among += 1;
    console.log(
      accusedBy.length === 0
        ? `${bug}: not found (${bugs[bug].summary}, ${bugs[bug].breaks})`
        : `${bug} (${bugs[bug].breaks}): ${accusedBy.length} checks in ${groups} groups accuse ${clauses.join(', ')}`,
    );
  });
  const found = all.length - missed.length;
  console.log(`${found} of ${all.length} bugs found (${((found / all.length) * 100).toFixed(1)} %)`);
  const sorted = accused.toSorted((one, other) => one - other);
  const mean = accused.reduce((sum, each) => sum + each, 0) / accused.length;
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))];
  console.log(
    `clauses that a report accuses: ${mean.toFixed(2)} on average, median ${share(0.5)}, one in ten ${share(0.9)} or more; ` +
      `the broken one first for ${first}, among them for ${among} of ${found}`,
  );
  if (missed.length > 0) console.log(`not found: ${missed.join(', ')}`);
}

const { values, positionals } = parseArgs({
  args: isMainThread ? process.argv.slice(2) : [],
  options: { seeds: { type: 'string' } },
  allowPositionals: true,
});
if (isMainThread)
  await (values.seeds === undefined ? findAll(positionals) : judgePlain(Number(values.seeds)));
else if (workerData !== undefined)
  parentPort?.on('message', (bug: Bug) => void find(bug).then((finding) => parentPort?.postMessage(finding)));
