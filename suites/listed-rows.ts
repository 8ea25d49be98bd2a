import { isArray, isObject, type JsonObject } from '../src/kit/index.js';

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
    arrays.push(...level.filter(isArray));
    level = level
      .filter(isObject)
      .flatMap((each) => Object.entries(each).flatMap(([name, inner]) => (aside.has(name) ? [] : [inner])));
  }
  return arrays;
}

/** The lists of objects of such a reply, empty ones included. */
export const listsIn = (json: unknown): readonly (readonly JsonObject[])[] =>
  arraysIn(json).filter((each): each is readonly JsonObject[] => each.every(isObject));
