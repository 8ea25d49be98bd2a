import { type Envelope, operation } from '../../contract/index.js';
import {
  append,
  at,
  type Exchange,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  listWithin,
} from '../../src/kit/index.js';

export { listOf } from '../../src/kit/index.js';

/** Members that speak of a reply and hold none of what was asked for. */
const aside = new Set(['pagination', 'meta', 'applied_filters', 'details', 'sort']);

/**
 * The arrays of a reply whose shape is not shown, none of them within another: first those of its `data`, then the
 * others, from the root inward.
 */
export function arraysIn(json: unknown): readonly (readonly unknown[])[] {
  if (!isObject(json)) return isArray(json) ? [json] : [];
  const { data, ...others } = json;
  return [...arraysWithin(data), ...arraysWithin(others)];
}

function arraysWithin(value: unknown): readonly (readonly unknown[])[] {
  const arrays: (readonly unknown[])[] = [];
  let level: readonly unknown[] = [value];
  while (level.length > 0) {
    append(arrays, level.filter(isArray));
    level = level
      .filter(isObject)
      .flatMap((each) => Object.entries(each).flatMap(([name, inner]) => (aside.has(name) ? [] : [inner])));
  }
  return arrays;
}

/** The lists of objects of such a reply, empty ones included. */
export const listsIn = (json: unknown): readonly (readonly JsonObject[])[] =>
  arraysIn(json).filter((each): each is readonly JsonObject[] => each.every(isObject));

/** The rows of a successful reply of a reference family, each an object. */
export function listIn(reply: Exchange): readonly JsonObject[] {
  expectOk(reply);
  const list = listWithin(reply.json);
  const clause = reply.request.operation === 'listFacilities' ? 'facilities.list.records' : undefined;
  expectThat(list !== undefined, '/data', 'a list of records', reply.json, clause);
  const odd = list.findIndex((each) => !isObject(each));
  expectThat(odd < 0, `/data/${odd}`, 'a record', list[odd], clause);
  return list.filter(isObject);
}

/** The body of a successful reply whose operation has one of the envelopes; undefined for other exchanges. */
export function successBody(exchange: Exchange, ...envelopes: readonly Envelope[]): JsonObject | undefined {
  const { operation: id } = exchange.request;
  if (id === undefined || exchange.status !== 200 || !envelopes.includes(operation(id).envelope))
    return undefined;
  // A body that is no object has no members: each of them is then missing.
  return isObject(exchange.json) ? exchange.json : {};
}

/** A member of a successful body, where it is present and filled. */
export function filled(exchange: Exchange, pointer: string): unknown {
  const value = exchange.status === 200 ? at(exchange.json, pointer) : undefined;
  return value === null ? undefined : value;
}
