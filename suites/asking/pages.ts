import { limits } from '../../contract/index.js';
import {
  type Api,
  append,
  at,
  type CallOptions,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
  smallestOf,
} from '../../src/kit/index.js';
import { type SeenEvent, significanceDrift, significanceOf } from './events.js';

/** The cursor to the page after this one; undefined on the last. */
export function nextCursorOf(reply: Exchange): string | undefined {
  const cursor = at(reply.json, '/pagination/next_cursor');
  return typeof cursor === 'string' && cursor !== '' ? cursor : undefined;
}

/** Short pages that are followed before a result is taken as it stands. */
const mostPages = 4;

/** The lists that a cursor leads through. */
export const listOperations = ['listEvents', 'listStories'] as const;
export type ListOperation = (typeof listOperations)[number];

/**
 * A first page as long as its limit, put together from shorter ones where a deployment cuts pages short before the
 * end (ruling end-of-walk). Whatever is no page is returned as it is.
 */
export async function fullPageOf(
  api: Api,
  operation: ListOperation,
  query: Query,
  options: CallOptions = {},
): Promise<Exchange> {
  const first = await api.get(operation, query, options);
  const limit = Number(
    query.limit ?? limits[operation === 'listEvents' ? 'events' : 'stories'].limit.default,
  );
  const data = at(first.json, '/data');
  if (!isObject(first.json) || !isArray(data)) return first;
  const rows = [...data];
  let last = first;
  for (let page = 1; page < mostPages && rows.length < limit; page += 1) {
    const cursor = nextCursorOf(last);
    if (cursor === undefined) break;
    last = await api.get(operation, { ...query, cursor }, options);
    const more = at(last.json, '/data');
    precondition(isArray(more), 'the walk over short pages was broken off');
    append(rows, more);
  }
  const pagination = at(last.json, '/pagination') ?? null;
  return last === first ? first : { ...first, json: { ...first.json, data: rows, pagination } };
}

/** A first page of Events. */
export const fullPage = (api: Api, query: Query, options: CallOptions = {}): Promise<Exchange> =>
  fullPageOf(api, 'listEvents', query, options);

/**
 * The significance down to which a first page tells the whole result: of a cut page, that of its last
 * Events, among which ties fall as they like; of a complete one, none.
 */
export const significanceCutoff = (reply: Exchange): number =>
  nextCursorOf(reply) === undefined
    ? Number.NEGATIVE_INFINITY
    : smallestOf(rowsOf(reply).map((row) => significanceOf(row) ?? 0));

export const idOf = (row: JsonObject): string => (typeof row.id === 'string' ? row.id : '');

/** Whether a first page tells for certain if an Event of this significance belongs to its result. */
const above = (edge: number) => (row: JsonObject) =>
  edge === Number.NEGATIVE_INFINITY || (significanceOf(row) ?? 0) > edge;

/** Those of some Events that a first page does not show, as far down as it tells the whole result. */
export function lostFrom(reply: Exchange, due: readonly JsonObject[]): readonly JsonObject[] {
  const isTold = above(significanceCutoff(reply) + significanceDrift);
  const seen = new Set(rowsOf(reply).map(idOf));
  return due.filter((row) => isTold(row) && !seen.has(idOf(row)));
}

export type Rows = (row: JsonObject) => boolean;

/**
 * First pages of two results in order of significance show the same Events, as far as both can tell.
 * @returns how many Events were compared
 */
export function expectSameEvents(
  reply: Exchange,
  other: Exchange,
  because: string,
  which: Rows = () => true,
): number {
  return expectPartition(reply, [other], because, which);
}

/**
 * A result is the union of others, which share no Event, as far as their first pages can tell.
 * @returns how many Events were compared
 */
export function expectPartition(
  whole: Exchange,
  parts: readonly Exchange[],
  because: string,
  which: Rows = () => true,
): number {
  const edge = commonCutoff(whole, parts);
  const compared = expectSameIds(whole, parts, because, edge, which);
  // An Event that stands twice within a part is the matter of events/cursor-repeats.
  const ids = parts.flatMap((part) => [...new Set(idsAbove(part, edge, which))]);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  expectThat(twice.length === 0, '/data', `${because}: no Event in two parts`, { twice: twice.slice(0, 5) });
  return compared;
}

/**
 * A result is the union of others, which may share Events, as far as their first pages can tell.
 * @returns how many Events were compared
 */
export const expectUnion = (
  whole: Exchange,
  parts: readonly Exchange[],
  because: string,
  which?: Rows,
): number => expectSameIds(whole, parts, because, commonCutoff(whole, parts) + significanceDrift, which);

const commonCutoff = (whole: Exchange, parts: readonly Exchange[]): number =>
  Math.max(significanceCutoff(whole), ...parts.map(significanceCutoff));

const idsAbove = (reply: Exchange, edge: number, which: Rows): readonly string[] =>
  rowsOf(reply)
    .filter((row) => above(edge)(row) && which(row))
    .map(idOf);

function expectSameIds(
  whole: Exchange,
  parts: readonly Exchange[],
  because: string,
  edge: number,
  which: Rows = () => true,
): number {
  const expected = new Set(parts.flatMap((part) => idsAbove(part, edge, which)));
  const seen = new Set(idsAbove(whole, edge, which));
  const lost = [...expected].filter((id) => !seen.has(id));
  const added = [...seen].filter((id) => !expected.has(id));
  expectThat(lost.length === 0, '/data', `${because}: no Event lost`, { lost: lost.slice(0, 5) });
  expectThat(added.length === 0, '/data', `${because}: no Event added`, { added: added.slice(0, 5) });
  return seen.size;
}

/** More pages than this are not worth their cost. */
const mostDayPages = 3;

/**
 * Looks for an Event in a list in order of significance, down to where it would have to stand.
 * @returns undefined when it would stand too many pages down
 */
export async function findEvent(api: Api, query: Query, event: SeenEvent): Promise<boolean | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < mostDayPages; page += 1) {
    const reply = await api.get('listEvents', { ...query, limit: 100, cursor });
    precondition(page === 0 || reply.status === 200, 'a walk to a further page was broken off');
    if (rowsOf(reply).some((row) => idOf(row) === event.id)) return true;
    cursor = nextCursorOf(reply);
    if (cursor === undefined || significanceCutoff(reply) < event.significance - significanceDrift)
      return false;
  }
  return undefined;
}

/** The list holds the Event; counted as a witness where it was found. */
export async function expectListed(api: Api, query: Query, event: SeenEvent, because: string): Promise<void> {
  const found = await findEvent(api, query, event);
  expectThat(found !== false, '/data', `Event ${event.id} of ${event.date}, ${because}`, 'no such Event');
  if (found) api.witness('Events found where they belong');
}
