import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from '../../../suites/index.js';
import { connect } from '../../engine/connect.js';
import { createInvariantMonitor } from '../../engine/judge/invariants.js';
import { planOf } from '../../engine/plan/plan.js';
import { createClient } from '../../transport/client.js';
import { inProcess } from '../../transport/in-process.js';
import type { WireReply } from '../../transport/wire.js';
import { createReference } from '../reference/index.js';
import { calling, noon, referenceSettings, targets } from './workload.js';

const time = { now: () => performance.now(), sleep: async () => {} };

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Megabytes that are held when all that can go has gone. */
function held(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

/**
 * Sends a great many different requests, judges every reply as a run does, and prints what is held and how fast it goes
 * after each tenth: neither may depend on how much went before.
 */
async function main(exchanges: number): Promise<void> {
  const reference = createReference({ now: () => new Date(noon) });
  const wire = inProcess(reference.fetch);
  const settings = referenceSettings(reference);
  const means = { checks: suite, version: '0', wire, time: { ...time, now: () => noon } };
  const { world } = await (await connect(settings, means, () => {})).explore();
  const board = createInvariantMonitor(
    planOf(suite, [], world, 1).steps.flatMap((each) =>
      each.check.kind === 'invariant' ? [{ ...each, check: each.check }] : [],
    ),
    world,
  );
  const recorded: WireReply[] = [];
  for (const path of targets)
    recorded.push(await wire.send({ path, headers: { authorization: `Bearer ${settings.keys.full}` } }));
  let sent = 0;
  const client = createClient({
    ...settings,
    basePath: '',
    userAgent: 'soak',
    maxWaitMs: 0,
    time,
    wire: {
      // A socket's replies come in turns of their own; without turns nothing that was let go is collected.
      send: async () => {
        await turn();
        return recorded[sent % recorded.length] as WireReply;
      },
      close: async () => {},
    },
    onExchange: (exchange) => board.judge(exchange),
  });
  console.log('exchanges   MB held   a second');
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const began = performance.now();
    for (; sent < (exchanges * tenth) / 10; sent += 1) {
      const target = `${targets[sent % targets.length]}#${sent}`;
      await client.send(calling(target));
    }
    const perSecond = exchanges / 10 / ((performance.now() - began) / 1000);
    console.log(
      `${String(sent).padStart(9)} ${held().toFixed(1).padStart(9)} ${perSecond.toFixed(0).padStart(10)}`,
    );
  }
}

await main(Number(process.argv[2] ?? 100_000));
