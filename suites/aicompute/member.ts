import type { JsonObject } from '../../src/kit/index.js';
import { type Leaf, leavesIn } from './leaves.js';

/** Where rows tell something, as their member names are not shown. */
export interface Member {
  /** The likeliest place. */
  readonly path: string;
  /** Every place whose name fits as well, the likeliest included. */
  readonly fitting: readonly string[];
}

/** Names that speak of a thing without telling it. */
const aside = /(?:^|[/_])(?:ids?|uuid|urls?|uris?|links?|slug|lei|wiki|image|logo|notes?|sources?)$/;

/**
 * The member that fits one of the names, the first names first, and holds a value of the kind wanted;
 * undefined where no row has one.
 */
export function memberOf(
  rows: readonly JsonObject[],
  names: readonly RegExp[],
  isWanted: (value: Leaf['value']) => boolean = isText,
): Member | undefined {
  const paths = pathsOf(rows, isWanted);
  for (const name of names) {
    const fitting = paths.filter((path) => name.test(path)).toSorted(byNearness);
    const [path] = fitting;
    if (path !== undefined) return { path, fitting };
  }
  return undefined;
}

/** Every member with texts of a kind that rows have in common, the texts that occur most often first. */
export function textMembers(
  rows: readonly JsonObject[],
  isWanted: (value: Leaf['value']) => boolean,
): readonly Member[] {
  const variety = (path: string): number => {
    const texts = rows.flatMap((row) => textsAt(row, [path]));
    return new Set(texts).size / texts.length;
  };
  return pathsOf(rows, isWanted)
    .toSorted((one, other) => variety(one) - variety(other))
    .map((path) => ({ path, fitting: [path] }));
}

function pathsOf(
  rows: readonly JsonObject[],
  isWanted: (value: Leaf['value']) => boolean,
): readonly string[] {
  const leaves = rows
    .flatMap((row) => leavesIn(row))
    .filter(({ path, value }) => isWanted(value) && !aside.test(path));
  return [...new Set(leaves.map(({ path }) => path))];
}

/** The values that a row has at some of the places. */
export const valuesAt = (row: JsonObject, paths: readonly string[]): readonly Leaf['value'][] =>
  leavesIn(row).flatMap(({ path, value }) => (paths.includes(path) ? [value] : []));

export const textsAt = (row: JsonObject, paths: readonly string[]): readonly string[] =>
  valuesAt(row, paths).filter((value) => typeof value === 'string');

export const isText = (value: Leaf['value']): value is string => typeof value === 'string' && value !== '';

const depth = (path: string): number => path.split('/').length;
const byNearness = (one: string, other: string): number =>
  depth(one) - depth(other) || one.length - other.length;
