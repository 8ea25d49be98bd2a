import type { Deployment } from '../account/route.js';
import { type Bendings, each, isObject, type Json, put, rename, where, without } from '../bend.js';
import { entitiesWith } from '../corpus/entities.js';
import type { Event } from '../corpus/index.js';
import type { Story } from '../corpus/stories.js';
import { instantText } from '../http/dates.js';
import { bodies, contract, fronts, openSchemas, paths, rows } from '../http/middleware.js';
import type { Variants } from '../planted.js';
import { entitiesAbout } from './filters.js';
import { recencyScore, storySignificance } from './sort.js';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const eventRef = ({ id, family, category, title, eventDate, scores, ...event }: Event): Json => ({
  id,
  family,
  category,
  title,
  event_date: eventDate,
  significance: scores.significance,
  geo: {
    country: event.country.name,
    region: event.country.region,
    continent: event.country.continent,
    admin1: event.admin1,
    latitude: event.latitude,
    longitude: event.longitude,
  },
});

/** Where the actors of the linked Events come from, as far as known. */
function originsOf({ events }: Story): readonly string[] {
  return distinct(
    events.flatMap(({ actors }) => actors.flatMap(({ country }) => (country === null ? [] : [country.name]))),
  );
}

/** The Story card of a Story as it stands at an instant. */
export function storyCardOf(story: Story, { corpus, planted }: Deployment, now: number): Json {
  const origins = originsOf(story);
  return {
    id: story.id,
    url: story.url,
    title: story.title,
    story_date: story.date,
    first_seen_at: instantText(story.codedAt),
    story_category: story.category,
    article_count: story.articleCount,
    linked_event_count: story.events.length,
    metrics: {
      significance: storySignificance(story, now, planted),
      recency_score: recencyScore(story, now),
      article_count: story.articleCount,
    },
    ...(origins.length === 0 ? {} : { geo_context: { actor_origin_countries: origins } }),
    event_refs: story.events.map(eventRef),
    entity_refs: entitiesWith(entitiesAbout(story, planted), corpus.entities).map(
      ({ id, name, type, wiki }) => ({
        id,
        wiki_id: wiki,
        name,
        type,
      }),
    ),
    articles: story.articles.map(({ url, title, domain, rank, role, imageUrl }) => ({
      url,
      title,
      domain,
      domain_avatar_url: `https://images.service.example/domains/${domain}.png`,
      ...(imageUrl === null ? {} : { image_url: imageUrl }),
      rank,
      role,
    })),
  };
}

const textual = (old: unknown): unknown => (typeof old === 'number' ? String(old) : old);

/** Faults of the Story card, wherever it is shown. */
export const storyCardFaults = {
  'story-card.articles-missing': {
    clauses: ['stories.service.articles'],
    summary: 'Shows no articles on Story cards',
    bend: without('articles'),
  },
  'story-card.articles-as-urls': {
    clauses: ['stories.service.articles'],
    admits: [
      'story-card.article.domain',
      'story-card.article.domain-avatar-url',
      'story-card.article.rank',
      'story-card.article.role',
    ],
    summary: 'Shows the addresses of articles in place of their rows',
    bend: put('articles', (old: unknown) =>
      Array.isArray(old) ? old.map((row: unknown) => (isObject(row) ? row.url : row)) : old,
    ),
  },
  'story-card.article-without-domain': {
    clauses: ['story-card.article.domain'],
    summary: 'Leaves the domain of the articles of a Story out',
    bend: each('articles', without('domain')),
  },
  'story-card.article-without-domain-avatar-url': {
    clauses: ['story-card.article.domain-avatar-url'],
    summary: 'Leaves the domain_avatar_url of the articles of a Story out',
    bend: each('articles', without('domain_avatar_url')),
  },
  'story-card.article-without-rank': {
    clauses: ['story-card.article.rank'],
    summary: 'Leaves the rank of the articles of a Story out',
    bend: each('articles', without('rank')),
  },
  'story-card.article-without-role': {
    clauses: ['story-card.article.role'],
    summary: 'Leaves the role of the articles of a Story out',
    bend: each('articles', without('role')),
  },
  'story-card.article-role-of-lead-only': {
    clauses: ['story-card.article.role'],
    summary: 'Tells the role of the leading article only',
    bend: each(
      'articles',
      where((row) => row.rank !== 1, without('role')),
    ),
  },
  'story-card.article-image-flag': {
    clauses: ['story-card.article.image-url'],
    summary: 'Tells in image_url that there is an image, and not where',
    bend: each(
      'articles',
      where((row) => 'image_url' in row, put('image_url', true)),
    ),
  },
  'story-card.article-image-object': {
    clauses: ['story-card.article.image-url'],
    summary: 'Sends the image_url of articles as an object with sizes',
    bend: each(
      'articles',
      where(
        (row) => 'image_url' in row,
        put('image_url', (old: unknown) => ({ small: old, large: old })),
      ),
    ),
  },
  'story-card.geo-context-text': {
    clauses: ['story-card.geo-context.actor-origin-countries.type'],
    summary: 'Sends the actor_origin_countries of Stories as one text',
    bend: put('geo_context.actor_origin_countries', (old: unknown) => String(old)),
  },
  'story-card.geo-context-counts': {
    clauses: ['story-card.geo-context.actor-origin-countries.type'],
    summary: 'Sends the actor_origin_countries of Stories as a map of counts',
    bend: put('geo_context.actor_origin_countries', (old: unknown) =>
      Array.isArray(old) ? Object.fromEntries(old.map((name: unknown) => [String(name), 1])) : old,
    ),
  },
  'story-card.linked-event-count-one-fewer': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Leaves the first link out of linked_event_count',
    bend: put('linked_event_count', (old: unknown) => (typeof old === 'number' ? old - 1 : old)),
  },
  'story-card.linked-event-count-at-most-one': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Tells in linked_event_count whether there is a linked Event, and not how many',
    bend: put('linked_event_count', (old: unknown) => (typeof old === 'number' ? Math.min(1, old) : old)),
  },
  'story-card.linked-event-count-of-articles': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Sends the number of articles in linked_event_count',
    bend: put('linked_event_count', (_: unknown, card: Json) => card.article_count),
  },
  'story-card.linked-event-count-string': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Sends linked_event_count as a string',
    bend: put('linked_event_count', textual),
  },
  'story-card.linked-events-dated-by-story': {
    clauses: ['stories.service.linked-events'],
    summary: 'Shows the Events of a Story with the day after that of the Story as their date',
    bend: (card: Json) =>
      each(
        'event_refs',
        put(
          'event_date',
          new Date(Date.parse(String(card.story_date)) + 86_400_000).toISOString().slice(0, 10),
        ),
      )(card),
  },
} as const satisfies Bendings;

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

