import { at, isArray, isObject } from '../../kit/index.js';
import { pointerOf } from './openapi-validation.js';

/** Formats that ajv-formats tests by patterns which are not known to be linear. It knows no other slow ones. */
const slowFormats: ReadonlySet<unknown> = new Set([
  'byte',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'iso-date-time',
  'iso-time',
  'json-pointer',
  'json-pointer-uri-fragment',
  'regex',
  'relative-json-pointer',
  'uri-template',
  'url',
]);

const characterClass = /\[\^?(?:\\.|[^\]\\])*\]/g;
const escapedOne = /\\[^1-9k]/g;

/**
 * Whether a pattern surely takes a time in proportion to the text: no group is repeated, nothing looks around or
 * back, and each branch repeats without bound at most once, from the beginning of the text.
 */
export function isLinear(pattern: string): boolean {
  if (pattern.length > 200) return false;
  const bare = pattern.replace(characterClass, 'c').replace(escapedOne, 'c');
  if (/\\|\(\?[^:]|\)[*+{]/.test(bare)) return false;
  const unbounded = (branch: string): number => branch.match(/[*+]|\{\d+,\}/g)?.length ?? 0;
  const total = unbounded(bare);
  if (total === 0) return true;
  const [group] = /^\^\((?:\?:)?([^()]*)\)\$?$/.exec(bare)?.slice(1) ?? [];
  if (group !== undefined) return group.split('|').every((branch) => unbounded(branch) <= 1);
  return bare.startsWith('^') && !bare.includes('|') && total <= 1;
}

/** Whether no pattern or format of a document can take long, so that judging by its schemas needs no time limit. */
export function hasOnlyLinearPatterns(document: unknown): boolean {
  const found: unknown[] = [document];
  while (found.length > 0) {
    const value = found.pop();
    if (isArray(value)) {
      for (const each of value) found.push(each);
      continue;
    }
    if (!isObject(value)) continue;
    const { pattern, format, patternProperties } = value;
    if (typeof pattern === 'string' && !isLinear(pattern)) return false;
    if (typeof format === 'string' && slowFormats.has(format)) return false;
    if (isObject(patternProperties) && !Object.keys(patternProperties).every(isLinear)) return false;
    for (const each of Object.values(value)) found.push(each);
  }
  return true;
}

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
