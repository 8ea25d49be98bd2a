import { at, isArray, isObject, type Json, type JsonObject } from '../kit/index.js';
import { pointerOf } from './contract-faults.js';
import { isLinear } from './linear-patterns.js';
import { inNewerWords } from './openapi-3-0.js';
import { resolvedPointer } from './resolved-pointer.js';

/** A schema that goes deeper, or round in a circle, is none that values can be made of. */
const deepest = 20;
/** Parts of schemas that one document may cost, so that schemas which multiply end. */
const mostParts = 200_000;

/** Writes out the references of schemas of one document, which is untrusted. */
export interface PlainSchemas {
  /** The schema at a pointer without references; undefined where it is circular, too large or slow to apply. */
  at(pointer: string): Json | undefined;
}

export function plainSchemasOf(document: JsonObject): PlainSchemas {
  const isOlder = String(document.openapi).startsWith('3.0');
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
    return isObject(target) ? { ...target, ...Object.fromEntries(members) } : target;
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
      return plain !== undefined && isOlder ? (inNewerWords(plain) as Json) : plain;
    },
  };
}
