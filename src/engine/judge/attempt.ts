import type { RulingId } from '../../../contract/index.js';
import {
  type Api,
  append,
  type CallOptions,
  type Credential,
  type Deviation,
  type Exchange,
  type Request,
  type Trial,
  Violation,
  type World,
} from '../../kit/index.js';
import type { Client, SendOptions } from '../../transport/client.js';
import { type Surfaces, sharedName, targetOf } from '../../transport/request.js';
import { lightened, ofFailure, ofSuspicion } from './evidence.js';
import type { Holdings } from './holdings.js';

/** What one trial, or all trials of a check, brought to light. */
export interface AttemptRecord {
  readonly exchanges: Exchange[];
  /** Replies that a trial was given, those too that are not kept. */
  replies: number;
  readonly witnesses: Record<string, number>;
  readonly deviations: Deviation[];
  readonly observations: Record<string, string>;
}

export const emptyRecord = (): AttemptRecord => ({
  exchanges: [],
  replies: 0,
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
  /** Ask again even where an identical request of another trial has a reply: for replays. */
  readonly fresh: boolean;
  readonly signal: AbortSignal | undefined;
  readonly holding: ReturnType<Holdings['enter']>;
}

/** Whether a credential is asked with because of its limits; with any other one, a limit is in the way. */
const isLimited = (credential: Credential): boolean =>
  'role' in credential && ['rate-limited', 'over-quota'].includes(credential.role);

/** The `Api` that a property is given; it takes notes of all that passes. */
function createApi({ client, world, surfaces, notes, fresh, signal, holding }: ApiOptions): Api {
  const replies = new Map<string, Promise<Exchange>>();

  /** A replay shares the replies within it, as a first try does: two of one request would be compared where none was meant. */
  function send(request: Request, options: SendOptions): Promise<Exchange> {
    const mayShare = fresh && options.fresh !== true && options.anyAnswer !== true;
    if (!mayShare) return client.send(request, options);
    const identity = sharedName(request);
    const reply = replies.get(identity) ?? client.send(request, { ...options, fresh });
    replies.set(identity, reply);
    // What failed may be asked for again.
    reply.catch(() => replies.delete(identity));
    return reply;
  }

  async function call(request: Pick<Exchange['request'], 'operation' | 'target'>, options: CallOptions) {
    const { credential = { role: 'full' }, anyAnswer } = options;
    await holding.ready();
    const exchange = await send(
      { method: 'GET', credential, ...request },
      { fresh: options.fresh, anyAnswer, patient: !isLimited(credential), signal },
    );
    notes.exchanges.push(exchange);
    notes.replies += 1;
    holding.hold(exchange);
    return exchange;
  }
  return {
    world,
    get(operation, query = {}, options = {}) {
      const { path = {}, writtenPath, writtenQuery } = options;
      const written = { path: writtenPath, query: writtenQuery };
      return call({ operation, target: targetOf(operation, query, path, surfaces, written) }, options);
    },
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
  /** What the trials of the run hold. */
  readonly holdings: Holdings;
}

async function thrownBy(act: () => Promise<void>): Promise<unknown> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Runs a trial, takes notes of it, and hands out what it threw.
 * @param keep which exchanges are kept, without large bodies: those of a first try that found something wrong, or all of a
 * replay, whose violation may be reported
 */
export async function attempt(
  trial: Trial,
  { client, world, surfaces, signal, holdings }: AttemptContext,
  notes: AttemptRecord,
  { fresh, keep }: { readonly fresh: boolean; readonly keep: 'suspicion' | 'replay' },
): Promise<unknown> {
  const holding = holdings.enter();
  try {
    const api = createApi({ client, world, surfaces, notes, signal, fresh, holding });
    const thrown = await thrownBy(() => trial.run(api));
    const exchanges = notes.exchanges.splice(0);
    if (thrown instanceof Violation) {
      const room = keep === 'replay' ? ofFailure : ofSuspicion;
      append(notes.exchanges, lightened(exchanges, thrown.finding.at, room));
    } else if (keep === 'replay') append(notes.exchanges, lightened(exchanges, '', ofSuspicion));
    return thrown;
  } finally {
    holding.leave();
  }
}
