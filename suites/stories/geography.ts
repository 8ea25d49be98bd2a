import {
  type Api,
  type Exchange,
  expectThat,
  type JsonObject,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { type Continent, liesIn, liesOn, type Region } from '../clear-regions.js';
import type { Asked } from '../filters/filter.js';
import { boxAt } from '../filters/places.js';
import { placeOf } from '../geometry.js';
import { nextCursorOf } from '../page-of-events.js';
import { significanceOf } from '../seen-event.js';
import { hasLinked, type LinkedStories, type Links, linkedStories, withLinks } from './links.js';
import { earlierDays, storiesOf, storyPage } from './sample.js';
import { storyIdOf } from './story.js';

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
function placesWith({ reached }: LinkedStories, places: readonly Asked[]): readonly Asked[] {
  const events = [...reached.values()].flat();
  const telling = places.filter(({ fits }) => events.some((event) => fits(event) === true));
  return [...new Set([...telling, ...places])].slice(0, mostPlaces);
}

const inRegion = (region: Region): Asked => ({
  query: { region },
  because: `Stories with a linked Event in ${region}`,
  fits: liesIn(region),
});

const onContinent = (continent: Continent): Asked => ({
  query: { continent },
  because: `Stories with a linked Event in ${continent}`,
  fits: liesOn(continent),
});

const boxOf = (event: JsonObject): Asked | undefined => {
  const place = placeOf(event);
  return place === null ? undefined : boxAt(place, 10, 15);
};

/** A box about an Event of a Story whose other Events, the more significant ones among them, lie outside. */
function boxOfSecond({ reached }: LinkedStories): Asked | undefined {
  for (const events of reached.values()) {
    const ranked = events.toSorted((one, other) => (significanceOf(one) ?? 0) - (significanceOf(other) ?? 0));
    const [least, ...others] = ranked;
    const asked = least === undefined || others.length === 0 ? undefined : boxOf(least);
    if (asked !== undefined && others.every((event) => asked.fits(event) === false)) return asked;
  }
  return undefined;
}

/** Boxes about places that are far from each other, so that no box holds all Events. */
function boxes(stories: LinkedStories): readonly Asked[] {
  const events = [...stories.reached.values()].flat();
  const first = boxOfSecond(stories) ?? events.flatMap((event) => boxOf(event) ?? [])[0];
  const far = events.find((event) => placeOf(event) !== null && first?.fits(event) === false);
  return [first, far === undefined ? undefined : boxOf(far)].filter((asked) => asked !== undefined);
}

/** What to ask of each geography filter that Stories are shown to take. */
export const geography = {
  bbox: boxes,
  region: (stories) => placesWith(stories, regions.map(inRegion)),
  continent: (stories) => placesWith(stories, continents.map(onContinent)),
} as const satisfies Record<string, (stories: LinkedStories) => readonly Asked[]>;
type Geography = keyof typeof geography;

/** Stories, and what a geography filter leaves of them. */
export interface Filtered {
  readonly stories: LinkedStories;
  readonly asked: Asked;
  readonly reply: Exchange;
}

async function filteredTo(api: Api, stories: LinkedStories, asked: Asked): Promise<Filtered> {
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

/**
 * The reply of the first region or continent that Stories suit: of the sample, or else of an earlier day; undefined where
 * none does.
 */
export async function filteredToPlace(
  api: Api,
  suits: (filtered: Pick<Filtered, 'stories' | 'asked'>) => boolean,
): Promise<Filtered | undefined> {
  const places = [...regions.map(inRegion), ...continents.map(onContinent)];
  const placeFor = (stories: LinkedStories) => places.find((asked) => suits({ stories, asked }));
  const sample = await linkedStories(api);
  const place = placeFor(sample);
  if (place !== undefined) return filteredTo(api, sample, place);
  for (const day of await earlierDays(api, mostDays)) {
    const stories = await withLinks(api, await storiesOf(api, day));
    const asked = placeFor(stories);
    if (asked !== undefined) return filteredTo(api, stories, asked);
  }
  return undefined;
}

/** Stories of a list by whether the links that are known put them in reach of a filter. */
const those = (
  rows: readonly JsonObject[],
  links: Links,
  { fits }: Asked,
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

/** No Story is there of which all links are known and none fits. @returns how many such Stories there are */
export function expectNothingElse({ stories, asked, reply }: Filtered): number {
  const strangers = those(rowsOf(reply), stories.known, asked, false);
  expectThat(strangers.length === 0, '/data', `only ${asked.because}`, { others: strangers.slice(0, 5) });
  return those(stories.rows, stories.known, asked, false).length;
}

/** How many Stories of a reply no Event of the window that is known puts in reach. */
export const strangersIn = ({ stories, asked, reply }: Filtered): number =>
  rowsOf(reply).filter((row) => hasLinked(row, stories.reached, asked.fits) !== true).length;
