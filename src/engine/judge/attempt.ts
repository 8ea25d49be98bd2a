import type { RulingId } from '../../../contract/index.js';
import type { Api, CallOptions, Credential, Deviation, Exchange, Trial, World } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import { type Surfaces, targetOf } from '../../transport/request.js';

/** What one trial, or all trials of a check, brought to light. */
export interface AttemptRecord {
  readonly exchanges: Exchange[];
  readonly witnesses: Record<string, number>;
  readonly deviations: Deviation[];
  readonly observations: Record<string, string>;
}

export const emptyRecord = (): AttemptRecord => ({
  exchanges: [],
  witnesses: {},
  deviations: [],
  observations: {},
});

/** Adds what one trial brought to light, its exchanges apart. */
export function mergeRecord(
  notes: AttemptRecord,
  { witnesses, deviations, observations }: AttemptRecord,
): void {
  for (const [what, count] of Object.entries(witnesses))
    notes.witnesses[what] = (notes.witnesses[what] ?? 0) + count;
  for (const { ruling, note } of deviations) addDeviation(notes, ruling, note);
  Object.assign(notes.observations, observations);
}

function addDeviation({ deviations }: AttemptRecord, ruling: RulingId, note: string): void {
  const isKnown = deviations.some((each) => each.ruling === ruling && each.note === note);
  if (!isKnown) deviations.push({ ruling, note });
}

interface ApiOptions {
  readonly client: Client;
  readonly world: World;
  readonly surfaces: Surfaces;
  readonly notes: AttemptRecord;
  /** Ask again even where an identical request has a reply: for replays. */
  readonly fresh: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Whether a credential is asked with because of its limits; with any other one, a limit is in the way. */
const isLimited = (credential: Credential): boolean =>
  'role' in credential && ['rate-limited', 'over-quota'].includes(credential.role);

/** The `Api` that a property is given; it takes notes of all that passes. */
function createApi({ client, world, surfaces, notes, fresh, signal }: ApiOptions): Api {
  async function call(request: Pick<Exchange['request'], 'operation' | 'target'>, options: CallOptions) {
    const { credential = { role: 'full' }, anyAnswer } = options;
    const exchange = await client.send(
      { method: 'GET', credential, ...request },
      { fresh: fresh || options.fresh, anyAnswer, patient: !isLimited(credential), signal },
    );
    notes.exchanges.push(exchange);
    return exchange;
  }
  return {
    world,
    get: (operation, query = {}, options = {}) =>
      call({ operation, target: targetOf(operation, query, options.path ?? {}, surfaces) }, options),
    getTarget: (target, options = {}) => call({ target }, options),
    witness(what, count = 1) {
      if (count > 0) notes.witnesses[what] = (notes.witnesses[what] ?? 0) + count;
    },
    deviates: (ruling, note) => addDeviation(notes, ruling, note),
    observe(what, value) {
      notes.observations[what] = value;
    },
  };
}

/** What it takes to try the inputs of checks. */
export interface AttemptContext {
  readonly client: Client;
  readonly world: World;
  readonly surfaces: Surfaces;
  readonly seed: number;
  readonly now: () => number;
  /** Waits so many milliseconds, or until the signal. */
  readonly sleep: (ms: number, until?: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal | undefined;
}

/** Runs a trial, takes notes of it, and hands out what it threw. */
export async function attempt(
  trial: Trial,
  { client, world, surfaces, signal }: AttemptContext,
  notes: AttemptRecord,
  fresh: boolean,
): Promise<unknown> {
  try {
    await trial.run(createApi({ client, world, surfaces, notes, signal, fresh }));
    return undefined;
  } catch (error) {
    return error;
  }
}
