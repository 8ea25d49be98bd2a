import {
  at,
  type Exchange,
  Inconclusive,
  isGatewayRefusal,
  type KeyRole,
  type Request,
  urlText,
} from '../kit/index.js';
import { type Body, bodyOf, weightOf } from './body.js';
import { type Budget, createBudget, type Spent } from './budget.js';
import { createCircuitBreaker } from './circuit-breaker.js';
import { type BackOff, createBackOff, createRateLimit, retryAfterMs, type Time } from './pacing.js';
import { hidden, redactedHeaders, redactor } from './redaction.js';
import { redirectWithin } from './redirects.js';
import { authorization, credentialName, cut, type Keys, rotated, sharedName } from './request.js';
import { bounded, compressing, createSharedReplies, rereading } from './shared-replies.js';
import { TransportError, type Wire } from './wire.js';

/**
 * A server error, or a reply of the API that is not JSON: it may be the network's or a restarting instance's. What a gateway
 * refuses for its form, it refuses again.
 */
export const isBroken = (seen: Exchange): boolean =>
  seen.status >= 500 ||
  (seen.json === undefined &&
    seen.excerpt?.isJson !== true &&
    seen.request.target.startsWith('/api/') &&
    !isGatewayRefusal(seen));

const codeOf = ({ json }: Exchange): unknown => at(json, '/code');

/** Whether a reply says to wait, and nothing else. */
const isLimited = (seen: Exchange): boolean => seen.status === 429 && codeOf(seen) !== 'QUOTA_EXCEEDED';

/** Whether a gateway answers in place of a deployment, as while that starts anew. */
const isUnavailable = (seen: Exchange): boolean =>
  seen.status >= 502 && seen.status <= 504 && codeOf(seen) !== 'SEMANTIC_SEARCH_UNAVAILABLE';

/**
 * Milliseconds to wait before asking again; undefined for a reply that can be used. Throws for account trouble, in words
 * for the one reply: others may be served.
 */
function retryDelay(seen: Exchange, now: number): number | undefined {
  const code = codeOf(seen);
  if (seen.status === 402)
    throw new Inconclusive('quota-exhausted', 'a reply is 402, as for a workspace that is past due');
  if (code === 'QUOTA_EXCEEDED')
    throw new Inconclusive(
      'quota-exhausted',
      'a reply is QUOTA_EXCEEDED, as for a workspace at its usage limit',
    );
  if (seen.status === 503 && code === 'SEMANTIC_SEARCH_UNAVAILABLE')
    throw new Inconclusive('precondition-unreached', 'a reply is 503 SEMANTIC_SEARCH_UNAVAILABLE');
  if (seen.status !== 429) return undefined;
  return retryAfterMs(seen.headers['retry-after'], now) ?? 1000;
}

export interface ClientOptions {
  readonly wire: Wire;
  /** Of the base URL; what it redirects to by a whole address is not followed without it. */
  readonly origin?: string;
  /** The path of the base URL, without a closing slash. */
  readonly basePath: string;
  readonly keys: Keys;
  /** Hidden like the keys. */
  readonly secrets?: readonly string[];
  readonly userAgent: string;
  /** A hard limit, checked before each send. */
  readonly maxRequests: number;
  /** What was spent of it before. */
  readonly spent?: Spent | undefined;
  /** The longest wait in milliseconds that a 429 is honoured with. */
  readonly maxWaitMs: number;
  /** Requests a second; as many as come without it. */
  readonly rate?: number | undefined;
  /** The instant of the clock after which nothing is sent. */
  readonly deadline?: number | undefined;
  readonly time: Time;
  /** Hears each exchange once, shared replies too, and for which check it was made. */
  readonly onExchange: (exchange: Exchange, by: string | undefined) => void;
}

export interface SendOptions {
  readonly fresh?: boolean | undefined;
  readonly anyAnswer?: boolean | undefined;
  /** Wait for a 429 that only says to wait, and for a deployment that is away, even where any other answer counts. */
  readonly patient?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The check that it is sent for. */
  readonly by?: string | undefined;
}

