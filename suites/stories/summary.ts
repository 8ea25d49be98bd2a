import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectEqual,
  expectOk,
  expectThat,
  forEach,
  isArray,
  isObject,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { nextCursorOf } from '../asking/pages.js';
import { wholeEarth } from '../asking/places.js';
import { linkedEventCountOf, storyPage, wholeResult } from '../asking/stories.js';
import { geography, type LinkedStories, linkedEntities, linkedStories } from '../asking/story-links.js';
import {
  countedFilters,
  dimensionFor,
  expectListed,
  isCounted,
  sharesWindow,
  summaryBy,
} from '../asking/story-totals.js';
import { bucketsBy, categorized, summary } from '../asking/story-vocabularies.js';
import { acceptsDates, closedFor, storiesIn } from '../asking/story-windows.js';
import { matchingNothing } from '../asking/windows.js';

export const summaryReply = defineCheck({
  id: 'stories/summary-reply',
  title: 'A Stories summary answers in the summary envelope',
  clauses: [
    'stories.summary.reply.envelope',
    'envelope.summary.success',
    'envelope.summary.group-by',
    'envelope.summary.data',
  ],
  operations: ['summarizeStories'],
  property: once(async (api) => {
    const reply = await summary(api);
    expectOk(reply);
    expectEqual(reply, '/success', true, 'envelope.summary.success');
    const groupBy = at(reply.json, '/group_by');
    expectThat(typeof groupBy === 'string', '/group_by', 'a string', groupBy, 'envelope.summary.group-by');
    const data = at(reply.json, '/data');
    const areBuckets = isArray(data) && data.every(isObject);
    expectThat(areBuckets, '/data', 'an array of buckets', data, 'envelope.summary.data');
    api.witness('summaries');
  }),
});

const counts = [
  { name: 'story_count', clause: 'story-bucket.story-count' },
  { name: 'stories_with_events', clause: 'story-bucket.stories-with-events' },
  { name: 'story_only_count', clause: 'story-bucket.story-only-count' },
] as const;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

export const summaryBuckets = defineCheck({
  id: 'stories/summary-buckets',
  title: 'A Stories summary groups Stories in buckets that count all, those with Events and those without',
  clauses: [
    'stories.service.summary',
    ...counts.map(({ clause }) => clause),
    'story-bucket.story-count.parts',
  ],
  operations: ['summarizeStories'],
  property: once(
    async (api) => {
      for (const { dimension, buckets } of await bucketsBy(api, 2)) {
        for (const [index, bucket] of buckets.entries()) {
          const isAggregate = counts.some(({ name }) => name in bucket);
          expectThat(isAggregate, `/data/${index}`, 'counts of Stories', bucket);
          for (const { name, clause } of counts)
            expectThat(isCount(bucket[name]), `/data/${index}/${name}`, 'a count', bucket[name], clause);
          const [all = 0, linked = 0, unlinked = 0] = counts.map(({ name }) => Number(bucket[name]));
          const part = Math.max(linked, unlinked);
          const place = `/data/${index}/story_count`;
          expectThat(part <= all, place, `at least ${part}`, all, 'story-bucket.story-count');
          api.observe(
            'parts of story_count',
            linked + unlinked === all ? 'add up' : `do not add up by ${dimension}`,
          );
          api.witness('buckets judged');
        }
      }
    },
    { requests: 3 },
  ),
});

export const summaryParts = defineCheck({
  id: 'stories/summary-parts',
  title: 'No bucket of Stories counts more Stories with and without Events than it counts in all',
  clauses: ['story-bucket.story-only-count'],
  // Only the names of the counts say that no Story is in both, so that it is told, not failed.
  level: 'should',
  operations: ['summarizeStories'],
  property: once(
    async (api) => {
      for (const { buckets } of await bucketsBy(api, 2)) {
        for (const [index, { story_count, stories_with_events, story_only_count }] of buckets.entries()) {
          const [all, linked, only] = [story_count, stories_with_events, story_only_count].map(Number);
          if (all === undefined || linked === undefined || only === undefined || !(linked > 0)) continue;
          const place = `/data/${index}/story_only_count`;
          expectThat(
            !(linked + only > all),
            place,
            `at most ${all - linked}, as ${linked} have Events`,
            only,
          );
          api.witness('buckets of Stories with Events');
        }
      }
    },
    { requests: 0 },
  ),
});

