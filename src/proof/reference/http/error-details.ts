import { type Bendings, isObject, type Json, put, where, without } from '../bend.js';

const coded =
  (code: string) =>
  (body: Json): boolean =>
    body.code === code;

/** Puts a value, or what a function makes of the old one, at a member of the details of one code. */
const told = (code: string, member: string, value: unknown) =>
  where(coded(code), put(`details.${member}`, value));

/** Parameters whose accepted values have clauses of their own. */
const apart: readonly unknown[] = ['type', 'class'];

/** The accepted values of INVALID_ENUM, but for the parameters apart. */
const values = (value: unknown) =>
  where(
    (body) => coded('INVALID_ENUM')(body) && isObject(body.details) && !apart.includes(body.details.param),
    put('details.accepted_values', value),
  );

const withoutLast = (list: unknown): unknown => (Array.isArray(list) ? list.slice(0, -1) : list);
const halved = (value: unknown): unknown => (typeof value === 'number' ? value / 2 : value);

/** The two bounds of a refused pair, one in the place of the other. */
function swapped(body: Json): Json {
  const { details } = body;
  if (!isObject(details)) return body;
  return { ...body, details: { ...details, min_value: details.max_value, max_value: details.min_value } };
}

/** The details without what is 0 in them. */
function withoutZeros(body: Json): Json {
  const { details } = body;
  if (!isObject(details)) return body;
  return {
    ...body,
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== 0)),
  };
}

