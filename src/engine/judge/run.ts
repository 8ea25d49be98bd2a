import type { PropertyCheck, World } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import type { Surfaces } from '../../transport/request.js';
import type { CheckResult, PlannedStep, RunEvent } from '../events.js';
import { byPriority } from '../plan/order.js';
import type { Plan, Planned } from '../plan/plan.js';
import { type Allowance, createAllowance } from '../record/allowance.js';
import { notStartedNote, type Unfinished } from '../resume.js';
import { createExcuses, type Excuses } from './excuses.js';
import { createChannel, createLanes, type Lanes } from './flow-control.js';
import { createHoldings, type Holdings } from './holdings.js';
import { createInvariantMonitor, type InvariantMonitor } from './invariants.js';
import { runPropertyCheck } from './property-check.js';
import { type CheckEnding, unexecuted } from './result.js';

interface Run {
  readonly plan: Plan;
  readonly world: World;
  readonly client: Client;
  readonly surfaces: Surfaces;
  readonly seed: number;
  readonly concurrency: number;
  /** Milliseconds of the run's clock. */
  readonly now: () => number;
  /** Waits so many milliseconds, or until the signal. */
  readonly sleep: (ms: number, until?: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal | undefined;
  /** Gives the run each exchange: at once those that were made before it, for the invariants to judge, then each later one. */
  readonly listen: (hear: InvariantMonitor['judge']) => void;
  /** What an earlier part of the run has done already. */
  readonly unfinished?: Unfinished | undefined;
}

interface Running extends Run {
  readonly holdings: Holdings;
}

/** Executes a plan: an event as each check begins and ends, invariants last. */
export async function* run(given: Run): AsyncGenerator<RunEvent> {
  const { plan, world } = given;
  // Whoever stops reading stops the run.
  const left = new AbortController();
  const signal = given.signal === undefined ? left.signal : AbortSignal.any([given.signal, left.signal]);
  const inputs = { ...given, signal, holdings: createHoldings() };
  const events = createChannel<RunEvent>();
  const allowance = createAllowance();
  const put = (event: RunEvent) => events.put(bounded(event, allowance));
  const { settled = [], met = [] } = given.unfinished ?? {};
  const board = createInvariantMonitor(
    plan.steps.flatMap((each) =>
      each.check.kind === 'invariant' && runs(each) ? [{ ...each, check: each.check }] : [],
    ),
    world,
    { before: met, onMet: put, now: given.now },
  );
  for (const { contradiction, by } of met)
    if (contradiction !== undefined && contradiction.excerpt === undefined) board.judge(contradiction, by);
  const excuses = createExcuses(world, inputs);
  inputs.listen((exchange, by) => {
    board.judge(exchange, by);
    excuses.hear(exchange);
  });

  for (const planned of plan.steps) {
    if (planned.step.skip?.outcome === 'not-tested')
      yield bounded(finished(inputs, skipped(planned)), allowance);
  }
  const pending: Pending[] = [];
  const done = new Set(settled);
  const properties = byPriority(
    plan.steps.filter((each) => runs(each) && each.check.kind === 'property' && !done.has(each.check.id)),
  );
  const perform = async (queue: Planned[], width: number) => {
    const lanes = createLanes(width);
    const worker = async () => {
      for (let planned = queue.shift(); planned !== undefined; planned = queue.shift()) {
        const left = await performOne(planned, inputs, lanes, excuses, put);
        if (left !== undefined) pending.push(left);
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
    await conclude({ board, excuses, pending }, inputs, put);
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

/** A check that does not apply, or lacked rows, as far as one try shows. */
interface Pending {
  readonly check: PropertyCheck;
  readonly step: PlannedStep;
  readonly result: CheckResult;
}

/** @returns the result that waits for the end of the run */
async function performOne(
  { check, step }: Planned,
  inputs: Running,
  lanes: Lanes,
  excuses: Excuses,
  put: (event: RunEvent) => void,
): Promise<Pending | undefined> {
  if (check.kind !== 'property') return undefined;
  const unbegun = inputs.signal?.aborted ? interrupted : haltOf(check, inputs);
  if (unbegun !== undefined) {
    put(finished(inputs, unexecuted({ check, step }, { outcome: 'not-tested', note: unbegun })));
    return undefined;
  }
  put({ type: 'check-started', id: check.id });
  const result = await runPropertyCheck(check, step, inputs, { lanes });
  if (excuses.isPending(result, check.operations)) return { check, step, result };
  put(finished(inputs, result));
  return undefined;
}

/** Why a check is not begun although the run goes on. */
function haltOf(check: PropertyCheck, { client, world }: Running): string | undefined {
  const halt = client.halted(world.keys.filter((role) => check.needs.includes(`key.${role}`)));
  return halt === undefined ? undefined : `${notStartedNote}: ${halt.reason}: ${halt.message}`;
}

interface Conclusion {
  readonly board: InvariantMonitor;
  readonly excuses: Excuses;
  readonly pending: readonly Pending[];
}

/** Asks again for what takes checks out of the verdict, and lets the invariants decide. */
async function conclude(
  { board, excuses, pending }: Conclusion,
  inputs: Running,
  put: (event: RunEvent) => void,
): Promise<void> {
  const { client, signal, plan } = inputs;
  for (const planned of plan.steps) {
    const { skip } = planned.step;
    if (skip?.outcome !== 'not-applicable') continue;
    const ending = signal?.aborted ? untested : await excuses.ofSkip(skip);
    put(finished(inputs, unexecuted(planned, ending)));
  }
  for (const each of pending) put(finished(inputs, await settled(each, excuses, inputs)));
  const isAlone = !plan.steps.some((each) => runs(each) && each.check.kind === 'property');
  const { ofFamily } = excuses;
  for await (const result of board.results({ client, signal, isAlone, ofFamily }))
    put(finished(inputs, result));
}

/** A check that does not apply is tried anew as a whole; one that lacked rows may turn out not to apply. */
async function settled(
  { check, step, result }: Pending,
  excuses: Excuses,
  inputs: Running,
): Promise<CheckResult> {
  if (inputs.signal?.aborted)
    return result.outcome === 'not-applicable' ? { ...result, ...untested } : result;
  const latest =
    result.outcome === 'not-applicable'
      ? await runPropertyCheck(check, step, inputs, { fresh: true })
      : result;
  if (latest.outcome === 'not-applicable' && latest.proof !== undefined)
    return { ...latest, ...excuses.ofProof(latest.proof) };
  if (latest.outcome !== 'inconclusive' || !excuses.isPending(latest, check.operations)) return latest;
  const ending = await excuses.ofRows(check.operations);
  if (ending === undefined) return latest;
  const { reason: _reason, rows: _rows, ...others } = latest;
  return { ...others, ...ending };
}

/** An event with no more evidence than the run may keep. */
function bounded(event: RunEvent, allowance: Allowance): RunEvent {
  if (event.type === 'check-finished') return { ...event, result: allowance.ofResult(event.result) };
  return event.type === 'invariant-met' ? allowance.ofMeeting(event) : event;
}

const finished = ({ client }: Running, result: CheckResult): RunEvent => ({
  type: 'check-finished',
  result,
  spent: client.budget.spent(),
});

const interrupted = 'the run was interrupted';
const untested: CheckEnding = { outcome: 'not-tested', note: interrupted };

const skipped = ({ check, step }: Planned): CheckResult =>
  unexecuted({ check, step }, step.skip ?? { outcome: 'not-tested', note: 'not run' });