/** Dimensions of what Stories link to: a bucket of one of these may count its own Events alone. */
const ofEvents =
  /countr|nation|region|continent|admin|geo|place|location|actor|event|famil|domain|(?<!story_?)categor/i;

/** Further counts of Stories that add up to one number, as each Story is in one bucket. */
const added = ['stories_with_events', 'story_only_count', 'linked_event_count'] as const;

/** The sum of a count over buckets; NaN where one of them has none. */
const sumOf = (buckets: readonly JsonObject[], name: string): number =>
  buckets.reduce((sum, { [name]: count }) => sum + (typeof count === 'number' ? count : Number.NaN), 0);

export const summaryReconciles = defineCheck({
  id: 'stories/summary-reconciles',
  title:
    'The buckets of every dimension add up to the same number of Stories, and group_by names the dimension',
  clauses: ['story-bucket.reconciles', 'envelope.summary.group-by.echo'],
  operations: ['summarizeStories'],
  rulings: ['live-data', 'group-by-totals'],
  property: once(
    async (api) => {
      const all = await bucketsBy(api);
      for (const { dimension, reply } of all)
        expectEqual(reply, '/group_by', dimension, 'envelope.summary.group-by.echo');
      const whole = all.filter(({ buckets }) => buckets.length < 500);
      const totals = Object.fromEntries(
        whole.map(({ dimension, reply }) => [dimension, storiesIn(reply)] as const),
      );
      const [first, ...others] = Object.values(totals);
      precondition(first !== undefined && others.length > 0, 'no two dimensions are known', 'no-data');
      expectThat(
        others.every((total) => total === first),
        '/data',
        'one total by every dimension',
        totals,
      );
      for (const name of added) {
        const sums = whole.flatMap(({ dimension, buckets }) =>
          ofEvents.test(dimension) ? [] : [[dimension, sumOf(buckets, name)] as const],
        );
        // A bucket that lacks the count tells no sum.
        const known = sums.filter(([, sum]) => !Number.isNaN(sum));
        const told = Object.fromEntries(known);
        const areOne = known.every(([, sum]) => sum === known[0]?.[1]);
        expectThat(areOne, `/data/*/${name}`, 'one total by every dimension', told);
      }
      if (first > 0) api.witness('dimensions added up', others.length + 1);
    },
    { requests: 4 },
  ),
});

interface Filter {
  /** Values to try, so that one of them excludes some Stories but not all. */
  readonly values: (api: Api, stories: LinkedStories) => Promise<readonly Query[]>;
  /** The clauses that the list and the summary accept it. */
  readonly listed: ClauseId;
  readonly summarized: ClauseId;
}

const filters: Readonly<Record<string, Filter>> = {
  'no filter': {
    values: async () => [{}],
    listed: 'stories.reply.envelope',
    summarized: 'stories.service.summary',
  },
  bbox: {
    values: async (_api, stories) => geography.bbox(stories).map(({ query }) => query),
    listed: 'stories.bbox.linked-events',
    summarized: countedFilters.bbox,
  },
  region: {
    values: async (_api, stories) => geography.region(stories).map(({ query }) => query),
    listed: 'stories.region.linked-events',
    summarized: countedFilters.region,
  },
  continent: {
    values: async (_api, stories) => geography.continent(stories).map(({ query }) => query),
    listed: 'stories.continent.linked-events',
    summarized: countedFilters.continent,
  },
  entity: {
    values: async (api, stories) =>
      linkedEntities(api, stories)
        .slice(0, 4)
        .map((entity) => ({ entity })),
    listed: 'stories.entity.filter',
    summarized: countedFilters.entity,
  },
  story_category: {
    values: async (api) => (await categorized(api)).categories.map((story_category) => ({ story_category })),
    listed: 'stories.story-category.filter',
    summarized: countedFilters.story_category,
  },
};

