import { type Api, at, type Exchange, type JsonObject, precondition } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { isSpineId } from '../seen-entity.js';
import { cardIn, cardsIn, idOf, pageIn } from './card.js';
import { handleForms } from './handle.js';
import { wordsOf } from './names.js';
import { type Referred, referredEntities } from './referred.js';

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
  return cardsIn(await entitiesPage(api)).flatMap((card) => {
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

/** An entity with the link to its encyclopedia page. A comma would read as a list of two handles. */
export async function linkedEntity(api: Api): Promise<Described & { readonly page: string }> {
  for await (const entity of describedEntities(api)) {
    const page = pageIn(entity.card);
    if (page !== undefined && !page.includes(',')) return { ...entity, page };
  }
  precondition(false, 'no Entity detail shows a link to an encyclopedia page', 'no-data');
}

/** The `wiki:` ids that an entity may have: those that its card shows, and one made of the link to its page. */
export function wikiIdsOf(card: JsonObject): readonly string[] {
  const shown = Object.values(card).filter(
    (each): each is string => typeof each === 'string' && handleForms.wiki.test(each),
  );
  const slug = pageIn(card)
    ?.replace(/[?#].*$/, '')
    .split('/')
    .findLast((part) => part !== '');
  return [...new Set([...shown, ...(slug === undefined ? [] : [`wiki:${slug}`, `wiki:${decoded(slug)}`])])];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An entity with both forms of id, of which Entity detail says that they are one. */
interface TwoForms extends Described {
  readonly wiki: string;
}

/** Which `wiki:` id belongs to an `e_` id is rarely shown: a guess counts when Entity detail confirms it. */
export async function entityOfTwoForms(api: Api): Promise<TwoForms> {
  for await (const entity of describedEntities(api)) {
    for (const wiki of wikiIdsOf(entity.card).filter((each) => !each.includes(','))) {
      const reply = await detailOf(api, wiki);
      const same = reply.status === 200 && idOf(cardIn(reply)) === idOf(entity.card);
      if (same) return { ...entity, wiki };
    }
  }
  precondition(false, 'no wiki: id of an entity with an e_ id is known', 'no-data');
}
