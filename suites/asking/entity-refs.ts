import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  at,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
  smallestOf,
  strings,
  type World,
} from '../../src/kit/index.js';
import { isAsSeen, type SeenEvent, seenEvent } from './events.js';
import { fullPage } from './pages.js';
import { byFrequency, depthOf, memberOf, memoized, nameIn, ofOtherEntity, textsIn } from './texts.js';
import { bounds } from './windows.js';

/** An entity that an Event card refers to. */
export interface SeenEntity {
  /** An `e_` or `wiki:` id. */
  readonly id: string;
  /** What the reference calls it, where it has a text that looks like a name. */
  readonly name: string | undefined;
  readonly event: SeenEvent;
}

/** The form of a spine id. */
export const spineForm = /^e_[0-9a-f]+$/i;
/** A slug with a comma would read as two handles. */
const wikiForm = /^wiki:[^\s,]+$/i;

export const isSpineId = (id: string): boolean => spineForm.test(id);
export const isWikiId = (id: string): boolean => id.startsWith('wiki:');

/** The ids of entities among the texts of a value. */
const idsIn = (value: unknown): readonly string[] =>
  [...strings(value)].filter((text) => isSpineId(text) || wikiForm.test(text));

/** Members that may hold the id of their own record; what a person is by trade may be a page as well. */
const ofId = /id$|wiki|handle|slug|key|ref|page|ur[il]$|entity/;

/** The texts of a reference that are nearest to its root, if they are one. */
function nearestOf(found: readonly { readonly path: string; readonly text: string }[]): readonly string[] {
  const least = smallestOf(found.map(({ path }) => depthOf(path)));
  const nearest = new Set(found.flatMap(({ path, text }) => (depthOf(path) === least ? text : [])));
  return nearest.size === 1 ? [...nearest] : [];
}

/**
 * The ids of the entities that references are about: of each reference one of a form at most, the nearest to its root.
 * What else it tells, such as a party, is of other entities.
 */
function idsReferred(refs: unknown): readonly string[] {
  if (isArray(refs)) return refs.flatMap(idsReferred);
  if (typeof refs === 'string') return idsIn(refs);
  const own = textsIn(refs).filter(
    ({ path }) => !ofOtherEntity.test(path.toLowerCase()) && ofId.test(memberOf(path).toLowerCase()),
  );
  return [isSpineId, (text: string) => wikiForm.test(text)].flatMap((isForm) =>
    nearestOf(own.filter(({ text }) => isForm(text))),
  );
}

/** The ids of the entities that the offered Event cards refer to. */
export const referredIds = memoized(({ offer }: World): readonly string[] => [
  ...new Set(offer.events.flatMap(({ entity_refs }) => idsReferred(entity_refs))),
]);

/** The `wiki:` ids of the entities that cards refer to by no spine id. */
export const pagesReferred = (cards: readonly JsonObject[]): readonly string[] => [
  ...new Set(
    cards
      .flatMap(({ entity_refs }) => (isArray(entity_refs) ? entity_refs.map(idsReferred) : []))
      .flatMap((ids) => (ids.some(isSpineId) ? [] : ids.filter(isWikiId))),
  ),
];

const entitiesIn = (
  cards: readonly JsonObject[],
  chosen: (refs: readonly Json[]) => readonly Json[],
): readonly SeenEntity[] => {
  const entities = new Map<string, SeenEntity>();
  for (const card of cards) {
    const event = seenEvent(card);
    if (event === undefined || !isArray(card.entity_refs)) continue;
    for (const ref of chosen(card.entity_refs)) {
      for (const id of idsReferred(ref))
        if (!entities.has(id)) entities.set(id, { id, name: nameOf(ref), event });
    }
  }
  return [...entities.values()];
};

/** The entities that Event cards refer to, each once, with one of the Events. */
export const entitiesOf = (cards: readonly JsonObject[]): readonly SeenEntity[] =>
  entitiesIn(cards, (refs) => refs);

/** The entities of the offered Events, each once, with one Event that refers to it. */
export const seenEntities = memoized(({ offer }: World) => entitiesOf(offer.events));

const articlesOf = (card: JsonObject): number => Number(at(card, '/metrics/article_count')) || 0;

/**
 * Those that an Event of few articles refers to behind another entity, with that Event: whoever looks at the chief one alone, or
 * at well covered Events, would not find it. All entities where Events refer to one each.
 */
export const hardlyMentioned = memoized((world: World) => {
  const cards = world.offer.events.toSorted((one, other) => articlesOf(one) - articlesOf(other));
  const later = entitiesIn(cards.slice(0, Math.ceil(cards.length / 2)), (refs) => refs.slice(1));
  return later.length > 0 ? later : seenEntities(world);
});

/** Whether an Event of an earlier day refers to an entity too. */
export const hasEarlier = ({ offer }: World, entity: string, date: string): boolean =>
  offer.events.some(
    ({ event_date: own, entity_refs }) =>
      typeof own === 'string' && own < date && idsReferred(entity_refs).includes(entity),
  );

