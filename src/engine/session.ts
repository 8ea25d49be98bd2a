import { clauseIds } from '../../contract/index.js';
import type { Check, Exchange, KeyRole, ServedContract, World } from '../kit/index.js';
import { type Client, createClient } from '../transport/client.js';
import type { Time } from '../transport/pace.js';
import { targetOf } from '../transport/target.js';
import type { Wire } from '../transport/wire.js';
import { diagnosesOf, secondsOf } from './diagnoses.js';
import { type Diagnosis, type Learned, logFormat, type RunEvent, type Setting } from './events.js';
import { prefixOf } from './key-form.js';
import { givenContract, loadContract } from './load-contract.js';
import { planOf } from './plan.js';
import { preflight } from './preflight.js';
import { type Ask, dateOf, probe } from './probe.js';
import { run } from './run.js';
import { type ReadContract, readContract } from './served-contract.js';
import { defaults, type Settings } from './settings.js';

/** What a run takes from the machine that it runs on. */
export interface Means {
  readonly checks: readonly Check[];
  readonly version: string;
  readonly wire: Wire;
  readonly time: Time;
  readonly signal?: AbortSignal | undefined;
  /** Reads served contracts; for callers that judge many deployments with the same one. */
  readonly readContract?: ReadContract;
  /** Hears what the preflight finds before the first event, also where there can be no run. */
  readonly onFound?: (found: Diagnosis) => void;
}

/**
 * Judges a deployment: preflight, probe, plan, run, as one stream of events.
 * Throws `Unusable` before the first event when there can be no run.
 */
export async function* session(settings: Settings, means: Means): AsyncGenerator<RunEvent> {
  const { wire, time, signal, readContract: read = readContract } = means;
  const basePath = new URL(settings.baseUrl).pathname.replace(/\/$/, '');
  const earlier: Exchange[] = [];
  let hear = (exchange: Exchange): void => {
    earlier.push(exchange);
  };
  const client = createClient({
    wire,
    basePath,
    keys: settings.keys,
    secrets: settings.secrets ?? [],
    userAgent: `ei-conformance/${means.version}`,
    maxRequests: settings.maxRequests,
    maxWaitMs: defaults.maxWaitMs,
    rate: settings.rate,
    deadline: settings.maxTime === undefined ? undefined : time.now() + settings.maxTime * 1000,
    time,
    onExchange: (exchange) => hear(exchange),
  });
  const given =
    settings.contract === undefined
      ? undefined
      : await givenContract(read, settings.contract, settings.surfaces);
  const found: Diagnosis[] = [];
  const find = (each: Diagnosis) => {
    found.push(each);
    means.onFound?.(each);
  };
  await preflight({ wire, client, basePath, settings, now: time.now, signal, find });

  const began = new Date(time.now());
  yield startOf(settings, means, began);
  const { world, learned } = await explore(client, settings, given ?? read, began, signal);
  yield { type: 'probe-finished', requests: client.budget.spent().requests, learned };

  const plan = planOf(means.checks, settings.select, world, settings.seed);
  yield { type: 'planned', steps: plan.steps.map((each) => each.step), estimate: plan.estimate };
  const findings = { world, plan, exchanges: earlier, settings };
  yield {
    type: 'preflight-finished',
    diagnoses: [...found, ...diagnosesOf(findings)],
    seconds: secondsOf(findings),
  };
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
  target: { baseUrl: settings.baseUrl, name: settings.targetName },
  seed: settings.seed,
  command: settings.command,
  settings: settings.provenance ?? byCaller(settings),
});

/** The settings of a caller who does not say where they come from. */
function byCaller(settings: Settings): Readonly<Record<string, Setting>> {
  const { baseUrl, preset, select, seed, concurrency, maxRequests, timeoutMs } = settings;
  const values = {
    baseUrl,
    preset: preset ?? 'full',
    check: preset === undefined && select.length > 0 ? select.join(', ') : 'all',
    seed,
    concurrency,
    maxRequests,
    timeout: timeoutMs,
    ...Object.fromEntries(Object.keys(settings.keys).map((role) => [`keys.${role}`, 'given'])),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, from: 'the caller' }]),
  );
}

interface Explored {
  readonly world: World;
  readonly learned: Learned;
}

async function explore(
  client: Client,
  settings: Settings,
  contract: ServedContract | ReadContract,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<Explored> {
  const ask: Ask = (operation, query, path = {}) =>
    client.send(
      {
        method: 'GET',
        operation,
        target: targetOf(operation, query, path, settings.surfaces),
        credential: { role: 'full' },
      },
      { signal },
    );
  const [loaded, offer] = await Promise.all([
    typeof contract === 'function'
      ? loadContract(ask, contract, settings.surfaces)
      : { served: contract, trouble: '' },
    probe(ask, now),
  ]);
  const keys = Object.keys(settings.keys) as KeyRole[];
  return {
    world: {
      now,
      today: dateOf(now.getTime()),
      keys,
      keyPrefix: prefixOf(settings.keys.full),
      offer,
      earlier: settings.earlier,
      served: loaded.served,
      servedTrouble: loaded.trouble,
    },
    learned: {
      servedContract: loaded.served === undefined ? 'unusable' : 'loaded',
      servedContractNote: loaded.trouble,
      events: offer.events.length,
      leis: offer.leis.length,
      window: offer.window,
      entitlements: offer.entitlements,
      keys,
      clockSkewMs: offer.clockSkewMs,
      cursors: offer.cursors,
    },
  };
}
