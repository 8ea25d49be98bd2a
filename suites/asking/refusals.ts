import { type ClauseId, isClauseId, type OperationId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  brief,
  detail,
  type Exchange,
  type ExpectedRefusal,
  expectDetail,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  isArray,
  isObject,
  type Query,
  seenOf,
  strings,
  type World,
} from '../../src/kit/index.js';
import { isIgnored } from './calls.js';
import { bounds } from './windows.js';

/** The operations that take the Event filters. */
export const eventOperations = ['listEvents', 'summarizeEvents'] as const satisfies readonly OperationId[];
export type EventOperation = (typeof eventOperations)[number];

/** A query over days that closed long enough ago, so that nothing but its own filters can be refused. */
export const closed = (world: World, query: Query): Query => ({ ...bounds(world.offer.window), ...query });

/** A clause whose id is built from the name of a parameter. */
export function clauseNamed(id: string): ClauseId {
  const clause = id.replaceAll('_', '-');
  if (!isClauseId(clause)) throw new RangeError(`there is no clause ${clause}`);
  return clause;
}

/** A query that breaks one rule earns the refusal. */
export async function expectRefused(
  api: Api,
  operation: OperationId,
  query: Query,
  expected: ExpectedRefusal,
): Promise<Exchange> {
  const reply = await api.get(operation, query);
  expectRefusal(reply, expected);
  api.witness('refusals with the right code');
  return reply;
}

/**
 * The same query with the breakage repaired is served, so that nothing else was refused.
 * @param clause that any other reply contradicts
 */
export async function expectServed(
  api: Api,
  operation: OperationId,
  query: Query,
  clause?: ClauseId,
): Promise<Exchange> {
  const reply = await api.get(operation, query);
  accusing(clause, () => expectOk(reply));
  api.witness('repaired requests that were served');
  return reply;
}

/**
 * The same for one of several parameters: all are sent together, and this one alone only where they are not served.
 * @param all of them in one query
 */
export async function expectServedWith(
  api: Api,
  operation: OperationId,
  query: Query,
  { all, clause }: { readonly all: Query; readonly clause: ClauseId },
): Promise<void> {
  const { status } = await api.get(operation, all);
  if (status === 200) api.witness('repaired requests that were served');
  else await expectServed(api, operation, query, clause);
}

/** `details` carries the members, each with its clause. */
export function expectDetails(reply: Exchange, clauses: Readonly<Record<string, ClauseId>>): void {
  for (const [member, clause] of Object.entries(clauses)) accusing(clause, () => expectDetail(reply, member));
}

/** Whether a value of `details` names a word, in whatever letter case and shape. */
export const names = (value: unknown, word: string): boolean =>
  (JSON.stringify(value) ?? '').toLowerCase().includes(word.toLowerCase());

/** The reply has the error envelope; `code` may be left out where the specification shows none (ruling not-found-code). */
export function expectErrorEnvelope(reply: Exchange, code: 'required' | 'optional'): void {
  const [success, error, named, details] = ['/success', '/error', '/code', '/details'].map((place) =>
    at(reply.json, place),
  );
  expectThat(isObject(reply.json), 'body', 'the error envelope', reply.text, 'error.envelope');
  expectThat(success === false, '/success', 'false', success, 'envelope.error.success');
  expectThat(typeof error === 'string', '/error', 'a message', error, 'envelope.error.error');
  const isNamed = typeof named === 'string' && named !== '';
  const isLeftOut = code === 'optional' && (named ?? null) === null;
  expectThat(isNamed || isLeftOut, '/code', 'a code', named, 'envelope.error.code');
  expectThat(isObject(details), '/details', 'an object', details, 'envelope.error.details');
}

/**
 * The reply to a detail of an id that names nothing is an error and no card. Which error is open, but for the
 * statuses given; a 404 may come without a code (ruling not-found-code).
 * @param what the thing that the id would name
 */
