import {
  type Check,
  type Exchange,
  Inconclusive,
  type InconclusiveReason,
  type Invariant,
  type PropertyCheck,
  Violation,
} from '../kit/index.js';
import { connect, type Dependencies } from './connect.js';
import type { CheckResult, Failure } from './events.js';
import { type AttemptContext, type AttemptRecord, attempt, emptyRecord } from './judge/attempt.js';
import { confirm, occurrencesOf, retryResultOf } from './judge/confirmation.js';
import { resend } from './judge/drift.js';
import { identified } from './judge/failure-identity.js';
import { createHoldings } from './judge/holdings.js';
import { isSameFailure, notReproduced } from './judge/result.js';
import { seedOf } from './plan/identity.js';
import { skipOf } from './plan/plan.js';
import { exitCodes } from './record/verdict.js';
import type { Settings } from './settings.js';

/** A way to try a counterexample of a report again. */
interface Reproduction extends Pick<Failure, 'input' | 'place'> {
  /** Sends fresh requests, takes notes, and hands out what was thrown. */
  run(notes: AttemptRecord): Promise<unknown>;
}

/** Throws `Inconclusive` where the input or the request of the report cannot be made here. */
const reproductionOf = (check: Check, failure: Failure, trying: AttemptContext): Reproduction =>
  check.kind === 'property'
    ? trialAttempt(check, failure, trying)
    : exchangeAttempt(check, failure.exchanges.at(-1), trying);

function trialAttempt(check: PropertyCheck, told: Failure, trying: AttemptContext): Reproduction {
  const trial = check.property.trialAt(trying.world, seedOf(trying.seed, check.id), told);
  if (trial === undefined)
    throw new Inconclusive('precondition-unreached', 'the input of the report cannot be generated here');
  const { input, place } = trial;
  return {
    input,
    place,
    run: (notes) => attempt(trial, trying, notes, { fresh: true, keep: 'replay' }),
  };
}

function exchangeAttempt(check: Invariant, told: Exchange | undefined, trying: AttemptContext): Reproduction {
  const { client, world, signal } = trying;
  if (told === undefined)
    throw new Inconclusive('precondition-unreached', 'the report does not contain the request');
  const { request } = told;
  // Reports have this character in place of what looks like a key.
  if (JSON.stringify(request).includes('…'))
    throw new Inconclusive('precondition-unreached', 'part of the request is redacted in the report');
  return {
    input: '',
    place: '',
    async run(notes) {
      try {
        const exchange = await resend(told, client, signal);
        notes.exchanges.push(exchange);
        notes.witnesses.judged = check.judge(exchange, world, () => {});
        return undefined;
      } catch (error) {
        return error;
      }
    },
  };
}

/** What a report tells of a check that failed. */
export type Counterexample = Pick<CheckResult, 'id' | 'title' | 'clauses' | 'outcome'> & {
  readonly failure: Failure;
};

/** What came of repeating one counterexample. */
export interface Replay {
  readonly told: Counterexample;
  readonly outcome: 'still-fails' | 'no-longer-fails' | 'undecided';
  /** Tries that decided. */
  readonly tried: number;
  /** The input that was tried; absent where none could be made. */
  readonly input?: string;
  /** How it fails now. */
  readonly failure?: Failure;
  /** Why nothing is decided. */
  readonly reason?: InconclusiveReason;
  /** One sentence on what the outcome alone does not tell. */
  readonly note?: string;
}

/**
 * Repeats counterexamples one after another, with the seed that they were found with.
 * Throws `SetupError` when the target cannot be judged, and what a check throws that is no verdict.
 */
