import { isArray, isObject } from '../src/kit/index.js';

/** A value without members, with the names of the members that lead to it, in lower case. */
export interface Leaf {
  readonly path: string;
  readonly value: string | number | boolean;
}

/** A function of a value that is asked for again and again, computed once for each object. */
export function remembered<Found>(find: (value: unknown) => Found): (value: unknown) => Found {
  const known = new WeakMap<object, { readonly found: Found }>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return find(value);
    const entry = known.get(value) ?? { found: find(value) };
    known.set(value, entry);
    return entry.found;
  };
}

/** Every text, number and boolean of a value, those nearest to its root first; the names are the deployment's own. */
export const leavesIn = remembered(search);

function search(value: unknown): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let level: readonly { readonly path: string; readonly value: unknown }[] = [{ path: '', value }];
  while (level.length > 0) {
    for (const { path, value: here } of level) {
      if (typeof here === 'string' || typeof here === 'number' || typeof here === 'boolean') {
        leaves.push({ path, value: here });
      }
    }
    level = level.flatMap(({ path, value: here }) => {
      const members = isObject(here) ? Object.entries(here) : isArray(here) ? [...here.entries()] : [];
      return members.map(([name, inner]) => ({
        path: `${path}/${String(name).toLowerCase()}`,
        value: inner,
      }));
    });
  }
  return leaves;
}

export interface Text {
  readonly path: string;
  readonly text: string;
}

/** The texts among the leaves of a value that are not empty. */
export const textsIn = remembered((value): readonly Text[] =>
  leavesIn(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' && text.trim() !== '' ? [{ path, text }] : [],
  ),
);

/** The name of the innermost member on a path; places in a list have none. */
export function memberOf(path: string): string {
  const slash = path.lastIndexOf('/');
  const name = path.slice(slash + 1);
  return slash > 0 && /^\d+$/.test(name) ? memberOf(path.slice(0, slash)) : name;
}

/** The number that a leaf is, or is written as. */
export function numberOf(value: string | number | boolean | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value.trim())) return undefined;
  return Number(value);
}

/** A text without letter case and accents, by which spellings are compared leniently. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters of the other case throughout. */
export const inSwappedCase = (text: string): string =>
  [...text]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');
