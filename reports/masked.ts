import { keyPrefix } from '../contract/limits.js';

const keyShaped = new RegExp(`(${keyPrefix})[0-9a-z]+`, 'gi');

// A reply may nest deeper than any reader (or any serializer's stack) can follow.
const deepest = 200;

/**
 * A copy of an event or a report in which nothing looks like an API key and nothing nests without end. Keys are
 * kept out of exchanges when they are recorded; this is the second lock, for what a target sends of its own.
 */
export const masked = <Value>(value: Value): Value => copy(value, 0) as Value;

export const maskedText = (text: string): string => text.replace(keyShaped, '$1…');

function copy(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.map((each) => copy(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([member, each]) => [maskedText(member), copy(each, depth + 1)]),
  );
}
