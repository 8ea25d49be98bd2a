import { countries } from '../../contract/countries.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  accusing,
  at,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  hasInOrder,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  strings,
  type World,
} from '../../src/kit/index.js';
import { listOf } from './replies.js';
import { objectsIn } from './same-record.js';
import { leavesIn, leavesWhere, memberOf, memoized } from './texts.js';

/** What may stand in the place of an LEI that an entity does not have. */
export const noLei = /^(?:-*|n\/?a|none|null|unknown)$/i;

/** The `data` of a successful reply. Where it has none, its envelope is wrong, whatever the check is about. */
export function dataOf(reply: Exchange): Json {
  expectOk(reply);
  const data = at(reply.json, '/data');
  expectThat(data !== undefined, '/data', 'a member', data, 'envelope.reference.data');
  return data;
}

/** The records of a registry list: `data` itself or the first array within it (ruling reference-envelope). */
export function recordsIn(reply: Exchange): readonly JsonObject[] {
  const data = dataOf(reply);
  const list = isArray(data) ? data : isObject(data) ? Object.values(data).find(isArray) : undefined;
  expectThat(list !== undefined, '/data', 'an array of records', data);
  return list.filter(isObject);
}

/** Whether the reply tells that there is more than it shows, or is so long that it may be a cut page. */
export function mayBeCut(reply: Exchange): boolean {
  const next = at(reply.json, '/pagination/next_cursor');
  return (typeof next === 'string' && next !== '') || recordsIn(reply).length >= 10;
}

/** A text within a record, with the names of the members that lead to it, in lower case. */
export interface Place {
  readonly path: string;
  readonly text: string;
}

/** Every text of a value, those nearest to its root first; the names of fields are the deployment's own. */
export const placesIn = memoized((value: unknown): readonly Place[] =>
  leavesWhere(value, (leaf) => typeof leaf === 'string').map(({ path, value: text }) => ({
    path,
    text: String(text),
  })),
);

/** The text at a path; undefined where there is none. */
export const textAt = (value: unknown, path: string): string | undefined =>
  placesIn(value).find((each) => each.path === path)?.text;

/** The LEI that a record is about: the one that stands nearest to its root. */
export const leiOf = memoized((record: unknown): string | undefined => {
  const leis = placesIn(record).filter(({ text }) => isLei(text));
  return (leis.find(({ path }) => path.endsWith('/lei')) ?? leis.find(({ path }) => /lei|\/id$/.test(path)))
    ?.text;
});

/** Records of the deployment that show the LEI that they are about. */
export const recordsOf = ({
  offer,
}: World): readonly { readonly lei: string; readonly record: JsonObject }[] =>
  offer.registry.flatMap((record) => {
    const lei = leiOf(record);
    return lei === undefined ? [] : [{ lei, record }];
  });

/** LEIs that the deployment holds. */
export const heldLeis = memoized((world: World): readonly string[] =>
  [...new Set([...recordsOf(world).map(({ lei }) => lei), ...world.offer.leis])].filter(isLei),
);

/** Names of a legal entity that search need not know: those for everyday use, and renderings of the legal one. */
const furtherNames =
  /other|previous|former|trad|alias|short|abbrev|acronym|initial|brand|common|nick|local|native|translit|translat|romani[sz]|normali[sz]/;

/** Where a record shows its legal name. */
export const legalNameOf = (record: unknown): Place | undefined => {
  const names = placesIn(record).filter(
    ({ path, text }) => /name/.test(path) && !furtherNames.test(path) && /\p{L}{2}/u.test(text),
  );
  return (
    names.find(({ path }) => /legal_?name/.test(path)) ??
    names.find(({ path }) => !/language|file|user|country|region|city|lou|status/.test(path))
  );
};

/** The ISO-3 code of a country that a text names or codes. */
export const iso3Of = (text: string | undefined): string | undefined =>
  countries.find((each) => each.iso3 === text || each.iso2 === text || each.name === text)?.iso3;

