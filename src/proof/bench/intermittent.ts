import { setTimeout as delay } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { areaOf, type Check, Violation } from '../../kit/index.js';
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

/** Deployments with many faults at once, spread over them area by area: each has few that show in the same replies. */
const shared = 8;
/** Faults that replace whole replies, and would hide the others of a deployment. */
const alone: readonly string[] = ['http.html-body'];

/** The first fault that each invariant names, by deployment; those that stand alone come last. */
function plantings(): readonly (readonly Planting[])[] {
  const all: Planting[] = [];
  const taken = new Set<string>();
  for (const check of suite) {
    const fault = check.refutedBy.find((each) => !taken.has(each));
    if (check.kind !== 'invariant' || fault === undefined || !isFaultId(fault)) continue;
    taken.add(fault);
    all.push({ fault, check });
  }
  const together = all
    .filter(({ fault }) => !alone.includes(fault))
    .toSorted((one, other) => areaOf(one.check.id).localeCompare(areaOf(other.check.id)));
  return [
    ...Array.from({ length: shared }, (_, at) => together.filter((_, nth) => nth % shared === at)),
    ...all.filter(({ fault }) => alone.includes(fault)).map((each) => [each]),
  ];
}

/** The checks, of which some count the replies that contradict them. */
const counting = (counts: Map<string, number>): readonly Check[] =>
  suite.map((check) => {
    const { id } = check;
    if (check.kind !== 'invariant' || !counts.has(id)) return check;
    const judge: typeof check.judge = (...given) => {
      try {
        return check.judge(...given);
      } catch (error) {
        if (error instanceof Violation) counts.set(id, (counts.get(id) ?? 0) + 1);
        throw error;
      }
    };
    return { ...check, judge };
  });

/**
 * How often full runs catch faults that one reply in ten shows; prints a line a fault, with the replies that contradicted its
 * invariant in an average run, replays among them. Deployments count from 1; all of them by default.
 */
async function main(asked: readonly number[]): Promise<void> {
  let steady = 0;
  let tried = 0;
  const groups = plantings().filter((_, at) => asked.length === 0 || asked.includes(at + 1));
  for (const group of groups) {
    const caught = new Map<FaultId, number>(group.map(({ fault }) => [fault, 0]));
    const counts = new Map(group.map(({ check }) => [check.id, 0]));
    const checks = counting(counts);
    for (let seed = 1; seed <= runs; seed += 1) {
      const faults = group.map(({ fault }) => fault);
      const results = await judgeReference({ faults, seed, share }, checks, machine);
      const accusing = new Set(results.filter(isAccusation).map(({ id }) => id));
      for (const { fault, check } of group)
        if (accusing.has(check.id)) caught.set(fault, (caught.get(fault) ?? 0) + 1);
    }
    for (const { fault, check } of group)
      console.log(
        `${caught.get(fault)} of ${runs} runs: ${fault} (${check.id}; shown in ${(counts.get(check.id) ?? 0) / runs} replies)`,
      );
    tried += group.length;
    steady += [...caught.values()].filter((count) => count >= 0.95 * runs).length;
  }
  console.log(`${steady} of ${tried} faults are caught in at least ${0.95 * runs} of ${runs} runs`);
}

await main(process.argv.slice(2).map(Number));
