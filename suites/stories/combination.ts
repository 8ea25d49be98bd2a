import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  Inconclusive,
  type JsonObject,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { isUnknown } from '../asking/calls.js';
import { isIncompatible } from '../asking/combinations.js';
import { wordsOf } from '../asking/lexical-search.js';
import { nextCursorOf } from '../asking/pages.js';
import { directionOf, storyIdOf, storyPage, storySignificanceOf, titleOf } from '../asking/stories.js';
import { geography, type LinkedStories, linkedEntities, linkedResult } from '../asking/story-links.js';
import {
  countedFilters,
  dimensionFor,
  expectListed,
  isCounted,
  sharesWindow,
  summaryBy,
} from '../asking/story-totals.js';
import { categorized } from '../asking/story-vocabularies.js';
import { storiesIn } from '../asking/story-windows.js';
import { byFrequency } from '../asking/texts.js';

const names = ['bbox', 'region', 'continent', 'entity', 'story_category', 'sort', 'search'] as const;
type Name = (typeof names)[number];

/** What says something of a Story itself: a Story that fits it and another filter fits both, whichever Event is linked. */
const ofStory: readonly Name[] = ['story_category', 'sort', 'search'];

interface Pair {
  readonly one: Name;
  readonly other: Name;
}

// Whether a region and a continent together mean both, or the countries of either, is not shown.
const pairs = names
  .flatMap((one, at) => names.slice(at + 1).map((other): Pair => ({ one, other })))
  .filter(({ one, other }) => one !== 'region' || other !== 'continent');

/** Values of a parameter that are tried alone. */
const most = 2;

/** The words that most titles have, but not all of them. */
function wordsOfTitles({ rows }: LinkedStories): readonly string[] {
  const titles = rows.flatMap((card) => titleOf(card) ?? []);
  return byFrequency(titles.flatMap((title) => [...new Set(wordsOf(title.toLowerCase()))]))
    .filter(([word, count]) => word.length > 2 && count < titles.length)
    .map(([word]) => word);
}

async function valuesOf(api: Api, name: Name, stories: LinkedStories): Promise<readonly Query[]> {
  if (name === 'sort') return [{ sort: 'recent' }];
  if (name === 'story_category')
    return (await categorized(api, 0)).categories.map((story_category) => ({ story_category }));
  if (name === 'search') return wordsOfTitles(stories).map((search) => ({ search, search_mode: 'lexical' }));
  if (name !== 'entity') return geography[name](stories).map(({ query }) => query);
  // Without bounds on dates an entity reaches back farther (ruling default-window); the sample may be that of another one.
  const { date_start, observed_start, entity: own } = stories.query;
  const isDated = (date_start ?? observed_start) !== undefined;
  return isDated && own === undefined ? linkedEntities(api, stories).map((entity) => ({ entity })) : [];
}

/** A value of a parameter with the Stories that it selects alone, all of them in their order. */
interface Selected {
  readonly query: Query;
  readonly ids: ReadonlySet<string>;
}

/** So many Stories do not stand in an order by chance. */
const fewInOrder = 6;

/** Whether Stories stand in order of their significance. */
function isFalling(cards: readonly JsonObject[]): boolean {
  const values = cards.flatMap((card) => storySignificanceOf(card) ?? []);
  return values.length === cards.length && directionOf(values) === 'down';
}

/** Stories that stand in another order alone are not in order of significance beside a filter. */
function expectRecent(reply: Exchange, alone: Selected): void {
  const rows = rowsOf(reply);
  if (rows.length < fewInOrder || !isFalling(rows)) return;
  const places = new Map([...alone.ids].map((id, at) => [id, at]));
  const placeOf = (row: JsonObject): number => places.get(storyIdOf(row)) ?? 0;
  const recent = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  const expected = 'the order of sort=recent alone';
  expectThat(isFalling(recent), '/data', expected, 'the most significant first');
}

/** The reply to a parameter alone; undefined where a search is answered by a store that may be unavailable. */
async function aloneBy(api: Api, query: Query): Promise<Exchange | undefined> {
  try {
    return await storyPage(api, query);
  } catch (error) {
    const isStore = error instanceof Inconclusive && error.reason === 'precondition-unreached';
    if (isStore && 'search' in query) return undefined;
    throw error;
  }
}

async function selectedBy(api: Api, name: Name, stories: LinkedStories): Promise<readonly Selected[]> {
  const values = await valuesOf(api, name, stories);
  const all: Selected[] = [];
  for (const query of values.slice(0, most)) {
    const reply = await aloneBy(api, { ...stories.query, ...query });
    if (reply === undefined) continue;
    // What a parameter does alone is for other checks to judge.
    if (reply.status !== 200 || nextCursorOf(reply) !== undefined || isUnknown(reply, 'search_mode'))
      continue;
    all.push({ query, ids: new Set(rowsOf(reply).map(storyIdOf)) });
  }
  return all;
}

