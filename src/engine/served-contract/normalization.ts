import { at, isArray, isObject, type Json, type JsonObject, pointerStep } from '../../kit/index.js';
import { pointerOf } from './openapi-validation.js';
import { isLinear } from './schema-cost.js';

/** A chain of references that is longer leads nowhere. */
const longestChain = 20;

/** Follows a chain of local references; a pointer that leads nowhere is returned as it stands. */
export function resolvedPointer(document: JsonObject, pointer: string, depth = 0): string {
  const value = at(document, pointer);
  const reference = isObject(value) ? value.$ref : undefined;
  return typeof reference === 'string' && reference.startsWith('#/') && depth < longestChain
    ? resolvedPointer(document, pointerOf(reference), depth + 1)
    : pointer;
}

/** The security scheme of a name, if the document declares it. */
export const securitySchemeIn = (document: JsonObject, name: string): Json | undefined =>
  at(document, resolvedPointer(document, `/components/securitySchemes/${pointerStep(name)}`));

/** Whether the schemas of a document are those of OpenAPI 3.0, which differ from JSON Schema. */
export const isOpenApi30 = ({ openapi }: JsonObject): boolean => String(openapi).startsWith('3.0');

/**
 * An OpenAPI 3.0 document with its schemas in the words of 3.1, which are those of JSON Schema: `nullable`, bounds that a
 * boolean makes exclusive, references that hide what stands beside them, members that are due in requests alone, and
 * alternatives of which a discriminator chooses one, whether the others fit or not.
 */
export function upgradedTo31(value: unknown): unknown {
  if (isArray(value)) return value.map(upgradedTo31);
  if (!isObject(value)) return value;
  // A path may have operations beside a reference.
  if (typeof value.$ref === 'string' && !isObject(value.get)) return { $ref: value.$ref };
  const members = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, upgradedTo31(each)]));
  const { properties } = members;
  if (isObject(properties) && isArray(members.required))
    members.required = members.required.filter(
      (name) => at(properties, `/${pointerStep(String(name))}/writeOnly`) !== true,
    );
  if (isObject(members.discriminator) && isArray(members.oneOf) && members.anyOf === undefined) {
    members.anyOf = members.oneOf;
    delete members.oneOf;
  }
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (members[exclusive] === true) members[exclusive] = members[bound];
    if (typeof members[exclusive] === 'boolean' || members[exclusive] === undefined)
      delete members[exclusive];
  }
  if (typeof members.nullable !== 'boolean') return members;
  const { nullable, ...rest } = members;
  if (!nullable) return rest;
  if (typeof rest.type !== 'string') return { anyOf: [{ type: 'null' }, rest] };
  return {
    ...rest,
    type: [rest.type, 'null'],
    ...(isArray(rest.enum) ? { enum: [...rest.enum, null] } : {}),
  };
}

/** A schema that goes deeper, or round in a circle, is none that values can be made of. */
const deepest = 20;
/** Parts of schemas that one document may cost, so that schemas which multiply end. */
const mostParts = 200_000;

/** Writes out the references of schemas of one document, which is untrusted. */
export interface DereferencedSchemas {
  /** The schema at a pointer without references; undefined where it is circular, too large or slow to apply. */
  at(pointer: string): Json | undefined;
}

export function dereferencedSchemas(document: JsonObject): DereferencedSchemas {
  const isOlder = isOpenApi30(document);
  let left = mostParts;

  const written = (value: Json, depth: number): Json | undefined => {
    left -= 1;
    if (left < 0 || depth > deepest) return undefined;
    if (isArray(value)) {
      const items = value.map((each) => written(each, depth + 1));
      return items.every((each) => each !== undefined) ? items : undefined;
    }
    if (!isObject(value)) return value;
    const { $ref, ...own } = value;
    if (typeof own.pattern === 'string' && !isLinear(own.pattern)) return undefined;
    const members: [string, Json][] = [];
    for (const [name, each] of Object.entries(own)) {
      const plain = written(each, depth + 1);
      if (plain === undefined) return undefined;
      members.push([name, plain]);
    }
    if (typeof $ref !== 'string') return Object.fromEntries(members);
    const target = referred($ref, depth);
    // OpenAPI 3.0 ignores what stands beside a reference.
    return isObject(target) && !isOlder ? { ...target, ...Object.fromEntries(members) } : target;
  };

  const referred = (reference: string, depth: number): Json | undefined => {
    if (!reference.startsWith('#/')) return undefined;
    const target = at(document, resolvedPointer(document, pointerOf(reference)));
    return target === undefined ? undefined : written(target, depth + 1);
  };

  return {
    at(pointer) {
      const schema = at(document, pointer);
      const plain = schema === undefined ? undefined : written(schema, 0);
      return plain !== undefined && isOlder ? (upgradedTo31(plain) as Json) : plain;
    },
  };
}