/** Sends requests with keys, within budget and pace; what it hands out is redacted. */
export interface Client {
  /** Throws `Inconclusive` for what the network, the budget or the account is to blame for. */
  send(request: Request, options?: SendOptions): Promise<Exchange>;
  /** Why what uses these keys need not be begun: nothing would be sent any more. */
  halted(roles: readonly KeyRole[]): Inconclusive | undefined;
  readonly budget: Budget;
}

/** About how many bytes bodies take that are known again: most that come twice come soon. */
const mostKnown = 16_000_000;

/** Redirects of one request that are followed. */
const mostRedirects = 3;
/** An origin that no address has. */
const nowhere = 'http://nowhere.invalid';

const attempts = 3;
/**
 * Attempts at most where others are served meanwhile, since something may be limited by itself, and
 * where nobody listens, as while a deployment starts anew.
 */
const mostAttempts = 6;
const backoffMs = (attempt: number): number => 100 * 2 ** attempt;

/** Hides keys and other secrets. A key that is sent without its last character is as good as told. */
export const redactorOf = (keys: Keys, secrets: readonly string[] = []): ReturnType<typeof redactor> =>
  redactor([...Object.values(keys).flatMap((key) => [key, cut(key), rotated(key)]), ...secrets]);

export function createClient(options: ClientOptions): Client {
  const { wire, time } = options;
  const budget = createBudget(options.maxRequests, options.spent);
  const redact = redactorOf(options.keys, options.secrets);
  const rate = createRateLimit(time, options.rate);
  const halt = createCircuitBreaker(time.now);
  const deadline = options.deadline ?? Number.POSITIVE_INFINITY;
  const paces = new Map<string, BackOff>();
  /** Answers to anybody, those apart that say to wait; where there are some, a 429 is no reason to give up. */
  let served = 0;
  const readers = new WeakMap<Exchange, () => Body>();
  const bodies = bounded<Body>(mostKnown, weightOf);
  /** Reads a body; what is read of a body that came lately is the same, so that whoever judged it need not look again. */
  const read = (raw: string): Body => {
    const body = bodies.get(raw) ?? bodyOf(raw, redact);
    bodies.put(raw, body);
    return body;
  };
  const shared = createSharedReplies(wire.holdsAll === true ? rereading(readers) : compressing);

  async function exchange(request: Request, { signal, by }: SendOptions): Promise<Exchange> {
    // A cursor or an id that holds the key was hidden, and what is left of it nobody would know again.
    if (request.target.includes(urlText(hidden)))
      throw new Inconclusive('precondition-unreached', 'the target asks for our key in the URL');
    budget.take(request.operation);
    const began = time.now();
    const headers = {
      accept: 'application/json',
      'user-agent': options.userAgent,
      ...authorization(request.credential, options.keys),
    };
    let path = `${options.basePath}${request.target}`;
    let reply = await wire.send({ path, headers }, signal);
    // The contract may lie elsewhere within the origin (ruling paths-outside-api).
    for (let hop = 0; hop < mostRedirects && request.operation === 'getOpenapi'; hop += 1) {
      const next = redirectWithin({ path, reply, origin: options.origin ?? nowhere });
      if (next === undefined) break;
      path = next;
      budget.take(request.operation);
      reply = await wire.send({ path, headers }, signal);
    }
    halt.heard();
    const ms = Math.round((time.now() - began) * 10) / 10;
    budget.answered(request.operation, {
      ms,
      bytes: reply.bytes ?? Buffer.byteLength(reply.text),
      status: reply.status,
    });
    const seen: Exchange = {
      request,
      status: reply.status,
      ...(reply.read === undefined
        ? { headers: redactedHeaders(reply.headers, redact), ...read(reply.text) }
        : { headers: reply.headers, ...reply.read }),
      ...(time.isSimulated === true ? {} : { startedAt: new Date(began).toISOString() }),
      ms,
    };
    if (reply.readAgain !== undefined) readers.set(seen, reply.readAgain);
    options.onExchange(seen, by);
    return seen;
  }

  async function withRetries(request: Request, sending: SendOptions): Promise<Exchange> {
    const name = credentialName(request.credential);
    try {
      const seen = await tried(request, name, sending);
      if (!isLimited(seen)) served += 1;
      // Of any answer, nobody says that it can be used.
      if (sending.anyAnswer !== true) halt.answered(name);
      return seen;
    } catch (error) {
      if (error instanceof Inconclusive && sending.signal?.aborted !== true) halt.gaveUp(name, error);
      throw error;
    }
  }

  async function tried(request: Request, name: string, sending: SendOptions): Promise<Exchange> {
    const { anyAnswer = false, patient = !anyAnswer, signal } = sending;
    const pace = paceOf(name);
    let before = served;
    let left = attempts;
    for (let attempt = 1; ; attempt += 1) {
      await turn(patient ? pace : undefined, signal);
      const halted = anyAnswer ? halt.gone() : halt.reason(name);
      if (halted !== undefined) throw halted;
      try {
        const seen = await exchange(request, sending);
        if (anyAnswer && !(patient && (isLimited(seen) || isUnavailable(seen)))) return seen;
        const wait = retryDelay(seen, time.now());
        if (wait === undefined) {
          // A broken reply may be the network's; only what the same request repeats is the target's (ruling answers-to-any-request).
          if (!isBroken(seen) || attempt >= (isUnavailable(seen) ? attempts : 2)) return seen;
          const pause = isUnavailable(seen) ? pauseOf(seen, attempt) : 0;
          budget.retried('broken', pause);
          if (pause > 0) await time.sleep(pause, signal);
          continue;
        }
        if (served !== before) left = Math.min(attempt + attempts - 1, mostAttempts);
        before = served;
        if (attempt >= left || wait > options.maxWaitMs) {
          throw new Inconclusive(
            'rate-limited',
            `429 after ${attempt} ${attempt === 1 ? 'attempt' : 'attempts'}; the target asks to wait ${Math.ceil(wait / 1000)} s`,
          );
        }
        // A wait that is told in whole seconds may be told as none.
        budget.retried('limited', pace.holdFor(Math.max(wait, backoffMs(attempt))));
      } catch (error) {
        if (!(error instanceof TransportError)) throw error;
        const most = error.trouble === 'refused' ? mostAttempts : left;
        if (attempt >= most || signal?.aborted || ['too-large', 'scheme'].includes(error.trouble)) {
          throw new Inconclusive('transport', redact(error.message));
        }
        budget.retried('lost');
        await time.sleep(backoffMs(attempt), signal);
      }
    }
  }

  /** Waits for what paces all workers. Throws `Inconclusive` where that would be too late. */
  async function turn(pace: BackOff | undefined, signal: AbortSignal | undefined): Promise<void> {
    if (Math.max(pace?.heldUntil() ?? 0, time.now()) >= deadline) throw late;
    await pace?.ready(signal);
    await rate.ready(signal);
    if (signal?.aborted) throw new Inconclusive('transport', 'the run was interrupted');
    if (time.now() >= deadline) throw late;
  }

  function pauseOf({ headers }: Exchange, attempt: number): number {
    const told = retryAfterMs(headers['retry-after'], time.now()) ?? 0;
    return Math.max(told > options.maxWaitMs ? 0 : told, backoffMs(attempt));
  }

  function paceOf(name: string): BackOff {
    const pace = paces.get(name) ?? createBackOff(time);
    paces.set(name, pace);
    return pace;
  }

  return {
    budget,
    halted: (roles) =>
      budget.exhausted() ??
      (time.now() < deadline ? undefined : late) ??
      roles.map((role) => halt.reason(credentialName({ role }))).find((each) => each !== undefined),
    send(request, sending = {}) {
      if (sending.fresh === true || sending.anyAnswer === true) return withRetries(request, sending);
      const identity = sharedName(request);
      const known = shared.get(identity);
      if (known !== undefined) return known;
      const asked = withRetries(request, sending);
      shared.put(identity, asked);
      return asked;
    },
  };
}

const late = new Inconclusive('time-budget', 'the time limit of the run is reached');
