import type { ClauseId } from '../../../contract/index.js';
import {
  Inconclusive,
  type InconclusiveReason,
  NotApplicable,
  type PropertyCheck,
  type Trial,
  Violation,
} from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import type { CheckResult, PlannedStep } from '../events.js';
import { seedOf } from '../plan/identity.js';
import { defaults } from '../settings.js';
import { type AttemptContext, type AttemptRecord, attempt, emptyRecord, mergeRecord } from './attempt.js';
import { confirm, occurrencesOf, retryResultOf } from './confirmation.js';
import { identified } from './failure-identity.js';
import { createLanes, inDoublingBatches, inLanes, type Lanes } from './flow-control.js';
import { distributionOf } from './input-distribution.js';
import { seekRows } from './missing-data.js';
import {
  attributed,
  type CheckEnding,
  endingOf,
  headerOf,
  isSameFailure,
  notReproduced,
  type Occurrence,
  outcomeOfViolation,
} from './result.js';

/** Trouble that the next trial would meet too. */
const lasting: readonly InconclusiveReason[] = [
  'rate-limited',
  'quota-exhausted',
  'request-budget',
  'time-budget',
];

/** A client that sends requests on behalf of a check. */
const askingFor = (by: string, client: Client): Client => ({
  ...client,
  send: (request, options) => client.send(request, { ...options, by }),
});

interface Trying {
  /** Where trials may go side by side; one after another without them. */
  readonly lanes?: Lanes;
  /** Ask again even where an identical request has a reply. */
  readonly fresh?: boolean;
}

