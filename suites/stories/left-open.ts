import { at, brief, defineCheck, isObject, once, type Query, rowsOf, seenOf } from '../../src/kit/index.js';
import { articleRowsOf } from '../asking/articles.js';
import { isUnknown } from '../asking/calls.js';
import { someStories, storyIdOf, storyPage, timesIn } from '../asking/stories.js';
import { linkedIds } from '../asking/story-links.js';
import { categorized, dimensions, noDimension } from '../asking/story-vocabularies.js';
import { closedFor, longWindow } from '../asking/story-windows.js';

export const leftOpenCards = defineCheck({
  id: 'stories/left-open-cards',
  title: 'Members of Story cards beyond the documented ones are recorded',
  clauses: [
    'story-card.other-fields',
    'story-card.article.place',
    'story-card.article.replies',
    'story-card.article.types',
    'story-card.article.role.values',
    'story-card.article.rank.order',
    'story-card.article.complete',
    'story-card.geo-context.actor-origin-countries.unfiltered',
    'stories.window.query-window',
    'stories.window.compared-time',
    'stories.sort.default',
    'stories.significance.formula',
    'stories.detail.window',
  ],
  level: 'observe',
  operations: ['listStories', 'getStory'],
  property: once(
    async (api) => {
      const { query, rows } = await someStories(api);
      const reply = await storyPage(api, query);
      const [card] = rows;
      if (card === undefined) return;
      const data = at((await api.get('getStory', {}, { path: { story_id: storyIdOf(card) } })).json, '/data');
      const listed = rows.flatMap((row, index) => articleRowsOf(row, `/data/${index}`));
      const detailed = articleRowsOf(data, '/data');
      const [article] = [...detailed, ...listed];
      const oldest = api.world.offer.events.toSorted((one, other) =>
        String(one.event_date).localeCompare(String(other.event_date)),
      );
      const [old] = oldest.flatMap(linkedIds);
      if (old !== undefined) {
        const reply = await api.get('getStory', {}, { path: { story_id: old } });
        api.observe('a Story of weeks ago', seenOf(reply));
      }
      api.observe('members of a listed card', Object.keys(card).join(', '));
      api.observe('members of a detail', isObject(data) ? Object.keys(data).join(', ') : 'none');
      api.observe('article rows', `${listed.length} in the list, ${detailed.length} in a detail`);
      api.observe('an article row', brief(article?.row, 300));
      api.observe('place of article rows', article?.place.replace(/\/\d+/g, '/*') ?? 'none');
      api.observe(
        'roles of articles',
        [...new Set([...detailed, ...listed].map(({ row }) => brief(row.role)))].join(', '),
      );
      api.observe('ranks of articles', brief(detailed.map(({ row }) => row.rank ?? null)));
      const origins = rowsOf(reply).filter(
        (row) => at(row, '/geo_context/actor_origin_countries') !== undefined,
      );
      api.observe('geo_context without a geography filter', `on ${origins.length} of ${rows.length} rows`);
      api.observe('times on every card', [...timesIn(reply).keys()].join(', '));
      api.observe('meta.query_window', brief(at(reply.json, '/meta/query_window')));
      api.observe('sort without sort', brief(at(reply.json, '/sort')));
    },
    { requests: 2 },
  ),
});

/** Filters of which the document does not say what Stories make of them. */
const filters: Readonly<Record<string, Query>> = {
  'an unknown region': { region: 'Atlantis' },
  'an unknown story_category': { story_category: 'zzqxvk' },
  // Together, as each of them may be refused.
  'names that only Events are shown to know': { fatalities_min: 1, family: 'conflict' },
  'a name that is retired on Events': { goldstein_min: 1 },
};

