import type { SchemaGroup } from './schema-group.js';
import { harmless, retyped, stops, wider } from './verdicts.js';

/** The items of an array. */
export const arrays: SchemaGroup = {
  area: 'array',
  keywords: ['items', 'prefixItems', 'unevaluatedItems', 'uniqueItems'],
  kinds: {
    'unique-items-added': {
      says: 'The items of {} may not be equal any more.',
      request: stops,
      response: harmless,
      mirror: 'unique-items-removed',
    },
    'unique-items-removed': {
      says: 'The items of {} may be equal.',
      request: wider,
      response: retyped,
      mirror: 'unique-items-added',
    },
  },
  *find(old, next, { oldAt, nextAt }) {
    if (old.unique === undefined && next.unique !== undefined)
      yield { kind: 'unique-items-added', at: next.unique.at };
    if (old.unique !== undefined && next.unique === undefined)
      yield { kind: 'unique-items-removed', at: old.unique.at };
    const length = Math.max(old.prefix.length, next.prefix.length);
    for (let index = 0; index < length; index += 1) {
      // Beyond those that stand first, the items of all others count.
      const [was, is] = [oldAt(old.prefix[index] ?? old.items), nextAt(next.prefix[index] ?? next.items)];
      yield { step: String(index), old: was, next: is };
    }
    yield { step: '[]', old: oldAt(old.items), next: nextAt(next.items) };
  },
};
