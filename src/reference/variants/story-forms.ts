import { each, isObject, type Json, put, rename, without } from '../bend.js';
import type { Variants } from '../variant.js';
import { bodies, contract, fronts, openSchemas, paths, rows } from './fronts.js';

const onStories = (reshape: (card: Json) => Json) =>
  fronts(rows(paths.stories, reshape), openSchemas('Story', 'StoryList', 'StoryDetail'));

/** A card with other names for all that is not shown, the id included. */
const otherNames = ({ id, url, title, story_date, story_category, articles, geo_context }: Json): Json => ({
  storyId: id,
  headline: title,
  permalink: url,
  publishedOn: story_date,
  storyCategory: story_category,
  coverage: { sources: { items: articles } },
  ...(geo_context === undefined ? {} : { geo_context }),
});

const spare = ({ id, title, articles }: Json): Json => ({ id, title, articles });

const wrapped = (card: Json): Json => ({
  story: without('articles')(card),
  articles: card.articles,
  ...(card.geo_context === undefined ? {} : { geo_context: card.geo_context }),
});

/** Values of article rows of other types, and the opposite order. */
const otherArticles = (card: Json): Json =>
  put('articles', (all: unknown) =>
    Array.isArray(all)
      ? all
          .toReversed()
          .map((row: Json) => ({ ...row, rank: `#${row.rank}`, role: row.role === 'lead' ? 1 : 2 }))
      : all,
  )(card);

const timeNames = [
  ...['date', 'date_start', 'start_date', 'date_end', 'end_date', 'days', 'window'],
  ...['observed_start', 'observedStart', 'observed_end', 'observedEnd'],
];

/** A name that no operation has. */
const foreign = 'zq_no_such_parameter';

const withoutTimes = (names: unknown): unknown =>
  Array.isArray(names) ? names.filter((name: unknown) => !timeNames.includes(String(name))) : names;

/** Stories that take no time parameter: they refuse each as unknown. */
const timeless = fronts(
  (serve) => async (request) => {
    const url = new URL(request.url);
    const here = paths.storiesList.test(url.pathname) || paths.storiesSummary.test(url.pathname);
    if (!here) return serve(request);
    const [name] = timeNames.filter((each) => url.searchParams.has(each));
    if (name !== undefined) {
      url.searchParams.append(foreign, '1');
      for (const each of timeNames) url.searchParams.delete(each);
    }
    const response = await serve(new Request(url, { method: request.method, headers: request.headers }));
    if (response.status !== 400) return response;
    const { status, headers } = response;
    const text = (await response.text()).replaceAll(foreign, name ?? foreign);
    const body = put('details.accepted_params', withoutTimes)(JSON.parse(text) as Json);
    return new Response(JSON.stringify(body), { status, headers });
  },
  bodies(
    /^\/api\/v2\/meta\/endpoints$/,
    each('data', (row) =>
      String(row.path).startsWith('/api/v2/stories') ? put('params', withoutTimes)(row) : row,
    ),
  ),
  contract((document) =>
    put('paths', (all: Json) =>
      Object.fromEntries(
        Object.entries(all).map(([path, item]) => [
          path,
          path.startsWith('/api/v2/stories') && isObject(item)
            ? put('get.parameters', (parameters: readonly Json[]) =>
                parameters.filter(({ name }) => !timeNames.includes(String(name))),
              )(item)
            : item,
        ]),
      ),
    )(document),
  ),
);

/** Checks that read the linked Events or the significance of a Story from its card. */
const untold = ['stories/linked-event-count', 'stories/origin-admits-none', 'stories/sort-significance'];

/** Checks of time parameters. */
const ofWindows = [
  'stories/days-refused',
  'stories/observed-refused',
  'stories/summary-of-list',
  'stories/window-before-coverage',
  'stories/window-first-day',
  'stories/window-refused',
  'stories/window-thirty-days',
  'stories/window-up-to-a-year',
];

/** Variants of Stories; what they tell is the same. */
export const storyVariants = {
  'story-card.other-names': {
    summary: 'Names what Story cards hold in ways of its own, and shows no linked Events',
    allowedBy: ['story-card.other-fields', 'story-card.article.place', 'C53'],
    undecided: untold,
    front: onStories(otherNames),
  },
  'story-card.spare': {
    summary: 'Shows the id, the title and the articles of a Story only',
    allowedBy: ['story-card.other-fields', 'C53'],
    undecided: [...untold, 'stories/sort-recent'],
    front: onStories(spare),
  },
  'story-card.wrapped': {
    summary: 'Wraps each Story card, and has its articles beside it',
    allowedBy: ['story-card.other-fields', 'story-card.article.place'],
    front: onStories(wrapped),
  },
  'story-card.articles-in-detail-only': {
    summary: 'Shows the articles of a Story in its detail only',
    allowedBy: ['story-card.article.replies'],
    undecided: ['stories/search-lexical-articles'],
    front: fronts(rows(paths.storiesList, without('articles')), openSchemas('Story')),
  },
  'story-card.articles-otherwise': {
    summary:
      'Lists the articles of a Story from the last one to the first, with numbers for roles and texts for ranks',
    allowedBy: [
      'story-card.article.types',
      'story-card.article.role.values',
      'story-card.article.rank.order',
    ],
    front: onStories(otherArticles),
  },
  'story-card.linked-events-once': {
    summary: 'Shows linked_event_count alone of the Events of a Story',
    allowedBy: ['C53', 'story-card.other-fields'],
    undecided: ['stories/sort-significance'],
    front: onStories((card) => without('event_refs')(without('entity_refs')(without('metrics')(card)))),
  },
  'stories.time-parameters-unknown': {
    summary: 'Takes no time parameter on Stories, and refuses each as unknown',
    allowedBy: ['stories.window.parameters', 'C02'],
    undecided: ofWindows,
    front: timeless,
  },
  'stories.window-untold': {
    summary: 'Does not tell the window of a Stories list unless it was adjusted',
    allowedBy: ['stories.window.query-window'],
    front: bodies(paths.storiesList, (body) => {
      const told = isObject(body.meta) && body.meta.window_adjustment !== undefined;
      return told ? body : without('meta.query_window')(body);
    }),
  },
  'story-card.incidents': {
    summary: 'Calls the Events of a Story incidents, and their dates days',
    allowedBy: ['story-card.other-fields'],
    front: onStories((card) =>
      rename(
        'event_refs',
        'incidents',
      )(each('event_refs', (event) => rename('event_date', 'day')(rename('id', 'ref')(event)))(card)),
    ),
  },
} as const satisfies Variants;
