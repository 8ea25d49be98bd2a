import type { Api, CallOptions, Exchange, JsonObject } from '../../src/kit/index.js';
import { handleIn } from '../entities/handle.js';
import { wordsOf } from '../entities/names.js';
import { nameIn } from '../name-in.js';
import { resultsIn, searchFor } from './results.js';

/** What a search finds. */
export interface Found {
  readonly rows: readonly JsonObject[];
  /** What tells each result from others: the id of its entity, or else all that it says. */
  readonly keys: readonly string[];
}

export const nothing: Found = { rows: [], keys: [] };

export function foundIn(reply: Exchange): Found {
  const rows = resultsIn(reply);
  return { rows, keys: rows.map((row) => handleIn(row) ?? JSON.stringify(row)) };
}

/** What a text finds under a scope; without one where that is undefined. */
export const foundUnder = async (
  api: Api,
  q: string,
  scope: string | undefined,
  options: CallOptions = {},
): Promise<Found> => foundIn(await searchFor(api, q, { scope }, options));

/** Keys of a result that are not among others. */
export const without = (keys: readonly string[], others: readonly string[]): readonly string[] =>
  keys.filter((key) => !others.includes(key));

/** Names under which results are shown, letter case and accents aside. */
export const namesOf = ({ rows }: Found): readonly string[] =>
  rows.map((row) => wordsOf(nameIn(row) ?? '').join(' '));
