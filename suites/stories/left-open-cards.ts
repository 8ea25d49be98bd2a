import { at, brief, defineCheck, isObject, once, rowsOf, seenOf } from '../../src/kit/index.js';
import { articleRowsOf } from './article-rows.js';
import { linkedIds } from './links.js';
import { someStories, storyPage } from './sample.js';
import { timesIn } from './sort.js';
import { storyIdOf } from './story.js';

export const leftOpenCards = defineCheck({
  id: 'stories/left-open-cards',
  title: 'What Story cards show beyond the members that the document names',
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
  refutedBy: [],
});
