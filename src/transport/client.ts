import { type Credential, type Exchange, Inconclusive, type KeyRole, type Request } from '../kit/index.js';
import { bodyOf } from './body.js';
import { type Budget, createBudget } from './budget.js';
import { createPace, retryAfterMs, type Time } from './pace.js';
import { redactor } from './redact.js';
import { TransportError, type Wire } from './wire.js';

export type Keys = Readonly<Partial<Record<KeyRole, string>>>;

export interface ClientOptions {
  readonly wire: Wire;
  /** The path of the base URL, without a closing slash. */
  readonly basePath: string;
  readonly keys: Keys;
  /** Hidden like the keys. */
  readonly secrets?: readonly string[];
  readonly userAgent: string;
  /** A hard limit, checked before each send. */
  readonly maxRequests: number;
  /** The longest wait in milliseconds that a 429 is honoured with. */
  readonly maxWaitMs: number;
  readonly time: Time;
  /** Hears each exchange once, shared replies too. */
  readonly onExchange: (exchange: Exchange) => void;
}

export interface SendOptions {
  readonly fresh?: boolean | undefined;
  readonly anyAnswer?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends requests with keys, within budget and pace; what it hands out is redacted. */
export interface Client {
  /** Throws `Inconclusive` for what the network, the budget or the account is to blame for. */
  send(request: Request, options?: SendOptions): Promise<Exchange>;
  readonly budget: Budget;
}

/** Replies that one run keeps for identical requests; the oldest go first. */
const sharedReplies = 256;
const attempts = 3;
const backoffMs = (attempt: number): number => 100 * 2 ** attempt;

export function createClient(options: ClientOptions): Client {
  const { wire, time } = options;
  const budget = createBudget(options.maxRequests);
  // A key that is sent without its last character is as good as told.
  const redact = redactor([
    ...Object.values(options.keys).flatMap((key) => [key, cut(key)]),
    ...(options.secrets ?? []),
  ]);
  const paces = new Map<string, ReturnType<typeof createPace>>();
  const shared = new Map<string, Promise<Exchange>>();

  async function exchange(request: Request, signal: AbortSignal | undefined): Promise<Exchange> {
    budget.take(request.operation);
    const began = time.now();
    const headers = {
      accept: 'application/json',
      'user-agent': options.userAgent,
      ...authorization(request.credential, options.keys),
    };
    const reply = await wire.send({ path: `${options.basePath}${request.target}`, headers }, signal);
    const ms = Math.round((time.now() - began) * 10) / 10;
    budget.answered(request.operation, ms);
    const seen: Exchange = {
      request,
      status: reply.status,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [name, redact(value)]),
      ),
      ...bodyOf(reply.text, redact),
      ms,
    };
    options.onExchange(seen);
    return seen;
  }

  async function withRetries(request: Request, { anyAnswer, signal }: SendOptions): Promise<Exchange> {
    const pace = paceOf(request.credential);
    for (let attempt = 1; ; attempt += 1) {
      if (anyAnswer !== true) await pace.ready(signal);
      if (signal?.aborted) throw new Inconclusive('transport', 'the run was interrupted');
      try {
        const seen = await exchange(request, signal);
        if (anyAnswer === true) return seen;
        const wait = waitOf(seen);
        // A broken reply may be the network's; only what the same request repeats is the target's (ruling A78).
        if (wait === undefined && attempt === 1 && isBroken(seen)) continue;
        if (wait === undefined) return seen;
        if (attempt === attempts || wait > options.maxWaitMs) {
          throw new Inconclusive(
            'rate-limited',
            `429 after ${attempt} attempts; the target asks to wait ${Math.ceil(wait / 1000)} s`,
          );
        }
        // A wait that is told in whole seconds may be told as none.
        pace.holdFor(Math.max(wait, backoffMs(attempt)));
      } catch (error) {
        if (!(error instanceof TransportError)) throw error;
        if (attempt === attempts || signal?.aborted || error.trouble === 'too-large') {
          throw new Inconclusive('transport', redact(error.message));
        }
        await time.sleep(backoffMs(attempt), signal);
      }
    }
  }

  /** How long to wait before asking again; undefined for a reply that can be used. Throws for account trouble. */
  function waitOf(seen: Exchange): number | undefined {
    const code =
      seen.json !== null && typeof seen.json === 'object' && 'code' in seen.json ? seen.json.code : undefined;
    if (seen.status === 402) throw new Inconclusive('quota-exhausted', 'the workspace is past due (402)');
    if (code === 'QUOTA_EXCEEDED')
      throw new Inconclusive('quota-exhausted', 'the usage limit is reached (QUOTA_EXCEEDED)');
    if (seen.status === 503 && code === 'SEMANTIC_SEARCH_UNAVAILABLE') {
      throw new Inconclusive('precondition-unreached', 'semantic search is unavailable (503)');
    }
    if (seen.status !== 429) return undefined;
    return retryAfterMs(seen.headers['retry-after'], time.now()) ?? 1000;
  }

  function paceOf(credential: Credential): ReturnType<typeof createPace> {
    const name = credentialName(credential);
    const pace = paces.get(name) ?? createPace(time);
    paces.set(name, pace);
    return pace;
  }

  return {
    budget,
    send(request, sending = {}) {
      if (sending.fresh === true || sending.anyAnswer === true) return withRetries(request, sending);
      const identity = `${credentialName(request.credential)} ${request.target}`;
      const known = shared.get(identity);
      if (known !== undefined) return known;
      const asked = withRetries(request, sending);
      shared.set(identity, asked);
      // What may have been the network's trouble is not handed to others.
      const forget = () => shared.delete(identity);
      asked.then((seen) => seen.status >= 500 && forget(), forget);
      if (shared.size > sharedReplies) shared.delete(shared.keys().next().value ?? identity);
      return asked;
    },
  };
}

const cut = (key: string): string => key.slice(0, -1);

/** A server error, or a reply of the API that is not JSON. */
const isBroken = ({ status, json, request }: Exchange): boolean =>
  status >= 500 || (json === undefined && request.target.startsWith('/api/'));

function authorization(credential: Credential, keys: Keys): Record<string, string> {
  if ('none' in credential) return {};
  if ('header' in credential) return { authorization: credential.header };
  const key = keys[credential.role];
  if (key === undefined)
    throw new Inconclusive('needs-operator', `no key is given for the role ${credential.role}`);
  if (credential.spoiled === 'basic') return { authorization: `Basic ${key}` };
  return { authorization: `Bearer ${credential.spoiled === 'cut' ? cut(key) : key}` };
}

const credentialName = (credential: Credential): string =>
  'none' in credential
    ? 'none'
    : 'header' in credential
      ? `header ${credential.header}`
      : `${credential.role} ${credential.spoiled ?? ''}`;
