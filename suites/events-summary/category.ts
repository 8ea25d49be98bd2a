import { accusing, at, defineCheck, expectRefusal, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { bucketOf, countOf, totalOf } from '../asking/buckets.js';
import { countryOf, locationOf } from '../asking/countries.js';
import { expectForeignRefused, expectLists, forForeignPairs, forSeenPairs } from '../asking/events.js';
import { lethal, notLethal } from '../asking/filters.js';
import { expectCodesServed } from '../asking/taxonomy-details.js';
import { bounds } from '../asking/windows.js';

export const categoryTotal = defineCheck({
  id: 'events-summary/category-total',
  title: 'A summary of one category counts what its bucket counts among all categories',
  clauses: ['events-summary.accepts.category', 'summary-bucket.event-count'],
  operations: ['summarizeEvents'],
  rulings: ['group-by-totals'],
  runs: 2,
  property: forSeenPairs(
    async (api, { category }) => {
      const query = { ...bounds(api.world.offer.window), limit: 500 };
      const byCategory = await api.get('summarizeEvents', { ...query, group_by: 'category' });
      const bucket = accusing('events-summary.group-by.category', () => bucketOf(byCategory, category));
      if (bucket === undefined) return;
      const counted = countOf(bucket, '/data');
      // A dimension of its own may overlook a filter that the others apply.
      const total = totalOf(await api.get('summarizeEvents', { ...query, group_by: 'category', category }));
      expectThat(total === counted, '/data', `${counted} Events of ${category}`, total);
      api.witness('Events counted', counted);
    },
    { requests: 2 },
  ),
});

const isAbove = (value: unknown): boolean => typeof value === 'number' && value > 0;

export const categoryNotLethal = defineCheck({
  id: 'events-summary/category-not-lethal',
  title: 'With has_fatalities=false beside a category and a country a summary counts no lethal Event',
  clauses: ['events-summary.accepts.has-fatalities'],
  operations: ['summarizeEvents'],
  rulings: ['has-fatalities-false', 'live-data'],
  property: once(async (api) => {
    const { window, events } = api.world.offer;
    const known = events.find((card) => lethal.fits(card) === true && typeof card.category === 'string');
    if (known === undefined) return;
    const country = countryOf(locationOf(known));
    const summary = await api.get('summarizeEvents', {
      ...bounds(window),
      ...notLethal.query,
      category: String(known.category),
      ...(country === undefined ? {} : { country: country.iso3, country_match: 'location' }),
      group_by: 'category',
    });
    // Which other Events there are is open, so that the counts tell.
    const buckets = rowsOf(summary);
    const place = buckets.findIndex((each) => isAbove(each.fatalities) && isAbove(each.fatality_event_count));
    expectThat(place === -1, `/data/${place}/fatality_event_count`, 'no lethal Event', buckets[place]);
    api.witness('summaries without a known lethal Event');
  }),
});

export const subcategoryTotal = defineCheck({
  id: 'events-summary/subcategory-total',
  title: 'A summary of one subcategory counts what its bucket counts among the subcategories of its category',
  clauses: ['events-summary.accepts.subcategory'],
  operations: ['summarizeEvents'],
  rulings: ['group-by-totals'],
  runs: 2,
  property: forSeenPairs(
    async (api, { category, subcategory }) => {
      const query = { ...bounds(api.world.offer.window), category, limit: 500 };
      const codes = await api.get('summarizeEvents', { ...query, group_by: 'subcategory' });
      const bucket = accusing('events-summary.group-by.subcategory', () => bucketOf(codes, subcategory));
      if (bucket === undefined) return;
      const counted = countOf(bucket, '/data');
      const total = totalOf(
        await api.get('summarizeEvents', { ...query, subcategory, group_by: 'subcategory' }),
      );
      expectThat(total === counted, '/data', `${counted} Events of ${subcategory}`, total);
      api.witness('Events counted', counted);
    },
    { requests: 2 },
  ),
});

export const subcategoryForeign = defineCheck({
  id: 'events-summary/subcategory-foreign',
  title: 'A summary refuses a subcategory of the other family',
  clauses: [
    'events.subcategory.wrong-category',
    'events.subcategory.wrong-category.accepted-values',
    'error.invalid-subcategory-for-category',
    'error.invalid-subcategory-for-category.details.accepted-values',
  ],
  operations: ['summarizeEvents'],
  rulings: ['subcategory-errors', 'error-details'],
  runs: 2,
  property: forForeignPairs((api, pair) => expectForeignRefused(api, 'summarizeEvents', pair)),
});

export const subcategoryRefused = defineCheck({
  id: 'events-summary/subcategory-refused',
  title: 'A summary refuses a subcategory without its category, and one that does not exist',
  clauses: [
    'events.subcategory.without-category',
    'events.subcategory.invented',
    'error.subcategory-requires-category',
    'error.subcategory-requires-category.details.accepted-categories',
    'error.invalid-subcategory',
    'error.invalid-subcategory.details.accepted-values',
  ],
  operations: ['summarizeEvents'],
  rulings: ['subcategory-errors', 'error-details'],
  runs: 1,
  property: forSeenPairs(
    async (api, { category, subcategory }) => {
      const window = bounds(api.world.offer.window);
      const lone = await api.get('summarizeEvents', { ...window, subcategory });
      expectRefusal(lone, { codes: ['SUBCATEGORY_REQUIRES_CATEGORY'] });
      accusing('error.subcategory-requires-category.details.accepted-categories', () =>
        expectLists(lone, 'accepted_categories', category),
      );
      const invented = await api.get('summarizeEvents', {
        ...window,
        category,
        subcategory: 'zzzq-no-such-code',
      });
      const codes = ['INVALID_SUBCATEGORY', 'INVALID_SUBCATEGORY_FOR_CATEGORY'] as const;
      // A refusal contradicts at most its code and its status.
      const clause = invented.status < 400 ? 'events.subcategory.invented' : 'error.invalid-subcategory';
      expectRefusal(invented, { codes, clause });
      const ofValues = 'error.invalid-subcategory.details.accepted-values';
      expectRefusal(invented, { codes, details: ['accepted_values'], clause: ofValues });
      if (at(invented.json, '/code') === 'INVALID_SUBCATEGORY')
        await expectCodesServed(api, invented, category, ofValues);
      api.witness('subcategories refused', 2);
    },
    { requests: 4 },
  ),
});
