import { createHash } from 'node:crypto';
import { at, type Exchange, Inconclusive, isArray, isObject } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';

/**
 * Sends the request of an exchange anew. What any request may meet is an answer only where it was one: a target that
 * asks to wait says nothing about what it answered before. Throws `Inconclusive` as the client does.
 */
export const resend = (
  { request, status }: Exchange,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<Exchange> =>
  client.send(request, { fresh: true, anyAnswer: [402, 429].includes(status) || status >= 500, signal });

/** Requests of one trial that are asked again to see whether the data moved. */
const most = 8;

/**
 * The requests whose replies a relation compared, each once, without those that had different replies within the trial:
 * a trial may be about such change itself. None where fewer than two are left.
 */
export function comparedExchanges(exchanges: readonly Exchange[]): readonly Exchange[] {
  const all = relatedBy(exchanges);
  // Of a long walk, both ends: what comes late is new or far back.
  return all.filter((_, nth) => nth < most / 2 || nth >= all.length - most / 2);
}

function relatedBy(exchanges: readonly Exchange[]): readonly Exchange[] {
  const asked = new Map<string, Exchange>();
  const different = new Set<string>();
  for (const exchange of exchanges) {
    const request = identityOf(exchange);
    const before = asked.get(request);
    if (before !== undefined && hasMoved(before, exchange)) different.add(request);
    asked.set(request, exchange);
  }
  const related = [...asked].flatMap(([request, exchange]) => (different.has(request) ? [] : [exchange]));
  return related.length < 2 ? [] : related;
}

/** What reading again shows of the data that a relation compared. */
export interface Drift {
  /** Other rows, or another number of them. */
  readonly moved: boolean;
  /** Other values in the same rows, which may change by the hour. */
  readonly revised: boolean;
  /** Replies that showed it. */
  readonly replies: number;
}

/**
 * Whether the data that a relation compared is other now than it was a moment ago.
 * @param rounds how often each request is sent again; replicas that lag behind show it in some replies only
 */
export async function detectDrift(
  exchanges: readonly Exchange[],
  { client, signal }: { readonly client: Client; readonly signal: AbortSignal | undefined },
  rounds = 1,
): Promise<Drift> {
  let replies = 0;
  let revised = false;
  const compared = comparedExchanges(exchanges);
  for (const before of Array.from({ length: rounds }, () => compared).flat()) {
    try {
      const after = await resend(before, client, signal);
      replies += 1;
      if (hasMoved(before, after)) return { moved: true, revised: true, replies };
      revised ||= isRevised(before, after);
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error;
    }
  }
  return { moved: false, revised, replies };
}

/** Whether two replies to one request show other data. */
type Differs = (before: Exchange, after: Exchange) => boolean;

/**
 * Whether a try compared other data than a later one that held still: other rows, or revised ones where the later data
 * held still to the letter, since values that change all the time show nothing. A try of one request compares nothing, so
 * that its reply cannot be excused by data that moved.
 */
export const comparesOther = (
  one: readonly Exchange[],
  later: readonly Exchange[],
  { revised, replies }: Drift,
): boolean =>
  replies > 0 && (differsIn(one, later, hasMoved) || (!revised && differsIn(one, later, isRevised)));

function differsIn(one: readonly Exchange[], other: readonly Exchange[], differs: Differs): boolean {
  const replies = new Map(relatedBy(other).map((exchange) => [identityOf(exchange), exchange]));
  return relatedBy(one).some((exchange) => {
    const counterpart = replies.get(identityOf(exchange));
    return counterpart !== undefined && differs(exchange, counterpart);
  });
}

/** What makes two requests one: a shared reply may have been asked for as no operation in particular. */
const identityOf = ({ request: { target, credential } }: Exchange): string =>
  JSON.stringify([target, Object.entries(credential).toSorted()]);

const isRevised: Differs = (before, after) => digestsOf(before).values !== digestsOf(after).values;

/** Whether two replies to one request tell of different data: other rows or another number of them, in whatever order. */
export const hasMoved = (before: Exchange, after: Exchange): boolean =>
  digestsOf(before).rows !== digestsOf(after).rows;

/** Digests of what a reply tells: of its rows and counts, and of all values of its data. */
interface DataDigests {
  readonly rows: string;
  readonly values: string;
}

const known = new WeakMap<Exchange, DataDigests>();
/** By the body and its status: a deployment in this process hands out one body for many requests. */
const ofBodies = new WeakMap<object, Map<number, DataDigests>>();

function digestsOf(exchange: Exchange): DataDigests {
  const before = known.get(exchange);
  if (before !== undefined) return before;
  const { json, status } = exchange;
  const body = isArray(json) || isObject(json) ? json : {};
  const byStatus = ofBodies.get(body) ?? new Map<number, DataDigests>();
  const digests = byStatus.get(status) ?? {
    rows: digestOf(dataIn(exchange)),
    values: digestOf(JSON.stringify(at(json, '/data')) ?? ''),
  };
  ofBodies.set(body, byStatus.set(status, digests));
  known.set(exchange, digests);
  return digests;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Lets an exchange that lacks the body of another one be compared as that one. */
export function compareAs(light: Exchange, whole: Exchange): Exchange {
  known.set(light, digestsOf(whole));
  return light;
}

/** Averages and scores may change by the hour, counts and texts do not. */
const withoutFractions = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? undefined : value;

/** Which rows there are and how many; their inner values, scores among them, may change by the hour. */
function dataIn({ status, json }: Exchange): string {
  const data = at(json, '/data');
  const rows = (isArray(data) ? data : [data]).map((row) => (isObject(row) ? (row.id ?? row) : row));
  const pagination = at(json, '/pagination');
  const counts = isObject(pagination)
    ? Object.values(pagination).filter((each) => typeof each === 'number')
    : [];
  return JSON.stringify([
    status,
    at(json, '/code'),
    rows.map((row) => JSON.stringify(row, withoutFractions)).toSorted(),
    counts,
  ]);
}
