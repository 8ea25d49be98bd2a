import { data } from './rulings/data.js';
import { envelopesAndErrors } from './rulings/envelopes-and-errors.js';
import { filters } from './rulings/filters.js';
import { handlesAndSearch } from './rulings/handles-and-search.js';
import { numbers } from './rulings/numbers.js';
import { paging } from './rulings/paging.js';
import { parameters } from './rulings/parameters.js';
import type { Ruling, Rulings } from './rulings/ruling.js';
import { windows } from './rulings/windows.js';

export type { Ruling } from './rulings/ruling.js';

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
