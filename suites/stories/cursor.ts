import { vocabularies } from '../../contract/index.js';
import { dateAfter } from '../../generators/dates.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectRefusal,
  expectThat,
  forEach,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import {
  daysBeyondAPage,
  expectNoneLostAtMost,
  limitLeavingOne,
  servedCursor,
  type Walked,
  walk,
  walkInParts,
} from '../asking/cursors.js';
import { nextCursorOf } from '../asking/pages.js';
import {
  directionOf,
  onePage,
  type SomeStories,
  storyIdOf,
  storyPage,
  storySignificanceOf,
  timesOf,
} from '../asking/stories.js';
import { filteredBy, queriesOfBoxes } from '../asking/story-links.js';
import { categorized, summary } from '../asking/story-vocabularies.js';
import { acceptsDates, storiesIn } from '../asking/story-windows.js';
import { bounds } from '../asking/windows.js';

/** The first of two pages of a short result. */
async function firstHalf(api: Api): Promise<{ readonly query: Query; readonly reply: Exchange }> {
  const { query, rows } = await onePage(api);
  const half = { ...query, limit: (rows.length >> 1) + 1 };
  return { query: half, reply: await api.get('listStories', half) };
}

/** Names of the orders that Stories take. */
const { values: orders } = vocabularies.storySort;

/** A first page whose cursor serves the second. The order without `sort` is not shown, unless the reply tells it. */
async function someWalk(api: Api, isOrdered: boolean) {
  const { query } = await firstHalf(api);
  const served = await servedCursor(api, 'listStories', query);
  const order = at(served.first.json, '/sort');
  if (!isOrdered || orders.some((each) => each === order)) return { query, ...served };
  const sorted: Query = { ...query, sort: 'significance' };
  return { query: sorted, ...(await servedCursor(api, 'listStories', sorted)) };
}

/** One bound of a window moved by a day: inwards where it holds days enough. */
function movedBound(query: Query, bound: 'start' | 'end'): Query {
  const outwards = bound === 'start' ? -1 : 1;
  const { date_start: first, date_end: last } = query;
  if (typeof first === 'string' && typeof last === 'string') {
    const days = first < last ? -outwards : outwards;
    return { [`date_${bound}`]: dateAfter(bound === 'start' ? first : last, days) };
  }
  // Bounds of coding time and of dates may be refused together.
  const name = `observed_${bound}`;
  const instant = query[name];
  // Stories that take no bounds have none to move.
  if (typeof instant !== 'string') return {};
  return { [name]: new Date(Date.parse(instant) + outwards * dayLength).toISOString() };
}

const dayLength = 86_400_000;

/** What the second page changes about the query of the first. */
const changes = ['bbox', 'story_category', 'first day', 'last day', 'sort'] as const;

export const cursorBound = defineCheck({
  id: 'stories/cursor-bound',
  title: 'A Stories cursor serves its own query and is refused with another filter, window or order',
  clauses: ['states.cursor.filters-change', 'error.cursor-stale', 'error.cursor-stale.details.reason'],
  operations: ['listStories'],
  rulings: ['cursor-errors'],
  property: forEach(changes, async (api, change) => {
    const { query, first, cursor } = await someWalk(api, change === 'sort');
    const isOfDays = change === 'first day' || change === 'last day';
    if (isOfDays && !(await acceptsDates(api, 'listStories'))) return;
    const { named, categories } =
      change === 'story_category' ? await categorized(api) : { named: true, categories: [] };
    // A category in other words than those of the parameter would be refused for itself.
    precondition(named, 'the values of story_category are not told', 'no-data');
    const changed: Record<(typeof changes)[number], Query> = {
      bbox: { bbox: '-60,-120,60,140' },
      story_category: { story_category: categories[0] },
      'first day': movedBound(query, 'start'),
      'last day': movedBound(query, 'end'),
      sort: { sort: at(first.json, '/sort') === 'recent' ? 'significance' : 'recent' },
    };
    const reply = await api.get('listStories', { ...query, cursor, ...changed[change] });
    const clause = change === 'sort' ? 'error.cursor-stale' : 'states.cursor.filters-change';
    expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'], clause });
    if (at(reply.json, '/code') === 'CURSOR_STALE') {
      const details = 'error.cursor-stale.details.reason';
      expectRefusal(reply, { codes: ['CURSOR_STALE'], details: ['reason'], clause: details });
    }
    api.witness('cursors refused beside another query');
  }),
});

/** Computed live: a value may move between ordering and printing. */
const drift = 0.01;

/** The significance that cards show does not rise along a walk, from page to page either. */
function expectFalling(shown: readonly (number | undefined)[]): void {
  let lowest = Number.POSITIVE_INFINITY;
  for (const [index, significance] of shown.entries()) {
    if (significance === undefined) continue;
    const expected = `at most ${lowest}, as before it in the walk`;
    const clause = 'stories.sort.significance';
    expectThat(significance <= lowest + drift, `/data/${index}/significance`, expected, significance, clause);
    lowest = Math.min(lowest, significance);
  }
}

