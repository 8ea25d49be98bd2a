import {
  type Api,
  accusing,
  at,
  type Exchange,
  expectOk,
  isArray,
  isObject,
  type JsonObject,
  pointerTo,
  precondition,
  type World,
} from '../../src/kit/index.js';
import { isSpineId, spineForm } from './entity-refs.js';
import { listsIn } from './replies.js';
import {
  byFrequency,
  decoded,
  depthOf,
  leavesIn,
  memberOf,
  nameIn,
  ofOtherEntity,
  textsIn,
} from './texts.js';

/** The forms of ids that name an entity. */
export const handleForms = {
  spine: spineForm,
  wiki: /^wiki:\S+$/i,
  cik: /^cik:\d+$/i,
} as const;

export const isHandle = (value: unknown): value is string =>
  typeof value === 'string' && Object.values(handleForms).some((form) => form.test(value));

/** Members that hold ids of whatever; the first is likelier to hold that of the row's own entity. */
const idMembers = [/^(?:entity_?)?id$/, /(?:^|_)ids?$/];
export const isIdMember = (member: string): boolean => idMembers.some((each) => each.test(member));

const formOf = (handle: unknown): string => String(handle).slice(0, 2).toLowerCase();

/**
 * The id by which a row names its entity: that of a likely member, nearest to its root; undefined where two ids of one form
 * are equally near, so that nothing tells which of them it is.
 */
export function handleIn(row: unknown): string | undefined {
  const handles = leavesIn(row).filter(({ path, value }) => isHandle(value) && !ofOtherEntity.test(path));
  const all = [...idMembers, /^/].map((name) => handles.filter(({ path }) => name.test(memberOf(path))));
  const found = all.find(({ length }) => length > 0) ?? [];
  const [first] = found;
  const isOne = found.every(
    ({ path, value }) =>
      value === first?.value ||
      depthOf(path) > depthOf(first?.path ?? '') ||
      formOf(value) !== formOf(first?.value),
  );
  return isOne && typeof first?.value === 'string' ? first.value : undefined;
}

/** The words of a name, accents and letter case aside. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether two names may be those of one entity: variants of a name mostly share a word. A missing name says nothing. */
export function mayBeOne(name: string | undefined, other: string | undefined): boolean {
  if (name === undefined || other === undefined) return true;
  const words = wordsOf(name);
  return words.length === 0 || wordsOf(other).some((word) => words.includes(word));
}

/** Whether a row has a text that may be a name of the entity: which member holds its name is not shown. */
export const mayBeNamed = (row: unknown, name: string): boolean =>
  textsIn(row).some(({ text }) => mayBeOne(name, text));

/** Whether a row has exactly the name among its texts. */
export const isNamed = (row: unknown, name: string): boolean =>
  textsIn(row).some(({ text }) => isSameName(text, name));

/** Members that hold other names of an entity. */
const ofOtherNames = /alias|also_?known|\baka\b|other_?names?|name_?variants?|native/;

/** Another name of an entity, as its card tells it. */
export const otherNameIn = (card: JsonObject): string | undefined =>
  textsIn(card).find(({ path, text }) => ofOtherNames.test(path) && text.length > 1)?.text;

/** Whether two names are one, accents, letter case and punctuation aside. */
export const isSameName = (name: string, other: string): boolean =>
  wordsOf(name).join(' ') === wordsOf(other).join(' ');

/** The words of several names, those of the most names first; short ones say little. */
export function commonestWords(names: readonly string[]): readonly string[] {
  const words = names.flatMap((name) => [...new Set(wordsOf(name))]).filter((word) => word.length > 3);
  return byFrequency(words).map(([word]) => word);
}

/** The cards of an Entities list, wherever they stand in it: its shape is not shown. */
export function cardsIn(reply: Exchange): readonly JsonObject[] {
  expectOk(reply);
  const lists = listsIn(reply.json).map((rows) => rows.map(innermost));
  return lists.find((cards) => cards.some(({ id }) => isHandle(id))) ?? lists[0] ?? [];
}

/** The cards of a list that must have some for an attempt to say anything. */
export function someCardsIn(reply: Exchange): readonly JsonObject[] {
  const cards = cardsIn(reply);
  precondition(cards.length > 0, 'the Entities list has no cards', 'no-data');
  return cards;
}

/** Whether a member is about another entity than the object that has it. */
const isOfOther = (name: string): boolean => ofOtherEntity.test(name.toLowerCase());
const ownValuesOf = (value: JsonObject): readonly unknown[] =>
  Object.entries(value).flatMap(([name, each]) => (isOfOther(name) ? [] : [each]));

/** A card, where a row may have something around it. */
export const innermost = (row: JsonObject): JsonObject =>
  'id' in row
    ? row
    : (Object.entries(row)
        .flatMap(([name, each]) => (isObject(each) && !isOfOther(name) ? [each] : []))
        .find(({ id }) => isHandle(id)) ?? row);

