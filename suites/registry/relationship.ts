import { isLei } from '../../generators/values/lei.js';
import { type Api, type JsonObject, precondition } from '../../src/kit/index.js';
import { heldLeis, placesIn } from './record.js';
import { recordsIn } from './rows.js';

/** Searches for an LEI with relationships end here. */
const mostTries = 6;

interface Related {
  readonly lei: string;
  readonly rows: readonly JsonObject[];
}

/** Who keeps a record is none of its ends. */
export const keeper = /lou|manag|registra|issuer/;

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

/** An LEI that has relationships, and those; undefined where none is found. */
export async function findRelated(api: Api): Promise<Related | undefined> {
  for (const lei of heldLeis(api.world).slice(0, mostTries)) {
    const rows = recordsIn(await api.get('listRegistryRelationships', { lei }));
    if (rows.length > 0) return { lei, rows };
  }
  return undefined;
}

/** An LEI that has relationships, and those. Ends the attempt where none is found. */
export async function relatedLei(api: Api): Promise<Related> {
  const related = await findRelated(api);
  precondition(related !== undefined, `none of ${mostTries} LEIs has relationships`, 'no-data');
  return related;
}

/** How the two ends of a relationship may be called: the child first. */
const endNames = [
  [/start/, /end/],
  [/child|subsidiary/, /parent/],
] as const;

export interface Ends {
  readonly child: string;
  readonly parent: string;
}

/** The LEIs at the ends of a relationship, by the names of its members; undefined where these do not tell. */
export function endsOf(row: JsonObject): Ends | undefined {
  const leis = placesIn(row).filter(({ path, text }) => isLei(text) && !keeper.test(path));
  for (const [below, above] of endNames) {
    const [child, parent] = [below, above].map((name) => leis.find(({ path }) => name.test(path))?.text);
    if (child !== undefined && parent !== undefined && child !== parent) return { child, parent };
  }
  return undefined;
}

const otherKinds = /ultimate|fund|branch|feeder|inactive|lapsed|retired|annulled|duplicate/i;

/** Whether a relationship is one to a direct parent, in force, as far as its texts tell. */
export const isToDirectParent = (row: JsonObject): boolean =>
  !placesIn(row).some(({ path, text }) => !/name/.test(path) && otherKinds.test(text));

/** The text by which a relationship is recognised in another list. */
export const pairOf = (row: JsonObject): string => leisOf(row).toSorted().join(' ');