const without = ({ ids }: Selected, other: Selected): number =>
  [...ids].filter((id) => !other.ids.has(id)).length;

/** The two values of which most Stories show whether one of them is overlooked. */
function mostTelling(ones: readonly Selected[], others: readonly Selected[]) {
  const both = ones.flatMap((one) => others.map((other) => ({ one, other })));
  const scoreOf = ({ one, other }: (typeof both)[number]): number =>
    Math.min(without(one, other), 1) + Math.min(without(other, one), 1);
  // Of more Stories an order can be told.
  const sizeOf = ({ one, other }: (typeof both)[number]): number => Math.min(one.ids.size, other.ids.size);
  const [best] = both.toSorted((a, b) => scoreOf(b) - scoreOf(a) || sizeOf(b) - sizeOf(a));
  return best !== undefined && scoreOf(best) > 0 ? best : undefined;
}

/** What a pair selects: the query, also without the pair, and how many Stories the list returns with it. */
interface Both {
  readonly base: Query;
  readonly query: Query;
  readonly listed: number;
  readonly alone: readonly Selected[];
}

/** The summary counts the Stories that the list returns. */
async function expectCounted(
  api: Api,
  { one, other }: Pair,
  { base, query, listed, alone }: Both,
): Promise<void> {
  if (!isCounted(one) || !isCounted(other) || !(await sharesWindow(api, query))) return;
  const { dimension, others } = await dimensionFor(api, one, other);
  const reply = await summaryBy(api, query, dimension);
  // What the summary takes at all is for another check to judge.
  if (reply.status !== 200) return;
  const overlooked = [other, one];
  const clauseOf = async (total: number): Promise<ClauseId> => {
    const [name, ...more] = overlooked.filter((_, at) => alone[at]?.ids.size === total);
    if (name === undefined) return 'story-bucket.story-count';
    if (more.length === 0) return countedFilters[name];
    // Both select as many; one may be overlooked alone as well.
    for (const [at, each] of [one, other].entries()) {
      const own = alone[at];
      const counted = own && storiesIn(await summaryBy(api, { ...base, ...own.query }, dimension));
      if (counted !== undefined && counted !== own?.ids.size) return countedFilters[each];
    }
    return 'stories.filters.combination';
  };
  await accusing('story-bucket.story-count', () =>
    expectListed(api, { query, listed, reply, others, clauseOf }),
  );
}

export const combination = defineCheck({
  id: 'stories/combination',
  title: 'Parameters that are sent together select what each of them selects, on the list and on the summary',
  clauses: [
    'stories.filters.combination',
    'story-bucket.reconciles',
    'story-bucket.story-count',
    ...Object.values(countedFilters),
  ],
  operations: ['listEvents', 'listStories', 'summarizeStories'],
  rulings: ['live-data', 'stories-category', 'group-by-totals'],
  property: forEach(
    pairs,
    async (api, pair) => {
      const stories = await linkedResult(api);
      const ones = await selectedBy(api, pair.one, stories);
      const found = mostTelling(ones, await selectedBy(api, pair.other, stories));
      if (found === undefined) return;
      const { one, other } = found;
      const query = { ...stories.query, ...one.query, ...other.query };
      const reply = await storyPage(api, query);
      if (isIncompatible(reply)) {
        api.observe('parameters refused together', `${pair.one}, ${pair.other}`);
        return;
      }
      const ids = accusing('stories.filters.combination', () => {
        expectOk(reply);
        return rowsOf(reply).map(storyIdOf);
      });
      const strays = ids.filter((id) => !one.ids.has(id) || !other.ids.has(id));
      const expected = `only Stories that ${pair.one} and ${pair.other} select alone as well`;
      expectThat(strays.length === 0, '/data', expected, { others: strays.slice(0, 5) });
      const sorted = [one, other].find(({ query }) => 'sort' in query);
      if (sorted !== undefined) expectRecent(reply, sorted);
      const isWhole = nextCursorOf(reply) === undefined;
      if (isWhole && (ofStory.includes(pair.one) || ofStory.includes(pair.other))) {
        const lost = [...one.ids].filter((id) => other.ids.has(id) && !ids.includes(id));
        const all = `all Stories that both ${pair.one} and ${pair.other} select alone`;
        expectThat(lost.length === 0, '/data', all, { lost: lost.slice(0, 5) });
      }
      if (isWhole)
        await expectCounted(api, pair, {
          base: stories.query,
          query,
          listed: ids.length,
          alone: [one, other],
        });
      api.witness('Stories told apart', without(one, other) + without(other, one));
    },
    { requests: 4 },
  ),
});
