import { isArray, isObject } from '../kit/index.js';

/**
 * An OpenAPI 3.0 document with its schemas in the words of 3.1, which are those of JSON Schema: `nullable`, and bounds
 * that a boolean makes exclusive.
 */
export function inNewerWords(value: unknown): unknown {
  if (isArray(value)) return value.map(inNewerWords);
  if (!isObject(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inNewerWords(each)]));
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
