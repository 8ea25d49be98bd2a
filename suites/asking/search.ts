import {
  type Api,
  accusing,
  at,
  type CallOptions,
  type Exchange,
  expectOk,
  isArray,
  isObject,
  type JsonObject,
  precondition,
  type Query,
  type World,
} from '../../src/kit/index.js';
import { sentParameter } from './calls.js';
import {
  commonestWords,
  describedEntities,
  entityNames,
  handleIn,
  isHandle,
  pageIn,
  type Referred,
  wordsOf,
} from './entities.js';
import { heldLeis, legalNameOf, placesIn, recordsOf } from './registry.js';
import { listsIn } from './replies.js';
import { leavesIn, memberOf, memoized, nameIn } from './texts.js';

const hasHandle = (row: JsonObject): boolean => leavesIn(row).some(({ value }) => isHandle(value));

/** The results of a search: a list under `data`, or else wherever they stand, as the shape of the reply is not shown. */
export function resultsIn(reply: Exchange): readonly JsonObject[] {
  accusing(reply.status === 400 ? 'search.q' : 'search.route', () => expectOk(reply));
  const data = at(reply.json, '/data');
  if (isArray(data)) return data.filter(isObject);
  const lists = listsIn(reply.json);
  return lists.find((rows) => rows.some(hasHandle)) ?? lists.find((rows) => rows.length > 0) ?? [];
}

/**
 * The lane of the legal-entity registry: the list whose rows say whether they are resolved, or else have an `lei`; where it sits
 * is left open.
 */
export function laneIn(reply: Exchange): readonly JsonObject[] {
  accusing('search.universe.registry', () => expectOk(reply));
  const lists = listsIn(reply.json);
  const [only, ...others] = lists;
  const having = (name: string) =>
    lists.find((rows) => rows.some((row) => memberIn(row, name) !== undefined));
  return (
    having('resolved_in_spine') ?? having('lei') ?? (others.length === 0 && only !== undefined ? only : [])
  );
}

/** The value of a member of a row, or of what stands within it; undefined where there is none or it is null. */
export const memberIn = (row: JsonObject, name: string): string | number | boolean | undefined =>
  leavesIn(row).find(({ path }) => memberOf(path) === name)?.value;

export const leiIn = (row: JsonObject): string | undefined => {
  const lei = memberIn(row, 'lei');
  return typeof lei === 'string' ? lei : undefined;
};

/** Whether an exchange is a search by this value that was served. */
export const isServedBy = (exchange: Exchange, name: 'scope' | 'universe', value: string): boolean =>
  exchange.request.operation === 'searchEntities' &&
  exchange.status === 200 &&
  sentParameter(exchange, name) === value;

export const searchFor = (
  api: Api,
  q: string,
  more: Query = {},
  options: CallOptions = {},
): Promise<Exchange> => api.get('searchEntities', { q, ...more }, options);

/** What a search finds. */
export interface Found {
  readonly rows: readonly JsonObject[];
  /** What tells each result from others: the id of its entity, or else all that it says. */
  readonly keys: readonly string[];
}

const nothing: Found = { rows: [], keys: [] };

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

/** Entities that rows of other families refer to; they may never have been in the news. */
export const referenceEntities = ({ world }: Api): readonly Named[] => namedIn(world);

type Named = Referred & { readonly name: string };

const namedIn = memoized(({ offer }: World): readonly Named[] => {
  const entities = Object.values(offer.rows).flatMap((rows) => rows.flatMap((row) => [...referredIn(row)]));
  return [...new Map(entities.map((entity) => [entity.id, entity])).values()];
});

function* referredIn(value: unknown): Generator<Named> {
  if (isArray(value)) for (const each of value) yield* referredIn(each);
  else if (isObject(value)) {
    const { entity_id: id } = value;
    const name = isHandle(id) ? nameNear(value) : undefined;
    if (isHandle(id) && name !== undefined) yield { id, name };
    for (const each of Object.values(value)) yield* referredIn(each);
  }
}

/** What an object with an `entity_id` calls that entity: a member that speaks of an organisation, or else a name. */
function nameNear(row: JsonObject): string | undefined {
  const [, named] =
    Object.entries(row).find(
      ([member, value]) =>
        /organi[sz]ation|owner|company|developer|recipient/.test(member) &&
        !besideName.test(member) &&
        isText(value),
    ) ?? [];
  return typeof named === 'string' ? named : nameIn(row);
}

/** Members about an organisation that do not name it. */
const besideName =
  /categor|type|kind|country|region|state|city|address|sector|domain|industry|status|group|holding|url|link|source|date/i;