/**
 * A limit that makes three pages, of which the first ends between two Stories that show the same times, where such stand about
 * there.
 */
function betweenTwins(rows: readonly JsonObject[]): number {
  const third = Math.ceil(rows.length / 3);
  const times = rows.map((row) => [...timesOf(row)].join());
  const places = times.flatMap((time, index) =>
    index > 0 && time !== '' && time === times[index - 1] ? [index] : [],
  );
  const [nearest = third] = places
    .filter((place) => place >= third && 2 * place < rows.length)
    .toSorted((one, other) => one - other);
  return nearest;
}

/**
 * Newest first on one page, Stories of the commonest category that leaves some out; where none does, all of them. Undefined
 * where they do not fit on a page.
 */
async function newestFirst(api: Api): Promise<Pick<SomeStories, 'query' | 'rows'> | undefined> {
  const { query, rows } = await onePage(api);
  const { categories } = await categorized(api, 0);
  for (const story_category of categories.slice(0, mostCategories)) {
    const filtered = { ...query, story_category, sort: 'recent' };
    const reply = await storyPage(api, filtered);
    const own = reply.status === 200 ? rowsOf(reply) : [];
    const isTelling = own.length > fewest && own.length < rows.length;
    if (isTelling && nextCursorOf(reply) === undefined) return { query: filtered, rows: own };
  }
  const ordered = { ...query, sort: 'recent' };
  const reply = await storyPage(api, ordered);
  const isWhole = reply.status === 200 && nextCursorOf(reply) === undefined;
  return isWhole && rowsOf(reply).length > fewest ? { query: ordered, rows: rowsOf(reply) } : undefined;
}

/**
 * A time that falls from Story to Story where one page shows them all falls along a walk, too.
 * @param whole the Stories on one page
 */
function expectInOrderOfPage(whole: readonly JsonObject[], walked: readonly JsonObject[]): void {
  const known = new Map(whole.map((row) => [storyIdOf(row), timesOf(row)]));
  for (const path of timesOf(whole[0] ?? {}).keys()) {
    const timesAlong = (rows: readonly JsonObject[]) =>
      rows.flatMap((row) => known.get(storyIdOf(row))?.get(path) ?? []);
    const onPage = timesAlong(whole);
    if (onPage.length < whole.length || directionOf(onPage) !== 'down') continue;
    const rise = timesAlong(walked).findIndex((time, index, all) => time > (all[index - 1] ?? time));
    const expected = `no later ${path.slice(1)} than before it in the walk, as on one page`;
    expectThat(rise < 0, `/data/${rise}`, expected, walked[rise], 'stories.sort.recent');
  }
}

/** Categories that are tried, and Stories that are too few for three pages. */
const mostCategories = 3;
const fewest = 4;

const stories: Walked = { operation: 'listStories', idOf: storyIdOf };

export const cursorWalk = defineCheck({
  id: 'stories/cursor-walk',
  title: 'Following next_cursor returns every Story of a result once, in order, and ends with null',
  clauses: [
    'stories.cursor.next-page',
    'stories.cursor.walk-complete',
    'stories.cursor.walk-no-repeats',
    'stories.cursor.walk-ends',
    'states.cursor.valid',
    'stories.sort.significance',
    'stories.sort.recent',
    'stories.story-category.filter',
  ],
  operations: ['listStories'],
  rulings: ['live-data', 'end-of-walk', 'sort-directions'],
  property: forEach(
    // The last of which has few rows, in an order that goes on from page to page, one that ends exactly with the result, three
    // that part Stories of one instant, and those of the highest limit.
    ['few pages', 'one page', 'pages by time', 'hundreds'] as const,
    async (api, pages) => {
      if (pages === 'hundreds') return walkInHundreds(api);
      const result = pages === 'pages by time' ? await newestFirst(api) : await onePage(api);
      if (result === undefined) return;
      const { query, rows } = result;
      const all = [...new Set(rows.map(storyIdOf))];
      const isCut = pages === 'few pages';
      const limits = {
        'few pages': limitLeavingOne(all.length) ?? Math.floor(all.length / 3) + 1,
        'pages by time': betweenTwins(rows),
        'one page': all.length,
      } as const;
      const limit = limits[pages];
      const sent = isCut ? { ...query, sort: 'significance' } : query;
      const cards = await walk(api, sent, limit, all.length, stories);
      if (isCut) expectFalling(cards.map(storySignificanceOf));
      if (pages === 'pages by time') expectInOrderOfPage(rows, cards);
      const walked = cards.map(storyIdOf);
      const lost = all.filter((id) => !walked.includes(id));
      const added = walked.filter((id) => !all.includes(id));
      if ('story_category' in query) {
        const clause = 'stories.story-category.filter';
        expectThat(
          added.length === 0,
          '/data',
          'no Story of another category',
          { added: added.slice(0, 5) },
          clause,
        );
      }
      const complete = 'stories.cursor.walk-complete';
      expectThat(
        lost.length === 0,
        '/data',
        'no Story of the result lost',
        { lost: lost.slice(0, 5) },
        complete,
      );
      expectThat(added.length === 0, '/data', 'no Story from elsewhere', { added: added.slice(0, 5) });
      api.witness('Stories walked', walked.length);
    },
    { requests: 3 },
  ),
});

