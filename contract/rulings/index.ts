import { data } from './data.js';
import { envelopesAndErrors } from './envelopes-and-errors.js';
import { filters } from './filters.js';
import { handlesAndSearch } from './handles-and-search.js';
import { numbers } from './numbers.js';
import { paging } from './paging.js';
import { parameters } from './parameters.js';
import type { Ruling, Rulings } from './ruling.js';
import { windows } from './windows.js';

export type { Ruling } from './ruling.js';

/**
 * The interpretation log: where the specification contradicts itself or leaves a choice, and what is
 * accepted there. Ids are permanent, since clauses and reports cite them.
 */
export const rulings = {
  ...windows,
  ...numbers,
  ...parameters,
  ...filters,
  ...handlesAndSearch,
  ...paging,
  ...envelopesAndErrors,
  ...data,
} as const satisfies Rulings;

export type RulingId = keyof typeof rulings;

export const ruling = (id: RulingId): Ruling => rulings[id];

/** The ids by id and alias, in lower case. */
const idsByName: ReadonlyMap<string, RulingId> = new Map(
  (Object.keys(rulings) as RulingId[]).flatMap((id) => [
    [id, id],
    [rulings[id].alias.toLowerCase(), id],
  ]),
);

/**
 * The ruling that a person or a stored file names, by id or alias in either case: `limit-above-max` for `C09`. Undefined for
 * another text.
 */
export const rulingIdOf = (text: string): RulingId | undefined => idsByName.get(text.toLowerCase());