const isText = (value: unknown): boolean =>
  typeof value === 'string' && /\p{L}{3}/u.test(value) && !value.includes(',') && !isHandle(value);

/** Entities of reference families that are looked up until one has a page. */
const mostLookedUp = 5;

/** The name of an entity that a reference family and an encyclopedia know, so that it may be found by each. */
export async function pagedReference(api: Api): Promise<string | undefined> {
  const some = referenceEntities(api).slice(0, mostLookedUp);
  for await (const { card, referredAs } of describedEntities(api, some)) {
    if (pageIn(card) !== undefined) return referredAs;
  }
  return undefined;
}

/** Names to search for, entities in the news and others in turn; no two share a word. */
export async function namesToSearch(api: Api, most: number): Promise<readonly string[]> {
  const [news, reference] = [await entityNames(api), referenceEntities(api).map(({ name }) => name)];
  const chosen: string[] = [];
  for (const name of inTurns(news, reference)) {
    const words = wordsOf(name);
    const fresh = !chosen.some((each) => wordsOf(each).some((word) => words.includes(word)));
    if (fresh && chosen.length < most) chosen.push(name);
  }
  precondition(chosen.length > 0, 'no name of an entity is known', 'no-data');
  return chosen;
}

const inTurns = (ones: readonly string[], others: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => [ones[index], others[index]])
    .flat()
    .filter((name) => name !== undefined);

/** A text that finds as much as a text can, where it is not too short to be searched for. */
export const widest = 'a';

/** Texts that find much and texts that find little: a letter, a name or a word of several names, and names. */
export async function textsToSearch(api: Api, most: number): Promise<readonly string[]> {
  const names = [...(await entityNames(api)), ...referenceEntities(api).map(({ name }) => name)];
  // What is found by its whole name may hide those of which the name is a part.
  const within = names.find((name) => names.some((other) => other !== name && other.startsWith(`${name} `)));
  const some = within === undefined ? commonestWords(names).slice(0, 1) : [within];
  return [...new Set([widest, ...some, ...(await namesToSearch(api, most))])].slice(0, most);
}

/** What a search finds for one of these texts; nothing where the text is too short. */
export async function foundFor(api: Api, q: string, scope: string | undefined): Promise<Found> {
  const reply = await searchFor(api, q, { scope });
  return q === widest && reply.status === 400 ? nothing : foundIn(reply);
}

/** A name that a search is likely to find. */
export async function aName(api: Api): Promise<string> {
  const [name] = await namesToSearch(api, 1);
  precondition(name !== undefined, 'no name of an entity is known', 'no-data');
  return name;
}

/** A word that stands in the names of many legal entities, of whatever registry. */
const commonWord = 'bank';

/** Legal entities that search finds; their LEIs are open to every key. */
export async function someLegalEntities(api: Api): Promise<readonly JsonObject[]> {
  const legal = recordsOf(api.world).flatMap(({ record }) => legalNameOf(record)?.text ?? []);
  const words = commonestWords(legal);
  // A word that other entities have in their names as well shows whether these keep out of the lane.
  const others = new Set(referenceEntities(api).flatMap(({ name }) => wordsOf(name)));
  const shared = words.find((word) => others.has(word));
  for (const word of [shared, words[0], commonWord]) {
    if (word === undefined) continue;
    const reply = await searchFor(api, word, { universe: 'registry' });
    const found = reply.status === 200 ? laneIn(reply) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** LEIs that the deployment holds, found by search where the registry itself is closed to the key. */
export async function someLeis(api: Api): Promise<readonly string[]> {
  const held = variousLeis(api);
  return held.length > 0 ? held : (await someLegalEntities(api)).flatMap((row) => leiIn(row) ?? []);
}

/** Words for records that are out of use, which a search may leave out by mistake. */
const outOfUse = /^(?:inactive|dissolved|lapsed|retired|merged|annulled|duplicate|cancelled|pending)/i;

/** LEIs of records in use and out of use in turn, first those of which both the entity and its registration are. */
function variousLeis({ world }: Api): readonly string[] {
  const records = recordsOf(world);
  const marks = new Map(
    records.map((each) => [each, placesIn(each.record).filter(({ text }) => outOfUse.test(text)).length]),
  );
  const marksOf = (each: (typeof records)[number]): number => marks.get(each) ?? 0;
  const old = records
    .filter((each) => marksOf(each) > 0)
    .toSorted((one, other) => marksOf(other) - marksOf(one));
  const others = records.filter((each) => marksOf(each) === 0);
  const mixed = records.flatMap((_, index) => [others[index], old[index]].flatMap((each) => each?.lei ?? []));
  return mixed.length > 0 ? mixed : heldLeis(world);
}
