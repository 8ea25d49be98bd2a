import type { OperationId } from '../../../../contract/index.js';
import { isArray, isObject, type Json } from '../../../kit/index.js';
import {
  type AuthorizationField,
  authorizationField,
  type Wire,
  type WireReply,
} from '../../../transport/wire.js';
import { operationAt } from '../asks.js';
import {
  headerPattern,
  headersOf,
  isHeaderPattern,
  isOf,
  kindOf,
  type Member,
  memberOf,
  partsOf,
  type ReplyKind,
  stepWithin,
} from './members.js';
import { type Mutant, mutated, mutatedHeaders } from './mutation.js';

/** A reply of the plain deployment, read once. */
export interface PlainReply {
  readonly request: PlainRequest;
  readonly reply: WireReply;
  readonly json: Json | undefined;
  /** Undefined where none of our operations was called. */
  readonly kind: ReplyKind | undefined;
  /** Whether a page after the first was asked for. */
  readonly isLater: boolean;
}

/** What a deployment's reply depends on. */
export interface PlainRequest {
  readonly path: string;
  readonly authorization: AuthorizationField | undefined;
}

export const keyOf = ({ path, authorization }: PlainRequest): string =>
  `${path} ${authorization?.name} ${authorization?.value}`;

/** Replies of a deployment that answers the same request alike, kept. */
export interface PlainReplies {
  /** @param fresh whether the reply is asked for even where one is kept */
  readonly of: (request: PlainRequest, fresh?: boolean) => Promise<PlainReply>;
  readonly operationOf: (request: PlainRequest) => OperationId | undefined;
}

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @param basePath path of the base URL, without a slash at its end */
export function plainReplies(wire: Wire, basePath: string): PlainReplies {
  const kept = new Map<string, Promise<PlainReply>>();
  const operations = new Map<string, OperationId | undefined>();
  function operationOf({ path }: PlainRequest): OperationId | undefined {
    if (!operations.has(path)) operations.set(path, operationAt(path.slice(basePath.length)));
    return operations.get(path);
  }
  async function ask(request: PlainRequest): Promise<PlainReply> {
    const { path, authorization } = request;
    const headers = {
      accept: 'application/json',
      ...(authorization === undefined ? {} : { [authorization.name]: authorization.value }),
    };
    const reply = await wire.send({ path, headers });
    const operation = operationOf(request);
    const json = parsed(reply.text);
    const kind = operation && { operation, kind: kindOf(reply.status, json) };
    return { request, reply, json, kind, isLater: /[?&](?:cursor|offset)=/.test(path) };
  }
  return {
    of(request, fresh = false) {
      const key = keyOf(request);
      const before = fresh ? undefined : kept.get(key);
      const reply = before ?? ask(request);
      kept.set(key, reply);
      return reply;
    },
    operationOf,
  };
}

interface Options {
  /** Whether replies are never kept, for checks that ask what changes with each request. */
  readonly fresh: boolean;
}

/** A wire that hands out each reply as `change` leaves it. */
const changing = (
  plain: PlainReplies,
  { fresh }: Options,
  change: (reply: PlainReply) => WireReply,
): Wire => ({
  send: async ({ path, headers }) =>
    change(await plain.of({ path, authorization: authorizationField({ headers }) }, fresh)),
  close: async () => {},
  holdsAll: true,
});

const unchanged = ({ reply, json }: PlainReply): WireReply => ({
  ...reply,
  read: { text: reply.text, json },
});

/** A wire that notes which members of the replies are read. */
export const listeningWire = (plain: PlainReplies, options: Options, heard: Listener): Wire =>
  changing(plain, options, (each) => {
    const { reply, json, kind } = each;
    if (kind === undefined) return unchanged(each);
    heard.asked(each);
    // Whoever needs the contract has it read before the first check, so that its readers are known otherwise.
    if (kind.operation === 'getOpenapi') return unchanged(each);
    const headers = observedHeaders(reply.headers, kind, heard.read);
    return {
      ...reply,
      headers,
      read: { text: reply.text, json: json === undefined ? json : observed(json, kind, heard.read) },
    };
  });

export interface Listener {
  readonly asked: (reply: PlainReply) => void;
  readonly read: (member: Member, what: Look) => void;
}

/** Whether the value of a member is looked at, or only that there is one. */
export type Look = 'name' | 'value';

/** The replies of a deployment with one change. */
export interface MutatedReplies {
  /** A wire that hands them out. */
  readonly wire: (options: Options) => Wire;
  /** Whether the change shows in a reply. */
  readonly touches: (reply: PlainReply) => boolean;
  /** The replies handed out that it shows in. */
  readonly changed: () => number;
}

