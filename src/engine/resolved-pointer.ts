import { at, isObject, type JsonObject } from '../kit/index.js';
import { pointerOf } from './contract-faults.js';

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
