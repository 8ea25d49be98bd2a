import { isArray, isObject, type Json, type JsonObject, jsonKey } from '../../../kit/index.js';
import type { Placed, TypeName, Vocabulary } from './shape.js';

/** The values that one schema lists, and the types that follow from them. */
interface ListedValues {
  /** Undefined where nothing but null is listed. */
  readonly said: Placed<Vocabulary> | undefined;
  readonly hasNull: boolean;
  /** Undefined where others may come. */
  readonly types: ReadonlySet<TypeName> | undefined;
}

/** What `const`, `enum` and `x-extensible-enum` of one schema list; undefined where it has none of them. */
export function vocabularyIn(schema: JsonObject, at: string): ListedValues | undefined {
  const { const: constant, enum: listed, 'x-extensible-enum': known } = schema;
  if (constant !== undefined) return listing([constant], `${at}/const`, false);
  if (isArray(listed)) return listing(listed, `${at}/enum`, false);
  return isArray(known) ? listing(known, `${at}/x-extensible-enum`, true) : undefined;
}

function listing(all: readonly Json[], at: string, open: boolean): ListedValues {
  const values = all.filter((each) => each !== null);
  return {
    said: values.length === 0 ? undefined : { value: { values, open }, at },
    hasNull: open || values.length < all.length,
    types: open ? undefined : new Set(values.map(typeOf)),
  };
}

export function typeOf(value: Json): TypeName {
  if (isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

const keysOf = (values: readonly Json[]): ReadonlySet<string> => new Set(values.map(jsonKey));

/** Values of one list that another one lacks. */
export function missingFrom(values: readonly Json[], all: readonly Json[]): readonly Json[] {
  const keys = keysOf(values);
  return all.filter((each) => !keys.has(jsonKey(each)));
}

/** What two lists allow together. A closed list weighs more than an open one. */
export function bothVocabularies(
  one: Placed<Vocabulary> | undefined,
  other: Placed<Vocabulary> | undefined,
): Placed<Vocabulary> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.value.open !== other.value.open) return one.value.open ? other : one;
  const keys = keysOf(other.value.values);
  return {
    ...one,
    value: { ...one.value, values: one.value.values.filter((each) => keys.has(jsonKey(each))) },
  };
}

/** What is allowed where either list applies; beside a schema that lists nothing, what is listed is only what is known. */
export function eitherVocabulary(
  one: Placed<Vocabulary> | undefined,
  other: Placed<Vocabulary> | undefined,
): Placed<Vocabulary> | undefined {
  if (one === undefined || other === undefined) {
    const known = one ?? other;
    return known === undefined ? undefined : { ...known, value: { ...known.value, open: true } };
  }
  const values = [...one.value.values, ...missingFrom(one.value.values, other.value.values)];
  return { ...one, value: { values, open: one.value.open || other.value.open } };
}