/** Whether a card still refers to an entity as the probe saw it. */
export const isReferred = (card: JsonObject, { id, event }: SeenEntity): boolean =>
  isAsSeen(card, event) && idsReferred(card.entity_refs).includes(id);

/** A name with a comma would read as two handles. */
function nameOf(ref: Json): string | undefined {
  const name = isObject(ref) ? nameIn(ref) : undefined;
  return name === undefined || name.includes(',') ? undefined : name;
}

/** A handle that no registry has. */
export const unknownHandle = 'wiki:No_such_entity_zqxj_7';

/** The days from which the offered Events came, with a filter by entities. */
export const scopedTo = (world: World, handles: readonly string[], more: Query = {}): Query => ({
  ...bounds(world.offer.window),
  entity: handles.join(','),
  limit: 100,
  ...more,
});

const pointer = '/applied_filters/entity_ids_expanded';

/** The ids that the reply says were added as siblings, as far as a list of handles can hold them. */
export const expandedSiblings = (json: unknown): readonly string[] => idsIn(at(json, pointer));

/** Any form of id within a text, commas included. */
const anyId = /\b(?:e_[0-9a-f]+|wiki:\S+|cik:\d+)/gi;

/** Every id that the reply says was added: neither the form of an id nor the shape of an element is shown. */
export const expandedIds = (json: unknown): readonly string[] =>
  [...strings(at(json, pointer))].flatMap((text) => text.match(anyId) ?? []);

/** An entity with a merged sibling. */
interface Merged {
  readonly id: string;
  readonly sibling: string;
}

const mostHandles = 24;
const fewestHandles = 6;
/** Entities that are asked for alone. */
const mostAlone = 3;

/** Spine ids that Event cards refer to, as many as are asked for at once, with the siblings that `expand` reports, or its default. */
async function someMerged(api: Api) {
  const handles = seenEntities(api.world)
    .map(({ id }) => id)
    .filter(isSpineId)
    .slice(0, mostHandles);
  precondition(handles.length > 0, 'no Event refers to an entity', 'no-data');
  const isBeside = (id: string): boolean => !handles.includes(id);
  for (const family of ['expand', undefined]) {
    const siblings = expandedSiblings((await expandedBy(api, handles, family)).json);
    if (siblings.some(isBeside)) return { handles, siblings, beside: true, family };
  }
  const plain = await expandedBy(api, handles);
  const siblings = expandedSiblings(plain.json);
  // What is shown of few entities shows little of those that were merged.
  precondition(handles.length >= fewestHandles, `Events refer to only ${handles.length} entities`, 'no-data');
  expectHeld(siblings.length > 0, `none of ${handles.length} entities has a merged sibling`, plain);
  return { handles, siblings, beside: false };
}

async function expandedBy(api: Api, some: readonly string[], family?: string): Promise<Exchange> {
  const reply = await api.get('listEvents', scopedTo(api.world, some, { entity_family: family }));
  expectOk(reply);
  return reply;
}

/**
 * Sets of ids that have merged siblings, each likely to leave some of them out: which ids are siblings of each other is
 * not known. Where both of a pair are known, the one that more cards refer to is likely to be the chief one.
 */
export async function mergedEntities(api: Api): Promise<readonly (readonly string[])[]> {
  const { handles, siblings } = await someMerged(api);
  const referred = api.world.offer.events.flatMap(({ entity_refs }) => idsReferred(entity_refs));
  const merged = byFrequency(referred)
    .map(([id]) => id)
    .filter((id) => handles.includes(id) && siblings.includes(id));
  if (merged.length === 0) return [handles];
  const half = merged.slice(0, Math.ceil(merged.length / 2));
  return [half, merged.filter((_, nth) => nth % 2 === 0), ...half.map((id) => [id])];
}

/** Spine ids that Event cards refer to and that `expand` reports as siblings: of entities that were merged, one is such an id. */
export async function referredSiblings(api: Api): Promise<readonly string[]> {
  const { handles, siblings } = await someMerged(api);
  return handles.filter((id) => siblings.includes(id));
}

/**
 * An entity of which `expand` reports a sibling. Many are asked for at once and halved until one is left,
 * since siblings are rare.
 */
export async function mergedEntity(api: Api): Promise<Merged> {
  const { handles, siblings, beside, family } = await someMerged(api);
  const told = async (some: readonly string[]) =>
    expandedSiblings((await expandedBy(api, some, family)).json).filter((id) => !some.includes(id));
  let left = handles;
  while (beside && left.length > 1) {
    const half = left.slice(0, left.length >> 1);
    left = (await told(half)).length > 0 ? half : left.slice(left.length >> 1);
  }
  // Where cards refer to both ids of each pair, only an id that is sent alone tells the other one.
  const alone = beside ? left : handles.filter((id) => siblings.includes(id));
  for (const id of alone.slice(0, mostAlone)) {
    const [sibling] = await told([id]);
    if (sibling !== undefined) return { id, sibling };
  }
  precondition(false, 'no entity that was tried has a merged sibling', 'no-data');
}

