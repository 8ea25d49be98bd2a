import {
  areaOf,
  type Exchange,
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
import { compared, hasMoved } from './drift.js';
import { accusation, type Ended, endedBy, isSameDefect, moved, type Sighting, unrepeated } from './ending.js';
import type { CheckResult, PlannedStep } from './events.js';
import { inLanes, type Lanes } from './lanes.js';
import { fingerprintOf, seedOf } from './seed.js';
import { defaults } from './settings.js';

export interface Bench {
  readonly client: Client;
  readonly world: World;
  readonly surfaces: Surfaces;
  readonly seed: number;
  readonly now: () => number;
  readonly signal: AbortSignal | undefined;
  /** Where a check's trials may go side by side. */
  readonly lanes: Lanes;
}

/** Trouble that the next trial would meet too. */
const lasting: readonly InconclusiveReason[] = ['rate-limited', 'quota-exhausted', 'request-budget'];

/** Runs all trials of a check, confirms and simplifies what fails, and says how it ended. */
export async function judge(check: PropertyCheck, step: PlannedStep, bench: Bench): Promise<CheckResult> {
  const began = bench.now();
  const notes = emptyNotes();
  let sent = 0;
  let trials = 0;
  let undecided: Inconclusive | undefined;

  const attempt = async (trial: Trial, into: Notes, fresh: boolean, left?: AbortSignal): Promise<unknown> => {
    const { client, world, surfaces, signal } = bench;
    try {
      await trial.run(createApi({ client, world, surfaces, notes: into, fresh, signal, left }));
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const again = async (trial: Trial): Promise<{ readonly error: unknown; readonly notes: Notes }> => {
    const notes = emptyNotes();
    const error = await attempt(trial, notes, true);
    sent += notes.exchanges.length;
    return { error, notes };
  };

  async function run(): Promise<Ended> {
    const seed = seedOf(bench.seed, check.id);
    const all = check.property.trials(bench.world, seed, check.runs);
    if (all.length === 0)
      return { outcome: 'inconclusive', reason: 'generator-starved', note: 'there was no input to try' };
    if (bench.signal?.aborted) return interrupted;
    const attempted = inLanes(all, bench.lanes, async (trial, left) => {
      const own = emptyNotes();
      return { trial, own, error: await attempt(trial, own, false, left) };
    });
    for await (const { trial, own, error } of attempted) {
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
        const ended = await confirm(trial, index, seed, first);
        if (ended !== undefined) return ended;
      } else throw error;
      if (undecided !== undefined && lasting.includes(undecided.reason)) break;
    }
    return summary();
  }

  /** A failure counts when a replay repeats it; then its simplest form is sought. */
  async function confirm(
    trial: Trial,
    index: number,
    seed: number,
    first: Sighting,
  ): Promise<Ended | undefined> {
    const sightings = [first];
    let found: Sighting | undefined;
    let prevented: Inconclusive | undefined;
    let drifted: Sighting | undefined;
    let tried = 1;
    for (let replay = 0; replay < defaults.replays && found === undefined; replay += 1) {
      const { error, notes } = await again(trial);
      if (error instanceof Inconclusive) {
        prevented ??= error;
        continue;
      }
      tried += 1;
      if (error === undefined) continue;
      if (!(error instanceof Violation)) throw error;
      const sighting = { finding: error.finding, input: trial.input, exchanges: notes.exchanges };
      const isRepeated = sightings.some((each) => isSameDefect(each.finding, error.finding));
      if (isRepeated && (await hasDrifted(notes.exchanges))) drifted = sighting;
      else if (isRepeated) found = sighting;
      sightings.push(sighting);
    }
    if (found === undefined) {
      undecided ??= drifted === undefined ? unrepeated(first, tried - 1, prevented) : moved(drifted);
      return undefined;
    }
    const defect = found.finding;
    const failed = sightings.filter((each) => isSameDefect(each.finding, defect)).length;
    let simplest = found;
    await check.property.simplest(
      bench.world,
      seed,
      index,
      async (simpler) => {
        const { error, notes } = await again(simpler);
        // While shrinking, the violation found is never traded for another problem.
        if (!(error instanceof Violation) || !isSameDefect(error.finding, defect)) return false;
        simplest = { finding: error.finding, input: simpler.input, exchanges: notes.exchanges };
        return true;
      },
      defaults.shrinkTrials,
    );
    return {
      outcome: accusation(check.level),
      failure: { ...simplest, fingerprint: fingerprintOf(check.id, defect.at), repeated: { failed, tried } },
    };
  }

  /** Whether the data that a relation compared is other now than it was a moment ago. */
  async function hasDrifted(exchanges: readonly Exchange[]): Promise<boolean> {
    for (const exchange of compared(exchanges)) {
      const later = await bench.client
        .send(exchange.request, { fresh: true, anyAnswer: true, signal: bench.signal })
        .catch((error: unknown) => (error instanceof Inconclusive ? undefined : Promise.reject(error)));
      if (later === undefined) return false;
      sent += 1;
      if (hasMoved(exchange, later)) return true;
    }
    return false;
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
