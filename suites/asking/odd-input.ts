import { type ClauseId, type OperationId, operation, parametersOf } from '../../contract/index.js';
import { type OddSegment, plainForms } from '../../generators/odd.js';
import {
  type Api,
  at,
  clipped,
  detail,
  type Exchange,
  expectThat,
  Inconclusive,
  isArray,
  isGatewayRefusal,
  type Query,
  seenOf,
  strings,
  type World,
} from '../../src/kit/index.js';
import { isIgnored, validCall } from './calls.js';
import { beforeBracket, expectErrorEnvelope } from './refusals.js';

/** A parameter with the pairs of a query that it is tried with, one after another, as they are sent. */
export interface OddParameter {
  readonly name: string;
  readonly pairs: readonly string[];
}

/** A request to an operation whose parameters all have odd values. */
export interface OddRequest {
  readonly operation: OperationId;
  readonly parameters: readonly OddParameter[];
}

/**
 * The reply to odd input is no server error, and the error envelope if it refuses. What a gateway answers in place of
 * the deployment is tolerated.
 * @param sent what was sent, as a violation shows it
 */
export function expectAnswer(api: Api, reply: Exchange, sent: string): void {
  const { status } = reply;
  const expected = `an answer to ${clipped(sent, 200)}, no server error`;
  expectThat(status < 500, 'status', expected, seenOf(reply), 'error.server-errors');
  // What is served is JSON by an invariant.
  if (status < 400) return;
  if (isGatewayRefusal(reply))
    api.deviates('odd-strings', `a gateway answers ${status} in place of the error envelope`);
  else expectErrorEnvelope(reply, status === 404 ? 'optional' : 'required');
}

/** Parameters of time, beside which no other window is sent. */
const isTime = (name: string): boolean => /^(?:date|days|observed_|recorded_)/.test(name);

/** What makes a parameter of Events mean something. */
const companions: Readonly<Record<string, Query>> = {
  admin1: { country: 'USA' },
  subcategory: { category: 'Battles' },
  radius_km: { near: '0,0' },
  lat: { lon: 0 },
  lon: { lat: 0 },
  recorded_start: { recorded_end: '2026-05-01T00:00:00Z' },
  recorded_end: { recorded_start: '2026-05-01T00:00:00Z' },
  // Semantic search may be away, and finds neighbours of anything.
  search: { search_mode: 'lexical' },
};

/** A request without fault but for these parameters. */
function baseOf(id: OperationId, left: readonly string[], world: World) {
  const { query = {}, path = {} } = validCall(id, world) ?? {};
  const declared = parametersOf(id);
  const excluded = left.flatMap((name) => declared[name]?.excludes ?? []);
  const beside = left.flatMap((name) => Object.entries(companions[name] ?? {}));
  const full: Query = {
    ...query,
    ...Object.fromEntries(beside.filter(([name]) => Object.hasOwn(declared, name))),
  };
  const isKept = (name: string) =>
    !left.includes(name) && !excluded.includes(name) && !(isTime(name) && left.some(isTime));
  return { query: Object.fromEntries(Object.entries(full).filter(([name]) => isKept(name))), path };
}

/** Whether requests to an operation are known that have no fault: all that its path demands. */
export const isAskable = (id: OperationId, world: World): boolean => {
  const { entitlement, path } = operation(id);
  const isOpen = entitlement === undefined || world.offer.entitlements[entitlement] !== 'refused';
  return isOpen && (validCall(id, world) !== undefined || !path.includes('{'));
};

interface SentPair {
  readonly name: string;
  readonly pair: string;
}

/** The parameter that a refusal is about, as far as it says. */
function refusedOf<Sent extends SentPair>(
  reply: Exchange,
  id: OperationId,
  sent: readonly Sent[],
): Sent | undefined {
  if (sent.length === 1) return sent[0];
  const { error, code } = Object(reply.json);
  const named = [detail(reply, 'param'), detail(reply, 'parameter'), detail(reply, 'field')].map((each) =>
    beforeBracket(String(each)),
  );
  const declared = parametersOf(id);
  const words = String(error).split(/[^a-z0-9_]+/i);
  const inMessage = sent.filter(({ name }) => words.includes(name));
  return (
    sent.find(({ name }) => named.includes(name)) ??
    (inMessage.length === 1 ? inMessage[0] : undefined) ??
    sent.find(({ name }) => declared[name]?.malformed === code)
  );
}

const longestOf = <Sent extends SentPair>(sent: readonly Sent[]): Sent | undefined =>
  sent.toSorted((one, other) => other.pair.length - one.pair.length)[0];

const isSearch = (name: string): boolean => name === 'search' || name === 'q';

