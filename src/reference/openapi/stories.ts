import { vocabularies } from '../../../contract/index.js';
import { storyCategories } from '../corpus/story-categories.js';
import {
  count,
  date,
  list,
  number,
  numberOrNull,
  object,
  refer,
  type Schema,
  text,
  textOrNull,
} from './schema.js';

const success: Schema = { type: 'boolean', const: true };
const countOf = (...names: readonly string[]): Readonly<Record<string, Schema>> =>
  Object.fromEntries(names.map((name) => [name, count]));

const article = object(
  {
    url: text,
    title: text,
    domain: text,
    domain_avatar_url: text,
    image_url: text,
    rank: { type: 'integer', minimum: 1 },
    role: text,
  },
  ['url', 'title', 'domain', 'domain_avatar_url', 'rank', 'role'],
);

const eventRef = object(
  {
    id: text,
    family: { type: 'string', enum: vocabularies.family.values },
    category: { type: 'string', enum: vocabularies.category.values },
    title: text,
    event_date: date,
    significance: number(0, 1),
    geo: refer('StoryEventGeo'),
  },
  ['id', 'family', 'title', 'event_date'],
);

const card = object(
  {
    id: text,
    url: text,
    title: text,
    story_date: date,
    first_seen_at: { type: 'string', format: 'date-time' },
    story_category: { type: 'string', enum: storyCategories },
    article_count: count,
    linked_event_count: count,
    metrics: object({ significance: number(0, 1), recency_score: number(0, 1), article_count: count }),
    geo_context: object({ actor_origin_countries: list(text) }),
    event_refs: list(eventRef),
    entity_refs: list(object({ id: text, wiki_id: textOrNull, name: text, type: text }, ['id', 'name'])),
    articles: list(article),
  },
  ['id', 'url', 'title', 'story_date', 'story_category', 'article_count', 'linked_event_count', 'articles'],
);

const average = object({ average: numberOrNull(0, 1) });

const bucket = object(
  {
    ...countOf('story_count', 'stories_with_events', 'story_only_count'),
    ...countOf('linked_event_count', 'distinct_event_count'),
    key: textOrNull,
    avg_recency_score: numberOrNull(0, 1),
    metrics: object(
      {
        significance: average,
        linked_events: object({
          ...countOf('links', 'distinct'),
          significance: average,
          confidence: average,
        }),
      },
      ['linked_events'],
    ),
  },
  ['story_count', 'stories_with_events', 'story_only_count', 'avg_recency_score', 'metrics'],
);

/** The schemas of Stories: the card, the bucket, and the replies that carry them. */
export const storySchemas: Readonly<Record<string, Schema>> = {
  Story: card,
  StoryEventGeo: object({
    country: text,
    region: textOrNull,
    continent: textOrNull,
    admin1: textOrNull,
    latitude: numberOrNull(-90, 90),
    longitude: numberOrNull(-180, 180),
  }),
  StoryList: object(
    {
      success,
      data: list(refer('Story')),
      pagination: object({ limit: count, cursor: textOrNull, next_cursor: textOrNull }, [
        'limit',
        'cursor',
        'next_cursor',
      ]),
      sort: text,
      meta: { type: 'object' },
      applied_filters: { type: 'object' },
    },
    ['success', 'data', 'pagination', 'sort', 'meta', 'applied_filters'],
  ),
  StoryDetail: object({ success, data: refer('Story') }, ['success', 'data']),
  StorySummary: object({ success, group_by: text, data: list(bucket) }, ['success', 'group_by', 'data']),
};
