import { isLei } from '../../generators/values/lei.js';
import { type Api, type JsonObject, precondition } from '../../src/kit/index.js';
import { heldLeis, placesIn } from './record.js';
import { recordsIn } from './rows.js';

/** Searches for an LEI with relationships end here. */
const mostTries = 6;

export interface Related {
  readonly lei: string;
  readonly rows: readonly JsonObject[];
}

/** Who keeps a record is none of its ends. */
const keeper = /lou|manag|registra|issuer/;

/** Both ends may stand in one text. */
const leiWithin = /\b[0-9A-Z]{20}\b/g;

/** Every LEI that a relationship record mentions as an end of it. */
export const leisOf = (row: JsonObject): readonly string[] => [
  ...new Set(
    placesIn(row).flatMap(({ path, text }) =>
      keeper.test(path) ? [] : (text.match(leiWithin) ?? []).filter(isLei),
    ),
  ),
];

/** An LEI that has relationships, and those. Ends the attempt where none is found. */
export async function relatedLei(api: Api): Promise<Related> {
  for (const lei of heldLeis(api.world).slice(0, mostTries)) {
    const rows = recordsIn(await api.get('listRegistryRelationships', { lei }));
    if (rows.length > 0) return { lei, rows };
  }
  precondition(false, `none of ${mostTries} LEIs has relationships`, 'no-data');
}

/** The text by which a relationship is recognised in another list. */
export const pairOf = (row: JsonObject): string => leisOf(row).toSorted().join(' ');
