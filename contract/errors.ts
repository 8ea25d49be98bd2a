/** The table or list of the specification's Errors part in which a code stands. */
export type ErrorPart = 'access' | 'entitlement' | 'validation' | 'other';

/** One error code: its HTTP status, when it is given, and what its `details` object carries. */
export interface ErrorRow {
  readonly status: number;
  /** When the code is given, in our own words. */
  readonly condition: string;
  /** Names of the members of `details` that the document lists for the code; more are free. */
  readonly details: readonly string[];
  /** Groups of names of which one each is a member of `details`. */
  readonly detailsOneOf?: readonly (readonly string[])[];
  /** `other`: the codes of Situations, Monitors and idempotency, which are only named. */
  readonly part: ErrorPart;
}

const unstated = 'named without a condition';

/**
 * Every error code of the specification, from Errors. `accepted_values` of INVALID_SUBCATEGORY_FOR_CATEGORY
 * stands under Endpoints > Events list.
 */
export const errors = {
  MISSING_API_KEY: {
    status: 401,
    condition: 'the request has no Authorization header',
    details: [],
    part: 'access',
  },
  INVALID_API_KEY: {
    status: 401,
    condition: 'the key is unknown, of the wrong form or revoked',
    details: [],
    part: 'access',
  },
  INVALID_TOKEN: {
    status: 401,
    condition: 'the bearer token is malformed or has expired',
    details: [],
    part: 'access',
  },
  API_KEY_DISABLED: {
    status: 403,
    condition: 'the key is disabled, as a rule by the abuse sweep',
    details: [],
    part: 'access',
  },
  API_ACCESS_DENIED: {
    status: 403,
    condition: 'API access is not enabled for the key',
    details: [],
    part: 'access',
  },
  ADMIN_REQUIRED: {
    status: 403,
    condition: 'the surface is a preview for administrators',
    details: [],
    part: 'access',
  },
  RATE_LIMITED: {
    status: 429,
    condition: 'requests come faster than the rate limit',
    details: [],
    part: 'access',
  },
  QUOTA_EXCEEDED: { status: 429, condition: 'the usage limit is reached', details: [], part: 'access' },

  SUBSCRIPTION_REQUIRED: {
    status: 403,
    condition: 'the action needs a paid subscription or a running trial',
    details: [],
    part: 'entitlement',
  },
  PLAN_REQUIRED: {
    status: 403,
    condition: 'the plan lacks the flag that the surface needs',
    details: ['capability', 'current_plan', 'pricing_url', 'eligible_plans', 'alternatives', 'retryable'],
    detailsOneOf: [['required_capability', 'required_flag']],
    part: 'entitlement',
  },
  PROGRAMMATIC_ACCESS_DENIED: {
    status: 403,
    condition: 'the plan has no keys and no tool-protocol access outside an evaluation',
    details: ['surface', 'pricing_url', 'arena_url'],
    part: 'entitlement',
  },
  BRIEF_ACCESS_DENIED: {
    status: 403,
    condition: 'briefs are not enabled: can_use_briefs is missing',
    details: [],
    part: 'entitlement',
  },
  DETAILED_BRIEF_NOT_AVAILABLE: {
    status: 403,
    condition: 'the depth of brief asked for is not enabled: can_use_detailed_briefs is missing',
    details: [],
    part: 'entitlement',
  },
  PAYMENT_OVERDUE: {
    status: 402,
    condition: 'the workspace is past due and its reads are paused',
    details: [],
    part: 'entitlement',
  },
  MONITOR_ACCESS_DENIED: {
    status: 403,
    condition: 'the plan has no active Monitors',
    details: [],
    part: 'entitlement',
  },
  MONITOR_FREQUENCY_NOT_ALLOWED: {
    status: 403,
    condition: 'the plan allows Monitors a daily cadence only',
    details: [],
    part: 'entitlement',
  },
  MONITOR_WEBHOOK_NOT_ALLOWED: {
    status: 403,
    condition: 'the plan has no signed webhook delivery',
    details: [],
    part: 'entitlement',
  },
  MONITOR_PUBLIC_DISABLED: {
    status: 403,
    condition: 'the deployment has Monitors switched off',
    details: [],
    part: 'entitlement',
  },
  MONITOR_MANAGER_REQUIRED: {
    status: 403,
    condition: 'someone other than an owner or admin of the organization manages Monitors',
    details: [],
    part: 'entitlement',
  },
  MONITOR_QUERY_ACCESS_DENIED: {
    status: 403,
    condition: 'the workspace lacks a source capability that the query of the Monitor needs',
    details: [],
    part: 'entitlement',
  },

  UNKNOWN_PARAM: {
    status: 400,
    condition: 'a strict endpoint got a parameter that it does not declare',
    details: ['param', 'did_you_mean', 'accepted_params'],
    part: 'validation',
  },
  MISSING_PARAM: {
    status: 400,
    condition: 'a parameter that the operation or the combination requires is absent',
    details: [],
    part: 'validation',
  },
  UNSUPPORTED_FILTER: {
    status: 400,
    condition: 'the parameter is deliberately unsupported',
    details: ['alternatives'],
    part: 'validation',
  },
  UNSUPPORTED_PARAM: {
    status: 400,
    condition: 'the parameter does not belong to this endpoint',
    details: [],
    part: 'validation',
  },
  UNSUPPORTED_ENTITY_MATCH: {
    status: 400,
    condition: 'the entity-match policy is not implemented, and a retry does not help',
    details: [],
    part: 'validation',
  },
  INVALID_CURSOR: { status: 400, condition: 'the cursor cannot be read', details: [], part: 'validation' },
  CURSOR_STALE: {
    status: 400,
    condition: 'the cursor is valid but, by age or changed data, no longer fits the result set',
    details: ['reason'],
    part: 'validation',
  },
  INVALID_DATE: {
    status: 400,
    condition: 'a date is not YYYY-MM-DD; observed bounds may also be instants',
    details: [],
    part: 'validation',
  },
  INVALID_DATE_RANGE: {
    status: 400,
    condition: 'date_start is later than date_end',
    details: [],
    part: 'validation',
  },
  DATE_WINDOW_TOO_LARGE: {
    status: 400,
    condition: 'the window exceeds the maximum span; up to a year, Events, Stories and summaries adjust it',
    details: ['coverage', 'suggested_window', 'max_days'],
    part: 'validation',
  },
  DATE_RANGE_REQUIRED: {
    status: 400,
    condition: 'the endpoint does not run without time bounds',
    details: [],
    part: 'validation',
  },
  CONFLICTING_TIME_WINDOW: {
    status: 400,
    condition: 'an explicit and a relative window come together; date with days is allowed',
    details: [],
    part: 'validation',
  },
  INVALID_LIMIT: {
    status: 400,
    condition: 'limit is out of range; above the maximum, Events, Stories and summaries serve the maximum',
    details: [],
    part: 'validation',
  },
  INVALID_NUMBER: {
    status: 400,
    condition: 'a number is no number or out of range, or days/window is no whole number within the cap',
    details: [],
    part: 'validation',
  },
  INVALID_NUMBER_RANGE: {
    status: 400,
    condition: 'the _min bound of a metric exceeds its _max bound',
    details: ['min_value', 'max_value'],
    part: 'validation',
  },
  INVALID_BOOLEAN: {
    status: 400,
    condition: 'a boolean is neither true nor false, in whatever case',
    details: [],
    part: 'validation',
  },
  INVALID_BBOX: {
    status: 400,
    condition: 'the box is malformed or inverted; latitude comes first, on maritime routes longitude',
    details: [],
    part: 'validation',
  },
  INVALID_NEAR: {
    status: 400,
    condition: 'near breaks its grammar: a pair plus radius_km, on facilities and energy one triple',
    details: [],
    part: 'validation',
  },
  INVALID_COUNTRY: {
    status: 400,
    condition: 'the country is not recognised',
    details: [],
    part: 'validation',
  },
  INVALID_ADMIN1: {
    status: 400,
    condition: 'admin1 is malformed or comes without exactly one country',
    details: [],
    part: 'validation',
  },
  INVALID_ENTITY_ID: {
    status: 400,
    condition: 'a bare name stands where a resolved id is required',
    details: [],
    part: 'validation',
  },
  ENTITY_REQUIRED: {
    status: 400,
    condition: 'an endpoint about one entity is called without entity',
    details: [],
    part: 'validation',
  },
  MULTIPLE_ENTITY_HANDLES: {
    status: 400,
    condition: 'more handles are sent than the cap allows',
    details: ['accepted_count'],
    part: 'validation',
  },
  OFFICE_SCOPE_TOO_LARGE: {
    status: 400,
    condition: 'the office has more than 1,000 holders in the window',
    details: ['holders', 'accepted_count'],
    part: 'validation',
  },
  FILTER_REQUIRED: {
    status: 400,
    condition: 'the endpoint needs a filter that narrows it',
    details: [],
    part: 'validation',
  },
  INVALID_ENUM: {
    status: 400,
    condition: 'a value lies outside a validated enum',
    details: ['accepted_values'],
    part: 'validation',
  },
  INVALID_LEI: {
    status: 400,
    condition: 'the LEI fails the ISO 17442 check digit',
    details: [],
    part: 'validation',
  },
  INVALID_FACILITY_ID: {
    status: 400,
    condition: 'the id is no canonical f_ or s_ id',
    details: [],
    part: 'validation',
  },
  AMBIGUOUS_LEGACY_ID: {
    status: 409,
    condition: 'a legacy id of a facility unit stands for several sites',
    details: ['canonical_site_ids'],
    part: 'validation',
  },
  INVALID_LIST_SOURCE: {
    status: 400,
    condition: 'the screening list is unknown or not carried yet',
    details: ['reason'],
    part: 'validation',
  },
  EVENT_FAMILY_CATEGORY_CONFLICT: {
    status: 400,
    condition: 'the deprecated event_family contradicts category',
    details: [],
    part: 'validation',
  },
  CONFLICTING_FAMILY_FILTER: {
    status: 400,
    condition: 'domain=CONFLICT comes with another event_family',
    details: [],
    part: 'validation',
  },
  EVENT_FAMILY_METRIC_CONFLICT: {
    status: 400,
    condition: 'a metric of one family is combined with a taxonomy filter of the other',
    details: ['metric_family', 'implied_family', 'accepted_metrics_for_family'],
    part: 'validation',
  },
  SUBCATEGORY_REQUIRES_CATEGORY: {
    status: 400,
    condition: 'subcategory comes without category',
    details: ['accepted_categories'],
    part: 'validation',
  },
  INVALID_SUBCATEGORY_FOR_CATEGORY: {
    status: 400,
    condition: 'the subcategory exists under another category',
    details: ['accepted_values'],
    part: 'validation',
  },
  INVALID_SUBCATEGORY: {
    status: 400,
    condition: 'the subcategory does not exist at all',
    details: ['accepted_values', 'nearest_values'],
    part: 'validation',
  },
  STORY_CATEGORY_CONFLICT: {
    status: 400,
    condition: 'story_category and the deprecated category differ',
    details: [],
    part: 'validation',
  },
  MULTIPLE_STORY_CATEGORIES: {
    status: 400,
    condition: 'the deprecated spelling carries several Story categories',
    details: [],
    part: 'validation',
  },
  INCOMPATIBLE_PARAMETERS: {
    status: 400,
    condition: 'parameters that are valid each cannot be answered together',
    details: ['required'],
    part: 'validation',
  },
  INVALID_SEARCH: {
    status: 400,
    condition: 'the search term is too short (Stories) or has too many terms (Situations)',
    details: [],
    part: 'validation',
  },
  INVALID_PARAM: {
    status: 400,
    condition: 'a value of candidate search is invalid, or its source and type do not go together',
    details: [],
    part: 'validation',
  },
  INVALID_RECORDED_INTERVAL: {
    status: 400,
    condition: 'recorded-time bounds, or the cursor of such a walk, are invalid',
    details: [],
    part: 'validation',
  },
  CONFLICTING_COUNTRY_FILTERS: {
    status: 400,
    condition: 'resource statistics got both country and country_iso3',
    details: [],
    part: 'validation',
  },
  INVALID_BODY: {
    status: 400,
    condition: 'the request body is no JSON object',
    details: [],
    part: 'validation',
  },
  UNKNOWN_FIELD: {
    status: 400,
    condition: 'a field of the body is not accepted',
    details: [],
    part: 'validation',
  },
  INVALID_WINDOW: {
    status: 400,
    condition: 'a Situation window is inverted or over 30 days, or a facet lacks one of the bounds',
    details: [],
    part: 'validation',
  },
  DATE_OUT_OF_COVERAGE: {
    status: 400,
    condition: 'the whole window lies before coverage begins',
    details: [],
    part: 'validation',
  },
  SEMANTIC_SEARCH_UNAVAILABLE: {
    status: 503,
    condition: 'the backend of semantic search is down',
    details: [],
    part: 'validation',
  },
  ENDPOINT_REMOVED: {
    status: 410,
    condition: 'the path has been removed',
    details: ['replacement'],
    part: 'validation',
  },

  INVALID_EDITION_REQUEST: { status: 400, condition: unstated, details: [], part: 'other' },
  IDEMPOTENCY_CONFLICT: { status: 409, condition: unstated, details: [], part: 'other' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_SEED: { status: 400, condition: unstated, details: [], part: 'other' },
  SEED_REQUIRED: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_DIRECTION: { status: 400, condition: unstated, details: [], part: 'other' },
  SEED_MISMATCH: { status: 409, condition: unstated, details: [], part: 'other' },
  AMBIGUOUS_EVENT_SEED: { status: 409, condition: unstated, details: [], part: 'other' },
  STORY_NOT_IN_SITUATION: { status: 409, condition: unstated, details: [], part: 'other' },
  INVALID_SITUATION_ID: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_SCOPE_VERSION: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_MONITOR_PAYLOAD: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_MONITOR_UPDATE: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_MONITOR_BATCH: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_MONITOR_CONFIGURATION: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_MONITOR_RUN_PAGINATION: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_MONITOR_MATCHES_PAGINATION: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_MONITOR_QUERY: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_WEBHOOK_URL: { status: 400, condition: unstated, details: [], part: 'other' },
  ACTOR_MATCH_NOT_SUPPORTED: { status: 400, condition: unstated, details: [], part: 'other' },
  MATERIAL_MATCH_NOT_SUPPORTED: { status: 400, condition: unstated, details: [], part: 'other' },
  VOLUME_SPIKE_NOT_SUPPORTED: { status: 400, condition: unstated, details: [], part: 'other' },
  MONITOR_ORG_REQUIRED: { status: 400, condition: unstated, details: [], part: 'other' },
  INVALID_TARGET_SCOPE: { status: 400, condition: unstated, details: [], part: 'other' },
  PREVIEW_WEBHOOK_URL_NOT_PERSISTABLE: { status: 400, condition: unstated, details: [], part: 'other' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];
export const errorRow = (code: ErrorCode): ErrorRow => errors[code];
