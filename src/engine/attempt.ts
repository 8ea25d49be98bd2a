import { type Check, type Exchange, Inconclusive, type Invariant, type PropertyCheck } from '../kit/index.js';
import type { Notes } from './api.js';
import type { Failure } from './events.js';
import { resend } from './resend.js';
import { fingerprintOf, seedOf } from './seed.js';
import { type Trying, thrownBy } from './trying.js';

/** A way to try a counterexample of a report again. */
export interface Attempt extends Pick<Failure, 'input' | 'place'> {
  /** Sends fresh requests, takes notes, and hands out what was thrown. */
  run(notes: Notes): Promise<unknown>;
  /** The identity of a defect that it shows at a place of the reply. */
  fingerprintAt(place: string): string;
}

/** Throws `Inconclusive` where the input or the request of the report cannot be made here. */
export const attemptOf = (check: Check, failure: Failure, trying: Trying): Attempt =>
  check.kind === 'property'
    ? trialAttempt(check, failure, trying)
    : exchangeAttempt(check, failure.exchanges.at(-1), trying);

function trialAttempt(check: PropertyCheck, told: Failure, trying: Trying): Attempt {
  const trial = check.property.trialAt(trying.world, seedOf(trying.seed, check.id), told);
  if (trial === undefined)
    throw new Inconclusive('precondition-unreached', 'the input of the report cannot be made here');
  const { input, place } = trial;
  return {
    input,
    place,
    run: (notes) => thrownBy(trial, trying, notes, true),
    fingerprintAt: (at) => fingerprintOf(check.id, at),
  };
}

function exchangeAttempt(check: Invariant, told: Exchange | undefined, trying: Trying): Attempt {
  const { client, world, signal } = trying;
  if (told === undefined)
    throw new Inconclusive('precondition-unreached', 'the report does not hold the request');
  const { request } = told;
  // Reports have this character in place of what looks like a key.
  if (JSON.stringify(request).includes('…'))
    throw new Inconclusive('precondition-unreached', 'the report hides a part of the request');
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
    fingerprintAt: (at) => fingerprintOf(check.id, `${request.operation} ${at}`),
  };
}
