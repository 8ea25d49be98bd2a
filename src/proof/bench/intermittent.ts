import { setTimeout as delay } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { areaOf, type Check } from '../../kit/index.js';
import { type FaultId, isFaultId } from '../reference/index.js';
import { isAccusation, judgeReference } from '../selftest/judge.js';

const share = 0.1;
const runs = 20;
const machine = {
  now: () => performance.now(),
  sleep: async (ms: number) => void (await delay(ms)),
  version: '0',
};

/** A fault, and an invariant that it refutes. */
interface Planting {
  readonly fault: FaultId;
  readonly check: Check;
}

/** Deployments to judge: faults that one of them has at once have to do with different parts of a reply. */
const deployments = 5;

/** The first fault that each invariant names, spread over the deployments area by area. */
function plantings(): readonly (readonly Planting[])[] {
  const groups = Array.from({ length: deployments }, (): Planting[] => []);
  const inArea = new Map<string, number>();
  const taken = new Set<string>();
  for (const check of suite) {
    const fault = check.refutedBy.find((each) => !taken.has(each));
    if (check.kind !== 'invariant' || fault === undefined || !isFaultId(fault)) continue;
    taken.add(fault);
    const nth = inArea.get(areaOf(check.id)) ?? 0;
    inArea.set(areaOf(check.id), nth + 1);
    groups[nth % deployments]?.push({ fault, check });
  }
  return groups;
}

/** How often full runs catch faults that one reply in ten shows; prints a line a fault. Deployments count from 1; all of them by default. */
async function main(asked: readonly number[]): Promise<void> {
  let steady = 0;
  let tried = 0;
  const groups = plantings().filter((_, at) => asked.length === 0 || asked.includes(at + 1));
  for (const group of groups) {
    const caught = new Map<FaultId, number>(group.map(({ fault }) => [fault, 0]));
    for (let seed = 1; seed <= runs; seed += 1) {
      const faults = group.map(({ fault }) => fault);
      const results = await judgeReference({ faults, seed, share }, suite, machine);
      const accusing = new Set(results.filter(isAccusation).map(({ id }) => id));
      for (const { fault, check } of group)
        if (accusing.has(check.id)) caught.set(fault, (caught.get(fault) ?? 0) + 1);
    }
    for (const { fault, check } of group)
      console.log(`${caught.get(fault)} of ${runs} runs: ${fault} (${check.id})`);
    tried += group.length;
    steady += [...caught.values()].filter((count) => count >= 0.95 * runs).length;
  }
  console.log(`${steady} of ${tried} faults are caught in at least ${0.95 * runs} of ${runs} runs`);
}

await main(process.argv.slice(2).map(Number));
