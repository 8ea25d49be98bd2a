import type { Clauses } from '../clause.js';

const row = {
  heading: 'Endpoints > Events summary',
  operations: ['summarizeEvents'],
  by: 'statement',
  seen: 'one-reply',
} as const;
/** What the table of errors adds. */
const refused = { ...row, heading: 'Errors > Validation and request errors', by: 'table' } as const;

/** Parameters and replies of the Events summary; its filters are described with the Events list. */
export const eventsSummaryClauses = {
  'events-summary.reply.envelope': { ...row, says: 'An Events summary answers with a summary envelope.' },
  'events-summary.no-next-page': { ...row, says: 'An Events summary offers no cursor to a further page.' },
  'events-summary.cursor.not-accepted': {
    ...row,
    says: 'An Events summary does not apply a `cursor`.',
    ruling: 'undeclared-parameters',
  },
  'events-summary.search.not-accepted': {
    ...row,
    says: 'An Events summary does not apply a `search`.',
    ruling: 'undeclared-parameters',
  },
  'events-summary.limit.integer': {
    ...row,
    says: '`limit` takes a whole number from 1 to 500.',
    ruling: 'limit-above-max',
  },
  'events-summary.limit.default': { ...row, says: 'Without `limit` a summary holds up to 50 buckets.' },
  'events-summary.limit.counts-buckets': {
    ...row,
    says: 'A summary has no more buckets than the `limit` in force.',
  },
  'events-summary.limit.above-max': {
    ...refused,
    says: 'A `limit` above 500 is served at 500.',
    ruling: 'limit-above-max',
  },
  'events-summary.limit.above-max.normalized': {
    ...row,
    by: 'not-shown',
    says: 'Whether a summary lists a lowered `limit` in `applied_filters.normalized` is not shown.',
    ruling: 'limit-above-max',
  },
  'events-summary.limit.below-min': {
    ...refused,
    says: 'A `limit` below 1 earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'events-summary.limit.non-numeric': {
    ...refused,
    says: 'A `limit` that is no number earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'events-summary.limit.truncation': {
    ...row,
    by: 'client',
    seen: 'no',
    says: 'A summary with as many buckets as its `limit` may lack some.',
    untestable: 'It warns clients, and both outcomes conform.',
  },

  'events-summary.group-by.date': { ...row, says: '`group_by` takes `date`.' },
  'events-summary.group-by.country': { ...row, says: '`group_by` takes `country`.' },
  'events-summary.group-by.region': { ...row, says: '`group_by` takes `region`.' },
  'events-summary.group-by.continent': { ...row, says: '`group_by` takes `continent`.' },
  'events-summary.group-by.category': { ...row, says: '`group_by` takes `category`.' },
  'events-summary.group-by.subcategory': { ...row, says: '`group_by` takes `subcategory`.' },
  'events-summary.group-by.source-actor-country': {
    ...row,
    says: '`group_by` takes `source_actor_country`.',
  },
  'events-summary.group-by.target-actor-country': {
    ...row,
    says: '`group_by` takes `target_actor_country`.',
  },
  'events-summary.group-by.default': { ...row, says: 'Without `group_by` buckets are those of `date`.' },
  'events-summary.group-by.unknown': {
    ...row,
    says: 'A `group_by` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },
  'events-summary.group-by.subcategory.carried': {
    ...row,
    heading: 'Endpoints > Events list',
    seen: 'relation',
    says: '`group_by=subcategory` shows the codes that Events of the window carry.',
  },

  'events-summary.filters.combination': {
    ...row,
    seen: 'relation',
    says: 'With several filters, the summary counts the Events that the list returns with them.',
  },
  'events-summary.accepts.date-start': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `date_start` as the Events list does.',
  },
  'events-summary.accepts.date-end': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `date_end` as the Events list does.',
  },
  'events-summary.accepts.days': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `days` as the Events list does.',
  },
  'events-summary.accepts.observed-start': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `observed_start` as the Events list does.',
  },
  'events-summary.accepts.observed-end': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `observed_end` as the Events list does.',
  },
  'events-summary.accepts.country': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `country` as the Events list does.',
  },
  'events-summary.accepts.region': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `region` as the Events list does.',
  },
  'events-summary.accepts.continent': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `continent` as the Events list does.',
  },
  'events-summary.accepts.admin1': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `admin1` as the Events list does.',
    ruling: 'admin1-country',
  },
  'events-summary.accepts.near': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `near` as the Events list does.',
    ruling: 'near-without-radius',
  },
  'events-summary.accepts.radius-km': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `radius_km` as the Events list does.',
    ruling: 'near-without-radius',
  },
  'events-summary.accepts.bbox': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `bbox` as the Events list does.',
  },
  'events-summary.accepts.country-match': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `country_match` as the Events list does.',
  },
  'events-summary.accepts.source-actor-country': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `source_actor_country` as the Events list does.',
  },
  'events-summary.accepts.target-actor-country': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `target_actor_country` as the Events list does.',
  },
  'events-summary.accepts.actor-country': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `actor_country` as the Events list does.',
  },
  'events-summary.accepts.entity': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `entity` as the Events list does.',
  },
  'events-summary.accepts.entity-match': { ...row, says: 'The summary takes `entity_match=coverage`.' },
  'events-summary.accepts.entity-family': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `entity_family` as the Events list does.',
  },
  'events-summary.accepts.office': {
    ...row,
    seen: 'data',
    says: 'The summary applies `office` as the Events list does.',
    ruling: 'office',
  },
  'events-summary.accepts.office-as-of': {
    ...row,
    seen: 'data',
    says: 'The summary applies `office_as_of` as the Events list does.',
    ruling: 'office',
  },
  'events-summary.accepts.category': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `category` as the Events list does.',
  },
  'events-summary.accepts.subcategory': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `subcategory` as the Events list does.',
  },
  'events-summary.accepts.significance-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `significance_min` as the Events list does.',
  },
  'events-summary.accepts.significance-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `significance_max` as the Events list does.',
  },
  'events-summary.accepts.confidence-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `confidence_min` as the Events list does.',
  },
  'events-summary.accepts.confidence-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `confidence_max` as the Events list does.',
  },
  'events-summary.accepts.goldstein-scale-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `goldstein_scale_min` as the Events list does.',
  },
  'events-summary.accepts.goldstein-scale-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `goldstein_scale_max` as the Events list does.',
  },
  'events-summary.accepts.magnitude-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `magnitude_min` as the Events list does.',
  },
  'events-summary.accepts.magnitude-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `magnitude_max` as the Events list does.',
  },
  'events-summary.accepts.systemic-importance-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `systemic_importance_min` as the Events list does.',
  },
  'events-summary.accepts.systemic-importance-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `systemic_importance_max` as the Events list does.',
  },
  'events-summary.accepts.propagation-potential-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `propagation_potential_min` as the Events list does.',
  },
  'events-summary.accepts.propagation-potential-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `propagation_potential_max` as the Events list does.',
  },
  'events-summary.accepts.market-sensitivity-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `market_sensitivity_min` as the Events list does.',
  },
  'events-summary.accepts.market-sensitivity-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `market_sensitivity_max` as the Events list does.',
  },
  'events-summary.accepts.geo-precision-min': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `geo_precision_min` as the Events list does.',
  },
  'events-summary.accepts.geo-precision-max': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `geo_precision_max` as the Events list does.',
  },
  'events-summary.accepts.has-fatalities': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `has_fatalities` as the Events list does.',
    ruling: 'has-fatalities-false',
  },
  'events-summary.accepts.civilian-targeting': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `civilian_targeting` as the Events list does.',
    ruling: 'civilian-targeting',
  },
  'events-summary.accepts.languages': {
    ...row,
    seen: 'relation',
    says: 'The summary applies `languages` as the Events list does.',
  },
  'events-summary.entity-match.only-coverage': {
    ...row,
    by: 'absolute',
    seen: 'relation',
    says: 'The summary applies no entity-match policy but `coverage`.',
    ruling: 'entity-match',
  },
  'events-summary.default-window': {
    ...row,
    by: 'not-shown',
    says: 'Which window a summary without an explicit one covers is not shown.',
    ruling: 'default-window',
  },
  'events-summary.aliases': {
    ...row,
    by: 'not-shown',
    says: 'Whether the summary takes the other spellings that the Events list takes is not shown.',
    ruling: 'summary-aliases',
  },
  'events-summary.recorded': {
    ...row,
    by: 'not-shown',
    says: 'Whether the summary takes recorded bounds is not shown.',
    ruling: 'recorded-interval-errors',
  },
  'events-summary.further-parameters': {
    ...row,
    by: 'not-shown',
    says: 'Which further parameters the summary takes is not shown.',
  },

  'events-summary.country-buckets.own-location': {
    ...row,
    seen: 'relation',
    says: '`group_by=country` puts each Event in the bucket of its own location.',
    ruling: 'group-by-totals',
  },
  'events-summary.country-buckets.may-differ': {
    ...row,
    by: 'client',
    seen: 'no',
    says: 'A total filtered by country may exceed the bucket of that country, by Events of actor origin.',
    untestable: 'It warns clients, and both outcomes conform.',
  },
  'events-summary.country-buckets.location-agrees': {
    ...row,
    seen: 'relation',
    says: 'With `country_match=location` a total filtered by country is the bucket of that country.',
    ruling: 'group-by-totals',
  },
} as const satisfies Clauses;
