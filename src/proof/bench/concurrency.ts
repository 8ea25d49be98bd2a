import { keysOf } from '../../cli/reference/deployment.js';
import { judge } from '../../library/judge.js';
import { createReference, type FaultId } from '../reference/index.js';
import { noon } from './workload.js';

/** How every check of a run of the whole suite ended. */
async function endings(seed: number, concurrency: number, faults: readonly FaultId[]) {
  const { fetch, accounts } = createReference({ now: () => new Date(noon), faults });
  const run = judge({ fetch, keys: keysOf(accounts), seed, concurrency, now: () => noon });
  const { checks } = await run.report();
  return checks.map(({ id, outcome, reason = '' }) => `${id} ${outcome} ${reason}`).toSorted();
}

/**
 * Runs of the whole suite at concurrency 1, 8 and 64, for so many seeds, of which every other is run with two faults:
 * prints which checks end otherwise than at 1, and exits with 1 where one does.
 */
async function main(last = '20', first = '1'): Promise<void> {
  let differing = 0;
  for (let seed = Number(first); seed <= Number(last); seed += 1) {
    const faults: readonly FaultId[] = seed % 2 === 0 ? ['error.code-missing', 'card.title-null'] : [];
    const alone = await endings(seed, 1, faults);
    for (const concurrency of [8, 64]) {
      const other = (await endings(seed, concurrency, faults)).filter((each) => !alone.includes(each));
      differing += other.length;
      console.log(`seed ${seed}, concurrency ${concurrency}: ${other.length} of ${alone.length} differ`);
      for (const each of other) console.log(`    ${each}`);
    }
  }
  process.exitCode = differing === 0 ? 0 : 1;
}

await main(...process.argv.slice(2));
