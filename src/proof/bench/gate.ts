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
  // What an invariant saw in a run of its own, the gate may never ask for.
  const missed = rows.filter(
    ({ outcomes }) =>
      !outcomes.some(
        ({ check, outcome, trials }) =>
          outcome === 'fail' && properties.has(check) && trials <= (gate[check] ?? 0),
      ),
  );
  const tried = missed.filter((_, at) => at % Number(every) === 0);
  let more = 0;
  for (const { fault } of tried) {
    if (!isFaultId(fault)) continue;
    const accusing: string[] = [];
    for (const checks of parts) {
      const results = await judgeReference({ faults: [fault] }, checks, machine);
      accusing.push(...results.filter(isAccusation).map(({ id }) => id));
    }
    if (accusing.length > 0) more += 1;
    console.log(`${accusing.length > 0 ? 'caught' : 'missed'} ${fault} ${accusing.join(', ')}`.trimEnd());
  }
  const known = rows.length - missed.length;
  const all = known + (more / tried.length) * missed.length;
  console.log(
    `${known} of ${rows.length} faults are known to be caught; ${more} of ${tried.length} others that were tried: ${((all / rows.length) * 100).toFixed(1)} % in all`,
  );
}

await main(...process.argv.slice(2));