/** Walks over days that have more than a page of the highest limit, where there are such. */
async function walkInHundreds(api: Api): Promise<void> {
  if (!(await acceptsDates(api, 'listStories')) || !(await acceptsDates(api, 'summarizeStories'))) return;
  const { window } = api.world.offer;
  const counted = async (of: Query) => storiesIn(await summary(api, of)) ?? 0;
  const days = daysBeyondAPage(window, await counted({}));
  if (days !== undefined) await expectNoneLostAtMost(api, bounds(days), await counted(bounds(days)), stories);
}

export const cursorFiltered = defineCheck({
  id: 'stories/cursor-filtered',
  title: 'The pages of a walk in a box or region hold the Stories of it, each of them once',
  clauses: [
    'stories.bbox.nothing-else',
    'stories.cursor.walk-no-repeats',
    'stories.region.linked-events',
    'stories.cursor.walk-complete',
  ],
  operations: ['listEvents', 'listStories'],
  rulings: ['live-data', 'end-of-walk'],
  property: forEach(
    ['box', 'region'] as const,
    async (api, place) => {
      if (place === 'region') return walkInRegion(api);
      let read: Awaited<ReturnType<typeof walkInParts>>;
      for await (const query of queriesOfBoxes(api)) {
        read = await walkInParts(api, () => query, inParts);
        if (read !== undefined) break;
      }
      precondition(read !== undefined, 'no box holds enough Stories to walk through', 'no-data');
      const { whole, isWhole, pages } = read;
      const walked = pages.flatMap((page) => rowsOf(page).map(storyIdOf));
      const all = new Set(rowsOf(whole).map(storyIdOf));
      const added = isWhole ? walked.filter((id) => !all.has(id)) : [];
      expectThat(added.length === 0, '/data', 'only Stories of the box', added.slice(0, 5));
      const twice = walked.filter((id, index) => walked.indexOf(id) !== index);
      const ofRepeats = 'stories.cursor.walk-no-repeats';
      expectThat(twice.length === 0, '/data', 'no Story on two pages', twice.slice(0, 5), ofRepeats);
      api.witness('Stories walked', walked.length);
    },
    {
      requests: 4,
      clause: (place) => (place === 'box' ? 'stories.bbox.nothing-else' : 'stories.region.linked-events'),
    },
  ),
});

const inParts = {
  operation: 'listStories',
  rowsIn: rowsOf,
  cursorIn: nextCursorOf,
} as const;

/** Stories that make two pages of more than one each. */
const leastInRegion = 5;

/** The same result on one page and on two, the second of which is not full. */
const inHalves = (api: Api, { limit: _, ...query }: Query) =>
  walkInParts(api, () => query, { ...inParts, limitFor: ({ length }) => Math.floor(length / 2) + 1 });

/** The ids that the one page has and the two pages lack; none where either may not be all. */
function lostIn({ whole, isWhole, pages, isOver }: NonNullable<Awaited<ReturnType<typeof inHalves>>>) {
  const seen = new Set(pages.flatMap((page) => rowsOf(page).map(storyIdOf)));
  const all = isWhole && isOver ? rowsOf(whole).map(storyIdOf) : [];
  return { all, lost: all.filter((id) => !seen.has(id)) };
}

/** The two pages of the region in which most of the Stories are lose none of them. */
async function walkInRegion(api: Api): Promise<void> {
  const [first] = (await filteredBy(api, 'region'))
    .filter(({ reply }) => nextCursorOf(reply) === undefined && rowsOf(reply).length >= leastInRegion)
    .toSorted((one, other) => rowsOf(other.reply).length - rowsOf(one.reply).length);
  if (first === undefined) return;
  const { stories: unfiltered, asked } = first;
  const read = await inHalves(api, { ...unfiltered.query, ...asked.query });
  if (read === undefined) return;
  const { all, lost } = lostIn(read);
  // Where pages lose Stories without a region, too, it is not the reason.
  const ofAll = lost.length > 0 ? await inHalves(api, unfiltered.query) : undefined;
  const isAnywhere = ofAll !== undefined && lostIn(ofAll).lost.length > 0;
  const clause = isAnywhere ? 'stories.cursor.walk-complete' : 'stories.region.linked-events';
  expectThat(lost.length === 0, '/data', `all ${asked.because}`, { lost: lost.slice(0, 5) }, clause);
  api.witness('Stories of a region walked', all.length);
}
