import { cameoplusCategories, vocabularies } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  detail,
  type Exchange,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  forEach,
  isArray,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  seenOf,
  strings,
} from '../../src/kit/index.js';
import { isUnknown } from '../asking/calls.js';
import { isSameName } from '../asking/entities.js';
import { isOf } from '../asking/events.js';
import { nextCursorOf } from '../asking/pages.js';
import { expectEnumRefusal } from '../asking/refusals.js';
import { storyCategoryOf, storyIdOf, storyPage, wholeResult } from '../asking/stories.js';
import { hasLinked, linkedResult } from '../asking/story-links.js';
import { categorized, declaredDimensions, noDimension, summary } from '../asking/story-vocabularies.js';
import { closedFor, type StoryOperation, storiesIn, storyOperations } from '../asking/story-windows.js';

const isOfEvents = (category: string): boolean =>
  vocabularies.category.values.some((each) => each.toLowerCase() === category.toLowerCase());

const ofSeveral = 'error.multiple-story-categories';

export const categoryConflict = defineCheck({
  id: 'stories/category-conflict',
  title: 'story_category with a category of another Story category is refused, and so are two in category',
  clauses: ['stories.category.conflict', 'error.story-category-conflict', ofSeveral],
  operations: [...storyOperations],
  rulings: ['stories-category'],
  property: forEach(
    storyOperations,
    async (api, operation) => {
      const { categories } = await categorized(api, 2);
      // Event categories in `category` may be read as such (ruling stories-category).
      const [one = '', other = ''] = categories.toSorted(
        (a, b) => Number(isOfEvents(a)) - Number(isOfEvents(b)),
      );
      const ask = async (query: Readonly<Record<string, string>>) =>
        api.get(operation, await closedFor(api, operation, query));
      // Read as an Event category, another Story category is no valid value.
      const alone = await ask({ category: other });
      const conflict = await ask({ story_category: one, category: other });
      if (operation === 'summarizeStories' && isUnknown(alone, 'category')) {
        api.observe('category of summaries', 'not known');
        return;
      }
      if (alone.status === 200) {
        const clause =
          conflict.status === 200 ? 'stories.category.conflict' : 'error.story-category-conflict';
        expectRefusal(conflict, { codes: ['STORY_CATEGORY_CONFLICT'], clause });
      } else expectStatus(conflict, 400);
      api.witness('conflicts refused');

      if (operation !== 'listStories') return;
      const several = await ask({ category: `${one},${other}` });
      if (several.status === 200 && isOfEvents(one) && isOfEvents(other)) {
        api.deviates('stories-category', 'two values in category are served, which may be Event categories');
      } else if (alone.status === 200 && isOfEvents(one) !== isOfEvents(other)) {
        // Read as Event categories, one of them is none.
        accusing(ofSeveral, () => expectStatus(several, 400));
      } else if (several.status === 200 || alone.status === 200)
        expectRefusal(several, { codes: ['MULTIPLE_STORY_CATEGORIES'], clause: ofSeveral });
      else accusing(ofSeveral, () => expectStatus(several, 400));
      api.witness('lists of Story categories refused');
    },
    { requests: 3 },
  ),
});

const most = 12;

/** What a card shows as its category, and is no value that is told, is no value of the filter either. */
async function expectAllTold(
  api: Api,
  query: Query,
  rows: readonly JsonObject[],
  categories: readonly string[],
): Promise<void> {
  const shown = rows.flatMap((row) => storyCategoryOf(row) ?? []);
  const untold = shown.find(
    (each) => !each.includes(',') && !categories.some((one) => isSameName(one, each)),
  );
  if (untold === undefined) return;
  const reply = await storyPage(api, { ...query, story_category: untold });
  const isServed = reply.status === 200 && rowsOf(reply).some((row) => storyCategoryOf(row) === untold);
  const expected = `${untold}, which is served, among them`;
  expectThat(!isServed, '/details/accepted_values', expected, categories, 'error.accepted-values');
}

/** The Stories that a value of `story_category` selects. */
interface Found {
  readonly category: string;
  readonly stories: readonly JsonObject[];
}

const areSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((each) => others.has(each));

/**
 * The values part the Stories. Among those that a refusal lists may be another spelling of one, or a word for no filter: what
 * the cards show is neither.
 * @param all the Stories without the filter
 */
