import { at, isArray, isObject } from '../kit/index.js';
import { pointerOf } from './contract-faults.js';

/**
 * Counts the parts that a schema of a document has when its references are written out, which is how often one value
 * can be judged. Infinite where they go round in a circle or lead where nobody can tell.
 * Throws a `URIError` for a reference that is not percent-encoded well.
 */
export function schemaSizes(document: object): (pointer: string) => number {
  const known = new Map<string, number>();

  const sizeAt = (pointer: string): number => {
    const before = known.get(pointer);
    if (before !== undefined) return before;
    // Who comes back here before it is counted goes round in a circle.
    known.set(pointer, Number.POSITIVE_INFINITY);
    const size = sizeOf(at(document, pointer));
    known.set(pointer, size);
    return size;
  };

  const sizeOf = (value: unknown): number => {
    if (isArray(value)) return value.reduce<number>((sum, each) => sum + sizeOf(each), 1);
    if (!isObject(value)) return 1;
    const { $ref, $dynamicRef, $recursiveRef, uniqueItems } = value;
    // The one compares each item with each, the others lead where only the validator knows.
    if (uniqueItems === true || $dynamicRef !== undefined || $recursiveRef !== undefined)
      return Number.POSITIVE_INFINITY;
    const own = Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 1);
    if (typeof $ref !== 'string') return own;
    return $ref.startsWith('#/') ? own + sizeAt(pointerOf($ref)) : Number.POSITIVE_INFINITY;
  };

  return sizeAt;
}