export const leftOpenFilters = defineCheck({
  id: 'stories/left-open-filters',
  title: 'The effect on Stories of filters that are not documented for them is recorded',
  clauses: [
    'stories.region.unknown',
    'stories.continent.unknown',
    'stories.story-category.values',
    'stories.story-category.unknown',
    'stories.story-category.several',
    'stories.category.agreement',
    'stories.category.meaning',
    'stories.geography.other-filters',
    'stories.window.parameters',
    'stories.window.recorded',
    'stories.parameters.further',
    'stories.parameters.rejected-on-events',
    'versioning.retired.elsewhere',
    'versioning.v1.family-filter.elsewhere',
  ],
  level: 'observe',
  operations: ['listStories'],
  rulings: [
    'unknown-enum-value',
    'window-over-thirty-days',
    'family-filter',
    'stories-category',
    'retired-aliases',
    'undeclared-parameters',
  ],
  property: once(
    async (api) => {
      const told = async (query: Query): Promise<string> => {
        const reply = await api.get('listStories', query);
        const ignored = Object.keys(query).filter((name) => isUnknown(reply, name));
        return reply.status === 200 && ignored.length > 0 ? `ignores ${ignored.join(', ')}` : seenOf(reply);
      };
      const closed = (query: Query) => closedFor(api, 'listStories', query);
      for (const [what, query] of Object.entries(filters)) api.observe(what, await told(await closed(query)));
      for (const form of ['dates', 'observed'] as const) {
        api.observe(`window by ${form}`, seenOf(await longWindow(api, 'listStories', form)));
      }
      const recorded = { recorded_start: '2026-05-01T00:00:00Z', recorded_end: '2026-05-02T00:00:00Z' };
      api.observe('recorded bounds', await told(recorded));

      const { categories } = await categorized(api);
      const [one = '', other = one] = categories;
      api.observe('Story categories', categories.join(', '));
      api.observe('category alone', await told(await closed({ category: other })));
      const agreeing = { story_category: one, category: one };
      api.observe('both of the same value', await told(await closed(agreeing)));
      api.observe('several', await told(await closed({ story_category: `${one},${other}` })));
    },
    { requests: 7 },
  ),
});

export const leftOpenSummary = defineCheck({
  id: 'stories/left-open-summary',
  title: 'The dimensions and buckets of the Stories summary are recorded',
  clauses: [
    'stories.summary.default-window',
    'stories.summary.group-by.values',
    'stories.summary.group-by.default',
    'stories.summary.group-by.unknown',
    'story-bucket.value-key',
    'story-bucket.without-value',
    'story-bucket.order',
    'story-bucket.linked-event-counts.repeats',
    'story-bucket.avg-recency-score.scale',
    'story-bucket.metrics.linked-events.inner-names',
    'versioning.deprecated.event-family.story-summary',
  ],
  level: 'observe',
  operations: ['summarizeStories'],
  rulings: ['unknown-enum-value', 'summary-deprecations', 'default-window', 'group-by-totals'],
  property: once(
    async (api) => {
      const unknown = await closedFor(api, 'summarizeStories', { group_by: noDimension });
      api.observe('an unknown group_by', seenOf(await api.get('summarizeStories', unknown)));
      api.observe('dimensions', (await dimensions(api)).join(', '));
      const plain = await api.get('summarizeStories');
      api.observe('dimension without group_by', brief(at(plain.json, '/group_by')));
      api.observe('meta.query_window', brief(at(plain.json, '/meta/query_window')));
      const family = await closedFor(api, 'summarizeStories', { event_family: 'conflict' });
      api.observe('event_family', seenOf(await api.get('summarizeStories', family)));
      const retired = await closedFor(api, 'summarizeStories', { goldstein_min: 1 });
      api.observe('a name that is retired on Events', seenOf(await api.get('summarizeStories', retired)));
      if (plain.status !== 200) return;
      const buckets = rowsOf(plain);
      api.observe('members of a bucket', brief(Object.keys(buckets[0] ?? {}), 400));
      api.observe('a bucket', brief(buckets[0], 400));
      api.observe('scores', brief(buckets.slice(0, 8).map((bucket) => bucket.avg_recency_score ?? null)));
      api.observe(
        'buckets with a null',
        `${buckets.filter((each) => Object.values(each).includes(null)).length}`,
      );
    },
    { requests: 4 },
  ),
});
