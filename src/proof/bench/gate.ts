import { setTimeout as delay } from 'node:timers/promises';
import { gate } from '../../../suites/gate.js';
import { suiteOf } from '../../cli/settings/presets.js';
import { areaOf } from '../../kit/index.js';
import { type FaultId, faultIds } from '../reference/index.js';
import { isAccusation, judgeReference } from '../selftest/judge.js';

const machine = {
  now: () => performance.now(),
  sleep: async (ms: number) => void (await delay(ms)),
  version: '0',
};

/** How many faults make a run of the gate fail; `every` tries one in so many, by their place among all. */
async function main(every = '1'): Promise<void> {
  const chosen = (await suiteOf('gate')).filter(({ id }) => id in gate);
  // Usage headers differ in each reply; the rest can be remembered from run to run.
  const parts = [true, false].map((own) =>
    chosen.filter(({ id }) => (areaOf(id) === 'authentication') === own),
  );
  const tried = faultIds.filter((_, at) => at % Number(every) === 0);
  const caught = new Set<FaultId>();
  for (const id of tried) {
    const accusing: string[] = [];
    for (const checks of parts) {
      const results = await judgeReference({ faults: [id] }, checks, machine);
      accusing.push(...results.filter(isAccusation).map((result) => result.id));
    }
    if (accusing.length > 0) caught.add(id);
    console.log(`${accusing.length > 0 ? 'caught' : 'missed'} ${id} ${accusing.join(', ')}`.trimEnd());
  }
  const isPair = (id: FaultId): boolean => /(^|\.)pairs\./.test(id);
  const kinds = [
    ['faults', tried],
    ['single faults', tried.filter((id) => !isPair(id))],
    ['faults of pairs', tried.filter(isPair)],
  ] as const;
  for (const [kind, ids] of kinds) {
    const found = ids.filter((id) => caught.has(id)).length;
    console.log(
      `${found} of ${ids.length} ${kind} make it fail: ${((found / ids.length) * 100).toFixed(1)} %`,
    );
  }
}

await main(...process.argv.slice(2));
