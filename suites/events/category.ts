import fc from 'fast-check';
import { conflictCategories, vocabularies } from '../../contract/index.js';
import { categoriesOf, inOtherCase } from '../../generators/enums.js';
import { offered } from '../../generators/ids.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectOk,
  expectThat,
  forAll,
  forEach,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { forSeenEvents, orNoData, type SeenEvent, seenEvents } from '../asking/events.js';
import { expectListed, expectPartition, expectSameEvents, fullPage } from '../asking/pages.js';
import { bounds } from '../asking/windows.js';

/** The Events of a category, with the query that selects them beside it: a subcategory where that is served with it. */
async function besideCategory(api: Api, { category, subcategory }: SeenEvent) {
  const plain: Query = { ...bounds(api.world.offer.window), limit: 100 };
  const coded: Query = { ...plain, subcategory };
  const canonical = await fullPage(api, { ...coded, category });
  if (canonical.status === 200) return { others: coded, canonical };
  return { others: plain, canonical: await fullPage(api, { ...plain, category }) };
}

export const categoryAlias = defineCheck({
  id: 'events/category-alias',
  title: 'categories selects what category selects',
  clauses: ['events.category.alias-categories'],
  operations: ['listEvents'],
  runs: 1,
  property: forSeenEvents(
    async (api, event) => {
      const { category } = event;
      const { others, canonical } = await besideCategory(api, event);
      const reply = await fullPage(api, { ...others, categories: category });
      const compared = expectSameEvents(reply, canonical, 'categories is another name of category');
      api.witness('Events compared', compared);
    },
    { requests: 2 },
  ),
});

/**
 * All categories are served in small letters, by the other name of the parameter; where they are refused together, that name
 * or one of them is not taken.
 */
async function expectAnyCase(api: Api): Promise<void> {
  const small = vocabularies.category.values.map((each) => each.toLowerCase());
  const ask = (query: Query) =>
    api.get('listEvents', { ...bounds(api.world.offer.window), ...query, limit: 1 });
  const all = await ask({ categories: small.join(',') });
  if (all.status === 200) return;
  const byFirstName = await ask({ category: small.join(',') });
  if (byFirstName.status === 200) return accusing('events.category.alias-categories', () => expectOk(all));
  for (const category of small) expectOk(await ask({ category }));
}

export const categoryCase = defineCheck({
  id: 'events/category-case',
  title: 'Letter case does not matter in a category',
  clauses: ['events.category.case-insensitive', 'events.category.alias-categories'],
  operations: ['listEvents'],
  runs: 1,
  property: forAll(
    (world) =>
      offered([...new Map(seenEvents(world).map((each) => [each.category, each])).values()]).chain((event) =>
        event === undefined
          ? offered<{ event: SeenEvent; spelling: string }>([])
          : inOtherCase(event.category).map((spelling) => ({ event, spelling })),
      ),
    orNoData(async (api, { event, spelling }) => {
      const { category } = event;
      const { others, canonical } = await besideCategory(api, event);
      const reply = await fullPage(api, { ...others, category: spelling });
      const because = `category=${spelling} is category=${category}`;
      api.witness('Events compared', expectSameEvents(reply, canonical, because));
      await expectAnyCase(api);
    }),
    { requests: 3 },
  ),
});

export const categoryEach = defineCheck({
  id: 'events/category-each',
  title: 'Every documented category is served, with Events of that category only',
  clauses: [
    'events.category.conflict-values',
    'events.category.cameoplus-values',
    'events.category.filter',
    'events.category.implies-family',
  ],
  operations: ['listEvents'],
  property: forEach(vocabularies.category.values, async (api, category) => {
    const window = bounds(api.world.offer.window);
    const reply = await api.get('listEvents', { ...window, category, limit: 25 });
    const family = categoriesOf.conflict.includes(category) ? 'conflict' : 'cameoplus';
    const values = `events.category.${family}-values` as const;
    const rows = accusing(values, () => rowsOf(reply));
    const strays = rows.filter((row) => row.category !== category);
    const areForeign = strays.every((row) => row.family !== family);
    const clause = areForeign ? 'events.category.implies-family' : 'events.category.filter';
    for (const [index, row] of rows.entries()) {
      expectThat(row.category === category, `/data/${index}/category`, category, row.category, clause);
      const place = `/data/${index}/family`;
      expectThat(row.family === family, place, family, row.family, 'events.category.implies-family');
      api.witness('rows judged');
    }
  }),
});

export const categoryFilter = defineCheck({
  id: 'events/category-filter',
  title: 'An Event is found by the category on its card',
  clauses: ['events.category.filter'],
  operations: ['listEvents'],
  runs: 3,
  property: forSeenEvents(async (api, event) => {
    const day = bounds({ start: event.date, end: event.date });
    await expectListed(api, { ...day, category: event.category }, event, `of category ${event.category}`);
  }),
});

export const categoryList = defineCheck({
  id: 'events/category-list',
  title: 'Categories separated by a comma select what each of them selects',
  clauses: ['events.category.list', 'events.category.filter'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  runs: 1,
  property: forAll(
    (world) => {
      const seen = [...new Set(seenEvents(world).map(({ category }) => category))];
      const known = seen.length < 3 ? conflictCategories : seen;
      return fc.shuffledSubarray([...known], { minLength: 3, maxLength: 3 });
    },
    async (api, categories) => {
      const ask = (category: string) =>
        fullPage(api, { ...bounds(api.world.offer.window), category, limit: 100 });
      const both = await ask(categories.join(','));
      const parts = await Promise.all(categories.map(ask));
      for (const { category } of rowsOf(both)) {
        const asked = typeof category === 'string' && categories.includes(category);
        const because = `rows of ${categories.join(' or ')}`;
        expectThat(asked, '/data', because, category, 'events.category.filter');
      }
      api.witness('Events compared', expectPartition(both, parts, `${categories.join(' or ')} add up`));
    },
    { requests: 4 },
  ),
});

const lists: readonly (readonly string[])[] = [conflictCategories.slice(0, 2), vocabularies.category.values];

export const categoryListServed = defineCheck({
  id: 'events/category-list-served',
  title: 'A list of categories separated by commas is served, from two to all of them',
  clauses: ['events.category.list'],
  operations: ['listEvents'],
  property: forEach(lists, async (api, categories) => {
    const query = { ...bounds(api.world.offer.window), category: categories.join(',') };
    expectOk(await api.get('listEvents', query));
    api.witness('lists served');
  }),
});