/** Semantic search may be away (ruling answers-to-any-request), and hides what stands beside it. */
function unlessSearchIsAway(error: unknown): undefined {
  if (error instanceof Inconclusive && error.reason === 'precondition-unreached') return undefined;
  throw error;
}

/** More requests are not made of one group. */
const mostRequests = 16;

/**
 * Sends odd values of several parameters at once. A request usually ends at the first value that it refuses, so the
 * parameter that a refusal names is left out, and the others are sent again until nothing hides them. Those that were
 * not refused are sent with their next pairs.
 */
export async function tryOdd(api: Api, { operation: id, parameters }: OddRequest): Promise<void> {
  const refused = new Set<string>();
  let requests = 0;

  async function ask(sent: readonly SentPair[]): Promise<void> {
    if (sent.length === 0) return;
    if (requests === mostRequests)
      return api.observe(`${id}, hidden by refusals`, sent.map(({ name }) => name).join(', '));
    requests += 1;
    const { query, path } = baseOf(
      id,
      sent.map(({ name }) => name),
      api.world,
    );
    const writtenQuery = sent.map(({ pair }) => pair).join('&');
    const reply = await api.get(id, query, { path, writtenQuery }).catch(unlessSearchIsAway);
    if (reply === undefined) {
      const others = sent.filter(({ name }) => !isSearch(name));
      for (const { name } of sent.filter((each) => !others.includes(each))) refused.add(name);
      return others.length < sent.length ? ask(others) : undefined;
    }
    expectAnswer(api, reply, writtenQuery);
    if (reply.status < 400) {
      return api.witness('odd values that were read', sent.length);
    }
    // Nothing is read of a request that the account may not make.
    if (reply.status === 401 || reply.status === 403) return;
    const found = isGatewayRefusal(reply) ? longestOf(sent) : refusedOf(reply, id, sent);
    if (found !== undefined) {
      refused.add(found.name);
      api.witness('odd values that were refused');
      return ask(sent.filter((each) => each !== found));
    }
    const middle = Math.ceil(sent.length / 2);
    await ask(sent.slice(0, middle));
    await ask(sent.slice(middle));
  }

  const rounds = Math.max(0, ...parameters.map(({ pairs }) => pairs.length));
  for (let round = 0; round < rounds; round += 1)
    await ask(
      parameters.flatMap(({ name, pairs }) => {
        const pair = pairs[round];
        return pair === undefined || refused.has(name) ? [] : [{ name, pair }];
      }),
    );
}

/** The rows of a list, under the name that the operation gives them. */
function rowsIn({ json }: Exchange): readonly unknown[] {
  const rows = ['/data', '/recipient_rollups', '/data/recipient_rollups'].map((place) => at(json, place));
  return rows.find(isArray) ?? [];
}

/** An operation with an id in its path. */
export interface OddDetail {
  readonly operation: OperationId;
  readonly name: string;
  /** What ids of it begin with. */
  readonly prefix: string;
  /** The clause that a record for no id contradicts; undefined where that is not stated. */
  readonly clause?: ClauseId;
}

/** Sends each segment in place of the id. A word may be a name; no other one names a record. */
export async function tryOddSegments(
  api: Api,
  { operation: id, name, clause }: OddDetail,
  segments: readonly OddSegment[],
): Promise<void> {
  for (const { kind, written } of segments) {
    const reply = await api.get(id, {}, { writtenPath: { [name]: written } });
    expectAnswer(api, reply, written);
    if (clause !== undefined && kind !== 'word') {
      const place = reply.status === 200 ? 'refusal' : 'status';
      expectThat(
        reply.status !== 200,
        place,
        `no record for ${clipped(written, 200)}`,
        seenOf(reply),
        clause,
      );
    }
    api.witness('odd ids that were answered');
  }
}

/** A filter that keeps the rows which contain a text. */
export interface SubstringFilter {
  readonly operation: OperationId;
  readonly name: string;
  readonly clause: ClauseId;
}

/** Every row has the pattern as it stands, or what is left of it without its odd characters, in one of its texts. */
export async function expectLiteral(
  api: Api,
  { operation: id, name, clause }: SubstringFilter,
  pattern: string,
): Promise<void> {
  const { query, path } = baseOf(id, [name], api.world);
  const reply = await api.get(id, { ...query, limit: 50, [name]: pattern }, { path });
  api.witness('patterns that were answered');
  if (reply.status !== 200 || isIgnored(reply, name)) return;
  const forms = plainForms(pattern).map((form) => form.toLowerCase());
  for (const [index, row] of rowsIn(reply).entries()) {
    const texts = [...strings(row)].flatMap((text) => plainForms(text.toLowerCase()));
    const isSelected = texts.some((text) => forms.some((form) => text.includes(form)));
    expectThat(isSelected, `/data/${index}`, `'${pattern}' in a text of the row`, row, clause);
  }
}
