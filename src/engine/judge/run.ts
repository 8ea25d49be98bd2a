import type { Exchange, PropertyCheck, World } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import type { Surfaces } from '../../transport/request.js';
import type { CheckResult, PlannedStep, RunEvent } from '../events.js';
import { byPriority } from '../plan/order.js';
import type { Plan, Planned } from '../plan/plan.js';
import { notStartedNote, type Unfinished } from '../resume.js';
import { createChannel, createLanes, type Lanes } from './flow-control.js';
import { createInvariantMonitor, type InvariantMonitor } from './invariants.js';
import { runPropertyCheck } from './property-check.js';
import { headerOf } from './result.js';

interface Run {
  readonly plan: Plan;
  readonly world: World;
  readonly client: Client;
  readonly surfaces: Surfaces;
  readonly seed: number;
  readonly concurrency: number;
  /** Milliseconds of the run's clock. */
  readonly now: () => number;
  readonly signal: AbortSignal | undefined;
  /** Exchanges that were made before the run, to be judged by the invariants too. */
  readonly earlier: readonly Exchange[];
  /** Gives the run each later exchange. */
  readonly listen: (hear: InvariantMonitor['judge']) => void;
  /** What an earlier part of the run has done already. */
  readonly unfinished?: Unfinished | undefined;
}

/** Executes a plan: an event as each check begins and ends, invariants last. */
export async function* run(given: Run): AsyncGenerator<RunEvent> {
  const { plan, world } = given;
  // Whoever stops reading stops the run.
  const left = new AbortController();
  const signal = given.signal === undefined ? left.signal : AbortSignal.any([given.signal, left.signal]);
  const inputs = { ...given, signal };
  const events = createChannel<RunEvent>();
  const put = (event: RunEvent) => events.put(event);
  const { settled = [], met = [] } = given.unfinished ?? {};
  const board = createInvariantMonitor(
    plan.steps.flatMap((each) =>
      each.check.kind === 'invariant' && runs(each) ? [{ ...each, check: each.check }] : [],
    ),
    world,
    { before: met, onMet: put },
  );
  for (const { contradiction, by } of met) if (contradiction !== undefined) board.judge(contradiction, by);
  for (const exchange of inputs.earlier) board.judge(exchange, undefined);
  inputs.listen((exchange, by) => board.judge(exchange, by));

  for (const planned of plan.steps) {
    if (!runs(planned)) yield finished(inputs, skipped(planned));
  }
  const done = new Set(settled);
  const properties = byPriority(
    plan.steps.filter((each) => runs(each) && each.check.kind === 'property' && !done.has(each.check.id)),
  );
  const perform = async (queue: Planned[], width: number) => {
    const lanes = createLanes(width);
    const worker = async () => {
      for (let planned = queue.shift(); planned !== undefined; planned = queue.shift()) {
        await performOne(planned, inputs, lanes, put);
      }
    };
    await Promise.all(Array.from({ length: Math.min(width, queue.length) }, worker));
  };
  const performed = (async () => {
    await perform(
      properties.filter((each) => !isAlone(each)),
      inputs.concurrency,
    );
    await perform(properties.filter(isAlone), 1);
    await conclude(board, inputs, put);
  })().finally(() => events.close());
  performed.catch(() => {});
  try {
    yield* events;
    await performed;
  } finally {
    left.abort();
  }
}

const runs = (planned: Planned): boolean => planned.step.skip === undefined;

const isAlone = ({ check }: Planned): boolean => check.kind === 'property' && check.alone === true;

async function performOne(
  { check, step }: Planned,
  inputs: Run,
  lanes: Lanes,
  put: (event: RunEvent) => void,
): Promise<void> {
  if (check.kind !== 'property') return;
  const unbegun = inputs.signal?.aborted ? 'the run was interrupted' : haltOf(check, inputs);
  if (unbegun !== undefined) {
    put(finished(inputs, untested(check, step, unbegun)));
    return;
  }
  put({ type: 'check-started', id: check.id });
  put(finished(inputs, await runPropertyCheck(check, step, inputs, lanes)));
}

/** Why a check is not begun although the run goes on. */
function haltOf(check: PropertyCheck, { client, world }: Run): string | undefined {
  const halt = client.halted(world.keys.filter((role) => check.needs.includes(`key.${role}`)));
  return halt === undefined ? undefined : `${notStartedNote}: ${halt.reason}: ${halt.message}`;
}

async function conclude(board: InvariantMonitor, inputs: Run, put: (event: RunEvent) => void): Promise<void> {
  const { client, signal, plan } = inputs;
  const isAlone = !plan.steps.some((each) => runs(each) && each.check.kind === 'property');
  for await (const result of board.results({ client, signal, isAlone })) put(finished(inputs, result));
}

const finished = ({ client }: Run, result: CheckResult): RunEvent => ({
  type: 'check-finished',
  result,
  spent: client.budget.spent(),
});

const unexecuted = { trials: 0, replies: 0, ms: 0, witnesses: {}, deviations: [], observations: {} };

function skipped({ check, step }: Planned): CheckResult {
  const { outcome, note, proof } = step.skip ?? {
    outcome: 'not-tested' as const,
    note: 'not run',
    proof: undefined,
  };
  return {
    ...headerOf(check, step),
    ...unexecuted,
    outcome,
    note,
    ...(proof === undefined ? {} : { proof }),
  };
}

const untested = (check: PropertyCheck, step: PlannedStep, note: string): CheckResult => ({
  ...headerOf(check, step),
  ...unexecuted,
  outcome: 'not-tested',
  note,
});
