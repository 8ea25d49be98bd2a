import { clauseIds } from '../../contract/index.js';
import type { Exchange } from '../kit/index.js';
import { arrive, type Means } from './arrive.js';
import { logFormat, type RunEvent, type RunTarget } from './events.js';
import { planOf } from './plan.js';
import { run } from './run.js';
import type { Settings } from './settings.js';

/**
 * Judges a deployment: preflight, probe, plan, run, as one stream of events.
 * Throws `Unusable` before the first event when there can be no run.
 */
export async function* session(settings: Settings, means: Means): AsyncGenerator<RunEvent> {
  const { time, signal } = means;
  const earlier: Exchange[] = [];
  let hear = (exchange: Exchange): void => {
    earlier.push(exchange);
  };
  const { client, began, explore } = await arrive(settings, means, (exchange) => hear(exchange));
  yield startOf(settings, means, began);
  const { world, learned } = await explore();
  yield { type: 'probe-finished', requests: client.budget.spent().requests, learned };

  const plan = planOf(means.checks, settings.select, world, settings.seed);
  yield { type: 'planned', steps: plan.steps.map((each) => each.step), estimate: plan.estimate };
  yield* run({
    plan,
    world,
    client,
    surfaces: settings.surfaces,
    seed: settings.seed,
    concurrency: settings.concurrency,
    now: time.now,
    signal,
    earlier,
    listen: (next) => {
      hear = next;
    },
  });
  yield {
    type: 'run-finished',
    stopped: signal?.aborted ? 'interrupted' : 'completed',
    finishedAt: new Date(time.now()).toISOString(),
    cost: client.budget.spent(),
    latency: client.budget.latencies(),
  };
}

const startOf = (settings: Settings, means: Means, began: Date): RunEvent => ({
  type: 'run-started',
  format: logFormat,
  suite: {
    name: 'ei-conformance',
    version: means.version,
    clauses: clauseIds.length,
    checks: means.checks.length,
  },
  startedAt: began.toISOString(),
  target: runTargetOf(settings),
  seed: settings.seed,
  command: settings.command,
  settings: {
    concurrency: settings.concurrency,
    maxRequests: settings.maxRequests,
    timeoutMs: settings.timeoutMs,
    keys: Object.keys(settings.keys).join(', '),
    select: settings.preset ?? settings.select.join(', '),
  },
});

/** What a report tells of the target. */
export const runTargetOf = ({ baseUrl, targetName: name, surfaces, reference }: Settings): RunTarget => ({
  baseUrl,
  name,
  surfaces,
  ...(reference === undefined ? {} : { reference }),
});
