import {
  type Api,
  at,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  strings,
} from '../../src/kit/index.js';
import { countryOf } from './countries.js';
import { isSpineId, isWikiId } from './entity-refs.js';
import { telltale } from './event-twins.js';
import { offeredNow } from './events.js';
import type { Compared } from './same-record.js';
import { leavesIn, memberOf } from './texts.js';

/** How a detail is compared with the listed card of the same Event; images depend on the request. */
export const compared: Compared = {
  aside: new Set(['article_count', 'geo_context', 'entity_link']),
  live: new Set([
    ...['significance', 'goldstein_scale', 'magnitude', 'systemic_importance', 'propagation_potential'],
    ...['market_sensitivity', 'confidence', 'geo_precision'],
  ]),
  due: new Set([
    ...['url', 'primary_story_url', 'title', 'summary', 'subcategory', 'event_code', 'fatalities'],
    ...['country', 'region', 'continent', 'admin1', 'location', 'latitude', 'longitude', 'story_date'],
    ...['goldstein_scale', 'magnitude', 'systemic_importance', 'propagation_potential', 'market_sensitivity'],
  ]),
};

/** The members of a card that the document names: what others say may be of the reply, or of the place. */
const documented = [
  ...['id', 'url', 'primary_story_url', 'family', 'title', 'summary', 'event_date', 'category'],
  ...['subcategory', 'domain', 'event_code', 'geo', 'geo_context', 'actors', 'metrics', 'has_fatalities'],
  ...['fatalities', 'story_refs', 'entity_refs', 'top_articles', 'entity_link'],
];
export const documentedOf = (card: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(card).filter(([name]) => documented.includes(name)));

/** The ids of entities that a card refers to. */
export const referredBy = (card: JsonObject): readonly string[] =>
  [...strings(card.entity_refs)].filter((text) => isSpineId(text) || isWikiId(text));

/**
 * Whether a listed card and the detail refer to entities of one Event: either may name fewer, and the list none (ruling
 * one-sided-events).
 */
export function areOfOne(listed: readonly string[], shown: readonly string[]): boolean {
  if (listed.length === 0) return true;
  return (
    shown.length > 0 && (listed.every((id) => shown.includes(id)) || shown.every((id) => listed.includes(id)))
  );
}

/** How both replies write the country of one actor. */
export type Spelling = readonly [one: string, other: string];

const actorsOf = (card: JsonObject): readonly JsonObject[] =>
  isArray(card.actors) ? card.actors.filter(isObject) : [];

export function* spellingsIn(card: JsonObject, shown: JsonObject): Generator<Spelling> {
  for (const { name, role, country } of actorsOf(card)) {
    const same = actorsOf(shown).filter((each) => each.name === name && each.role === role);
    const [other] = same;
    if (same.length !== 1 || typeof country !== 'string' || typeof other?.country !== 'string') continue;
    yield [country, other.country];
    yield [other.country, country];
  }
}

/** As many countries are written by one word in no language. */
const manyCountries = 3;

/** No word stands for the country of many actors that the other reply says are of different ones. */
export function expectSpelled(spellings: readonly Spelling[]): void {
  for (const word of new Set(spellings.map(([one]) => one))) {
    const known = new Set(
      spellings.flatMap(([one, other]) => (one === word ? (countryOf(other)?.iso3 ?? []) : [])),
    );
    const isOne = known.size < manyCountries;
    expectThat(isOne, '/data/actors', `one country for ${word}, as listed`, [...known].slice(0, 5));
  }
}

/** What the coder read of an Event, by the paths: it is read once, and nothing in it depends on a reply. */
export const inputsIn = (card: JsonObject) =>
  new Map(
    leavesIn(at(card, '/metrics/metric_inputs')).map(({ path, value }) => [
      `/metrics/metric_inputs${path}`,
      value,
    ]),
  );

/** A detail may list further actors, and no fewer than the list does; one that stands there twice counts once. */
export const isShorter = (list: unknown, than: unknown): boolean =>
  isArray(list) && isArray(than) && distinctIn(list) < distinctIn(than);