/** Faults of what errors tell in their details: each member is there and says something else. */
export const errorDetailsFaults = {
  'error-details.values-without-last': {
    clauses: ['error.accepted-values'],
    summary: 'Leaves the last of the accepted values out of INVALID_ENUM',
    bend: values(withoutLast),
  },
  'error-details.values-empty': {
    clauses: ['error.invalid-enum.details.accepted-values'],
    admits: ['error.accepted-values'],
    summary: 'Has an empty list of accepted values in INVALID_ENUM',
    bend: values((old: unknown) => (Array.isArray(old) ? [] : old)),
  },
  'error-details.booleans-as-digits': {
    clauses: ['error.accepted-values'],
    summary: 'Lists 1 and 0 as the accepted values of a boolean, which it refuses',
    bend: told('INVALID_BOOLEAN', 'accepted_values', ['1', '0']),
  },
  'error-details.entity-match-null': {
    clauses: ['error.accepted-values'],
    summary: 'Has null for the one policy of entity_match that it accepts',
    bend: told('UNSUPPORTED_ENTITY_MATCH', 'accepted_values', null),
  },
  'error-details.entity-match-bare': {
    clauses: ['error.accepted-values'],
    summary: 'Refuses a policy of entity_match without the values that it accepts',
    bend: where(coded('UNSUPPORTED_ENTITY_MATCH'), without('details.accepted_values')),
  },
  'error-details.entity-match-all': {
    clauses: ['error.accepted-values'],
    summary: 'Lists the former policies of entity_match without the one that is supported',
    bend: told('UNSUPPORTED_ENTITY_MATCH', 'accepted_values', ['material', 'actor']),
  },
  'error-details.entity-match-retryable': {
    clauses: ['error.unsupported-entity-match.not-retryable'],
    summary: 'Calls a policy of entity_match that is not supported retryable',
    bend: told('UNSUPPORTED_ENTITY_MATCH', 'retryable', true),
  },
  'error-details.handles-cap-of-office': {
    clauses: ['error.multiple-entity-handles.details.accepted-count'],
    summary: 'Has the cap on office holders for the cap on entity handles',
    bend: told('MULTIPLE_ENTITY_HANDLES', 'accepted_count', 1000),
  },
  'error-details.roster-holders-capped': {
    clauses: ['error.office-scope-too-large.details.holders'],
    summary: 'Counts no more holders of an office than it accepts',
    bend: told('OFFICE_SCOPE_TOO_LARGE', 'holders', 1000),
  },
  'error-details.roster-cap-of-handles': {
    clauses: ['error.office-scope-too-large.details.accepted-count'],
    summary: 'Has the cap on entity handles for the cap on office holders',
    bend: told('OFFICE_SCOPE_TOO_LARGE', 'accepted_count', 25),
  },
  'error-details.bounds-swapped': {
    clauses: ['error.invalid-number-range.details.min-value'],
    admits: ['error.invalid-number-range.details.max-value'],
    summary: 'Tells the larger of two crossed bounds as the smaller one',
    bend: where(coded('INVALID_NUMBER_RANGE'), swapped),
  },
  'error-details.zero-left-out': {
    clauses: ['error.invalid-number-range.details.max-value'],
    admits: ['error.invalid-number-range.details.min-value'],
    summary: 'Leaves a bound of 0 out of the details of crossed bounds',
    bend: where(coded('INVALID_NUMBER_RANGE'), withoutZeros),
  },
  'error-details.upper-bound-other': {
    clauses: ['error.invalid-number-range.details.max-value'],
    summary: 'Tells half of the upper bound that was sent',
    bend: told('INVALID_NUMBER_RANGE', 'max_value', halved),
  },
  'error-details.metric-family-implied': {
    clauses: ['error.event-family-metric-conflict.details.metric-family'],
    summary: 'Tells the family of the categories as that of the metric',
    bend: told('EVENT_FAMILY_METRIC_CONFLICT', 'metric_family', 'conflict'),
  },
  'error-details.implied-family-of-metric': {
    clauses: ['error.event-family-metric-conflict.details.implied-family'],
    summary: 'Tells the family of the metric as that of the categories',
    bend: told('EVENT_FAMILY_METRIC_CONFLICT', 'implied_family', 'cameoplus'),
  },
  'error-details.metrics-of-other-family': {
    clauses: ['error.event-family-metric-conflict.details.accepted-metrics-for-family'],
    summary: 'Lists the metrics that it refuses as those that it accepts',
    bend: told('EVENT_FAMILY_METRIC_CONFLICT', 'accepted_metrics_for_family', [
      'significance',
      'confidence',
      'magnitude',
      'systemic_importance',
      'propagation_potential',
      'market_sensitivity',
    ]),
  },
  'error-details.metrics-without-first': {
    clauses: ['error.event-family-metric-conflict.details.accepted-metrics-for-family'],
    summary: 'Lists no metric that both families have as accepted',
    bend: told('EVENT_FAMILY_METRIC_CONFLICT', 'accepted_metrics_for_family', ['goldstein_scale']),
  },
  'error-details.window-of-a-year': {
    clauses: ['error.date-window-too-large.details.suggested-window'],
    summary: 'Suggests a window of a year, which it cuts to its last days',
    bend: told('DATE_WINDOW_TOO_LARGE', 'suggested_window', {
      date_start: '2026-01-01',
      date_end: '2026-12-31',
    }),
  },
  'error-details.window-without-dates': {
    clauses: ['error.date-window-too-large.details.suggested-window'],
    summary: 'Suggests a window that has no bounds',
    bend: told('DATE_WINDOW_TOO_LARGE', 'suggested_window', {}),
  },
  'error-details.max-days-of-a-quarter': {
    clauses: ['error.date-window-too-large.details.max-days'],
    summary: 'Calls 90 days the longest window',
    bend: told('DATE_WINDOW_TOO_LARGE', 'max_days', 90),
  },
  'error-details.coverage-null': {
    clauses: ['error.date-window-too-large.details.coverage'],
    summary: 'Has a coverage of null in DATE_WINDOW_TOO_LARGE',
    bend: told('DATE_WINDOW_TOO_LARGE', 'coverage', null),
  },
  'error-details.reason-number': {
    clauses: ['error.cursor-stale.details.reason'],
    summary: 'Tells the reason of CURSOR_STALE as a number',
    bend: told('CURSOR_STALE', 'reason', 3),
  },
  'error-details.alternatives-of-another': {
    clauses: ['error.unsupported-filter.details.alternatives'],
    summary: 'Tells category as the alternative to any refused filter',
    bend: told('UNSUPPORTED_FILTER', 'alternatives', ['category']),
  },
  'error-details.alternatives-empty': {
    clauses: ['error.unsupported-filter.details.alternatives'],
    summary: 'Has no alternative to a filter for which the document shows one',
    bend: told('UNSUPPORTED_FILTER', 'alternatives', []),
  },
  'error-details.required-number': {
    clauses: ['error.incompatible-parameters.details.required'],
    summary: 'Tells as a number what parameters that cannot be answered together require',
    bend: told('INCOMPATIBLE_PARAMETERS', 'required', 3),
  },
  'error-details.param-of-another': {
    clauses: ['error.unknown-param.details.param'],
    summary: 'Names a parameter that was not sent as the unknown one',
    bend: told('UNKNOWN_PARAM', 'param', 'as_of'),
  },
  'error-details.params-without-last': {
    clauses: ['error.unknown-param.details.accepted-params'],
    summary: 'Leaves half of its parameters out of those that it accepts',
    bend: told('UNKNOWN_PARAM', 'accepted_params', (old: unknown) =>
      Array.isArray(old) ? old.slice(0, old.length / 2) : old,
    ),
  },
  'error-details.params-not-accepted': {
    clauses: ['error.unknown-param.details.accepted-params'],
    admits: ['error.unknown-param.details.param'],
    summary: 'Lists a parameter among those that it accepts, and refuses it',
    bend: told('UNKNOWN_PARAM', 'accepted_params', (old: unknown) =>
      Array.isArray(old) ? [...old, 'zone'] : old,
    ),
  },
  'error-details.suggestion-not-accepted': {
    clauses: ['error.unknown-param.details.did-you-mean', 'versioning.strict.suggested-spelling'],
    summary: 'Suggests a spelling that it does not accept either',
    bend: told('UNKNOWN_PARAM', 'did_you_mean', 'date_from'),
  },
  'error-details.categories-of-other-family': {
    clauses: ['error.subcategory-requires-category.details.accepted-categories'],
    summary: 'Lists a category that no code belongs to as the one to send with it',
    bend: told('SUBCATEGORY_REQUIRES_CATEGORY', 'accepted_categories', ['CONFLICT']),
  },
  'error-details.codes-of-another-category': {
    clauses: ['error.invalid-subcategory-for-category.details.accepted-values'],
    admits: ['events.subcategory.wrong-category.accepted-values', 'events.subcategory.filter'],
    summary: 'Lists one code that fits no category in INVALID_SUBCATEGORY_FOR_CATEGORY',
    bend: told('INVALID_SUBCATEGORY_FOR_CATEGORY', 'accepted_values', ['ZZ99']),
  },
  'error-details.invented-codes-other': {
    clauses: ['error.invalid-subcategory.details.accepted-values'],
    summary: 'Lists one code that fits no category in INVALID_SUBCATEGORY',
    bend: told('INVALID_SUBCATEGORY', 'accepted_values', ['ZZ99']),
  },
  'error-details.invented-codes-without-last': {
    clauses: ['error.invalid-subcategory.details.accepted-values'],
    summary: 'Leaves the last of the accepted codes out of INVALID_SUBCATEGORY',
    bend: told('INVALID_SUBCATEGORY', 'accepted_values', withoutLast),
  },
  'error-details.invented-codes-with-another': {
    clauses: ['error.invalid-subcategory.details.accepted-values'],
    summary: 'Lists one code that it does not accept among those that it does',
    bend: told('INVALID_SUBCATEGORY', 'accepted_values', (old: unknown) =>
      Array.isArray(old) ? [...old, 'ZZ99'] : old,
    ),
  },
  'error-details.nearest-number': {
    clauses: ['error.invalid-subcategory.details.nearest-values'],
    summary: 'Tells how many codes are near to an invented one for the codes',
    bend: told('INVALID_SUBCATEGORY', 'nearest_values', 1),
  },
  'error-details.flag-of-another-family': {
    clauses: ['error.plan-required.details.required-capability'],
    admits: ['hierarchy.entitlement'],
    summary: 'Tells one flag as the required one, whatever the family',
    bend: told('PLAN_REQUIRED', 'required_capability', 'can_use_briefs'),
  },
  'error-details.capability-number': {
    clauses: ['error.plan-required.details.capability'],
    summary: 'Tells the capability that is lacking as a number',
    bend: told('PLAN_REQUIRED', 'capability', 7),
  },
  'error-details.current-plan-number': {
    clauses: ['error.plan-required.details.current-plan'],
    summary: 'Tells the plan of the workspace as a number',
    bend: told('PLAN_REQUIRED', 'current_plan', 2),
  },
  'error-details.alternatives-boolean': {
    clauses: ['error.plan-required.details.alternatives'],
    summary: 'Says that there are alternatives to a family, and not which',
    bend: told('PLAN_REQUIRED', 'alternatives', true),
  },
  'error-details.plans-below-tier': {
    clauses: ['error.plan-required.details.eligible-plans'],
    summary: 'Calls a plan eligible whose tier does not open the family, and no other',
    bend: told('PLAN_REQUIRED', 'eligible_plans', ['Starter']),
  },
  'error-details.pricing-not-a-url': {
    clauses: [
      'error.plan-required.details.pricing-url',
      'error.programmatic-access-denied.details.pricing-url',
    ],
    summary: 'Has a sentence for the URL of the prices',
    bend: where(
      (body) => isObject(body.details) && 'pricing_url' in body.details,
      put('details.pricing_url', 'see our website'),
    ),
  },
  'error-details.arena-not-a-url': {
    clauses: ['error.programmatic-access-denied.details.arena-url'],
    summary: 'Has a sentence for the URL of the arena',
    bend: told('PROGRAMMATIC_ACCESS_DENIED', 'arena_url', 'see our website'),
  },
  'error-details.surface-number': {
    clauses: ['error.programmatic-access-denied.details.surface'],
    summary: 'Tells the surface that is closed as a number',
    bend: told('PROGRAMMATIC_ACCESS_DENIED', 'surface', 3),
  },
} as const satisfies Bendings;