/** Runs all trials of a check, confirms and simplifies what fails, and returns how it ended. */
export async function runPropertyCheck(
  check: PropertyCheck,
  step: PlannedStep,
  given: AttemptContext,
  { lanes = createLanes(1), fresh = false }: Trying = {},
): Promise<CheckResult> {
  const sought = seekRows(given.world);
  const client = sought.hearing(askingFor(check.id, given.client));
  const trying = { ...given, world: sought.world, client };
  const began = trying.now();
  const notes = emptyRecord();
  let sent = 0;
  let trials = 0;
  let undecided: Inconclusive | undefined;
  let moot: NotApplicable | undefined;
  let inputs: readonly unknown[] = [];
  let all: readonly Trial[] = [];
  /** Trials that were witnessed, without a contradiction or a deviation. */
  const passed = new Set<Trial>();

  const again = async (
    trial: Trial,
  ): Promise<{
    readonly thrown: unknown;
    readonly seen: Occurrence['exchanges'];
    readonly own: AttemptRecord;
  }> => {
    const own = emptyRecord();
    const thrown = await attempt(trial, trying, own, { fresh: true, keep: 'replay' });
    sent += own.replies;
    return { thrown, seen: own.exchanges, own };
  };

  async function run(): Promise<CheckEnding> {
    const seed = seedOf(trying.seed, check.id);
    all = check.property.trials(trying.world, seed, check.runs);
    if (all.length === 0)
      return { outcome: 'inconclusive', reason: 'generator-starved', note: sought.withoutInput(check) };
    inputs = all.map(({ value }) => value);
    if (trying.signal?.aborted) return interrupted;
    // What is sent may not depend on the lanes; so a batch is tried to its end, and few fail late.
    for (const batch of inDoublingBatches(all)) {
      const attempted = await inLanes(batch, lanes, async (trial) => {
        const own = emptyRecord();
        return { trial, own, error: await attempt(trial, trying, own, { fresh, keep: 'suspicion' }) };
      });
      for (const { trial, own, error } of attempted) {
        const index = trials;
        trials += 1;
        const { exchanges } = own;
        sent += own.replies;
        mergeRecord(notes, own);
        if (trying.signal?.aborted) return interrupted;
        if (error === undefined && isClearPass(own)) passed.add(trial);
        if (error === undefined) continue;
        if (error instanceof Inconclusive) undecided ??= error;
        else if (error instanceof NotApplicable) moot ??= error;
        else if (error instanceof Violation) {
          const finding = attributed(check, error.finding);
          const first = { finding, input: trial.input, exchanges };
          const ended = await judgeFailure(trial, index, seed, first);
          if (ended !== undefined) return ended;
        } else throw error;
      }
      if (undecided !== undefined && lasting.includes(undecided.reason)) break;
    }
    return summary();
  }

  /** A failure counts when a replay repeats it; then its simplest form is sought. */
  async function judgeFailure(
    trial: Trial,
    index: number,
    seed: number,
    first: Occurrence,
  ): Promise<CheckEnding | undefined> {
    let passing = emptyRecord();
    const replay = async () => {
      const { thrown, seen, own } = await again(trial);
      if (thrown === undefined) passing = own;
      return retryResultOf(check, thrown, trial.input, seen);
    };
    const { found, sightings, tried, settled, prevented, replies } = await confirm(first, replay, trying);
    sent += replies;
    if (settled) {
      mergeRecord(notes, passing);
      return undefined;
    }
    if (found === undefined) {
      undecided ??= notReproduced(first, tried, prevented);
      return undefined;
    }
    const repeated = { failed: occurrencesOf(found, sightings), tried: tried + 1 };
    let simplest = found;
    const together = check.property.ofTogether ?? [];
    const failureOf = async (simpler: Trial): Promise<Occurrence | undefined> => {
      const { thrown, seen } = await again(simpler);
      // While shrinking, the violation found is never traded for another problem.
      if (!(thrown instanceof Violation)) return undefined;
      const finding = attributed(check, thrown.finding);
      return { finding, input: simpler.input, exchanges: seen };
    };
    const { place } = await check.property.simplest(
      trying.world,
      seed,
      index,
      async (simpler) => {
        const before = simplest.finding;
        let failure = await failureOf(simpler);
        if (failure === undefined) return false;
        if (!isSameFailure(failure.finding, before)) {
          const { clause } = before;
          if (clause === undefined || !together.includes(clause)) return false;
          // Another contradiction has to be seen twice, like the first one.
          const once = failure.finding;
          failure = await failureOf(simpler);
          if (failure === undefined || !isSameFailure(failure.finding, once)) return false;
        }
        simplest = failure;
        return true;
      },
      defaults.shrinkTrials,
    );
    const held = heldClauses(all, passed);
    return {
      outcome: outcomeOfViolation(check.level),
      failure: identified(check.id, { ...simplest, place, repeated }),
      ...(held.length === 0 ? {} : { held }),
    };
  }

  function summary(): CheckEnding {
    if (undecided !== undefined) return trying.signal?.aborted ? interrupted : endingOf(undecided);
    if (check.level === 'observe') return { outcome: 'observed' };
    if (Object.keys(notes.witnesses).length === 0) {
      if (moot !== undefined) return endingOf(moot);
      return {
        outcome: 'inconclusive',
        reason: 'no-data',
        note: sought.withoutWitness(check),
      };
    }
    return { outcome: notes.deviations.length > 0 ? 'warn' : 'pass' };
  }

  const ended = await run().catch(endingOf);
  return {
    ...headerOf(check, step),
    trials,
    ...(trials > 1 ? { inputs: distributionOf(inputs.slice(0, trials)) } : {}),
    replies: sent,
    ms: Math.round(trying.now() - began),
    witnesses: notes.witnesses,
    deviations: notes.deviations,
    observations: notes.observations,
    ...sought.explained(ended),
  };
}

const isClearPass = ({ witnesses, deviations }: AttemptRecord): boolean =>
  Object.keys(witnesses).length > 0 && deviations.length === 0;

/** The clauses with trials of their own, all of which passed. */
function heldClauses(all: readonly Trial[], passed: ReadonlySet<Trial>): readonly ClauseId[] {
  const tried = new Set(all.flatMap(({ clause }) => clause ?? []));
  return [...tried].filter((clause) => all.every((each) => each.clause !== clause || passed.has(each)));
}

const interrupted: CheckEnding = { outcome: 'not-tested', note: 'the run was interrupted' };
