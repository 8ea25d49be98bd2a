import { type Metric, metric, metricNames } from '../../metrics.js';
import { vocabularies } from '../../vocabularies.js';
import {
  arrayOf,
  boolean,
  count,
  countOrNull,
  date,
  integer,
  object,
  orNull,
  record,
  ref,
  type Schema,
  string,
} from '../schema.js';
import { detail, page, summary } from './envelopes.js';

const metricSchema = ({ min, max, nullable }: Metric): Schema => ({
  type: nullable ? ['number', 'null'] : 'number',
  minimum: min,
  maximum: max,
});

const cardMetrics = metricNames.filter((name) => metric(name).onCard);

const card = record(
  {
    id: { type: 'string', pattern: '^(conflict|cameoplus)_[0-9A-Fa-f]+$' },
    url: orNull('string'),
    primary_story_url: orNull('string'),
    family: { type: 'string', enum: vocabularies.family.values },
    title: string,
    summary: string,
    event_date: date,
    category: string,
    subcategory: string,
    domain: string,
    event_code: orNull('string'),
    geo: record(
      {
        country: orNull('string'),
        region: orNull('string'),
        continent: orNull('string'),
        admin1: orNull('string'),
        location: orNull('string'),
        latitude: orNull('number'),
        longitude: orNull('number'),
      },
      [],
    ),
    geo_context: { type: ['object', 'null'], properties: { actor_origin_countries: orNull('array') } },
    actors: arrayOf(
      record({ name: string, country: orNull('string'), role: string }, ['name', 'country', 'role']),
    ),
    metrics: record(
      {
        ...Object.fromEntries(cardMetrics.map((name) => [name, metricSchema(metric(name))])),
        article_count: integer,
        metric_inputs: object,
      },
      [...cardMetrics.filter((name) => !metric(name).nullable), 'article_count', 'metric_inputs'],
    ),
    has_fatalities: boolean,
    fatalities: orNull('integer'),
    story_refs: arrayOf(ref('StoryRef')),
    entity_refs: { type: 'array' },
    top_articles: arrayOf(ref('Article')),
    entity_link: { type: ['object', 'null'], properties: { via: orNull('string') } },
  },
  [
    'id',
    'family',
    'title',
    'summary',
    'event_date',
    'category',
    'subcategory',
    'domain',
    'geo',
    'actors',
    'metrics',
    'has_fatalities',
    'story_refs',
    'entity_refs',
    'top_articles',
  ],
);

/** The Event card, the bucket of its summary, and the replies that carry them. */
export const eventSchemas: Readonly<Record<string, Schema>> = {
  EventCard: card,
  StoryRef: record(
    { id: string, url: orNull('string'), title: string, story_date: string, article_count: integer },
    ['id', 'url', 'title', 'story_date', 'article_count'],
  ),
  Article: record({ url: orNull('string'), title: string, domain: string, rank: {} }, [
    'url',
    'title',
    'domain',
    'rank',
  ]),
  EventBucket: record(
    {
      event_count: count,
      fatalities: countOrNull,
      fatality_event_count: count,
      metrics: object,
      metric_stats: object,
    },
    ['event_count', 'fatality_event_count'],
  ),
  EventsPage: page('EventCard'),
  EventDetail: detail('EventCard'),
  EventsSummary: summary('EventBucket'),
};
