import { dateAfter } from '../../generators/values/date.js';
import {
  type Api,
  type Exchange,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { fullPageOf, nextCursorOf } from '../page-of-events.js';
import { isSpineId, seenEntities } from '../seen-entity.js';
import { slicesOf } from '../slices.js';
import { boundsIfTaken, takes } from '../story-window.js';
import { storyIdOf } from './story.js';

/** A query and the Stories that it selects. */
export interface SomeStories {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
  /** Whether these are all. */
  readonly complete: boolean;
}

const page = 100;
/** Fewer Stories than these say little. */
const least = 12;
const mostEntities = 4;

/** As many Stories of a query as fit on a page. */
export const storyPage = (api: Api, query: Query): Promise<Exchange> =>
  fullPageOf(api, 'listStories', { ...query, limit: page });

export async function storiesOf(api: Api, query: Query): Promise<SomeStories> {
  const reply = await storyPage(api, query);
  return { query, rows: rowsOf(reply), complete: nextCursorOf(reply) === undefined };
}

const isTelling = ({ rows }: SomeStories): boolean => rows.length >= least;

/** Queries over days that closed long enough ago: two of them, one, parts of it, and all that a window holds. */
async function closedDays(api: Api): Promise<readonly Query[]> {
  const { end, start } = api.world.offer.window;
  const spans = [
    { start: dateAfter(end, -1), end },
    { start: end, end },
    { start, end },
  ];
  const [both = {}, one = {}, all = {}] = await Promise.all(
    spans.map((days) => boundsIfTaken(api, 'listStories', days)),
  );
  const parts = (await takes(api, 'listStories', 'observed')) ? slicesOf(api.world) : [];
  return [both, one, ...parts, all];
}

/** Single days before the last closed one, newest first, for what the usual sample does not hold. */
export async function earlierDays(api: Api, count: number): Promise<readonly Query[]> {
  const { end } = api.world.offer.window;
  const days = Array.from({ length: count }, (_, back) => dateAfter(end, -back - 1));
  return Promise.all(days.map((day) => boundsIfTaken(api, 'listStories', { start: day, end: day })));
}

/** The first result that has enough Stories, or else the longest. */
async function firstOf(
  api: Api,
  queries: readonly Query[],
  fits: (stories: SomeStories) => boolean,
): Promise<SomeStories | undefined> {
  const found: SomeStories[] = [];
  for (const query of queries) {
    const stories = await storiesOf(api, query);
    if (!fits(stories)) continue;
    if (isTelling(stories)) return readable(stories);
    found.push(stories);
  }
  const [longest] = found.toSorted((one, other) => other.rows.length - one.rows.length);
  return longest === undefined ? undefined : readable(longest);
}

/** Stories of a closed day or more, all of them if they fit on a page; of the default window where dates are not taken. */
export async function someStories(api: Api): Promise<SomeStories> {
  const days = await closedDays(api);
  const whole = await firstOf(api, days, ({ complete }) => complete);
  if (whole !== undefined && isTelling(whole)) return whole;
  const cut = await firstOf(api, days, ({ rows }) => rows.length > 0);
  precondition(cut !== undefined, 'the deployment lists no Stories', 'no-data');
  return cut;
}

/** Each entity that a recent Event refers to narrows the Stories of the days about that Event. */
function ofEntities(api: Api): Promise<readonly Query[]> {
  const entities = seenEntities(api.world).filter(({ id }) => isSpineId(id));
  return Promise.all(
    entities.slice(0, mostEntities).map(async ({ id, event: { date } }) => {
      const about = { start: dateAfter(date, -1), end: dateAfter(date, 1) };
      return { ...(await boundsIfTaken(api, 'listStories', about)), entity: id };
    }),
  );
}

/** A result of which no Story is left out. */
export const wholeResult = (api: Api): Promise<SomeStories> => shortResult(api, ({ complete }) => complete);

/** A result that seems to fit on one page; whether that page is the last is not asked. */
export const onePage = (api: Api): Promise<SomeStories> => shortResult(api, ({ rows }) => rows.length < page);

async function shortResult(api: Api, isShort: (stories: SomeStories) => boolean): Promise<SomeStories> {
  const fits = (stories: SomeStories) => isShort(stories) && stories.rows.length > 1;
  const ofDays = await firstOf(api, await closedDays(api), fits);
  if (ofDays !== undefined && isTelling(ofDays)) return ofDays;
  const narrow = (await firstOf(api, await ofEntities(api), fits)) ?? ofDays;
  precondition(narrow !== undefined, 'no result of Stories was small enough to be read whole', 'no-data');
  return narrow;
}

/** Stories can only be compared by ids. */
function readable(stories: SomeStories): SomeStories {
  const ids = stories.rows.map(storyIdOf);
  precondition(!ids.includes(''), 'no member of a Story card looks like an id', 'no-data');
  return stories;
}
