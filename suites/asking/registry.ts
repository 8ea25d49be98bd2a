import { countries } from '../../contract/countries.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  at,
  type Exchange,
  expectOk,
  expectThat,
  hasInOrder,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  type World,
} from '../../src/kit/index.js';
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

/** The lists of a registry reply: `data` itself, or those within it (ruling reference-envelope). */
export const listsOf = (data: Json): readonly (readonly JsonObject[])[] =>
  (isArray(data) ? [data] : isObject(data) ? Object.values(data).filter(isArray) : []).map((list) =>
    list.filter(isObject),
  );

/** Whether `data` is null, or tells with null that there is no list in it: what does not apply may be null. */
const isNone = (data: Json): boolean =>
  data === null || (isObject(data) && Object.values(data).some((value) => value === null));

/**
 * The records of a registry list. Of several lists it is the first that shows LEIs. Relationships may stand in lists of their own by
 * the end at which the entity stands: those in all lists with both ends are taken.
 */
export function recordsIn(reply: Exchange): readonly JsonObject[] {
  const data = dataOf(reply);
  const lists = listsOf(data);
  expectThat(lists.length > 0 || isNone(data), '/data', 'an array of records', data);
  if (reply.request.operation === 'listRegistryRelationships') {
    const related = lists.filter((list) => list.some((row) => leisOf(row).length > 1));
    if (related.length > 0) return related.flat();
  }
  const telling = lists.find((list) => list.some((row) => leiOf(row) !== undefined));
  return telling ?? lists.find((list) => list.length > 0) ?? [];
}

/** Members by which a reply may tell that it does not show all; the records themselves stand in an array. */
const ofMore =
  /^(?:has_?more|more|next|next_?(?:cursor|page|link|url|page_?token|token|offset)|continuation_?token|(?:is_?)?(?:truncated|partial))$/;
export const tellsMore = ({ json }: Exchange): boolean =>
  leavesWhere(
    json,
    (value, name, within) =>
      ofMore.test(name.toLowerCase()) && Boolean(value) && !/\/\d+(?:\/|$)/.test(within()),
  ).length > 0;

/** Whether the reply tells that there is more than it shows, or is so long that it may be a cut page. */
export const mayBeCut = (reply: Exchange): boolean => tellsMore(reply) || recordsIn(reply).length >= 10;

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
  const leis = placesIn(record).filter(({ path, text }) => isLei(text) && /lei|\/id$/.test(path));
  const own = leis.filter(({ path }) => !ofOthers.test(path));
  const depth = (own[0]?.path ?? '').split('/').length;
  const nearest = own.filter(({ path }) => path.split('/').length === depth);
  return (nearest.find(({ path }) => path.endsWith('/lei')) ?? nearest[0])?.text;
});

/** Members that tell somebody else's LEI: of a relative, of who keeps the record, of who took its place. */
const ofOthers = /parent|ultimate|child|lou|manag|issuer|success|predecess|associat/;

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

/** What is told of the form of a name. */
const ofForm = /lang|locale|script|type|code/;

/** Where a record shows its legal name. */
export const legalNameOf = (record: unknown): Place | undefined => {
  const names = placesIn(record).filter(
    ({ path, text }) => /name/.test(path) && !furtherNames.test(path) && /\p{L}{2}/u.test(text),
  );
  const others = names.filter(({ path }) => !ofForm.test(path.slice(path.lastIndexOf('/'))));
  return (
    others.find(({ path }) => /legal_?name/.test(path)) ??
    others.find(({ path }) => !/language|locale|file|user|country|region|city|lou|status/.test(path))
  );
};

/** The ISO-3 code of a country that a text names or codes. */
export const iso3Of = (text: string | undefined): string | undefined =>
  countries.find((each) => each.iso3 === text || each.iso2 === text || each.name === text)?.iso3;

/** Where a record shows the country of its legal address, with that country's ISO-3 code. */
export function legalCountryOf(record: unknown): (Place & { readonly iso3: string }) | undefined {
  const places = placesIn(record).filter(
    ({ path }) => /country/.test(path) && !/head|hq|juris/.test(path) && !isOfAnotherKind(record, path),
  );
  // A legal form has a country as well, of which the filter says nothing.
  const [ofAddress, legal] = [/legal_?address/, /legal(?!_?form)/].map((name) =>
    places.filter(({ path }) => name.test(path)),
  );
  const others = places.filter(({ path }) => !/legal_?form/.test(path));
  for (const place of [...(ofAddress ?? []), ...(legal ?? []), ...others]) {
    const iso3 = iso3Of(place.text);
    if (iso3 !== undefined) return { ...place, iso3 };
  }
  return undefined;
}

/** Whether a place stands in an item of a list, which tells of itself what it is, and not that it is the legal one. */
function isOfAnotherKind(record: unknown, path: string): boolean {
  const [item] = /^.*\/\d+(?=\/)/.exec(path) ?? [];
  if (item === undefined) return false;
  const beside = placesIn(record).filter((each) => each.path.startsWith(`${item}/`) && each.path !== path);
  return !beside.some(({ text }) => /legal/i.test(text));
}

/** What a record shows at the place of its legal country, and where: in a list, the item may be another one for each. */
export function legalCountryAt(
  record: unknown,
  path: string,
): readonly [path: string, text: string | undefined] {
  if (!/\/\d+\//.test(path)) return [path, textAt(record, path)];
  const own = legalCountryOf(record);
  return [own?.path ?? path, own?.text];
}

/** Searches for an LEI with relationships end here. */
export const mostTries = 16;

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
  const tried = Math.min(mostTries, heldLeis(api.world).length);
  precondition(related !== undefined, `none of ${tried} LEIs has relationships`, 'no-data');
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

/** Whether a relationship is one to an ultimate parent, as far as its members tell. */
export const isUltimate = (row: JsonObject): boolean =>
  placesIn(row).some(({ path, text }) => !/name/.test(path) && /ultimate/i.test(text));

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