/** The card that an Entity detail shows: the object with an id that is nearest to its root, the envelope aside. */
export function cardIn(reply: Exchange): JsonObject | undefined {
  if (isObject(reply.json) && isHandle(reply.json.id)) return reply.json;
  let level: readonly unknown[] = [reply.json];
  while (level.length > 0) {
    level = level.flatMap((each) => (isObject(each) ? ownValuesOf(each) : isArray(each) ? each : []));
    const objects = level.filter(isObject);
    const card =
      objects.find(({ id }) => isHandle(id)) ?? objects.find(({ id }) => typeof id === 'string' && id !== '');
    if (card !== undefined) return card;
  }
  return undefined;
}

/** Where a member of a card stands, or is due. */
export const placeOf = (reply: Exchange, card: JsonObject, member: string): string =>
  `${pointerTo(reply.json, card) ?? ''}/${member}`;

export const idOf = (card: JsonObject | undefined): string =>
  typeof card?.id === 'string' ? card.id : 'no id';

/** The link to the encyclopedia page of an entity; undefined where its row shows none. */
export function pageIn(row: unknown): string | undefined {
  const pages = leavesIn(row).filter(({ path }) => memberOf(path) === 'encyclopedia_url');
  const { value } = pages.find(({ path }) => !ofOtherEntity.test(path)) ?? {};
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The page that an address leads to: schemes, escapes and parts of a page aside. */
export const pageOf = (address: unknown): string =>
  decoded(
    String(address)
      .replace(/^https?:/, '')
      .split(/[?#]/, 1)
      .join(''),
  ).replaceAll('_', ' ');

/** Escapes of letters beyond ASCII, which no address has once its own escapes are undone. */
const foreignEscapes = /%[c-f][0-9a-f]%[89ab][0-9a-f]/i;

/** Whether a listed link has the letters beyond ASCII of another link to the same page, but escaped twice. */
export function isEscapedTwice(listed: string, other: string): boolean {
  const page = pageOf(listed);
  return foreignEscapes.test(page) && !foreignEscapes.test(pageOf(other)) && decoded(page) === pageOf(other);
}

/** An entity by its id, with what the row that refers to it calls it. */
export interface Referred {
  readonly id: string;
  readonly name: string | undefined;
}

/** The entities that the offered Event cards refer to, each once; the shape of a reference is not shown. */
export function referredEntities({ offer }: World): readonly Referred[] {
  const entities = new Map<string, Referred>();
  for (const { entity_refs: refs } of offer.events) {
    for (const ref of isArray(refs) ? refs : []) {
      const id = handleIn(ref);
      if (id === undefined) continue;
      const known = entities.get(id);
      if (known?.name === undefined) entities.set(id, { id, name: nameIn(ref) });
    }
  }
  return [...entities.values()];
}

/** Cards that are asked for at once; how many an Entities list may have is not shown, so fewer are asked for next. */
const pageSizes = [25, 10] as const;
export const [pageSize] = pageSizes;

const narrowing: readonly unknown[] = ['FILTER_REQUIRED', 'MISSING_PARAM'];

/** An Entities list as wide as the deployment allows: of everything, or of what a name finds. */
export async function entitiesPage(api: Api, limits: readonly number[] = pageSizes): Promise<Exchange> {
  const [limit, ...smaller] = limits;
  const reply = await api.get('listEntities', { limit });
  if (reply.status !== 400) return reply;
  const [name] = namesReferredBy(api);
  const narrowed = narrowing.includes(at(reply.json, '/code')) && name !== undefined;
  if (narrowed) return api.get('listEntities', { search: name, limit });
  return smaller.length > 0 ? entitiesPage(api, smaller) : reply;
}

/** The cards of a list as wide as the deployment allows. */
export async function listedCards(api: Api): Promise<readonly JsonObject[]> {
  const reply = await entitiesPage(api);
  return accusing('entities.list.route', () => cardsIn(reply));
}

const namesReferredBy = ({ world }: Api): readonly string[] => [
  ...new Set(referredEntities(world).flatMap(({ name }) => name ?? [])),
];

/** Names of entities that Event cards refer to, or of listed ones where Event cards hardly name any. */
export async function entityNames(api: Api): Promise<readonly string[]> {
  const names = namesReferredBy(api);
  if (names.length > 1) return names;
  const reply = await entitiesPage(api);
  const listed = reply.status === 200 ? cardsIn(reply).flatMap((card) => nameIn(card) ?? []) : [];
  return [...new Set([...names, ...listed])];
}

/** Listed cards whose names are known: from the card itself, or from an Event card that refers to it. */
export async function namedCards(
  api: Api,
): Promise<readonly { readonly card: JsonObject; readonly name: string }[]> {
  const referred = new Map(referredEntities(api.world).map(({ id, name }) => [id, name]));
  return (await listedCards(api)).flatMap((card) => {
    const name = nameIn(card) ?? referred.get(idOf(card));
    return name === undefined ? [] : [{ card, name }];
  });
}

/** Two names without a word in common, of which a text search makes different things. */
export async function twoNames(api: Api): Promise<readonly [string, string]> {
  const [one, ...others] = await entityNames(api);
  const words = wordsOf(one ?? '');
  const other = others.find((each) => !wordsOf(each).some((word) => words.includes(word)));
  const two = one !== undefined && other !== undefined;
  precondition(two, 'the names of fewer than two entities are shown', 'no-data');
  return [one, other];
}

/** Entities that are asked about before a check gives up. */
export const mostTries = 3;

/** Entities with an `e_` id that Event cards refer to; more than a few are not worth their cost. */
export const spineEntities = ({ world }: Api, most = mostTries): readonly Referred[] =>
  referredEntities(world)
    .filter(({ id }) => isSpineId(id))
    .slice(0, most);

export const detailOf = (api: Api, handle: string): Promise<Exchange> =>
  api.get('getEntity', {}, { path: { entity_id: handle } });

/** Whether a page URL does not pass in a path, or names nothing there (ruling page-url-in-path). */
export const isRefusedInPath = ({ status }: Exchange): boolean => status === 400 || status === 404;

/** Whether a name has a slash, which gateways may refuse in a path like that of a page URL. */
export const hasSlash = (name: string): boolean => /[/\\]/.test(name);

/** What Entity detail tells of an entity that a row refers to. */
interface Described {
  /** The id that was asked for; that of the card is another where the two were merged. */
  readonly id: string;
  readonly card: JsonObject;
  readonly name: string | undefined;
  /** What the row calls it. */
  readonly referredAs: string | undefined;
}

/** Those of some entities that Entity detail serves; of Event cards unless told otherwise. */
export async function* describedEntities(
  api: Api,
  entities: readonly Referred[] = spineEntities(api),
): AsyncGenerator<Described> {
  for (const { id, name } of entities) {
    const reply = await detailOf(api, id);
    const card = reply.status === 200 ? cardIn(reply) : undefined;
    if (card !== undefined) yield { id, card, name: nameIn(card) ?? name, referredAs: name };
  }
}

/** An entity with the link to its encyclopedia page. */
interface Linked extends Described {
  readonly page: string;
}

/** The first that is there and fits; inconclusive where none is there, and where none fits. */
async function firstOf<Each extends Described>(
  some: AsyncIterable<Each>,
  fits: (each: Each) => Promise<boolean>,
  missing: string,
): Promise<Each> {
  let last: Each | undefined;
  for await (const each of some) {
    if (await fits(each)) return each;
    last = each;
  }
  precondition(false, last === undefined ? missing : `${last.id} has nothing in the closed days`, 'no-data');
}

const always = async (): Promise<boolean> => true;

/** A comma would read as a list of two handles. */
async function* linkedEntities(api: Api): AsyncGenerator<Linked> {
  for await (const entity of describedEntities(api)) {
    const page = pageIn(entity.card);
    if (page !== undefined && !page.includes(',')) yield { ...entity, page };
  }
}

/** The first entity with a link to its encyclopedia page that fits. */
export const linkedEntity = (
  api: Api,
  fits: (linked: Linked) => Promise<boolean> = always,
): Promise<Linked> =>
  firstOf(linkedEntities(api), fits, 'no Entity detail shows a link to an encyclopedia page');

/** The `wiki:` ids that an entity may have: those that its card shows, and one made of the link to its page. */
export function wikiIdsOf(card: JsonObject): readonly string[] {
  const shown = Object.values(card).filter(
    (each): each is string => typeof each === 'string' && handleForms.wiki.test(each),
  );
  const slug = pageIn(card)
    ?.replace(/[?#].*$/s, '')
    .split('/')
    .findLast((part) => part !== '');
  return [...new Set([...shown, ...(slug === undefined ? [] : [`wiki:${slug}`, `wiki:${decoded(slug)}`])])];
}

/** An entity with both forms of id, of which Entity detail says that they are one. */
interface TwoForms extends Described {
  readonly wiki: string;
}

/** Which `wiki:` id belongs to an `e_` id is rarely shown: a guess counts when Entity detail confirms it. */
async function* entitiesOfTwoForms(api: Api): AsyncGenerator<TwoForms> {
  for await (const entity of describedEntities(api)) {
    for (const wiki of wikiIdsOf(entity.card).filter((each) => !each.includes(','))) {
      const reply = await detailOf(api, wiki);
      if (reply.status !== 200 || idOf(cardIn(reply)) !== idOf(entity.card)) continue;
      yield { ...entity, wiki };
      break;
    }
  }
}

/** The first entity of both forms that fits. */
export const entityOfTwoForms = (api: Api, fits: (entity: TwoForms) => Promise<boolean>): Promise<TwoForms> =>
  firstOf(entitiesOfTwoForms(api), fits, 'no wiki: id of an entity with an e_ id is known');