/** Where a record shows the country of its legal address, with that country's ISO-3 code. */
export function legalCountryOf(record: unknown): (Place & { readonly iso3: string }) | undefined {
  const places = placesIn(record).filter(({ path }) => /country/.test(path) && !/head|hq|juris/.test(path));
  for (const place of [...places.filter(({ path }) => /legal/.test(path)), ...places]) {
    const iso3 = iso3Of(place.text);
    if (iso3 !== undefined) return { ...place, iso3 };
  }
  return undefined;
}

/** Searches for an LEI with relationships end here. */
const mostTries = 6;

export interface Related {
  readonly lei: string;
  readonly rows: readonly JsonObject[];
  /** Whether these are all that there are, as far as the reply tells. */
  readonly isWhole: boolean;
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
    const reply = await api.get('listRegistryRelationships', { lei });
    const rows = recordsIn(reply);
    if (rows.length > 0) return { lei, rows, isWhole: !mayBeCut(reply) };
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

/** The records within a detail that name both ends of a relationship themselves, and not in lists of either. */
export const relationshipsWithin = (data: Json): readonly Ends[] =>
  objectsIn(data)
    .filter((each) => leisOf(each).length === 2 && !Object.values(each).some(isArray))
    .flatMap((each) => endsOf(each) ?? []);

const otherKinds =
  /ultimate|fund|branch|feeder|inactive|lapsed|retired|annulled|duplicate|expired|(?<![a-z])ended|histor|terminated|former/i;

/** Whether a relationship is one to a direct parent, in force, as far as its members tell. */
export const isToDirectParent = (row: JsonObject, today: string): boolean =>
  !placesIn(row).some(({ path, text }) => !/name/.test(path) && otherKinds.test(text)) && !isOver(row, today);

/** Periods of accounts and of filings end while the relationship goes on. */
const otherPeriods = /account|filing|document/i;

/** Whether a relationship is told to be no longer in force, or to have ended before today. */
function isOver(row: JsonObject, today: string): boolean {
  const leaves = leavesIn(row);
  const isOfAccounts = leaves.some(({ path, value }) => otherPeriods.test(`${path} ${value}`));
  return leaves.some(({ path, value }) => {
    if (value === false) return /^(?:is_?)?(?:active|current|in_?force)$/.test(memberOf(path));
    const isEnd = /end|until|(?:^|_)to$|validto|expir/.test(memberOf(path));
    const [date] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? [];
    return isEnd && !isOfAccounts && date !== undefined && date < today;
  });
}

/** The text by which a relationship is recognised in another list. */
export const pairOf = (row: JsonObject): string => leisOf(row).toSorted().join(' ');

/** Searches for an LEI with ISINs end here. */
const mostIsinTries = 12;
const isin = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/;

export interface Issued {
  readonly lei: string;
  readonly isins: readonly string[];
}

/** A text that stands where a reply to an LEI has its ISINs, and is none. */
interface NoIsin {
  readonly lei: string;
  readonly place: Place;
}

/** The ISINs that a reply mentions. */
export const isinsIn = (reply: Exchange): readonly string[] => [
  ...new Set([...strings(reply.json)].filter((text) => isin.test(text))),
];

/** An LEI with ISINs, and those; undefined where none is found. */
export async function issuer(api: Api): Promise<Issued | undefined> {
  for (const lei of heldLeis(api.world).slice(0, mostIsinTries)) {
    const reply = await api.get('lookUpIsin', { lei });
    accusing('registry.isin.by-lei', () => expectOk(reply));
    const isins = isinsIn(reply);
    if (isins.length > 0) return { lei, isins };
    const blank = recordsIn(reply).find((row) => Object.values(row).every((value) => value === null));
    expectThat(blank === undefined, '/data', `ISINs of ${lei}, or no row`, blank, 'registry.isin.by-lei');
  }
  return undefined;
}

/**
 * What the replies to other LEIs have at the places where that to an LEI with ISINs has these alone, and is none. Such a place
 * is named after ISINs, as others may hold further identifiers.
 */
export async function noIsins(api: Api, { lei: issued }: Issued): Promise<readonly NoIsin[]> {
  const shown = placesIn((await api.get('lookUpIsin', { lei: issued })).json);
  const others = new Set(shown.filter(({ text }) => !isin.test(text)).map(({ path }) => patternOf(path)));
  const paths = new Set(
    shown
      .map(({ path }) => patternOf(path))
      .filter((path) => /isins?(?:\/\*)?$/.test(path) && !others.has(path)),
  );
  const leis = heldLeis(api.world);
  const strays: NoIsin[] = [];
  for (const lei of leis.slice(0, leis.indexOf(issued) + 1 + mostFurther)) {
    const { json } = await api.get('lookUpIsin', { lei });
    const place = placesIn(json).find(({ path, text }) => paths.has(patternOf(path)) && !isin.test(text));
    if (place !== undefined) strays.push({ lei, place });
  }
  return strays;
}

/** The next LEI with ISINs that are not those of the first, and those; undefined where none of the next few has any. */
export async function furtherIssuer(
  api: Api,
  { lei: first, isins: known }: Issued,
): Promise<Issued | undefined> {
  const leis = heldLeis(api.world);
  const from = leis.indexOf(first) + 1;
  for (const lei of leis.slice(from, from + 2 * mostFurther)) {
    const isins = isinsIn(await api.get('lookUpIsin', { lei })).filter((isin) => !known.includes(isin));
    if (isins.length > 0) return { lei, isins };
  }
  return undefined;
}

/** LEIs that are looked up after the first one with ISINs; each costs a request. */
const mostFurther = 2;

/** A path without the places in its lists. */
const patternOf = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/*');

/** An LEI whose detail shows ISINs, and those; undefined where none is found. */
export async function issuerByDetail(api: Api): Promise<Issued | undefined> {
  for (const lei of heldLeis(api.world).slice(0, mostIsinTries)) {
    const isins = isinsIn(await api.get('getRegistryEntity', {}, { path: { lei } }));
    if (isins.length > 0) return { lei, isins };
  }
  return undefined;
}

interface IssuingChild extends Issued {
  readonly parents: readonly string[];
}

/** Children whose details and relationships are looked at; other checks ask for these as well. */
const mostChildren = 3;

/**
 * A child whose detail shows ISINs, with those and its parents; undefined where none of a few is found. Whether relationships are
 * served is judged by other checks.
 */
export async function childWithIsins(api: Api): Promise<IssuingChild | undefined> {
  const endsBy = async (lei: string): Promise<readonly Ends[]> => {
    const { status, json } = await api.get('listRegistryRelationships', { lei });
    return status === 200 ? (listOf(json) ?? []).flatMap((row) => endsOf(row) ?? []) : [];
  };
  for (const known of heldLeis(api.world).slice(0, mostTries)) {
    const ends = (await endsBy(known)).slice(0, mostChildren);
    for (const lei of new Set(ends.map(({ child }) => child))) {
      const isins = isinsIn(await api.get('getRegistryEntity', {}, { path: { lei } }));
      if (isins.length === 0) continue;
      const parents = (await endsBy(lei)).flatMap(({ child, parent }) => (child === lei ? parent : []));
      return { lei, isins, parents: [...new Set(parents)] };
    }
    if (ends.length > 0) return undefined;
  }
  return undefined;
}

/** Ends the attempt as not applicable where a fair number of records shows no ISIN under any request. */
export async function expectIssuers(api: Api, holds: boolean): Promise<void> {
  const [last, ...others] = heldLeis(api.world).slice(0, mostIsinTries).toReversed();
  if (holds || last === undefined || others.length < mostIsinTries / 2) return;
  const note = `none of the ${others.length + 1} legal entities that were tried has ISINs`;
  expectHeld(false, note, await api.get('lookUpIsin', { lei: last }));
}

/** The validated enumerations of the registry list, with what their fields may be called and the clause on the filter. */
export const registryEnums = [
  {
    name: 'entity_status',
    field: { test: (path: string) => path === '/status' || hasInOrder(path, 'entity', 'status') },
    clause: 'registry.entities.entity-status',
  },
  {
    name: 'registration_status',
    field: { test: (path: string) => hasInOrder(path, 'registration', 'status') },
    clause: 'registry.entities.registration-status',
  },
  { name: 'entity_category', field: /categor/, clause: 'registry.entities.entity-category' },
] as const;
