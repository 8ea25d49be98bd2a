import type { Check, Exchange } from '../kit/index.js';
import { weightOf } from '../transport/body.js';
import { connect, type Dependencies } from './connect.js';
import { logFormat, type RunEvent, type RunTarget, type Setting, type SuiteIdentity } from './events.js';
import { light } from './judge/evidence.js';
import { createInteractionCount, plannedInteractions } from './judge/interactions.js';
import { run } from './judge/run.js';
import { suiteIdentityOf } from './plan/identity.js';
import { planOf } from './plan/plan.js';
import { partOf } from './plan/shard.js';
import { diagnosesOf, estimatedSeconds } from './preflight/diagnoses.js';
import { forecast, surveyLists } from './preflight/forecast.js';
import { examineKeys, withoutUnknown } from './preflight/role-keys.js';
import { defaultExitPolicy } from './record/exit-policy.js';
import type { Unfinished } from './resume.js';
import type { Settings } from './settings.js';

/** Bytes of memory that replies may take before the run starts; of later ones, large bodies are not judged by invariants. */
const mostBefore = 64_000_000;

/**
 * Judges a deployment: preflight, probe, plan, run, as one stream of events.
 * Throws `SetupError` before the first event when there can be no run.
 */
export async function* session(settings: Settings, means: Dependencies): AsyncGenerator<RunEvent> {
  const { time, signal } = means;
  const earlier: Exchange[] = [];
  /** The checks that earlier exchanges were made for; those of the probe are made for none. */
  const earlierBy = new Map<Exchange, string>();
  let weight = 0;
  let hear = (exchange: Exchange, by: string | undefined): void => {
    weight += weightOf(exchange);
    const kept = weight <= mostBefore ? exchange : light(exchange);
    earlier.push(kept);
    if (by !== undefined) earlierBy.set(kept, by);
  };
  const interactions = createInteractionCount();
  const { unfinished } = settings;
  let loading: Promise<readonly Check[]> | undefined;
  const load = async () => (typeof means.checks === 'function' ? means.checks() : means.checks);
  const { client, began, found, explore } = await connect(
    settings,
    means,
    (exchange, by) => {
      interactions.hear(exchange);
      hear(exchange, by);
    },
    () => {
      // Not before: while the checks are loaded, nothing is sent.
      loading = load();
      // A rejection before anything awaits it must not count as unhandled.
      loading.catch(() => {});
    },
  );
  const checks = await (loading ?? load());
  yield unfinished === undefined
    ? startOf(settings, suiteIdentityOf(checks, means.version, means.commit), began)
    : resumeOf(unfinished, settings, began);
  const { world: explored, learned } = await explore();
  const { select, surfaces, shard } = settings;
  const keys = await examineKeys({ checks, select, world: explored, client, surfaces, signal });
  const world = withoutUnknown(explored, keys);
  yield { type: 'probe-finished', requests: client.budget.spent().requests, learned };

  const whole = planOf(checks, select, world, settings.seed);
  const plan = shard === undefined ? whole : partOf(whole, select, shard);
  yield { type: 'planned', steps: plan.steps.map((each) => each.step), estimate: plan.estimate };
  const known = { plan: whole, world, learned, exchanges: earlier, surfaces, seed: settings.seed };
  if (means.surveys === true) await surveyLists(known, client, signal);
  const expected = means.forecasts === false ? [] : await forecast(known);
  const findings = {
    world,
    plan: { ...whole, estimate: plan.estimate },
    keys,
    exchanges: earlier,
    settings,
    forecast: expected,
  };
  yield {
    type: 'preflight-finished',
    diagnoses: [...found, ...diagnosesOf(findings)],
    seconds: estimatedSeconds(findings),
    requests: client.budget.spent().requests,
    forecast: expected,
    ...(means.surveys === true ? { interactions: plannedInteractions(plan, world, settings.seed) } : {}),
  };
  yield* run({
    plan,
    world,
    client,
    surfaces,
    seed: settings.seed,
    concurrency: settings.concurrency,
    now: time.now,
    sleep: time.sleep,
    signal,
    listen: (next) => {
      // Nobody else needs them any more, and they may be large.
      for (const exchange of earlier.splice(0))
        if (exchange.excerpt === undefined) next(exchange, earlierBy.get(exchange));
      earlierBy.clear();
      hear = next;
    },
    unfinished,
  });
  yield {
    type: 'run-finished',
    stopped: signal?.aborted ? 'interrupted' : 'completed',
    finishedAt: new Date(time.now()).toISOString(),
    cost: client.budget.spent(),
    operations: client.budget.operations(),
    interactions: interactions.counted(),
  };
}

const startOf = (settings: Settings, suite: SuiteIdentity, began: Date): RunEvent => ({
  type: 'run-started',
  format: logFormat,
  suite,
  startedAt: began.toISOString(),
  target: runTargetOf(settings),
  seed: settings.seed,
  ...(settings.shard === undefined ? {} : { shard: settings.shard }),
  command: settings.command,
  settings: settings.provenance ?? byCaller(settings),
  gate: settings.gate ?? defaultExitPolicy,
});

const resumeOf = ({ settled, spent }: Unfinished, settings: Settings, at: Date): RunEvent => ({
  type: 'run-resumed',
  at: at.toISOString(),
  settled: settled.length,
  spent,
  settings: settings.provenance ?? byCaller(settings),
  gate: settings.gate ?? defaultExitPolicy,
});

/** The settings of a caller who does not say where they come from. */
function byCaller(settings: Settings): Readonly<Record<string, Setting>> {
  const { baseUrl, preset, select, seed, concurrency, maxRequests, rate, maxTime, timeoutMs, userAgent } =
    settings;
  const values = {
    baseUrl,
    preset: preset ?? 'full',
    check: preset === undefined && select.length > 0 ? select.join(', ') : 'all',
    seed,
    concurrency,
    maxRequests,
    ...(rate === undefined ? {} : { rate }),
    ...(maxTime === undefined ? {} : { maxTime }),
    timeout: timeoutMs,
    ...(userAgent === undefined ? {} : { userAgent }),
    ...Object.fromEntries(Object.keys(settings.keys).map((role) => [`keys.${role}`, 'given'])),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, from: 'the caller' }]),
  );
}

/** What a report tells of the target. */
export const runTargetOf = ({ baseUrl, targetName: name, surfaces, reference }: Settings): RunTarget => ({
  baseUrl,
  name,
  surfaces,
  ...(reference === undefined ? {} : { reference }),
});
