import { at, type Exchange, expectThat, type JsonObject, rowsOf } from '../src/kit/index.js';
import { significanceOf } from './seen-event.js';

/** The cursor to the page after this one; undefined on the last. */
export function nextCursorOf(reply: Exchange): string | undefined {
  const cursor = at(reply.json, '/pagination/next_cursor');
  return typeof cursor === 'string' && cursor !== '' ? cursor : undefined;
}

/**
 * The significance down to which a first page tells the whole result: of a cut page, that of its last
 * Events, among which ties fall as they like; of a complete one, none.
 */
export const edgeOf = (reply: Exchange): number =>
  nextCursorOf(reply) === undefined
    ? Number.NEGATIVE_INFINITY
    : Math.min(...rowsOf(reply).map((row) => significanceOf(row) ?? 0));

export const idOf = (row: JsonObject): string => (typeof row.id === 'string' ? row.id : '');

/** Whether a first page tells for certain if an Event of this significance belongs to its result. */
const above = (edge: number) => (row: JsonObject) =>
  edge === Number.NEGATIVE_INFINITY || (significanceOf(row) ?? 0) > edge;

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
  return expectUnion(reply, [other], because, which);
}

/**
 * A result is the union of others, which share no Event, as far as their first pages can tell.
 * @returns how many Events were compared
 */
export function expectUnion(
  whole: Exchange,
  parts: readonly Exchange[],
  because: string,
  which: Rows = () => true,
): number {
  const told = above(Math.max(edgeOf(whole), ...parts.map(edgeOf)));
  const idsOf = (reply: Exchange) =>
    rowsOf(reply)
      .filter((row) => told(row) && which(row))
      .map(idOf);
  const expected = parts.flatMap(idsOf);
  const seen = new Set(idsOf(whole));
  const lost = expected.filter((id) => !seen.has(id));
  const added = [...seen].filter((id) => !expected.includes(id));
  const twice = expected.filter((id, index) => expected.indexOf(id) !== index);
  expectThat(lost.length === 0, '/data', `${because}: no Event lost`, { lost: lost.slice(0, 5) });
  expectThat(added.length === 0, '/data', `${because}: no Event added`, { added: added.slice(0, 5) });
  expectThat(twice.length === 0, '/data', `${because}: no Event in two parts`, { twice: twice.slice(0, 5) });
  return seen.size;
}
