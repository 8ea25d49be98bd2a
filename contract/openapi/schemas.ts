import { errorCodes } from '../errors.js';
import { type Metric, metric, metricNames } from '../metrics.js';
import { vocabularies } from '../vocabularies.js';

type Schema = Readonly<Record<string, unknown>>;

const string: Schema = { type: 'string' };
const object: Schema = { type: 'object' };
const orNull = (type: string): Schema => ({ type: [type, 'null'] });
const arrayOf = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Members whose order is that of the document; schemas stay open, because new fields may come without notice. */
const record = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema => ({
  type: 'object',
  required,
  properties,
});

const metricSchema = ({ min, max, nullable }: Metric): Schema => ({
  type: nullable ? ['number', 'null'] : 'number',
  minimum: min,
  maximum: max,
});

const cardMetrics = metricNames.filter((name) => metric(name).onCard);

const eventCard = record(
  {
    id: { type: 'string', pattern: '^(conflict|cameoplus)_[0-9A-Fa-f]+$' },
    url: orNull('string'),
    primary_story_url: orNull('string'),
    family: { type: 'string', enum: vocabularies.family.values },
    title: string,
    summary: string,
    event_date: { type: 'string', format: 'date' },
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
        article_count: { type: 'integer' },
        metric_inputs: object,
      },
      [...cardMetrics.filter((name) => !metric(name).nullable), 'article_count', 'metric_inputs'],
    ),
    has_fatalities: { type: 'boolean' },
    fatalities: orNull('integer'),
    story_refs: arrayOf(object),
    entity_refs: { type: 'array' },
    top_articles: arrayOf(object),
    entity_link: orNull('object'),
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

const success: Schema = { const: true };

/** The schemas of replies; what the document does not show stays unconstrained. */
export const schemas: Readonly<Record<string, Schema>> = {
  Error: record(
    {
      success: { const: false },
      error: string,
      code: { type: ['string', 'null'], examples: errorCodes },
      details: object,
    },
    ['success', 'error', 'details'],
  ),
  EventCard: eventCard,
  Pagination: record(
    { limit: { type: 'integer' }, cursor: orNull('string'), next_cursor: orNull('string') },
    ['limit', 'cursor', 'next_cursor'],
  ),
  Meta: {
    type: 'object',
    properties: {
      window_adjustment: { type: ['object', 'null'], properties: { reason: string } },
      attributions: { type: ['array', 'null'] },
    },
  },
  AppliedFilters: {
    type: 'object',
    properties: {
      country_match: { type: ['string', 'null'], enum: [...vocabularies.countryMatch.values, null] },
      office_holders: orNull('object'),
      coverage_fallback_applied: orNull('boolean'),
      retired: orNull('object'),
    },
  },
  EventsPage: record(
    {
      success,
      data: arrayOf(ref('EventCard')),
      pagination: ref('Pagination'),
      sort: string,
      meta: ref('Meta'),
      applied_filters: ref('AppliedFilters'),
    },
    ['success', 'data', 'pagination', 'sort', 'meta', 'applied_filters'],
  ),
  EventDetail: record({ success, data: ref('EventCard') }, ['success', 'data']),
  EventBucket: record(
    {
      event_count: { type: 'integer' },
      fatalities: orNull('integer'),
      fatality_event_count: { type: 'integer' },
      metrics: object,
      metric_stats: object,
    },
    ['event_count', 'fatality_event_count'],
  ),
  EventsSummary: record(
    {
      success,
      group_by: string,
      data: arrayOf(ref('EventBucket')),
      meta: ref('Meta'),
      applied_filters: ref('AppliedFilters'),
    },
    ['success', 'group_by', 'data'],
  ),
  RegistryReply: record({ success, data: {}, meta: ref('Meta') }, ['success', 'data']),
};