const distinctIn = (list: readonly unknown[]): number =>
  new Set(list.map((each) => JSON.stringify(each))).size;

/** Events whose details are compared: of a fault in one row of five, 14 rows miss one in 23. */
export const mostCompared = 14;
/** Cards that are taken for having one member. */
const mostRare = 2;

export const scaleOf = (card: JsonObject): number => Number(at(card, '/metrics/goldstein_scale') ?? 0);

/**
 * Cards from all over a page: one of each category, its scale below zero where there is such a card, and some that have
 * what few cards have, such as a count of deaths.
 */
export function variousCards(cards: readonly JsonObject[]): readonly JsonObject[] {
  const falling = cards.toSorted((one, other) => scaleOf(other) - scaleOf(one));
  const ofCategories = new Map(falling.map((card) => [card.category, card]));
  const chosen = new Set(ofCategories.values());
  for (const name of compared.due) {
    const has = (card: JsonObject) => leavesIn(card).some(({ path }) => memberOf(path) === name);
    const lacking = mostRare - [...chosen].filter(has).length;
    const more = cards.filter((card) => !chosen.has(card) && has(card));
    for (const card of more.slice(0, Math.max(0, lacking))) chosen.add(card);
  }
  const step = Math.max(1, Math.floor(cards.length / mostCompared));
  for (const [index, card] of cards.entries()) if (index % step === 0) chosen.add(card);
  return [...chosen].slice(0, mostCompared);
}

/** A scale that is computed live moves a little, and does not turn over. */
export const turned = 0.5;

/** How many articles two replies count for one Event. */
export interface Counted {
  readonly listed: number;
  readonly own: number;
}

export function* articlesCounted(card: JsonObject, shown: JsonObject): Generator<Counted> {
  const [listed, own] = [card, shown].map((each) => at(each, '/metrics/article_count'));
  if (typeof listed === 'number' && typeof own === 'number') yield { listed, own };
}

/** Articles come in while the replies are compared; that most Events lose some is a count of something else. */
export function expectNoFewer(counted: readonly Counted[]): void {
  const fewer = counted.filter(({ listed, own }) => own < listed);
  const areMost = fewer.length >= telltale && fewer.length > counted.length / 2;
  const [first] = fewer;
  const expected = `${first?.listed} articles, as listed`;
  expectThat(!areMost, '/data/metrics/article_count', expected, first?.own);
}

/** A number of articles that no few of them make, and the part of it that cannot have gone meanwhile. */
const manyArticles = { least: 64, kept: 1 / 2 } as const;

const articlesOf = (card: JsonObject): number => {
  const count = at(card, '/metrics/article_count');
  return typeof count === 'number' ? count : 0;
};

/**
 * The Event with most articles of all that are known has not lost most of them in its detail. Where it has, the list is read
 * anew: the Event may have been revised since.
 */
export async function expectLargestKept(api: Api): Promise<void> {
  const [card] = api.world.offer.events.toSorted((one, other) => articlesOf(other) - articlesOf(one));
  if (card === undefined || articlesOf(card) < manyArticles.least) return;
  const ownOf = async (fresh: boolean): Promise<unknown> => {
    const reply = await api.get('getEvent', {}, { path: { event_id: String(card.id) }, fresh });
    return reply.status === 200 ? at(reply.json, '/data/metrics/article_count') : undefined;
  };
  const isKept = (own: unknown, listed: number) =>
    typeof own !== 'number' || own >= listed * manyArticles.kept;
  if (isKept(await ownOf(false), articlesOf(card))) return;
  const now = (await offeredNow(api)).find(({ id }) => id === card.id);
  const [listed, own] = [now === undefined ? 0 : articlesOf(now), await ownOf(true)];
  const expected = `about ${listed} articles, as listed`;
  expectThat(isKept(own, listed), '/data/metrics/article_count', expected, own);
}