export function expectApart(found: readonly Found[], all: readonly JsonObject[]): void {
  const shown = [...all, ...found.flatMap(({ stories }) => stories)].flatMap(
    (row) => storyCategoryOf(row) ?? [],
  );
  const isShown = (category: string): boolean => shown.some((each) => isSameName(each, category));
  const unfiltered = new Set(all.map(storyIdOf));
  const each = found.map(({ category, stories }) => {
    const ids = new Set(stories.map(storyIdOf));
    return { category, stories, ids, isShown: isShown(category), isAll: areSame(ids, unfiltered) };
  });
  const isNarrowed = each.length < 3 || unfiltered.size < 2 || each.some(({ isAll }) => !isAll);
  expectThat(isNarrowed, '/data', 'Stories of one category', 'all of them, whatever the category');
  for (const [place, one] of each.entries()) {
    const others = each.filter(({ category }) => category !== one.category);
    // A card may show its category in words of its own.
    const stray = one.isShown
      ? one.stories.findIndex((row) => {
          const own = storyCategoryOf(row);
          return own !== undefined && others.some(({ category }) => isSameName(category, own));
        })
      : -1;
    const own = storyCategoryOf(one.stories[stray] ?? {});
    expectThat(stray < 0, `/data/${stray}`, `a Story of ${one.category}`, own);
    for (const other of each.slice(0, place)) {
      const areShown = one.isShown && other.isShown;
      if (!areShown && (one.isAll || other.isAll || areSame(one.ids, other.ids))) continue;
      const twice = [...one.ids].find((id) => other.ids.has(id));
      const before = `${twice}, one of ${other.category} too`;
      const single = 'stories.story-category.one-per-story';
      expectThat(twice === undefined, '/data', `Stories of ${one.category} alone`, before, single);
    }
  }
}

export const storyCategoryFilter = defineCheck({
  id: 'stories/story-category-filter',
  title: 'story_category keeps the Stories of its category and no others, and no Story has two',
  clauses: ['stories.story-category.filter', 'stories.story-category.one-per-story', 'error.accepted-values'],
  operations: ['listStories'],
  rulings: ['live-data', 'stories-category'],
  property: once(
    async (api) => {
      const { query, rows, categories, named } = await categorized(api, 2);
      const found: Found[] = [];
      for (const category of categories.slice(0, most)) {
        const reply = await storyPage(api, { ...query, story_category: category });
        precondition(named || reply.status !== 400, 'no value of story_category is known');
        expectOk(reply);
        const stories = rowsOf(reply);
        found.push({ category, stories });
        if (nextCursorOf(reply) !== undefined) continue;
        const ids = stories.map(storyIdOf);
        const lost = rows.filter(
          (row) => isSameName(storyCategoryOf(row) ?? '', category) && !ids.includes(storyIdOf(row)),
        );
        expectThat(lost.length === 0, '/data', `all Stories of ${category}`, {
          lost: lost.slice(0, 5).map(storyIdOf),
        });
      }
      expectApart(found, rows);
      if (named) await expectAllTold(api, query, rows, categories);
      api.witness(
        'Stories of known categories',
        new Set(found.flatMap(({ stories }) => stories.map(storyIdOf))).size,
      );
    },
    { requests: most },
  ),
});

const families = ['conflict', 'cameoplus'] as const;
const domains = ['CONFLICT', ...cameoplusCategories.slice(0, 1)];
const otherDomains = cameoplusCategories.slice(1);
const rows = [
  {
    operation: 'listStories',
    name: 'domain',
    values: domains,
    others: otherDomains,
    clause: 'versioning.deprecated.domain.stories.applied',
  },
  {
    operation: 'listStories',
    name: 'event_family',
    values: families,
    others: [],
    clause: 'versioning.deprecated.event-family.stories.applied',
  },
  {
    operation: 'summarizeStories',
    name: 'domain',
    values: domains,
    others: otherDomains,
    clause: 'versioning.deprecated.domain.story-summary.applied',
  },
] as const;

/** A Story or two may well have Events of every kind. */
const least = 12;

/** Whether a Story is known to have no Event of one of the families: others may all have Events of both. */
async function isOfOneFamily(api: Api): Promise<boolean> {
  const { rows: stories, known } = await linkedResult(api);
  return stories.some((story) =>
    families.some((family) => hasLinked(story, known, (event) => isOf(event, family)) === false),
  );
}

