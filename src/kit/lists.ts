import { isArray, isObject, type Json, type JsonObject } from './json.js';

/** Adds items to a list. The items of a long list, as arguments of `push`, would exhaust the stack. */
export function append<Value>(list: Value[], items: Iterable<Value>): void {
  for (const each of items) list.push(each);
}

/** The smallest of some numbers, however many; infinity of none. */
export const smallestOf = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);

/** The largest of some numbers, however many; minus infinity of none. */
export const largestOf = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);

/** The list that a reply holds: `data`, or the first list within it, or the first at top level (ruling reference-envelope). */
export function listWithin(json: unknown): readonly Json[] | undefined {
  if (!isObject(json)) return undefined;
  const { data } = json;
  if (isArray(data)) return data;
  const lists = [...(isObject(data) ? Object.values(data) : []), ...Object.values(json)].filter(isArray);
  return lists.find((list) => list.some(isObject)) ?? lists[0];
}

/** The rows of a reply; undefined where it holds no list. */
export const listOf = (json: unknown): readonly JsonObject[] | undefined =>
  listWithin(json)?.filter(isObject);
