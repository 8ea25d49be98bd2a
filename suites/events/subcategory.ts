import fc from 'fast-check';
import { inventedSubcategory, misspelled } from '../../generators/enums.js';
import { offered } from '../../generators/ids.js';
import {
  accusing,
  at,
  defineCheck,
  detail,
  expectDetail,
  expectRefusal,
  expectThat,
  forAll,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { valuesIn } from '../asking/error-details.js';
import {
  areOfOneFamily,
  expectForeignCode,
  expectForeignRefused,
  expectLists,
  forForeignPairs,
  forSeenPairs,
  isSharedCode,
  orNoData,
  type SeenEvent,
  seenPairs,
} from '../asking/events.js';
import { expectListed, expectPartition, fullPage } from '../asking/pages.js';
import { bounds } from '../asking/windows.js';

export const subcategoryAcceptedValues = defineCheck({
  id: 'events/subcategory-accepted-values',
  title: 'A code that a refusal lists as accepted for a category is served, with or without Events',
  clauses: ['events.subcategory.without-events'],
  operations: ['listEvents'],
  rulings: ['error-details'],
  runs: 2,
  property: forForeignPairs(
    async (api, { category, subcategory: foreign }) => {
      const ask = (subcategory: string) =>
        api.get('listEvents', { ...bounds(api.world.offer.window), category, subcategory });
      const codes = valuesIn(detail(await ask(foreign), 'accepted_values')) ?? [];
      // Where the list is of more than this category it says nothing about it (ruling error-details).
      const others = seenPairs(api.world).filter((each) => each.category !== category);
      if ([foreign, ...others.map((each) => each.subcategory)].some((each) => codes.includes(each))) return;
      // Where no code of the same family is known to be left out, it may be of that family.
      const isOfCategory = others.some((each) => areOfOneFamily(each.category, category));
      for (const code of new Set([codes.at(0), codes.at(-1)])) {
        if (code === undefined || code.includes(',')) continue;
        const reply = await ask(code);
        if (reply.status === 400 && !isOfCategory) continue;
        const rows = rowsOf(reply);
        for (const [index, row] of rows.entries()) {
          const place = `/data/${index}/subcategory`;
          const clause = 'events.subcategory.filter';
          // A list may tell values in the letters in which they are compared.
          const isSame = String(row.subcategory).toLowerCase() === code.toLowerCase();
          expectThat(isSame, place, code, row.subcategory, clause);
        }
        api.witness(rows.length > 0 ? 'codes served with Events' : 'codes served without Events');
      }
    },
    { requests: 3 },
  ),
});

export const subcategoryFilter = defineCheck({
  id: 'events/subcategory-filter',
  title: 'A category with one of its subcategories selects Events of both only',
  clauses: [
    'events.subcategory.filter',
    'event-card.subcategory.conflict',
    'event-card.subcategory.cameoplus',
  ],
  operations: ['listEvents'],
  runs: 4,
  property: forSeenPairs(async (api, pair) => {
    const { category, subcategory, date } = pair;
    const query = { ...bounds({ start: date, end: date }), category, subcategory };
    const reply = await api.get('listEvents', { ...query, limit: 100 });
    // A card shows the code by which the filters find it.
    await accusing(`event-card.subcategory.${pair.family}`, async () => {
      for (const [index, row] of rowsOf(reply).entries()) {
        const place = `/data/${index}/subcategory`;
        const isAsked = row.subcategory === subcategory;
        expectThat(isAsked, place, subcategory, row.subcategory, 'events.subcategory.filter');
        const isUnder = row.category === category;
        expectThat(isUnder, `/data/${index}/category`, category, row.category, 'events.category.filter');
      }
      await expectListed(api, query, pair, `of ${category} and ${subcategory}`);
    });
  }),
});

export const subcategoryForeign = defineCheck({
  id: 'events/subcategory-foreign',
  title: 'A subcategory of the other family is refused, never answered with an empty 200',
  clauses: [
    'events.subcategory.wrong-category',
    'events.subcategory.wrong-category.accepted-values',
    'events.subcategory.never-empty',
    'error.invalid-subcategory-for-category',
    'error.invalid-subcategory-for-category.details.accepted-values',
  ],
  operations: ['listEvents'],
  rulings: ['subcategory-errors', 'error-details'],
  runs: 3,
  property: forForeignPairs((api, pair) => expectForeignRefused(api, 'listEvents', pair)),
});

export const subcategoryInvented = defineCheck({
  id: 'events/subcategory-invented',
  title: 'A subcategory that does not exist is refused with the valid values and the nearest of them',
  clauses: [
    'events.subcategory.invented',
    'error.invalid-subcategory',
    'error.invalid-subcategory.details.accepted-values',
    'error.invalid-subcategory.details.nearest-values',
  ],
  operations: ['listEvents'],
  rulings: ['subcategory-errors', 'error-details'],
  runs: 3,
  property: forAll(
    (world) =>
      offered(seenPairs(world)).chain((pair) =>
        pair === undefined
          ? fc.constant(undefined)
          : fc.oneof(
              misspelled(pair.subcategory).map((subcategory) => ({ ...pair, subcategory, near: true })),
              inventedSubcategory().map((subcategory) => ({ ...pair, subcategory, near: false })),
            ),
      ),
    orNoData(async (api, { family, category, subcategory, near }) => {
      const reply = await api.get('listEvents', {
        ...bounds(api.world.offer.window),
        category,
        subcategory,
      });
      const refusal = reply.status < 400 ? undefined : 'error.invalid-subcategory';
      accusing(refusal, () =>
        expectRefusal(reply, { codes: ['INVALID_SUBCATEGORY', 'INVALID_SUBCATEGORY_FOR_CATEGORY'] }),
      );
      const details = 'error.invalid-subcategory.details';
      accusing(`${details}.accepted-values`, () => expectDetail(reply, 'accepted_values'));
      const code = at(reply.json, '/code');
      if (code === 'INVALID_SUBCATEGORY') {
        if (near) {
          const query = { ...bounds(api.world.offer.window), category, subcategory };
          const summary = await api.get('summarizeEvents', query);
          for (const each of [reply, summary]) {
            // The summary may have another of the tolerated codes.
            if (each !== reply && at(each.json, '/code') !== code) continue;
            accusing(`${details}.nearest-values`, () => expectDetail(each, 'nearest_values'));
          }
        }
      } else if (family === 'conflict') {
        api.deviates(
          'subcategory-errors',
          'a sub-event type that does not exist earns INVALID_SUBCATEGORY_FOR_CATEGORY',
        );
      }
      api.witness('invented codes refused');
    }),
  ),
});

export const subcategoryInventedAlone = defineCheck({
  id: 'events/subcategory-invented-alone',
  title: 'A subcategory that does not exist is refused, also without a category',
  clauses: ['events.subcategory.invented'],
  operations: ['listEvents'],
  rulings: ['subcategory-errors'],
  runs: 1,
  property: forAll(inventedSubcategory(), async (api, subcategory) => {
    const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), subcategory });
    expectRefusal(reply, {
      codes: ['INVALID_SUBCATEGORY', 'SUBCATEGORY_REQUIRES_CATEGORY', 'INVALID_SUBCATEGORY_FOR_CATEGORY'],
    });
    api.witness('invented codes refused');
  }),
});

