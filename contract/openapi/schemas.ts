import { errorCodes } from '../errors.js';
import { facilityClasses, facilitySources, facilityTypes } from '../facilities.js';
import { limits } from '../limits.js';
import { type Metric, metric, metricNames } from '../metrics.js';
import { vocabularies } from '../vocabularies.js';

/** A JSON schema, 2020-12. Schemas stay open, because new members may come without notice. */
export type Schema = Readonly<Record<string, unknown>>;

const string: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };
const boolean: Schema = { type: 'boolean' };
const object: Schema = { type: 'object' };
const date: Schema = { type: 'string', format: 'date' };
const orNull = (type: string): Schema => ({ type: [type, 'null'] });
const arrayOf = (items: Schema): Schema => ({ type: 'array', items });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object with members in the document's order, of which some must be there. */
const record = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  required,
  properties,
});

/** Members that stand at top level or inside `data` (ruling reference-envelope). */
const hereOrInData = (part: Schema): Schema => ({
  anyOf: [part, { type: 'object', required: ['data'], properties: { data: part } }],
});

/** A count that may be null. */
const countOrNull: Schema = { type: ['integer', 'null'], minimum: 0 };
const count: Schema = { type: 'integer', minimum: 0 };

const success: Schema = { const: true };

/** A list envelope whose rows have a schema. */
const page = (row: string): Schema =>
  record(
    {
      success,
      data: arrayOf(ref(row)),
      pagination: ref('Pagination'),
      sort: string,
      meta: ref('Meta'),
      applied_filters: ref('AppliedFilters'),
    },
    ['success', 'data', 'pagination', 'sort', 'meta', 'applied_filters'],
  );

const detail = (row: string): Schema => record({ success, data: ref(row) }, ['success', 'data']);

const summary = (bucket: string): Schema =>
  record(
    {
      success,
      group_by: string,
      data: arrayOf(ref(bucket)),
      meta: ref('Meta'),
      applied_filters: ref('AppliedFilters'),
    },
    ['success', 'group_by', 'data'],
  );

/** The envelopes' parts: what stands beside `data`, and the error reply. */
const envelopeSchemas: Readonly<Record<string, Schema>> = {
  Error: record(
    {
      success: { const: false },
      error: string,
      code: { type: ['string', 'null'], examples: errorCodes },
      details: object,
    },
    ['success', 'error', 'details'],
  ),
  Pagination: record({ limit: integer, cursor: orNull('string'), next_cursor: orNull('string') }, [
    'limit',
    'cursor',
    'next_cursor',
  ]),
  Meta: record({
    window_adjustment: {
      type: ['object', 'null'],
      properties: { reason: { type: 'string', examples: vocabularies.windowAdjustmentReason.values } },
    },
    attributions: { type: ['array', 'null'] },
  }),
  AppliedFilters: record({
    country_match: { type: ['string', 'null'], enum: [...vocabularies.countryMatch.values, null] },
    office_holders: {
      type: ['object', 'null'],
      properties: { bridged_to_news: count, undated_excluded: count },
    },
    coverage_fallback_applied: orNull('boolean'),
    retired: orNull('object'),
  }),
  ReferenceReply: record({ success, data: {}, meta: ref('Meta') }, ['success']),
  EndpointDirectory: record({ coverage: {} }, ['coverage']),
};

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
const eventSchemas: Readonly<Record<string, Schema>> = {
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

/** Stories: where a card keeps its article rows is not shown, nor are its other members. */
const storySchemas: Readonly<Record<string, Schema>> = {
  StoryCard: {
    ...record({
      linked_event_count: { type: ['integer', 'null'] },
      geo_context: { type: ['object', 'null'] },
    }),
    description: 'Article rows carry domain, domain_avatar_url, image_url when there is one, rank and role.',
  },
  StoryBucket: record(
    {
      story_count: count,
      stories_with_events: count,
      story_only_count: count,
      avg_recency_score: { type: ['number', 'null'] },
      metrics: record({ linked_events: {} }, ['linked_events']),
    },
    ['story_count', 'stories_with_events', 'story_only_count', 'avg_recency_score', 'metrics'],
  ),
  StoriesPage: page('StoryCard'),
  StoryDetail: detail('StoryCard'),
  StoriesSummary: summary('StoryBucket'),
};

const reply = (part: Schema): Schema => ({ allOf: [record({ success }, ['success']), part] });

/** A row or rows at a place that is not shown: nothing is refused, a reader learns what to look for. */
const somewhere = (row: Schema): Schema => ({
  anyOf: [arrayOf(row), row, { description: 'Another shape' }],
});

/** Replies of entities, AI compute, the hierarchy, facilities and government; members that are not named stay open. */
const referenceSchemas: Readonly<Record<string, Schema>> = {
  EntityCard: record(
    {
      id: { type: 'string', pattern: '^(e_[0-9A-Fa-f]+|wiki:.+)$' },
      encyclopedia_url: orNull('string'),
      status: { type: ['string', 'null'], examples: vocabularies.candidateStatus.values },
    },
    ['id'],
  ),
  EntitiesReply: record({ success, data: somewhere(ref('EntityCard')) }, ['success']),
  SearchResult: record({ resolved_in_spine: orNull('boolean'), lei: orNull('string') }),
  SearchReply: record({ success, data: somewhere(ref('SearchResult')) }, ['success']),
  ComputeRow: record({ entity_id: {} }),
  ModelRow: record({ entity_id: {}, training_compute_flop: {} }),
  ComputeReply: record({ success, data: arrayOf(ref('ComputeRow')) }, ['success', 'data']),
  ModelsReply: record({ success, data: arrayOf(ref('ModelRow')) }, ['success', 'data']),
  Coverage: record(
    {
      lei_present: boolean,
      reporting_exception: {
        type: ['string', 'null'],
        examples: vocabularies.reportingException.values,
      },
      in_registry_level2: boolean,
    },
    ['lei_present', 'in_registry_level2'],
  ),
  HierarchyReply: reply(
    hereOrInData(
      record({ coverage: ref('Coverage'), hierarchy: {}, direct_parent: {}, child_count: countOrNull }, [
        'coverage',
      ]),
    ),
  ),
  FacilityRecord: record({
    facility_id: { type: 'string', pattern: '^[fs]_' },
    type: { type: 'string', enum: facilityTypes },
    class: { type: 'string', enum: facilityClasses },
    source: { type: 'string', enum: facilitySources },
    status: { type: ['string', 'null'], examples: vocabularies.facilityStatus.values },
    attributes: {},
    merge_history: {},
  }),
  FacilitiesReply: record({ success, data: somewhere(ref('FacilityRecord')) }, ['success']),
  AwardsReply: reply(
    hereOrInData(
      record(
        {
          summary: { type: 'object' },
          recipient_rollups: { type: 'array', maxItems: limits.government.rollups },
          awards: { type: 'array', maxItems: limits.government.limit.max },
        },
        ['summary', 'recipient_rollups', 'awards'],
      ),
    ),
  ),
  ForeignAgentLink: record({ fp_sanction_lists: {}, fp_sanction_programs: {} }),
  ForeignAgentReply: record({ success, data: somewhere(ref('ForeignAgentLink')) }, ['success']),
};

/** The schemas of replies; what the document does not show stays unconstrained. */
export const schemas: Readonly<Record<string, Schema>> = {
  ...envelopeSchemas,
  ...eventSchemas,
  ...storySchemas,
  ...referenceSchemas,
};