/** Accused for an `entity_link` that is not an object; undefined if it stands for no link. */
export const linkClause = (link: unknown): ClauseId | undefined =>
  (link ?? null) === null ? undefined : 'event-card.entity-link.type';

/** The reply lists the handle among those that did not resolve; the slug of a page may stand alone, or as a title. */
export function isUnresolved(json: unknown, handle: string): boolean {
  const slug = handle.toLowerCase().replace(/^wiki:/, '');
  const listed = [...strings(at(json, '/applied_filters/entity_handles_unresolved'))];
  return listed.some((text) =>
    [slug, slug.replaceAll('_', ' ')].some((each) => text.toLowerCase().includes(each)),
  );
}

/** A handle that the deployment itself shows resolves. */
export function expectResolved(json: unknown, handle: string): void {
  const listed = isUnresolved(json, handle);
  expectThat(!listed, '/applied_filters/entity_handles_unresolved', `${handle} resolved`, handle);
}

/** The two forms of an office id. */
export const officeForms = { 'a Q-number': /^Q\d+$/, 'a p_ id': /^p_\w+$/ } as const;
export type OfficeForm = keyof typeof officeForms;

const isOfficeId = (text: string): boolean => Object.values(officeForms).some((form) => form.test(text));

/** Members that hold the id of something else in the row of an office. */
const ofOthers =
  /countr|nation|jurisdict|territor|region|place|city|type|kind|class|instance|categor|holder|person|incumbent|entit|org|institut|party|parent|part_?of|portfolio|predecess|success|replac|appoint|nominat/;

function isOfOffice(path: string): boolean {
  const names = path.split('/').filter((name) => !/^\d*$/.test(name));
  return !names.slice(-2).some((name) => ofOthers.test(name));
}

/** Words that stand in the names of many offices, of large bodies among them. */
const words = ['president', 'minister', 'member'];
/** Searches where no office has such a name: names may be in any language, and a short text may be refused. */
const others = ['?q=a', '?limit=100', ''];
/** Offices that are worth asking about, of each word and of each member that may hold their ids. */
const most = 2;
/** Members that may hold the ids of offices; each costs two requests a word. */
const mostMembers = 4;

/** A path without the places in its lists. */
const withoutPlaces = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '');

/** Names of the member that is likely to hold the id of an office itself. */
const ownId =
  /^(?:(?:office|position|post)_?)?(?:id|handle|key|ref|qid|q_?number|wikidata(?:_?id)?)$|^office$/;

/**
 * Ids of a form that the directory of offices lists. Its response is not shown, so they are found by their
 * shape, wherever they stand, those of the likeliest member of a row first.
 */
export async function officesOf(api: Api, form: OfficeForm): Promise<readonly string[]> {
  const ids = new Set<string>();
  let listed = 0;
  for (const [index, search] of [...words.map((word) => `?q=${word}`), ...others].entries()) {
    if (index >= words.length && listed > 0) break;
    const reply = await api.getTarget(`/api/v2/offices${search}`);
    const found = reply.status === 200 ? textsIn(reply.json) : [];
    const ofOffices = found.filter(({ path, text }) => isOfficeId(text) && isOfOffice(path));
    listed += ofOffices.length;
    const own = ofOffices.filter(({ text }) => officeForms[form].test(text));
    const members = new Set(own.map(({ path }) => withoutPlaces(path)));
    const isOwn = (member: string): boolean => ownId.test(memberOf(member));
    const likeliest = [...members].toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
    for (const member of likeliest.slice(0, mostMembers)) {
      const texts = own.filter(({ path }) => withoutPlaces(path) === member);
      for (const { text } of texts.slice(0, most)) ids.add(text);
    }
  }
  return [...ids];
}

/** The Events of the holders of an office in closed days. */
export const ofOffice = (api: Api, office: string, more: Query = {}): Promise<Exchange> =>
  fullPage(api, { ...bounds(api.world.offer.window), office, limit: 100, ...more });

/** Every listed office, in either form. */
export async function allOffices(api: Api): Promise<readonly string[]> {
  const offices = [...(await officesOf(api, 'a Q-number')), ...(await officesOf(api, 'a p_ id'))];
  precondition(offices.length > 0, 'the directory of offices lists no id of a known form', 'no-data');
  return offices;
}

/** An office whose holders have Events in the closed days, and the reply with them. */
export async function eventfulOffice(
  api: Api,
): Promise<{ readonly office: string; readonly reply: Exchange }> {
  for (const office of await allOffices(api)) {
    const reply = await ofOffice(api, office);
    if (reply.status === 200 && rowsOf(reply).length > 0) return { office, reply };
  }
  precondition(false, 'no listed office has a holder with Events of the closed days', 'no-data');
}
