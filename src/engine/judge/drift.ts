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
 * The requests whose replies a relation compared, each once; none where one request had different replies within the
 * trial, since that is about change itself.
 */
export function comparedExchanges(exchanges: readonly Exchange[]): readonly Exchange[] {
  const all = relatedBy(exchanges);
  // Of a long walk, both ends: what comes late is new or far back.
  return all.filter((_, nth) => nth < most / 2 || nth >= all.length - most / 2);
}

function relatedBy(exchanges: readonly Exchange[]): readonly Exchange[] {
  const asked = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    const request = identityOf(exchange);
    const before = asked.get(request);
    if (before !== undefined && hasMoved(before, exchange)) return [];
    asked.set(request, exchange);
  }
  return asked.size < 2 ? [] : [...asked.values()];
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

/** Whether the data that a relation compared is other now than it was a moment ago. */
export async function detectDrift(
  exchanges: readonly Exchange[],
  { client, signal }: { readonly client: Client; readonly signal: AbortSignal | undefined },
): Promise<Drift> {
  let replies = 0;
  let revised = false;
  for (const before of comparedExchanges(exchanges)) {
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

const isRevised: Differs = (before, after) =>
  JSON.stringify(at(before.json, '/data')) !== JSON.stringify(at(after.json, '/data'));

/** Whether two replies to one request tell of different data: other rows or another number of them, in whatever order. */
export const hasMoved = (before: Exchange, after: Exchange): boolean => dataIn(before) !== dataIn(after);

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
    rows.map((row) => JSON.stringify(row)).toSorted(),
    counts,
  ]);
}