/** Where the list shows no Story of the closed days, the summary counts none either. */
async function expectCountedOnly(api: Api): Promise<void> {
  const query = await closedFor(api, 'listStories');
  const list = await storyPage(api, query);
  const rows = accusing('stories.reply.envelope', () => rowsOf(list)).length;
  if (rows > 0) return;
  const total = storiesIn(await api.get('summarizeStories', { ...query, limit: 500 })) ?? 0;
  expectThat(total === 0, '/data', 'no Story, as the list shows', total, 'story-bucket.story-count');
}

/** The summary counts the Stories that the list returns. @returns whether they could be compared */
async function expectAsListed(api: Api, name: string, query: Query, list: Exchange): Promise<boolean> {
  // Only a list of one page tells how many Stories it has.
  if (nextCursorOf(list) !== undefined || !(await sharesWindow(api, query))) return false;
  const rows = rowsOf(list).length;
  const clause = filters[name]?.summarized ?? 'story-bucket.story-count';
  const { dimension, others } = isCounted(name) ? await dimensionFor(api, name) : byDefault;
  const told = await summaryBy(api, query, dimension);
  // A dimension may not go with every filter.
  const reply = told.status === 200 ? told : await summaryBy(api, query, undefined);
  accusing(clause, () => expectOk(reply));
  const counted = { query, listed: rows, reply, others, clauseOf: () => clause };
  if (await expectListed(api, counted)) api.witness(`Stories counted by ${name}`, rows);
  return true;
}

/** A small box holds one Event of a Story; the greatest one holds all of them, and the Story still counts once. */
async function expectCountedOnce(api: Api, { query: days, rows }: LinkedStories): Promise<void> {
  if (!rows.some((row) => (linkedEventCountOf(row) ?? several) >= several)) return;
  const query = { ...days, ...wholeEarth.query };
  const list = await storyPage(api, query);
  // What the list makes of the box is for other checks to judge.
  if (list.status === 200) await expectAsListed(api, 'bbox', query, list);
}

const several = 2;
const byDefault = { dimension: undefined, others: [] };
const none = { reached: new Map(), known: new Map() };

export const summaryOfList = defineCheck({
  id: 'stories/summary-of-list',
  title: 'A Stories summary counts as many Stories as the list returns with the same filters',
  clauses: [
    ...Object.values(filters).map(({ summarized }) => summarized),
    'story-bucket.story-count',
    'story-bucket.reconciles',
  ],
  operations: ['listStories', 'summarizeStories'],
  rulings: ['live-data', 'group-by-totals'],
  property: forEach(
    Object.keys(filters),
    async (api, name) => {
      const { values, listed } = filters[name] ?? {};
      // Which window a summary without dates covers is not shown.
      const closed =
        (await acceptsDates(api, 'listStories')) && (await acceptsDates(api, 'summarizeStories'));
      precondition(closed, 'Stories do not take bounds on dates');
      if (name === 'no filter') await expectCountedOnly(api);
      const stories =
        name === 'no filter' ? { ...none, ...(await wholeResult(api)) } : await linkedStories(api);
      if (name === 'bbox') await expectCountedOnce(api, stories);
      for (const filter of (await values?.(api, stories)) ?? []) {
        const query = { ...stories.query, ...filter };
        const list = await storyPage(api, query);
        const rows = accusing(listed, () => rowsOf(list)).length;
        const telling =
          name === 'no filter' || (rows > 0 && (!stories.complete || rows < stories.rows.length));
        if (telling && (await expectAsListed(api, name, query, list))) return;
      }
      precondition(false, `no ${name} left some Stories and not all`, 'no-data');
    },
    { requests: 2 },
  ),
});

export const summaryEmpty = defineCheck({
  id: 'stories/summary-empty',
  title: 'Filters that match no Story return a summary of no Stories',
  clauses: ['service.empty.status', 'stories.summary.accepts.bbox'],
  operations: ['summarizeStories'],
  property: once(async (api) => {
    const { bbox } = matchingNothing(api.world);
    const reply = await summary(api, { bbox });
    const applied = 'stories.summary.accepts.bbox';
    accusing(reply.status === 400 ? applied : 'service.empty.status', () => expectOk(reply));
    const counted = rowsOf(reply).filter((bucket) => bucket.story_count !== 0);
    expectThat(counted.length === 0, '/data', 'no bucket that counts a Story', counted[0], applied);
    api.witness('empty summaries');
  }),
});