export function expectUnknownId(
  api: Api,
  reply: Exchange,
  what: string,
  statuses: readonly number[] = [404, 400, 410],
): void {
  expectStatus(reply, ...statuses);
  expectErrorEnvelope(reply, reply.status === 404 ? 'optional' : 'required');
  if (typeof at(reply.json, '/code') !== 'string') {
    api.deviates('not-found-code', `the 404 of an unknown ${what} has no code`);
  }
  api.observe(`unknown ${what}`, seenOf(reply));
  api.witness('unknown ids refused');
}

/**
 * The reply refuses a value outside an enumeration and tells the values of it. `INVALID_ENUM` with
 * `accepted_values` is what the specification names; another code with a list of values is tolerated (ruling unknown-enum-value).
 * @param documented values that the list must hold; empty where they are not shown
 * @param told the clause that a list which lacks some of them contradicts
 */
export function expectEnumRefusal(
  api: Api,
  reply: Exchange,
  documented: readonly string[],
  told?: ClauseId,
): void {
  const code = at(reply.json, '/code');
  // A refusal with another status is still a refusal.
  accusing(code === 'INVALID_ENUM' ? 'error.invalid-enum' : undefined, () => expectStatus(reply, 400));
  const accepted = detail(reply, 'accepted_values') ?? (code === 'INVALID_ENUM' ? undefined : anyList(reply));
  const listed = [...strings(accepted)].map((text) => text.toLowerCase());
  const place = '/details/accepted_values';
  const whole = 'error.accepted-values';
  const carried = code === 'INVALID_ENUM' ? 'error.invalid-enum.details.accepted-values' : whole;
  expectThat(listed.length > 0, place, 'the accepted values', accepted, told ?? carried);
  const absent = documented.filter((value) => !listed.includes(value.toLowerCase()));
  expectThat(absent.length === 0, place, `${brief(absent)} among them`, accepted, told ?? whole);
  if (code !== 'INVALID_ENUM')
    api.deviates('unknown-enum-value', `a value outside an enumeration earns ${brief(code)}`);
  api.witness('refusals that tell the accepted values');
}

/** As `expectEnumRefusal`, for the families in which `INVALID_ENUM` is the only code. */
export function expectInvalidEnum(
  api: Api,
  reply: Exchange,
  documented: readonly string[],
  told?: ClauseId,
): void {
  expectRefusal(reply, { codes: ['INVALID_ENUM'] });
  expectEnumRefusal(api, reply, documented, told);
}

function anyList(reply: Exchange): unknown {
  const details = at(reply.json, '/details');
  return isObject(details) ? Object.values(details).find(isArray) : undefined;
}

/**
 * The reply refuses a boolean parameter with a text other than true and false as `INVALID_BOOLEAN`. An endpoint that
 * reports it as ignored is tolerated (ruling boolean-spelling).
 */
export function expectBooleanRefused(api: Api, reply: Exchange, name: string): void {
  if (reply.status === 200 && isIgnored(reply, name)) {
    api.deviates('boolean-spelling', `${name} with a text that is no boolean is reported as ignored`);
  } else expectRefusal(reply, { codes: ['INVALID_BOOLEAN'] });
  api.witness('refusals of a text that is no boolean');
}

/** The name of a parameter before brackets: many servers read `name[]` as `name` (ruling odd-strings). */
export const beforeBracket = (name: string): string => name.split('[', 1)[0] ?? '';

/** A path that no deployment knows. */
export const nowhere = '/api/v2/zzqxvk_1';

/** What a refusal says, without the path that it speaks of and the number of the request. */
export function refusalWords({ request, status, json }: Exchange): string {
  const path = request.target.replace(/[?].*$/s, '');
  const message = String(at(json, '/error')).replaceAll(path, '').replaceAll(path.slice(1), '');
  return `${status} ${at(json, '/code')} ${message.replace(/[0-9a-f-]{6,}/gi, '')}`;
}