export const deprecatedApplied = defineCheck({
  id: 'stories/deprecated-applied',
  title: 'The deprecated domain and event_family still narrow the Stories',
  clauses: ['states.parameter.deprecated.applied', ...rows.map(({ clause }) => clause)],
  operations: ['listEvents', 'listStories', 'summarizeStories'],
  // By which Events a Story belongs to a domain is not shown.
  rulings: ['live-data', 'summary-deprecations'],
  property: forEach(
    rows,
    async (api, { operation, name, values, others }) => {
      const isList = operation === 'listStories';
      const stories = await wholeResult(api);
      const base = isList ? stories.query : await closedFor(api, operation, { limit: 500 });
      const all = isList ? stories.rows.length : storiesIn(await api.get(operation, base));
      precondition(all !== undefined && all >= least, 'too few Stories to tell some from all', 'no-data');
      const counts: Record<string, number | undefined> = {};
      const ask = async (value: string): Promise<void> => {
        const query = { ...base, [name]: value };
        const reply = isList ? await storyPage(api, query) : await api.get(operation, query);
        expectOk(reply);
        expectThat(!isUnknown(reply, name), '/applied_filters/ignored', `${name} applied`, name);
        counts[value] = isList ? rowsOf(reply).length : storiesIn(reply);
        if (!isList || nextCursorOf(reply) !== undefined) return;
        const known = new Set(stories.rows.map(storyIdOf));
        const added = rowsOf(reply)
          .map(storyIdOf)
          .filter((id) => !known.has(id));
        expectThat(added.length === 0, '/data', `no Story added by ${name}`, { added: added.slice(0, 5) });
      };
      const narrower = () => Object.values(counts).filter((count) => count !== undefined && count < all);
      for (const value of values) await ask(value);
      // Two domains may each have Events in all Stories, but not every one.
      for (const value of others) if (narrower().length === 0) await ask(value);
      if (narrower().length === 0 && name === 'event_family')
        precondition(await isOfOneFamily(api), 'each Story may have Events of both families', 'no-data');
      expectThat(narrower().length > 0, '/data', `fewer than ${all} Stories of some ${name}`, counts);
      api.witness('values that narrow', narrower().length);
    },
    { requests: 3, clause: ({ clause }) => clause },
  ),
});

interface Row {
  readonly operation: StoryOperation;
  readonly name: string;
  readonly value: string;
}

/** The accepted values of a refusal lack no dimension that the contract declares and the summary takes. */
async function expectDimensionsTold(api: Api, refusal: Exchange): Promise<void> {
  const accepted = detail(refusal, 'accepted_values');
  // Each may be described beside its name.
  const told = [...strings(accepted)];
  const lacking = declaredDimensions(api.world).find((each) => isArray(accepted) && !told.includes(each));
  if (lacking === undefined) return;
  const taken = await summary(api, { group_by: lacking });
  const isTaken = taken.status === 200 && at(taken.json, '/group_by') === lacking;
  const expected = `${lacking}, which is served, among them`;
  expectThat(!isTaken, '/details/accepted_values', expected, accepted, 'error.accepted-values');
}

const foreignValues: readonly Row[] = [
  { operation: 'listStories', name: 'region', value: 'Atlantis' },
  { operation: 'listStories', name: 'story_category', value: 'zzqxvk' },
  { operation: 'summarizeStories', name: 'group_by', value: noDimension },
];

export const enumRefusals = defineCheck({
  id: 'stories/enum-refusals',
  title: 'A Stories refusal of a value outside an enumeration lists the accepted values',
  clauses: ['error.accepted-values', 'error.invalid-enum.details.accepted-values'],
  operations: ['listStories', 'summarizeStories'],
  // How Stories answer unknown values of these is not shown.
  rulings: ['unknown-enum-value', 'error-details'],
  property: forEach(foreignValues, async (api, { operation, name, value }) => {
    const reply = await api.get(operation, await closedFor(api, operation, { [name]: value }));
    api.observe(`unknown ${name}`, seenOf(reply));
    if (at(reply.json, '/code') !== 'INVALID_ENUM') return;
    expectEnumRefusal(api, reply, []);
    if (name === 'group_by') await expectDimensionsTold(api, reply);
  }),
});
