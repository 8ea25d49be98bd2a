import { type MetricName, metric, vocabularies } from '../../../contract/index.js';
import type { Planted } from '../fault.js';
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
