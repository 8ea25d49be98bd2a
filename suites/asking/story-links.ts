import {
  type Api,
  accusing,
  at,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  type Query,
  rowsOf,
  Violation,
} from '../../src/kit/index.js';
import { type Continent, liesIn, liesOn, type Region } from './countries.js';
import { isSpineId, seenEntities } from './entity-refs.js';
import { offeredNow, significanceOf } from './events.js';
import type { FilterCase } from './filters.js';
import { fullPage, nextCursorOf } from './pages.js';
import { boxAt, placeOf } from './places.js';
import type { Fits } from './results.js';
import {
  earlierDays,
  linkedEventCountOf,
  type SomeStories,
  someStories,
  storiesOf,
  storyIdOf,
  storyPage,
  wholeResult,
} from './stories.js';

/** Ids of the Stories that an Event card says it is linked to. */
export const linkedIds = (event: JsonObject): readonly string[] =>
  isArray(event.story_refs)
    ? event.story_refs
        .filter(isObject)
        .flatMap(({ id }) => (id === undefined || id === null ? [] : [String(id)]))
    : [];

/** Events by the Story that their cards link to. */
export type Links = ReadonlyMap<string, readonly JsonObject[]>;

/** Stories, with the Events of the same days that link to them. */
export interface LinkedStories extends SomeStories {
  /** Links of Events that happened within the days asked for. */
  readonly reached: Links;
  /** These, and others of Events that happened at other times. */
  readonly known: Links;
}

/** Events by the Stories that they link to. Of two cards of an Event the later one counts: it may have been revised. */
export function linksOf(events: readonly JsonObject[]): Links {
  const links = new Map<string, JsonObject[]>();
  for (const event of new Map(events.map((card) => [card.id, card])).values()) {
    for (const id of new Set(linkedIds(event))) {
      const linked = links.get(id);
      if (linked === undefined) links.set(id, [event]);
      else linked.push(event);
    }
  }
  return links;
}

/** A contradiction by what the probe saw of Events counts only if what it would see now shows it, too. */
export const asSeenNow =
  (holds: (api: Api) => Promise<void>) =>
  async (api: Api): Promise<void> => {
    try {
      await holds(api);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      const offer = { ...api.world.offer, events: await offeredNow(api) };
      await holds({ ...api, world: { ...api.world, offer } });
    }
  };

/** Which Events of the same days each Story is linked to, as far as a page of Events tells. */
export const linkedStories = async (api: Api): Promise<LinkedStories> =>
  withLinks(api, await someStories(api));

/** The same of a result of which no Story is left out. */
export const linkedResult = async (api: Api): Promise<LinkedStories> =>
  withLinks(api, await wholeResult(api));

async function withLinks(api: Api, stories: SomeStories): Promise<LinkedStories> {
  const reply = await fullPage(api, { ...stories.query, limit: 100 });
  const events = accusing('events.reply.envelope', () => rowsOf(reply));
  return { ...stories, reached: linksOf(events), known: linksOf([...api.world.offer.events, ...events]) };
}

/** Spine ids of the entities that Events which link to listed Stories refer to. */
export function linkedEntities({ world }: Api, { rows, reached }: LinkedStories): readonly string[] {
  const events = rows.flatMap((row) => reached.get(storyIdOf(row)) ?? []);
  const linked = { ...world, offer: { ...world.offer, events } };
  return seenEntities(linked).flatMap(({ id }) => (isSpineId(id) ? [id] : []));
}

/** Whether a Story is linked to an Event that fits; undefined where its known links do not decide that. */
export function hasLinked(story: JsonObject, links: Links, fits: Fits): boolean | undefined {
  const known = links.get(storyIdOf(story)) ?? [];
  if (known.some((event) => fits(event) === true)) return true;
  // Only a Story that tells how many links it has shows that no other link is left.
  const all = linkedEventCountOf(story) === known.length;
  return all && known.every((event) => fits(event) === false) ? false : undefined;
}

/** Regions of which no country belongs to two; wide ones come first. */
const regions: readonly Region[] = [
  'Africa',
  'Eastern Europe',
  'South Asia',
  'Southeast Asia',
  'East Asia',
  'South America',
  'Oceania',
];
const continents: readonly Continent[] = [
  'North America',
  'Africa',
  'Asia',
  'Europe',
  'South America',
  'Oceania',
];
const mostPlaces = 3;

/** The first places in which linked Events are known to have happened, or else any. */
function placesWith({ reached }: LinkedStories, places: readonly FilterCase[]): readonly FilterCase[] {
  const events = [...reached.values()].flat();
  const telling = places.filter(({ fits }) => events.some((event) => fits(event) === true));
  return [...new Set([...telling, ...places])].slice(0, mostPlaces);
}

const inRegion = (region: Region): FilterCase => ({
  query: { region },
  because: `Stories with a linked Event in ${region}`,
  fits: liesIn(region),
});

const onContinent = (continent: Continent): FilterCase => ({
  query: { continent },
  because: `Stories with a linked Event in ${continent}`,
  fits: liesOn(continent),
});

const boxOf = (event: JsonObject): FilterCase | undefined => {
  const place = placeOf(event);
  return place === null ? undefined : boxAt(place, 10, 15);
};

/**
 * A box about an Event of a Story whose other Events lie outside.
 * @param sign 1 for the least significant Event of the Story, -1 for the most significant one
 */
