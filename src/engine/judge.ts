import {
  areaOf,
  Inconclusive,
  type InconclusiveReason,
  type PropertyCheck,
  type Trial,
  Violation,
  type World,
} from '../kit/index.js';
import type { Client } from '../transport/client.js';
import type { Surfaces } from '../transport/target.js';
import { addNotes, createApi, emptyNotes, type Notes } from './api.js';
import { againOf, confirm, timesOf } from './confirm.js';
import { askedAgain, haveMoved } from './drift.js';
import { accusation, type Ended, endedBy, isSameDefect, moved, type Sighting, unrepeated } from './ending.js';
import type { CheckResult, PlannedStep } from './events.js';
import { createLanes, inDoublingBatches, inLanes, type Lanes } from './lanes.js';
import { fingerprintOf, seedOf } from './seed.js';
import { defaults } from './settings.js';

export interface Bench {
  readonly client: Client;
  readonly world: World;
  readonly surfaces: Surfaces;
  readonly seed: number;
  readonly now: () => number;
  readonly signal: AbortSignal | undefined;
}

/** Trouble that the next trial would meet too. */
const lasting: readonly InconclusiveReason[] = [
  'rate-limited',
  'quota-exhausted',
  'request-budget',
  'time-budget',
];

/**
 * Runs all trials of a check, confirms and simplifies what fails, and says how it ended.
 * @param lanes where trials may go side by side; one after another without them
 */
export async function judge(
  check: PropertyCheck,
  step: PlannedStep,
  bench: Bench,
  lanes: Lanes = createLanes(1),
): Promise<CheckResult> {
  const began = bench.now();
  const notes = emptyNotes();
  let sent = 0;
  let trials = 0;
  let undecided: Inconclusive | undefined;

  const again = async (
    trial: Trial,
  ): Promise<{ readonly thrown: unknown; readonly seen: Sighting['exchanges'] }> => {
    const notes = emptyNotes();
    const thrown = await thrownBy(trial, bench, notes, true);
    sent += notes.exchanges.length;
    return { thrown, seen: notes.exchanges };
  };

  async function run(): Promise<Ended> {
    const seed = seedOf(bench.seed, check.id);
    const all = check.property.trials(bench.world, seed, check.runs);
    if (all.length === 0)
      return { outcome: 'inconclusive', reason: 'generator-starved', note: 'there was no input to try' };
    if (bench.signal?.aborted) return interrupted;
    // What is sent may not depend on the lanes; so a batch is tried to its end, and few fail late.
    for (const batch of inDoublingBatches(all)) {
      const attempted = await inLanes(batch, lanes, async (trial) => {
        const own = emptyNotes();
        return { trial, own, error: await thrownBy(trial, bench, own, false) };
      });
      for (const { trial, own, error } of attempted) {
        const index = trials;
        trials += 1;
        // Evidence is kept for failures only; a check of many trials would hold every page otherwise.
        const exchanges = own.exchanges.splice(0);
        sent += exchanges.length;
        addNotes(notes, own);
        if (bench.signal?.aborted) return interrupted;
        if (error === undefined) continue;
        if (error instanceof Inconclusive) undecided ??= error;
        else if (error instanceof Violation) {
          const first = { finding: error.finding, input: trial.input, exchanges };
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
    first: Sighting,
  ): Promise<Ended | undefined> {
    const { found, sightings, tried, prevented } = await confirm(first, async () => {
      const { thrown, seen } = await again(trial);
      const sighting = againOf(thrown, trial.input, seen);
      if (sighting === undefined || sighting instanceof Inconclusive) return sighting;
      const later = await askedAgain(seen, bench);
      sent += later.length;
      return haveMoved(seen, later) ? moved() : sighting;
    });
    if (found === undefined) {
      undecided ??= unrepeated(first, tried, prevented);
      return undefined;
    }
    const repeated = { failed: timesOf(found, sightings), tried: tried + 1 };
    let simplest = found;
    const { place } = await check.property.simplest(
      bench.world,
      seed,
      index,
      async (simpler) => {
        const { thrown, seen } = await again(simpler);
        // While shrinking, the violation found is never traded for another problem.
        if (!(thrown instanceof Violation) || !isSameDefect(thrown.finding, found.finding)) return false;
        simplest = { finding: thrown.finding, input: simpler.input, exchanges: seen };
        return true;
      },
      defaults.shrinkTrials,
    );
    return {
      outcome: accusation(check.level),
      failure: { ...simplest, place, fingerprint: fingerprintOf(check.id, found.finding.at), repeated },
    };
  }

  function summary(): Ended {
    if (undecided !== undefined) return bench.signal?.aborted ? interrupted : endedBy(undecided);
    if (check.level === 'observe') return { outcome: 'observed' };
    if (Object.keys(notes.witnesses).length === 0) {
      return {
        outcome: 'inconclusive',
        reason: 'no-data',
        note: 'nothing was seen that could have refuted it',
      };
    }
    return { outcome: notes.deviations.length > 0 ? 'warn' : 'pass' };
  }

  const ended = await run().catch(endedBy);
  return {
    ...headerOf(check, step),
    trials,
    replies: sent,
    ms: Math.round(bench.now() - began),
    witnesses: notes.witnesses,
    deviations: notes.deviations,
    observations: notes.observations,
    ...ended,
  };
}

/** Runs a trial, takes notes of it, and hands out what it threw. */
export async function thrownBy(
  trial: Trial,
  { client, world, surfaces, signal }: Bench,
  notes: Notes,
  fresh: boolean,
): Promise<unknown> {
  try {
    await trial.run(createApi({ client, world, surfaces, notes, signal, fresh }));
    return undefined;
  } catch (error) {
    return error;
  }
}

const interrupted: Ended = { outcome: 'not-tested', note: 'the run was interrupted' };

/** What a result says of its check, whatever came of it. */
export const headerOf = (
  check: Omit<PropertyCheck, 'kind' | 'property' | 'runs' | 'needs'>,
  step: PlannedStep,
) => ({
  id: check.id,
  title: check.title,
  area: areaOf(check.id),
  level: check.level,
  source: check.source ?? 'spec',
  clauses: check.clauses,
  rulings: check.rulings ?? [],
  required: step.required,
  ...(check.refutedBy.length === 0 ? {} : { proved: true as const }),
});
