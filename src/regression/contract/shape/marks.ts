import { isArray, isObject, type Json, type JsonObject, pointerStep, sameJson } from '../../../kit/index.js';
import type { Placed } from './shape.js';

/** What may stand beside an operation, a parameter, a header or a schema and restricts nothing. */
export interface Marks {
  readonly deprecated?: Placed<true>;
  readonly sunset?: Placed<Json>;
  readonly default?: Placed<Json>;
  /** Members whose names begin with `x-`, with no meaning that we know. */
  readonly extensions?: ReadonlyMap<string, Placed<Json>>;
}

/** Extensions that rules of their own read. */
const known: ReadonlySet<string> = new Set(['x-sunset', 'x-extensible-enum']);

export function marksIn(holder: JsonObject, at: string): Marks {
  const extensions = Object.entries(holder)
    .filter(([name]) => name.startsWith('x-') && !known.has(name))
    .map(([name, value]) => [name, { value, at: `${at}/${pointerStep(name)}` }] as const);
  const sunset = holder['x-sunset'];
  return {
    ...(holder.deprecated === true ? { deprecated: { value: true, at: `${at}/deprecated` } } : {}),
    ...(sunset === undefined ? {} : { sunset: { value: sunset, at: `${at}/x-sunset` } }),
    // Null stands for what is left out.
    ...(holder.default === undefined || holder.default === null
      ? {}
      : { default: { value: holder.default, at: `${at}/default` } }),
    ...(extensions.length === 0 ? {} : { extensions: new Map(extensions) }),
  };
}

/** The marks of two holders; of the same one the first counts. */
export function bothMarks(one: Marks, other: Marks): Marks {
  const extensions = [...(other.extensions ?? []), ...(one.extensions ?? [])];
  return {
    ...other,
    ...one,
    ...(extensions.length === 0 ? {} : { extensions: new Map(extensions) }),
  };
}

/** Whether two values of an extension say the same; the order of a list of names says nothing. */
export const sameMark = (one: Json, other: Json): boolean => sameJson(ordered(one), ordered(other));

function ordered(value: Json): Json {
  if (isArray(value)) {
    const items = value.map(ordered);
    return items.every((each) => typeof each === 'string') ? items.toSorted() : items;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, ordered(each)]));
}