function boxOfOne({ reached }: LinkedStories, sign: 1 | -1): FilterCase | undefined {
  for (const events of reached.values()) {
    const [first, ...others] = events.toSorted(
      (one, other) => sign * ((significanceOf(one) ?? 0) - (significanceOf(other) ?? 0)),
    );
    const asked = first === undefined || others.length === 0 ? undefined : boxOf(first);
    if (asked !== undefined && others.every((event) => asked.fits(event) === false)) return asked;
  }
  return undefined;
}

/** Boxes about places that are far from each other, so that no box holds all Events. */
function boxes(stories: LinkedStories): readonly FilterCase[] {
  const events = [...stories.reached.values()].flat();
  const first = boxOfOne(stories, 1) ?? events.flatMap((event) => boxOf(event) ?? [])[0];
  const far = events.find((event) => placeOf(event) !== null && first?.fits(event) === false);
  // Which of its Events a deployment takes for the first of a Story is its own.
  const other = boxOfOne(stories, -1) ?? (far === undefined ? undefined : boxOf(far));
  return [first, other].filter((asked) => asked !== undefined);
}

/** What to ask of each geography filter that Stories are shown to take. */
export const geography = {
  bbox: boxes,
  region: (stories) => placesWith(stories, regions.map(inRegion)),
  continent: (stories) => placesWith(stories, continents.map(onContinent)),
} as const satisfies Record<string, (stories: LinkedStories) => readonly FilterCase[]>;
type Geography = keyof typeof geography;

/** Stories, and what a geography filter leaves of them. */
export interface Filtered {
  readonly stories: LinkedStories;
  readonly asked: FilterCase;
  readonly reply: Exchange;
}

/** What is left of Stories by a geography filter. */
export async function filteredTo(api: Api, stories: LinkedStories, asked: FilterCase): Promise<Filtered> {
  const query: Query = { ...stories.query, ...asked.query };
  return { stories, asked, reply: await storyPage(api, query) };
}

/** The reply of each value that a geography filter is asked for. */
export async function filteredBy(api: Api, name: Geography): Promise<readonly Filtered[]> {
  const stories = await linkedStories(api);
  const filtered = [];
  for (const asked of geography[name](stories)) filtered.push(await filteredTo(api, stories, asked));
  return filtered;
}

/** Days that are looked through for a Story that the usual sample does not hold. */
const mostDays = 5;

/** The usual sample of Stories, then those of earlier days, one after another. */
async function* samples(api: Api): AsyncGenerator<LinkedStories> {
  yield linkedStories(api);
  for (const day of await earlierDays(api, mostDays)) yield withLinks(api, await storiesOf(api, day));
}

/** Queries for the Stories of boxes about linked Events: of the sample, then of earlier days. */
export async function* queriesOfBoxes(api: Api): AsyncGenerator<Query> {
  for await (const stories of samples(api)) {
    const { limit: _, ...query } = stories.query as Query;
    for (const asked of boxes(stories)) yield { ...query, ...asked.query };
  }
}

/**
 * The reply of the first region or continent that Stories suit: of the sample, or else of an earlier day; undefined where
 * none does.
 */
export async function filteredToPlace(
  api: Api,
  suits: (filtered: Pick<Filtered, 'stories' | 'asked'>) => boolean,
): Promise<Filtered | undefined> {
  const places = [...regions.map(inRegion), ...continents.map(onContinent)];
  for await (const stories of samples(api)) {
    const asked = places.find((place) => suits({ stories, asked: place }));
    if (asked !== undefined) return filteredTo(api, stories, asked);
  }
  return undefined;
}

/** Stories of a list by whether the links that are known put them in reach of a filter. */
const those = (
  rows: readonly JsonObject[],
  links: Links,
  { fits }: FilterCase,
  truth: boolean,
): readonly string[] => rows.filter((row) => hasLinked(row, links, fits) === truth).map(storyIdOf);

/** Every Story that is known to have a linked Event that fits is there. @returns how many there are */
export function expectAdmitted({ stories, asked, reply }: Filtered): number {
  const seen = new Set(rowsOf(reply).map(storyIdOf));
  const due = those(stories.rows, stories.reached, asked, true);
  const lost = due.filter((id) => !seen.has(id));
  // Of a cut page nobody knows what would stand below it.
  if (nextCursorOf(reply) !== undefined) return due.length - lost.length;
  expectThat(lost.length === 0, '/data', `all ${asked.because}`, { lost: lost.slice(0, 5) });
  return due.length;
}

const mostDetails = 5;

/**
 * The first Stories of which all links are known and none fits, as their details show: the list may count the links of
 * its window alone.
 */
export async function strangersAmong(
  api: Api,
  rows: readonly JsonObject[],
  links: Links,
  fits: Fits,
): Promise<readonly string[]> {
  const strangers = [];
  const seeming = rows.filter((row) => hasLinked(row, links, fits) === false).map(storyIdOf);
  for (const id of seeming.slice(0, mostDetails)) {
    const data = at((await api.get('getStory', {}, { path: { story_id: id } })).json, '/data');
    if (isObject(data) && hasLinked(data, links, fits) === false) strangers.push(id);
  }
  return strangers;
}

/** No Story is there of which all links are known and none fits. @returns how many such Stories there are */
export async function expectNothingElse(api: Api, { stories, asked, reply }: Filtered): Promise<number> {
  const others = await strangersAmong(api, rowsOf(reply), stories.known, asked.fits);
  expectThat(others.length === 0, '/data', `only ${asked.because}`, { others });
  return those(stories.rows, stories.known, asked, false).length;
}

/** How many Stories of a reply no Event of the window that is known puts in reach. */
export const unlinkedRows = ({ stories, asked, reply }: Filtered): number =>
  rowsOf(reply).filter((row) => hasLinked(row, stories.reached, asked.fits) !== true).length;
