import { continentNames, regionNames } from '../corpus/places.js';
import { categoryNames } from '../corpus/taxonomy.js';
import { day, flag, former, listOf, oneOf, type Parameter, parameter, text } from '../http/route.js';

/** Metrics that can be bounded, with the range of their values. */
export const metricRanges: Readonly<Record<string, readonly [low: number, high: number]>> = {
  significance: [0, 1],
  confidence: [0, 1],
  goldstein_scale: [-10, 10],
  magnitude: [0, 10],
  systemic_importance: [0, 1],
  propagation_potential: [0, 1],
  market_sensitivity: [0, 1],
  geo_precision: [1, 3],
};

export const cameoplusMetrics: readonly string[] = [
  'magnitude',
  'systemic_importance',
  'propagation_potential',
  'market_sensitivity',
];

const bounds: readonly Parameter[] = Object.entries(metricRanges).flatMap(([metric, [minimum, maximum]]) => {
  const schema = { type: 'number', minimum, maximum };
  return [
    parameter(`${metric}_min`, schema, `min_${metric}`),
    parameter(`${metric}_max`, schema, `max_${metric}`),
  ];
});

/** Filters that the list and the summary share. */
const filters: readonly Parameter[] = [
  parameter('date_start', day, 'start_date'),
  parameter('date_end', day, 'end_date'),
  parameter('days', text, 'window'),
  parameter('observed_start', text, 'observedStart'),
  parameter('observed_end', text, 'observedEnd'),
  parameter('country', listOf(text), 'country_iso3'),
  parameter('region', listOf(oneOf(regionNames))),
  parameter('continent', listOf(oneOf(continentNames))),
  parameter('country_match', oneOf(['location_or_actor_origin', 'location'])),
  parameter('admin1', text),
  parameter('bbox', text),
  parameter('near', text),
  parameter('radius_km', { type: 'number' }),
  parameter('source_actor_country', listOf(text)),
  parameter('target_actor_country', listOf(text)),
  parameter('actor_country', listOf(text)),
  parameter('entity', listOf(text), 'entity_id', 'entities'),
  parameter('entity_match', text),
  parameter('entity_family', oneOf(['expand', 'exact'])),
  parameter('office', text),
  parameter('office_as_of', day),
  parameter('category', listOf(oneOf(categoryNames)), 'categories'),
  parameter('subcategory', listOf(text)),
  ...bounds,
  parameter('has_fatalities', flag),
  parameter('civilian_targeting', flag),
  parameter('languages', listOf(text), 'language'),
  former(parameter('event_family', oneOf(['conflict', 'cameoplus']))),
  former(parameter('domain', text)),
];

export const listParameters: readonly Parameter[] = [
  ...filters,
  parameter('date', day),
  parameter('recorded_start', text),
  parameter('recorded_end', text),
  parameter('limit', { type: 'integer', minimum: 1 }),
  parameter('cursor', text, 'offset'),
  parameter('lat', { type: 'number' }),
  parameter('lon', { type: 'number' }, 'lng'),
  parameter('search', text, 'q'),
  parameter('search_mode', oneOf(['semantic', 'lexical'])),
  parameter('sort', oneOf(['significance', 'recent'])),
  parameter('include_images', flag),
  parameter('include_entity_images', flag),
  parameter('family', oneOf(['conflict', 'cameoplus'])),
];

const withoutAliases = (given: Parameter): Parameter => ({ ...given, aliases: [] });

export const summaryParameters: readonly Parameter[] = [
  ...filters.map(withoutAliases),
  parameter(
    'group_by',
    oneOf([
      'date',
      'country',
      'region',
      'continent',
      'category',
      'subcategory',
      'source_actor_country',
      'target_actor_country',
    ]),
  ),
  parameter('limit', { type: 'integer', minimum: 1 }),
];

export const detailParameters: readonly Parameter[] = [
  parameter('include_images', flag),
  parameter('include_entity_images', flag),
];

/** Former names that change nothing, and what stands in for each. */
export const retired: Readonly<Record<string, string>> = {
  canonical_cluster_date_start: 'date_start',
  canonical_cluster_date_end: 'date_end',
  confidence_profile: 'confidence_min',
  goldstein_min: 'goldstein_scale_min',
  goldstein_max: 'goldstein_scale_max',
  goldstein_severity_min: 'goldstein_scale_min',
  goldstein_severity_max: 'goldstein_scale_max',
  max_confidence: 'confidence_max',
  max_geo_precision: 'geo_precision_max',
  max_goldstein: 'goldstein_scale_max',
  min_goldstein: 'goldstein_scale_min',
  max_goldstein_scale: 'goldstein_scale_max',
  max_goldstein_severity: 'goldstein_scale_max',
  max_magnitude: 'magnitude_max',
  max_market_sensitivity: 'market_sensitivity_max',
};

/** Names refused on purpose, and what answers the same question. */
export const refused: Readonly<Record<string, readonly string[]>> = {
  fatalities_min: ['has_fatalities'],
  fatalities_max: ['has_fatalities'],
  min_fatalities: ['has_fatalities'],
  max_fatalities: ['has_fatalities'],
  fatalities: ['has_fatalities'],
  geo_scope: ['country_match'],
  scope: ['country_match'],
  detail: ['/api/v2/events/{event_id}'],
  event_readiness: ['confidence_min'],
  cluster_certainty: ['confidence_min'],
  quad_class: ['category'],
};