export const subcategoryList = defineCheck({
  id: 'events/subcategory-list',
  title: 'Subcategories of one category, separated by a comma, select what each of them selects',
  clauses: ['events.subcategory.list'],
  operations: ['listEvents'],
  rulings: ['several-categories', 'live-data'],
  runs: 1,
  property: forAll(
    (world) => {
      const pairs = seenPairs(world);
      const codesOf = (category: string) =>
        pairs.filter((pair) => pair.category === category).map(({ subcategory }) => subcategory);
      const categories = [...new Set(pairs.map(({ category }) => category))];
      return offered(categories.filter((category) => codesOf(category).length > 1)).chain((category) =>
        category === undefined
          ? offered<{ category: string; codes: string[] }>([])
          : fc
              .shuffledSubarray(codesOf(category), { minLength: 2, maxLength: 2 })
              .map((codes) => ({ category, codes })),
      );
    },
    orNoData(async (api, { category, codes }) => {
      const ask = (subcategory: string) =>
        fullPage(api, { ...bounds(api.world.offer.window), category, subcategory, limit: 100 });
      const both = await ask(codes.join(','));
      const parts = await Promise.all(codes.map(ask));
      api.witness('Events compared', expectPartition(both, parts, `${codes.join(' or ')} add up`));
    }),
    { requests: 3 },
  ),
});

export const subcategoryListForeign = defineCheck({
  id: 'events/subcategory-list-foreign',
  title: 'A list of subcategories is refused when one of them does not belong to the one category',
  clauses: [
    'events.subcategory.wrong-category',
    'events.subcategory.wrong-category.accepted-values',
    'error.invalid-subcategory-for-category',
  ],
  operations: ['listEvents'],
  rulings: ['several-categories', 'subcategory-errors'],
  runs: 2,
  property: forAll(
    (world) => {
      const pairs = seenPairs(world);
      // One code may stand under several categories.
      const isOfOne = ({ subcategory, category }: SeenEvent): boolean =>
        pairs.every((each) => each.subcategory !== subcategory || each.category === category);
      return offered(pairs).chain((pair) =>
        offered(pairs.filter((other) => other.family !== pair?.family && isOfOne(other))).map((other) =>
          pair === undefined || other === undefined
            ? undefined
            : { category: pair.category, own: pair.subcategory, foreign: other.subcategory },
        ),
      );
    },
    orNoData(async (api, { category, own, foreign }) => {
      const window = bounds(api.world.offer.window);
      const reply = await api.get('listEvents', { ...window, category, subcategory: `${own},${foreign}` });
      if (reply.status === 200) {
        const isShared = await isSharedCode(api, { category, subcategory: foreign }, rowsOf(reply));
        precondition(!isShared, `${foreign} belongs to ${category} as well`);
      }
      expectForeignCode(reply);
      api.witness('lists refused');
    }),
  ),
});

export const subcategoryWithoutCategory = defineCheck({
  id: 'events/subcategory-without-category',
  title:
    'A subcategory without its category is rejected with SUBCATEGORY_REQUIRES_CATEGORY, naming the category',
  clauses: [
    'events.subcategory.without-category',
    'error.subcategory-requires-category',
    'error.subcategory-requires-category.details.accepted-categories',
  ],
  operations: ['listEvents'],
  rulings: ['subcategory-errors', 'error-details'],
  runs: 2,
  property: forSeenPairs(async (api, { category, subcategory }) => {
    const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), subcategory });
    expectRefusal(reply, { codes: ['SUBCATEGORY_REQUIRES_CATEGORY'] });
    accusing('error.subcategory-requires-category.details.accepted-categories', () => {
      expectDetail(reply, 'accepted_categories');
      expectLists(reply, 'accepted_categories', category);
    });
    api.witness('lone subcategories refused');
  }),
});
