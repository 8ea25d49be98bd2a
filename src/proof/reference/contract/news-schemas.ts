import { type MetricName, metric, vocabularies } from '../../../../contract/index.js';
import { storyCategories } from '../corpus/taxonomy.js';
import type { Planted } from '../planted.js';
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

function metricSchema(name: MetricName): Schema {
  const { min, max, nullable } = metric(name);
  return nullable ? numberOrNull(min, max) : number(min, max);
}

const metricsSchema = object(
  {
    significance: metricSchema('significance'),
    goldstein_scale: metricSchema('goldstein_scale'),
    magnitude: metricSchema('magnitude'),
    systemic_importance: metricSchema('systemic_importance'),
    propagation_potential: metricSchema('propagation_potential'),
    market_sensitivity: metricSchema('market_sensitivity'),
    confidence: metricSchema('confidence'),
    article_count: count,
    metric_inputs: { type: 'object' },
  },
  ['significance', 'confidence', 'article_count'],
);

const geo = object(
  {
    country: text,
    region: textOrNull,
    continent: textOrNull,
    admin1: textOrNull,
    location: textOrNull,
    latitude: numberOrNull(-90, 90),
    longitude: numberOrNull(-180, 180),
  },
  ['country'],
);

const actor = object({ name: text, country: textOrNull, role: text }, ['name', 'country', 'role']);

const story = object({ id: text, url: text, title: text, story_date: date, article_count: count }, [
  'id',
  'url',
  'title',
]);

const article = object({ url: text, title: text, domain: text, rank: { type: 'integer' } }, ['url', 'title']);

/** The Event card, with the types and the nullability of its fields. */
export function eventCardSchemas(planted: Planted): Readonly<Record<string, Schema>> {
  const fatalities = planted('openapi.fatalities-not-nullable')
    ? count
    : { type: ['integer', 'null'], minimum: 0 };
  const card = object(
    {
      id: planted('openapi.event-id-integer') ? { type: 'integer' } : text,
      url: textOrNull,
      primary_story_url: textOrNull,
      family: { type: 'string', enum: vocabularies.family.values },
      title: text,
      summary: text,
      event_date: date,
      category: { type: 'string', enum: vocabularies.category.values },
      subcategory: text,
      domain: { type: 'string', enum: vocabularies.domain.values },
      event_code: textOrNull,
      geo: refer('EventGeo'),
      geo_context: object({ actor_origin_countries: list(text) }),
      actors: list(actor),
      metrics: refer('EventMetrics'),
      has_fatalities: { type: 'boolean' },
      fatalities,
      story_refs: list(story),
      entity_refs: list({ type: ['object', 'string'] }),
      top_articles: list(article),
      entity_link: { type: 'object' },
    },
    ['id', 'family', 'title', 'event_date', 'category', 'subcategory', 'domain', 'geo', 'actors', 'metrics'],
  );
  return { Event: card, EventGeo: geo, EventMetrics: metricsSchema };
}

const success: Schema = { type: 'boolean', const: true };
const countOf = (...names: readonly string[]): Readonly<Record<string, Schema>> =>
  Object.fromEntries(names.map((name) => [name, count]));

const storyArticle = object(
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
    articles: list(storyArticle),
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

const countOrNull: Schema = { type: ['integer', 'null'], minimum: 0 };
const pageOrNull: Schema = { type: ['string', 'null'], format: 'uri' };
const entityId: Schema = { type: 'string', pattern: '^(e_[0-9a-f]+|wiki:\\S+)$' };
const applied = object({ ignored: list(text) });
const reply = (data: Schema): Schema => object({ success, data }, ['success', 'data']);
const lenient = (data: Schema): Schema =>
  object({ success, data, applied_filters: applied }, ['success', 'data', 'applied_filters']);
const rows = (members: Readonly<Record<string, Schema>>): Schema =>
  reply(list(object(members, Object.keys(members))));

/** The schemas of Entities, search, first-level regions and the routes that the document only names. */
export const entitySchemas: Readonly<Record<string, Schema>> = {
  Entity: object(
    {
      id: entityId,
      name: text,
      type: { type: 'string', enum: ['Person', 'Organization'] },
      country: textOrNull,
      status: { type: 'string', examples: ['active', 'needs_review'] },
      encyclopedia_url: pageOrNull,
      wiki_id: textOrNull,
      cik: textOrNull,
      lei: textOrNull,
      name_variants: list(text),
      merged_ids: list(text),
      story_count: countOrNull,
      article_count: countOrNull,
      event_count: countOrNull,
    },
    ['id', 'name', 'type', 'status', 'encyclopedia_url'],
  ),
  EntityList: lenient(list(refer('Entity'))),
  EntityDetail: reply(refer('Entity')),
  EntityTone: reply({ type: 'object' }),
  ShareOfVoice: rows({
    entity_id: entityId,
    name: text,
    event_count: countOrNull,
    share: { type: 'number' },
  }),
  SearchResult: object(
    {
      entity_id: textOrNull,
      display_name: text,
      type: text,
      country: textOrNull,
      match_reason: text,
      score: { type: 'number', minimum: 0, maximum: 1 },
      lei: { type: 'string', minLength: 20, maxLength: 20 },
      resolved_in_spine: { type: 'boolean' },
    },
    ['entity_id', 'display_name', 'type', 'country', 'match_reason', 'score'],
  ),
  SearchReply: lenient(list(refer('SearchResult'))),
  Admin1List: reply(list(text)),
  ActivityList: rows({ country: text, event_count: countOrNull, previous_event_count: countOrNull }),
  SituationList: rows({ story_id: text, title: text, event_count: countOrNull }),
  Situation: reply(object({ story_id: text, title: text, events: list({ type: 'object' }) }, ['story_id'])),
  EnergyAssetList: rows({
    facility_id: text,
    name: text,
    type: text,
    country: text,
    latitude: { type: ['number', 'null'] },
    longitude: { type: ['number', 'null'] },
  }),
};