export async function* replay(
  settings: Settings,
  means: Dependencies,
  counterexamples: readonly Counterexample[],
): AsyncGenerator<Replay> {
  const [{ client, explore }, checks] = await Promise.all([
    connect(settings, means, () => {}),
    typeof means.checks === 'function' ? means.checks() : means.checks,
  ]);
  const { world } = await explore();
  const { surfaces, seed } = settings;
  const holdings = createHoldings();
  const trying = { client, world, surfaces, seed, ...means.time, signal: means.signal, holdings };
  for (const told of counterexamples) {
    const check = checks.find(({ id }) => id === told.id);
    const ended = await replayOf(told, check, trying);
    if (means.signal?.aborted) return;
    yield { told, ...ended };
  }
}

type Ended = Omit<Replay, 'told'>;

async function replayOf(
  told: Counterexample,
  check: Check | undefined,
  trying: AttemptContext,
): Promise<Ended> {
  try {
    requireRunnable(check, trying);
    const attempt = reproductionOf(check, told.failure, trying);
    return { input: attempt.input, ...(await tried(told.failure, check, attempt, trying)) };
  } catch (error) {
    if (error instanceof Inconclusive) return undecided(error, 0);
    throw error;
  }
}

/** Throws `Inconclusive` for a check that would not run here. */
function requireRunnable(check: Check | undefined, { world }: AttemptContext): asserts check is Check {
  if (check === undefined)
    throw new Inconclusive('precondition-unreached', 'this version of the suite has no such check');
  const skip = skipOf(check, [], world);
  if (skip === undefined) return;
  const reason = skip.outcome === 'not-tested' ? 'needs-operator' : 'precondition-unreached';
  throw new Inconclusive(reason, skip.note);
}

/** Tries again as a failure is confirmed; what the report saw is the first sighting. */
async function tried(
  told: Failure,
  check: Check,
  attempt: Reproduction,
  trying: AttemptContext,
): Promise<Ended> {
  let witnesses = 0;
  const again = async () => {
    const notes = emptyRecord();
    const thrown = await attempt.run(notes);
    witnesses += Object.values(notes.witnesses).reduce((sum, each) => sum + each, 0);
    return retryResultOf(check, thrown, attempt.input, notes.exchanges);
  };
  const { found, sightings, tried, prevented } = await confirm(told, again, trying);
  const [, ...seen] = sightings;
  if (found !== undefined) {
    const failure = identified(check.id, {
      ...found,
      place: attempt.place,
      ...(told.provoker === undefined ? {} : { provoker: told.provoker }),
      repeated: { failed: occurrencesOf(found, seen), tried },
    });
    const isSame = isSameFailure(told.finding, found.finding);
    return { outcome: 'still-fails', tried, failure, ...(isSame ? {} : { note: inAnotherWay(told) }) };
  }
  const [other] = seen;
  if (other !== undefined) return undecided(notReproduced(other, tried - 1, prevented), tried);
  if (tried === 0 && prevented !== undefined) return undecided(prevented, tried);
  if (witnesses === 0 && check.level !== 'observe') {
    return undecided(new Inconclusive('no-data', 'no reply could decide the check'), tried);
  }
  return { outcome: 'no-longer-fails', tried, ...cameAndWent(told) };
}

const undecided = ({ reason, message }: Inconclusive, tried: number): Ended => ({
  outcome: 'undecided',
  tried,
  reason,
  note: message,
});

const inAnotherWay = ({ finding }: Failure): string =>
  `it fails in another way than in the report: ${new Violation(finding).message}`;

const cameAndWent = ({ repeated: { failed, tried } }: Failure): Pick<Replay, 'note'> =>
  failed < tried
    ? { note: `it came and went before: in the report it failed ${failed} of ${tried} times` }
    : {};

/** 1 where one still fails, 2 where one is undecided and none fails, else 0. */
export function exitCodeOfReplays(replays: readonly Pick<Replay, 'outcome'>[]): number {
  const some = (outcome: Replay['outcome']) => replays.some((each) => each.outcome === outcome);
  if (some('still-fails')) return exitCodes['non-conformant'];
  return some('undecided') ? exitCodes.incomplete : exitCodes.conformant;
}
