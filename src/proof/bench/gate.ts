import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { gate } from '../../../suites/gate.js';
import { suiteOf } from '../../cli/settings/presets.js';
import { areaOf } from '../../kit/index.js';
import { isFaultId } from '../reference/index.js';
import { isAccusation, judgeReference } from '../selftest/judge.js';
import type { Matrix } from '../selftest/matrix.js';

const machine = {
  now: () => performance.now(),
  sleep: async (ms: number) => void (await delay(ms)),
  version: '0',
};

/**
 * How many faults make a run of the gate fail. Those that one of its checks is known to catch, by the matrix of the
 * self-test, are taken from there; the gate judges the rest, of which `every` tries one in so many.
 */
async function main(matrixFile = 'matrix.json', every = '1'): Promise<void> {
  const { rows } = JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix;
  const chosen = (await suiteOf('gate')).filter(({ id }) => id in gate);
  // Usage headers differ in each reply; the rest can be remembered from run to run.
  const parts = [true, false].map((own) =>
    chosen.filter(({ id }) => (areaOf(id) === 'authentication') === own),
  );
  const properties = new Set(chosen.flatMap(({ id, kind }) => (kind === 'property' ? [id] : [])));
  const isPair = (fault: string): boolean => fault.startsWith('pairs.');
  // What an invariant saw in a run of its own, the gate may never ask for.
  const isKnown = ({ outcomes }: Matrix['rows'][number]): boolean =>
    outcomes.some(
      ({ check, outcome, trials }) =>
        outcome === 'fail' && properties.has(check) && gate[check]?.includes(trials - 1),
    );
  const missed = new Set(rows.filter((row) => !isKnown(row)).map(({ fault }) => fault));
  // By their place among all faults, so that two choices of checks are compared by the same ones.
  const sample = rows.filter((_, at) => at % Number(every) === 0).map(({ fault }) => fault);
  const tried = sample.filter((fault) => missed.has(fault));
  const more = new Set<string>();
  for (const fault of tried) {
    if (!isFaultId(fault)) continue;
    const accusing: string[] = [];
    for (const checks of parts) {
      const results = await judgeReference({ faults: [fault] }, checks, machine);
      accusing.push(...results.filter(isAccusation).map(({ id }) => id));
    }
    if (accusing.length > 0) more.add(fault);
    console.log(`${accusing.length > 0 ? 'caught' : 'missed'} ${fault} ${accusing.join(', ')}`.trimEnd());
  }
  const all = rows.map(({ fault }) => fault);
  const kinds = [
    ['faults', all],
    ['single faults', all.filter((fault) => !isPair(fault))],
    ['faults of pairs', all.filter(isPair)],
  ] as const;
  for (const [kind, faults] of kinds) {
    const open = faults.filter((fault) => missed.has(fault));
    const judged = tried.filter((fault) => faults.includes(fault));
    const found = judged.filter((fault) => more.has(fault)).length;
    const known = faults.length - open.length;
    const share = (known + (judged.length === 0 ? 0 : found / judged.length) * open.length) / faults.length;
    console.log(
      `${known} of ${faults.length} ${kind} are known to be caught; ${found} of ${judged.length} others that were tried: ${(share * 100).toFixed(1)} % in all`,
    );
  }
}

await main(...process.argv.slice(2));