export function mutatedReplies(plain: PlainReplies, mutant: Mutant, others: readonly Json[]): MutatedReplies {
  const { pattern } = partsOf(mutant.member);
  const known = new WeakMap<PlainReply, WireReply>();
  const handed = new WeakSet<PlainReply>();
  let changed = 0;
  function after(each: PlainReply): WireReply {
    const isMeant = each.kind !== undefined && isOf(each.kind, mutant.member);
    if (!isMeant || (mutant.rows === 'later' && !each.isLater)) return unchanged(each);
    const before = known.get(each);
    if (before !== undefined) return before;
    const reply = change(each, mutant, pattern, others);
    known.set(each, reply);
    return reply;
  }
  const isChanged = (each: PlainReply, reply: WireReply): boolean =>
    reply.read?.json !== each.json || reply.headers !== each.reply.headers;
  return {
    wire: (options) =>
      changing(plain, options, (each) => {
        const reply = after(each);
        if (!handed.has(each) && isChanged(each, reply)) {
          handed.add(each);
          changed += 1;
        }
        return reply;
      }),
    touches: (each) => isChanged(each, after(each)),
    changed: () => changed,
  };
}

function change(each: PlainReply, mutant: Mutant, pattern: string, others: readonly Json[]): WireReply {
  const { reply, json } = each;
  if (isHeaderPattern(pattern)) return { ...unchanged(each), headers: mutatedHeaders(reply.headers, mutant) };
  if (json === undefined) return unchanged(each);
  const after = mutated(json, mutant, others);
  if (after === json) return unchanged(each);
  // To write each body anew would take longer than to judge it, and only the contract is read as a text.
  const text = each.kind?.operation === 'getOpenapi' ? JSON.stringify(after) : reply.text;
  return { ...reply, read: { text, json: after } };
}

/** Headers that say which of them are looked at. */
function observedHeaders(
  headers: WireReply['headers'],
  kind: ReplyKind,
  read: Listener['read'],
): WireReply['headers'] {
  const own = new Set(headersOf(headers));
  const note = (name: string | symbol): void => {
    if (typeof name === 'string' && own.has(name)) read(memberOf(kind, headerPattern(name)), 'value');
  };
  return new Proxy(headers, {
    get(target, name, receiver) {
      note(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys(target) {
      for (const name of own) note(name);
      return Reflect.ownKeys(target);
    },
  });
}

/** A kind of place in a body that is looked at. */
interface Place {
  readonly pattern: string;
  readonly member: Member;
  readonly within: Map<string, Place>;
}

/** A body that says which of its members are looked at. */
function observed(body: Json, kind: ReplyKind, read: Listener['read']): Json {
  const known = new WeakMap<object, object>();
  const placeOf = (pattern: string): Place => ({
    pattern,
    member: memberOf(kind, pattern),
    within: new Map(),
  });
  function placeIn(place: Place, value: Json, name: string): Place {
    const step = isArray(value) ? '*' : name;
    const before = place.within.get(step);
    if (before !== undefined) return before;
    const within = placeOf(`${place.pattern}/${stepWithin(place.pattern, value, name)}`);
    place.within.set(step, within);
    return within;
  }
  function seen(value: Json, place: Place): Json {
    if (!isArray(value) && !isObject(value)) return value;
    const before = known.get(value);
    if (before !== undefined) return before as Json;
    const note = (name: string | symbol, what: Look): Place | undefined => {
      if (typeof name === 'symbol' || !Object.hasOwn(value, name)) {
        // A member that a check seeks in vain may be one that another reply has.
        if (typeof name === 'string' && isObject(value)) read(placeIn(place, value, name).member, 'value');
        return undefined;
      }
      const inner = placeIn(place, value, name);
      if (!isArray(value) || name !== 'length') read(inner.member, what);
      return inner;
    };
    const proxy: object = new Proxy(value, {
      get(target, name, receiver) {
        const inner = note(name, 'value');
        const got = Reflect.get(target, name, receiver) as Json;
        return inner === undefined || typeof got !== 'object' ? got : seen(got, inner);
      },
      has(target, name) {
        note(name, 'name');
        return Reflect.has(target, name);
      },
      getOwnPropertyDescriptor(target, name) {
        note(name, 'name');
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      ownKeys(target) {
        if (!isArray(target)) for (const name of Object.keys(target)) note(name, 'name');
        return Reflect.ownKeys(target);
      },
    });
    known.set(value, proxy);
    return proxy as Json;
  }
  return seen(body, placeOf(''));
}