/** The outlets of the articles of a card, in the order of their domains. */
function outletsOf({ articles }: Json): readonly Json[] {
  const rows = Array.isArray(articles) ? articles.filter(isObject) : [];
  const avatars = new Map(rows.map((row) => [String(row.domain), row.domain_avatar_url]));
  return [...avatars]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([domain, domain_avatar_url]) => ({ domain, domain_avatar_url }));
}

/** More Events than a Story has. */
const related = Array.from({ length: 40 }, (_, index) => `conflict_${(0xabc000 + index).toString(16)}`);

/** Shows the id, the title and the country of one of the Events of a card. */
const leading =
  (index: number) =>
  (card: Json): Json => {
    const events: readonly Json[] = Array.isArray(card.event_refs) ? card.event_refs : [];
    const { id, title, geo } = events.at(index) ?? {};
    return { ...card, lead: { event_id: id ?? null, title: title ?? null, geo: geo ?? null } };
  };

/** A card whose id is one of several, and whose significance one of two. */
function clustered({ id, metrics, ...card }: Json): Json {
  const events: readonly Json[] = Array.isArray(card.event_refs) ? card.event_refs : [];
  const lead = events.at(-1);
  return {
    lead_event_id: lead?.id ?? null,
    lead_article_id: `a${card.article_count}`,
    ...card,
    metrics: { significance: lead?.significance ?? null },
    signals: { story_significance: isObject(metrics) ? metrics.significance : null },
    cluster_id: id,
  };
}

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
    allowedBy: ['story-card.other-fields', 'story-card.article.place', 'linked-event-count'],
    undecided: untold,
    front: onStories(otherNames),
  },
  'story-card.spare': {
    summary: 'Shows the id, the title and the articles of a Story only',
    allowedBy: ['story-card.other-fields', 'linked-event-count'],
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
  'story-card.outlets': {
    summary: 'Lists the outlets of a Story beside its articles, with their avatars',
    allowedBy: ['story-card.other-fields', 'story-card.article.place'],
    front: onStories((card) => ({ outlets: outletsOf(card), ...card })),
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
    allowedBy: ['linked-event-count', 'story-card.other-fields'],
    undecided: ['stories/sort-significance'],
    front: onStories((card) => without('event_refs')(without('entity_refs')(without('metrics')(card)))),
  },
  'stories.time-parameters-unknown': {
    summary: 'Takes no time parameter on Stories, and refuses each as unknown',
    allowedBy: ['stories.window.parameters', 'window-over-thirty-days'],
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
  'story-card.related-events': {
    summary: 'Names Events on Story cards that are related to those of the Story',
    allowedBy: ['story-card.other-fields', 'linked-event-count'],
    front: onStories((card) => ({ ...card, related_event_ids: related })),
  },
  'story-card.lead-of-window': {
    summary:
      'Tells the lead of a Story among its Events of the window in the list, and among all in the detail',
    allowedBy: ['story-card.other-fields'],
    front: fronts(
      rows(paths.storiesList, leading(0)),
      rows(/^\/api\/v2\/stories\/(?!summary$)[^/]+$/, leading(-1)),
      openSchemas('Story', 'StoryList', 'StoryDetail'),
    ),
  },
  'story-card.several-ids': {
    apart: true,
    summary:
      'Shows ids and the significance of the lead of a Story before its own, which is that of a cluster',
    allowedBy: ['story-card.other-fields'],
    front: onStories(clustered),
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
