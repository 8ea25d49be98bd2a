import type { Clauses } from '../clause.js';
import { dataOperations, entitledOperations, keyedOperations } from '../operations.js';

const events = ['listEvents', 'summarizeEvents'] as const;
/** The operations that the cap on windows binds; which time parameters Stories take is not shown. */
const windows = [...events, 'listStories', 'summarizeStories'] as const;
/** The operations whose `limit` has a maximum. */
const limited = [
  ...windows,
  'listDataCenters',
  'listModels',
  'listHardware',
  'listFacilities',
  'listAwards',
  'listForeignAgentLinks',
] as const;

const general = { heading: 'Errors', operations: [], by: 'statement', seen: 'one-reply' } as const;

const access = {
  heading: 'Errors > Authentication and access',
  operations: keyedOperations,
  by: 'table',
  seen: 'one-reply',
} as const;

const entitlement = {
  heading: 'Errors > Entitlement',
  operations: keyedOperations,
  by: 'table',
  seen: 'account',
} as const;
const plan = { ...entitlement, operations: entitledOperations } as const;

const validation = {
  heading: 'Errors > Validation and request errors',
  operations: [],
  by: 'table',
  seen: 'one-reply',
} as const;
const strict = { ...validation, operations: keyedOperations } as const;
const list = { ...validation, operations: ['listEvents'] } as const;
const both = { ...validation, operations: events } as const;
const window = { ...validation, operations: windows } as const;
const stories = { ...validation, operations: ['listStories', 'summarizeStories'] } as const;
const walk = { ...validation, operations: ['listEvents', 'listStories'] } as const;
const cursor = { ...validation, operations: ['listEvents', 'listStories', 'listFacilities'] } as const;
const box = { ...validation, operations: [...windows, 'listFacilities'] } as const;
const point = { ...validation, operations: [...events, 'listStories'] } as const;
const boolean = {
  ...validation,
  operations: [...events, 'getHierarchy', 'listFacilities', 'listForeignAgentLinks'],
} as const;
const validatedEnum = {
  ...validation,
  operations: [...events, 'listStories', 'listHardware', 'listRegistryEntities', 'listFacilities'],
} as const;
const registry = {
  ...validation,
  operations: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin'],
} as const;
const facility = { ...validation, operations: ['getFacility'] } as const;
const removed = { ...validation, operations: ['removedV1'] } as const;

const duty = 'It is a duty of clients.';
const byChance = 'The document shows no request that is sure to earn it; it is judged where it is met.';
const noLegacyId = 'The document shows no legacy id and no form of one; the code is judged where it is met.';
const noBriefs = 'The document shows no route of briefs.';
const noMonitors = 'The document shows no route of Monitors.';
const noBodies = 'The document shows no route that takes a body.';
const noScreening = 'The document shows no route that takes a screening list.';
const noCandidates = 'The document shows no route of the search for candidates.';
const noSituationParameters = 'The document shows no parameter of Situations.';

/** The general rules of errors, and every row of the tables of error codes. */
export const errorClauses = {
  'error.envelope': {
    ...general,
    says: 'Every error reply uses the error envelope.',
    ruling: 'not-found-code',
  },
  'error.branch-on-code': {
    ...general,
    by: 'client',
    seen: 'no',
    says: 'Clients branch on the code of an error, not on its HTTP status or its message.',
    untestable: duty,
  },
  'error.accepted-values': {
    ...general,
    operations: [
      'listEvents',
      'summarizeEvents',
      'listStories',
      'summarizeStories',
      'searchEntities',
      'listHardware',
      'listRegistryEntities',
    ],
    says: 'The error about a value from a finite set carries that set in `details.accepted_values`.',
    ruling: 'unknown-enum-value',
  },
  'error.code-status': {
    ...general,
    by: 'table',
    says: 'A reply with a listed code has the HTTP status that stands beside the code.',
  },
  'error.server-errors': {
    ...general,
    by: 'table',
    says: 'No request is answered with a server error, save the 503 of semantic search.',
    ruling: 'one-bad-answer-and-many',
  },
  'error.unlisted-codes': {
    ...general,
    by: 'not-shown',
    says: 'Which codes exist besides those listed is left open.',
  },
  'error.several-faults': {
    ...general,
    by: 'not-shown',
    says: 'Which of several faults in one request names the error is left open.',
    ruling: 'several-faults',
  },
  'error.details.place': {
    ...general,
    heading: validation.heading,
    by: 'not-shown',
    says: 'Whether what the table lists without `details.` stands in `details` or beside it is left open.',
    ruling: 'error-details',
  },
  'error.details.forms': {
    ...general,
    heading: validation.heading,
    by: 'not-shown',
    says: 'The order, the wording and the JSON types of what the members of `details` hold are left open where the table only names them.',
    ruling: 'error-details',
  },
  'error.details.others': {
    ...general,
    heading: validation.heading,
    by: 'not-shown',
    says: 'Which members `details` has beside those that the document names for the code is left open.',
    ruling: 'error-details',
  },
  'error.unknown-path': {
    ...general,
    by: 'not-shown',
    says: 'Which code, and which status besides the usual 404, an unknown path earns is left open.',
  },

  'error.missing-api-key': {
    ...access,
    says: 'A request without an Authorization header is a 401 `MISSING_API_KEY`.',
    ruling: 'token-or-key',
  },
  'error.invalid-api-key': {
    ...access,
    says: 'A well-formed key that the service does not know is a 401 `INVALID_API_KEY`.',
    ruling: 'token-or-key',
  },
  'error.invalid-api-key.wrong-format': {
    ...access,
    says: 'A key of the wrong form is a 401 `INVALID_API_KEY`.',
    ruling: 'token-or-key',
  },
  'error.invalid-api-key.revoked': {
    ...access,
    seen: 'account',
    says: 'A revoked key is a 401 `INVALID_API_KEY`.',
  },
  'error.invalid-token': {
    ...access,
    says: 'A malformed bearer token is a 401 `INVALID_TOKEN`.',
    ruling: 'token-or-key',
  },
  'error.invalid-token.expired': {
    ...access,
    seen: 'account',
    says: 'An expired bearer token is a 401 `INVALID_TOKEN`.',
    untestable: 'The document shows no bearer token that has an end of life, so none can be sent.',
  },
  'error.api-key-disabled': {
    ...access,
    seen: 'account',
    says: 'A disabled key is a 403 `API_KEY_DISABLED`.',
  },
  'error.api-access-denied': {
    ...access,
    seen: 'account',
    says: 'A key for which API access is not enabled is a 403 `API_ACCESS_DENIED`.',
  },
  'error.admin-required': {
    ...access,
    operations: [],
    seen: 'no',
    says: 'A request by anyone but an administrator to a preview for administrators is a 403 `ADMIN_REQUIRED`.',
    untestable: 'The document shows no preview surface.',
  },
  'error.rate-limited': {
    ...access,
    operations: [],
    seen: 'account',
    says: 'A request over the rate limit is a 429 `RATE_LIMITED`.',
    ruling: 'answers-to-any-request',
  },
  'error.rate-limited.retry-after': {
    ...access,
    operations: [],
    by: 'not-shown',
    seen: 'account',
    says: 'Whether a refusal for too many requests carries a `Retry-After` header is left open.',
    ruling: 'answers-to-any-request',
  },
  'error.quota-exceeded': {
    ...access,
    operations: dataOperations,
    seen: 'account',
    says: 'A request over the usage limit is a 429 `QUOTA_EXCEEDED`.',
    ruling: 'answers-to-any-request',
  },

  'error.subscription-required': {
    ...entitlement,
    says: 'An action that lacks the paid subscription or trial it needs is a 403 `SUBSCRIPTION_REQUIRED`.',
    ruling: 'missing-entitlement',
  },
  'error.plan-required': {
    ...plan,
    says: 'A request whose plan flag is missing is a 403 `PLAN_REQUIRED`.',
    ruling: 'missing-entitlement',
  },
  'error.plan-required.details.required-capability': {
    ...plan,
    says: 'The details of `PLAN_REQUIRED` carry `required_capability` or `required_flag`.',
  },
  'error.plan-required.details.capability': {
    ...plan,
    says: 'The details of `PLAN_REQUIRED` carry `capability`.',
  },
  'error.plan-required.details.current-plan': {
    ...plan,
    says: 'The details of `PLAN_REQUIRED` carry `current_plan`.',
  },
  'error.plan-required.details.pricing-url': {
    ...plan,
    says: 'The details of `PLAN_REQUIRED` carry `pricing_url`.',
  },
  'error.plan-required.details.eligible-plans': {
    ...plan,
    says: 'The details of `PLAN_REQUIRED` carry `eligible_plans`.',
  },
  'error.plan-required.details.alternatives': {
    ...plan,
    says: 'The details of `PLAN_REQUIRED` carry `alternatives`.',
  },
  'error.plan-required.details.retryable': {
    ...plan,
    says: 'The details of `PLAN_REQUIRED` carry `retryable`, which is false.',
  },
  'error.programmatic-access-denied': {
    ...entitlement,
    says: 'A plan with neither keys nor tool-protocol access, unless evaluating, is a 403 `PROGRAMMATIC_ACCESS_DENIED`.',
  },
  'error.programmatic-access-denied.details.surface': {
    ...entitlement,
    says: 'The details of `PROGRAMMATIC_ACCESS_DENIED` carry `surface`.',
  },
  'error.programmatic-access-denied.details.pricing-url': {
    ...entitlement,
    says: 'The details of `PROGRAMMATIC_ACCESS_DENIED` carry `pricing_url`.',
    ruling: 'error-details',
  },
  'error.programmatic-access-denied.details.arena-url': {
    ...entitlement,
    says: 'The details of `PROGRAMMATIC_ACCESS_DENIED` carry `arena_url`.',
    ruling: 'error-details',
  },
  'error.brief-access-denied': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'A request for a brief without `can_use_briefs` is a 403 `BRIEF_ACCESS_DENIED`.',
    untestable: noBriefs,
  },
  'error.detailed-brief-not-available': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'A request for a brief of a depth that needs `can_use_detailed_briefs`, without it, is a 403 `DETAILED_BRIEF_NOT_AVAILABLE`.',
    untestable: noBriefs,
  },
  'error.payment-overdue': {
    ...entitlement,
    operations: dataOperations,
    says: 'A workspace past due gets 402 `PAYMENT_OVERDUE`.',
    ruling: 'answers-to-any-request',
  },
  'error.payment-overdue.reads-paused': {
    ...entitlement,
    operations: dataOperations,
    says: 'A workspace past due is not served any reads.',
  },
  'error.monitor-access-denied': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'A request for Monitors under a plan on which they are not active is a 403 `MONITOR_ACCESS_DENIED`.',
    untestable: noMonitors,
  },
  'error.monitor-frequency-not-allowed': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'Any cadence of a Monitor but daily, under a plan that allows no other, is a 403 `MONITOR_FREQUENCY_NOT_ALLOWED`.',
    untestable: noMonitors,
  },
  'error.monitor-webhook-not-allowed': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'Signed webhook delivery under a plan that has none is a 403 `MONITOR_WEBHOOK_NOT_ALLOWED`.',
    untestable: noMonitors,
  },
  'error.monitor-public-disabled': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'A request for Monitors to a deployment that has them disabled is a 403 `MONITOR_PUBLIC_DISABLED`.',
    untestable: noMonitors,
  },
  'error.monitor-manager-required': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'A change of Monitors by anyone but an owner or admin of the organization is a 403 `MONITOR_MANAGER_REQUIRED`.',
    untestable: noMonitors,
  },
  'error.monitor-query-access-denied': {
    ...entitlement,
    operations: [],
    seen: 'no',
    says: 'A Monitor whose query needs a source capability that the workspace lacks is a 403 `MONITOR_QUERY_ACCESS_DENIED`.',
    untestable: noMonitors,
  },

  'error.unknown-param': {
    ...strict,
    says: 'A parameter that a strict endpoint does not declare is a 400 `UNKNOWN_PARAM`.',
    ruling: 'undeclared-parameters',
  },
  'error.unknown-param.details.param': {
    ...strict,
    says: 'The details of `UNKNOWN_PARAM` name the undeclared parameter in `param`.',
  },
  'error.unknown-param.details.did-you-mean': {
    ...strict,
    says: 'The details of `UNKNOWN_PARAM` carry `did_you_mean`.',
    ruling: 'error-details',
  },
  'error.unknown-param.details.accepted-params': {
    ...strict,
    says: 'The details of `UNKNOWN_PARAM` carry `accepted_params`.',
    ruling: 'error-details',
  },
  'error.missing-param': {
    ...validation,
    operations: ['listAwards', 'lookUpIsin'],
    says: 'A request without a parameter that the operation requires is a 400 `MISSING_PARAM`.',
    ruling: 'missing-selector',
  },
  'error.missing-param.combination': {
    ...list,
    says: 'A request without a parameter that its combination of parameters requires is a 400 `MISSING_PARAM`.',
    ruling: 'recorded-interval-errors',
    untestable: 'Every combination that is shown may earn another code as well.',
  },
  'error.unsupported-filter': {
    ...list,
    says: 'A parameter that is deliberately unsupported is a 400 `UNSUPPORTED_FILTER`.',
    ruling: 'retired-aliases',
  },
  'error.unsupported-filter.details.alternatives': {
    ...list,
    says: 'The details of `UNSUPPORTED_FILTER` carry `alternatives`.',
  },
  'error.unsupported-param': {
    ...validation,
    operations: ['listEvents'],
    says: 'A parameter that is no part of the endpoint is a 400 `UNSUPPORTED_PARAM`.',
    ruling: 'undeclared-parameters',
  },
  'error.unsupported-entity-match': {
    ...both,
    says: 'An entity-match policy that is not implemented is a 400 `UNSUPPORTED_ENTITY_MATCH`.',
    ruling: 'entity-match',
  },
  'error.unsupported-entity-match.not-retryable': {
    ...both,
    seen: 'relation',
    says: 'A repeat of a request refused with `UNSUPPORTED_ENTITY_MATCH` is refused again.',
    ruling: 'entity-match',
  },
  'error.invalid-cursor': {
    ...cursor,
    says: 'A cursor that cannot be read is a 400 `INVALID_CURSOR`.',
    ruling: 'cursor-errors',
  },
  'error.invalid-cursor.restart': {
    ...cursor,
    by: 'client',
    seen: 'no',
    says: 'After `INVALID_CURSOR` clients start again from the first page.',
    untestable: duty,
  },
  'error.cursor-stale': {
    ...walk,
    seen: 'relation',
    says: 'A valid cursor that no longer describes the result set is a 400 `CURSOR_STALE`.',
    ruling: 'cursor-errors',
  },
  'error.cursor-stale.age': {
    ...walk,
    seen: 'time',
    says: 'A valid cursor older than 24 hours is a 400 `CURSOR_STALE`.',
  },
  'error.cursor-stale.data-change': {
    ...walk,
    seen: 'no',
    says: 'A valid cursor whose result set has changed with the data is a 400 `CURSOR_STALE`.',
    ruling: 'cursor-errors',
    untestable: 'A client can neither change the data nor know that they changed under its walk.',
  },
  'error.cursor-stale.details.reason': {
    ...walk,
    seen: 'relation',
    says: 'The details of `CURSOR_STALE` carry `reason`.',
    ruling: 'cursor-errors',
  },
  'error.invalid-date': { ...window, says: 'A date that is not YYYY-MM-DD is a 400 `INVALID_DATE`.' },
  'error.invalid-date.observed': {
    ...window,
    operations: ['listEvents', 'summarizeEvents', 'listStories'],
    says: 'An observed bound that is neither such a date nor an instant is a 400 `INVALID_DATE`.',
  },
  'error.invalid-date.observed-instant': {
    ...window,
    operations: ['listEvents', 'listStories'],
    says: 'An observed bound may be an instant and is then no `INVALID_DATE`.',
  },
  'error.invalid-date-range': {
    ...window,
    says: 'A `date_start` after `date_end` is a 400 `INVALID_DATE_RANGE`.',
  },
  'error.date-window-too-large': {
    ...window,
    says: 'A window of more than a year is a 400 `DATE_WINDOW_TOO_LARGE`.',
    ruling: 'window-over-thirty-days',
  },
  'error.date-window-too-large.served-up-to-a-year': {
    ...window,
    says: 'A window over the maximum span but not over a year is served.',
    ruling: 'window-over-thirty-days',
  },
  'error.date-window-too-large.most-recent-days': {
    ...window,
    says: 'An over-long window that is served keeps its most recent permitted days.',
    ruling: 'window-over-thirty-days',
  },
  'error.date-window-too-large.window-adjustment': {
    ...window,
    says: 'An over-long window that is served is reported in `meta.window_adjustment`.',
    ruling: 'window-over-thirty-days',
  },
  'error.date-window-too-large.details.coverage': {
    ...window,
    says: 'The details of `DATE_WINDOW_TOO_LARGE` carry `coverage`.',
  },
  'error.date-window-too-large.details.suggested-window': {
    ...window,
    says: 'The details of `DATE_WINDOW_TOO_LARGE` carry `suggested_window`.',
    ruling: 'error-details',
  },
  'error.date-window-too-large.details.max-days': {
    ...window,
    says: 'The details of `DATE_WINDOW_TOO_LARGE` carry `max_days`.',
    ruling: 'error-details',
  },
  'error.date-range-required': {
    ...validation,
    seen: 'data',
    says: 'A request without time bounds to an endpoint that does not run unbounded is a 400 `DATE_RANGE_REQUIRED`.',
    untestable: byChance,
  },
  'error.date-range-required.endpoints': {
    ...validation,
    by: 'not-shown',
    seen: 'data',
    says: 'Which endpoints do not run without time bounds is left open.',
  },
  'error.conflicting-time-window': {
    ...window,
    operations: ['listEvents', 'summarizeEvents', 'listStories'],
    says: 'An explicit window together with a relative one is a 400 `CONFLICTING_TIME_WINDOW`.',
    ruling: 'window-mixes',
  },
  'error.conflicting-time-window.date-with-days': {
    ...list,
    says: 'The parameter `date` together with `days` is allowed.',
    ruling: 'window-mixes',
  },
  'error.invalid-limit': {
    ...validation,
    operations: limited,
    says: 'A limit out of range is a 400 `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'error.invalid-limit.above-max': {
    ...window,
    says: 'A limit above the maximum is served at the maximum and is no `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'error.invalid-number': {
    ...validation,
    operations: [...events, 'listFacilities'],
    says: 'A number parameter other than `limit` whose value is no number is a 400 `INVALID_NUMBER`.',
  },
  'error.invalid-number.out-of-range': {
    ...both,
    says: 'A number parameter other than `limit` whose value is out of range is a 400 `INVALID_NUMBER`.',
    ruling: 'radius-above-max',
  },
  'error.invalid-number.days': {
    ...window,
    operations: ['listEvents', 'summarizeEvents', 'listStories'],
    says: 'A `days` that is no whole number from 1 to its cap is a 400 `INVALID_NUMBER`.',
    ruling: 'days-above-thirty',
  },
  'error.invalid-number.window': {
    ...list,
    says: 'A `window` that is no whole number of days from 1 to its cap is a 400 `INVALID_NUMBER`.',
    ruling: 'days-above-thirty',
  },
  'error.invalid-number-range': {
    ...both,
    says: 'A metric `_min` above the `_max` of the same metric is a 400 `INVALID_NUMBER_RANGE`.',
  },
  'error.invalid-number-range.equal-bounds': {
    ...both,
    says: 'A metric `_min` equal to its `_max` is no `INVALID_NUMBER_RANGE`.',
    ruling: 'metric-bounds-inclusive',
  },
  'error.invalid-number-range.details.min-value': {
    ...both,
    says: 'The details of `INVALID_NUMBER_RANGE` carry `min_value`.',
  },
  'error.invalid-number-range.details.max-value': {
    ...both,
    says: 'The details of `INVALID_NUMBER_RANGE` carry `max_value`.',
    ruling: 'error-details',
  },
  'error.invalid-boolean': {
    ...boolean,
    says: 'A boolean other than true or false is a 400 `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'error.invalid-boolean.case': {
    ...boolean,
    says: 'True and false are accepted as booleans in any case of their letters.',
  },
  'error.invalid-bbox': { ...box, says: 'A malformed box is a 400 `INVALID_BBOX`.', ruling: 'faulty-box' },
  'error.invalid-bbox.inverted-latitude': {
    ...box,
    says: 'A box whose `lat_min` exceeds its `lat_max` is a 400 `INVALID_BBOX`.',
    ruling: 'faulty-box',
  },
  'error.invalid-bbox.inverted-longitude': {
    ...box,
    operations: ['listEvents', 'listStories', 'listFacilities'],
    says: 'A box whose `lon_min` exceeds its `lon_max` is a 400 `INVALID_BBOX`.',
    ruling: 'faulty-box',
  },
  'error.invalid-bbox.latitude-first': {
    ...box,
    says: 'A box on Events, Stories and facilities is read latitude first.',
    ruling: 'maritime-box-order',
  },
  'error.invalid-near': {
    ...point,
    says: 'A `near` of Events or Stories that is not a pair of latitude and longitude is a 400 `INVALID_NEAR`.',
    ruling: 'near-without-radius',
  },
  'error.invalid-near.triple': {
    ...point,
    says: 'A `near` of Events or Stories that carries the radius as a third number is a 400 `INVALID_NEAR`.',
  },
  'error.invalid-near.facilities': {
    ...validation,
    operations: ['listFacilities'],
    says: 'A `near` of facilities that is not one triple of latitude, longitude and radius is a 400 `INVALID_NEAR`.',
  },
  'error.invalid-country': {
    ...window,
    operations: ['listEvents', 'summarizeEvents', 'listStories'],
    says: 'A country that is not recognised is a 400 `INVALID_COUNTRY`.',
    ruling: 'country-codes',
  },
  'error.invalid-admin1': {
    ...both,
    says: 'A malformed `admin1` is a 400 `INVALID_ADMIN1`.',
    ruling: 'admin1-country',
  },
  'error.invalid-admin1.no-country': {
    ...both,
    says: 'An `admin1` without a country is a 400 `INVALID_ADMIN1`.',
    ruling: 'admin1-country',
  },
  'error.invalid-admin1.several-countries': {
    ...both,
    says: 'An `admin1` with more than one country is a 400 `INVALID_ADMIN1`.',
    ruling: 'admin1-country',
  },
  'error.invalid-entity-id': {
    ...validation,
    operations: ['listAwards'],
    says: 'A bare name in a place that needs a resolved id is a 400 `INVALID_ENTITY_ID`.',
    ruling: 'accepted-handles',
  },
  'error.entity-required': {
    ...validation,
    operations: ['getEntityTone'],
    says: 'A request without `entity` to an endpoint about one entity is a 400 `ENTITY_REQUIRED`.',
    ruling: 'missing-selector',
  },
  'error.multiple-entity-handles': {
    ...window,
    says: 'More entity handles than the cap are a 400 `MULTIPLE_ENTITY_HANDLES`.',
    ruling: 'unresolved-handles',
  },
  'error.multiple-entity-handles.details.accepted-count': {
    ...window,
    says: 'The details of `MULTIPLE_ENTITY_HANDLES` carry `accepted_count`.',
  },
  'error.office-scope-too-large': {
    ...both,
    seen: 'data',
    says: 'An office with more than 1,000 holders in the window is a 400 `OFFICE_SCOPE_TOO_LARGE`.',
  },
  'error.office-scope-too-large.details.holders': {
    ...both,
    seen: 'data',
    says: 'The details of `OFFICE_SCOPE_TOO_LARGE` carry `holders`.',
  },
  'error.office-scope-too-large.details.accepted-count': {
    ...both,
    seen: 'data',
    says: 'The details of `OFFICE_SCOPE_TOO_LARGE` carry `accepted_count`.',
    ruling: 'error-details',
  },
  'error.filter-required': {
    ...validation,
    operations: ['listRegistryEntities'],
    says: 'An endpoint that needs a narrowing filter and gets none is a 400 `FILTER_REQUIRED`.',
  },
  'error.invalid-enum': {
    ...validatedEnum,
    says: 'A value outside a validated enum is a 400 `INVALID_ENUM`.',
    ruling: 'unknown-enum-value',
  },
  'error.invalid-enum.details.accepted-values': {
    ...validatedEnum,
    says: 'The details of `INVALID_ENUM` carry `accepted_values`.',
    ruling: 'unknown-enum-value',
  },
  'error.invalid-lei': {
    ...registry,
    says: 'An LEI that fails the check digits of ISO 17442 is a 400 `INVALID_LEI`.',
  },
  'error.invalid-facility-id': {
    ...facility,
    says: 'An id of neither the `f_` nor the `s_` form is a 400 `INVALID_FACILITY_ID`.',
    ruling: 'facility-ids',
  },
  'error.ambiguous-legacy-id': {
    ...facility,
    seen: 'data',
    says: 'A legacy id of a facility unit that stands for several sites is a 409 `AMBIGUOUS_LEGACY_ID`.',
    ruling: 'facility-ids',
    untestable: noLegacyId,
  },
  'error.ambiguous-legacy-id.details.canonical-site-ids': {
    ...facility,
    seen: 'data',
    says: 'The details of `AMBIGUOUS_LEGACY_ID` carry `canonical_site_ids`.',
    ruling: 'facility-ids',
    untestable: noLegacyId,
  },
  'error.invalid-list-source': {
    ...validation,
    seen: 'no',
    says: 'A screening list that the service does not know is a 400 `INVALID_LIST_SOURCE`.',
    untestable: noScreening,
  },
  'error.invalid-list-source.not-carried': {
    ...validation,
    seen: 'no',
    says: 'A screening list that is declared but not carried yet is a 400 `INVALID_LIST_SOURCE`.',
    untestable: noScreening,
  },
  'error.invalid-list-source.details.reason': {
    ...validation,
    seen: 'no',
    says: 'The details of `INVALID_LIST_SOURCE` carry `reason`.',
    untestable: noScreening,
  },
  'error.invalid-list-source.details.reason.unknown-source-key': {
    ...validation,
    seen: 'no',
    says: 'The `reason` of the refusal of an unknown screening list is `unknown_source_key`.',
    untestable: noScreening,
  },
  'error.invalid-list-source.details.reason.declared-but-not-ingested': {
    ...validation,
    seen: 'no',
    says: 'The `reason` of the refusal of a list not carried yet is `declared_but_not_ingested`.',
    untestable: noScreening,
  },
  'error.event-family-category-conflict': {
    ...both,
    says: 'An `event_family` that contradicts `category` is a 400 `EVENT_FAMILY_CATEGORY_CONFLICT`.',
    ruling: 'contradicting-family-filters',
  },
  'error.conflicting-family-filter': {
    ...both,
    says: 'A `domain` of `CONFLICT` with another `event_family` is a 400 `CONFLICTING_FAMILY_FILTER`.',
    ruling: 'contradicting-family-filters',
  },
  'error.event-family-metric-conflict': {
    ...both,
    says: 'A metric of one family with a taxonomy filter of the other is a 400 `EVENT_FAMILY_METRIC_CONFLICT`.',
    ruling: 'implied-family',
  },
  'error.event-family-metric-conflict.details.metric-family': {
    ...both,
    says: 'The details of `EVENT_FAMILY_METRIC_CONFLICT` carry `metric_family`.',
  },
  'error.event-family-metric-conflict.details.implied-family': {
    ...both,
    says: 'The details of `EVENT_FAMILY_METRIC_CONFLICT` carry `implied_family`.',
    ruling: 'error-details',
  },
  'error.event-family-metric-conflict.details.accepted-metrics-for-family': {
    ...both,
    says: 'The details of `EVENT_FAMILY_METRIC_CONFLICT` carry `accepted_metrics_for_family`.',
    ruling: 'error-details',
  },
  'error.subcategory-requires-category': {
    ...both,
    says: 'A `subcategory` without `category` is a 400 `SUBCATEGORY_REQUIRES_CATEGORY`.',
    ruling: 'subcategory-errors',
  },
  'error.subcategory-requires-category.details.accepted-categories': {
    ...both,
    says: 'The details of `SUBCATEGORY_REQUIRES_CATEGORY` carry `accepted_categories`.',
    ruling: 'error-details',
  },
  'error.invalid-subcategory-for-category': {
    ...both,
    says: 'A real subcategory under another category is a 400 `INVALID_SUBCATEGORY_FOR_CATEGORY`.',
    ruling: 'subcategory-errors',
  },
  'error.invalid-subcategory-for-category.details.accepted-values': {
    ...both,
    heading: 'Errors',
    by: 'statement',
    says: 'The details of `INVALID_SUBCATEGORY_FOR_CATEGORY` carry `accepted_values`.',
    ruling: 'error-details',
  },
  'error.invalid-subcategory': {
    ...both,
    says: 'A `subcategory` that does not exist is a 400 `INVALID_SUBCATEGORY`.',
    ruling: 'subcategory-errors',
  },
  'error.invalid-subcategory.details.accepted-values': {
    ...both,
    says: 'The details of `INVALID_SUBCATEGORY` carry `accepted_values`.',
    ruling: 'error-details',
  },
  'error.invalid-subcategory.details.nearest-values': {
    ...both,
    says: 'The details of `INVALID_SUBCATEGORY` carry `nearest_values`.',
    ruling: 'error-details',
  },
  'error.story-category-conflict': {
    ...stories,
    seen: 'relation',
    says: 'A `story_category` and a deprecated `category` of different values are a 400 `STORY_CATEGORY_CONFLICT`.',
    ruling: 'stories-category',
  },
  'error.multiple-story-categories': {
    ...stories,
    seen: 'relation',
    says: 'Several Story categories in the deprecated `category` are a 400 `MULTIPLE_STORY_CATEGORIES`.',
    ruling: 'stories-category',
  },
  'error.incompatible-parameters': {
    ...validation,
    operations: dataOperations,
    seen: 'data',
    says: 'Valid parameters that cannot be answered together are a 400 `INCOMPATIBLE_PARAMETERS`.',
    untestable: byChance,
  },
  'error.incompatible-parameters.details.required': {
    ...validation,
    operations: dataOperations,
    seen: 'data',
    says: 'The details of `INCOMPATIBLE_PARAMETERS` carry `required`.',
    untestable: byChance,
  },
  'error.incompatible-parameters.pairs': {
    ...validation,
    operations: dataOperations,
    by: 'not-shown',
    seen: 'data',
    says: 'Which valid parameters cannot be answered together is left open.',
  },
  'error.invalid-search': {
    ...list,
    says: 'A search term that is refused as too short is a 400 `INVALID_SEARCH`.',
    ruling: 'phrase-search',
  },
  'error.invalid-search.stories': {
    ...validation,
    operations: ['listStories'],
    says: 'A search of one character on Stories is a 400 `INVALID_SEARCH`.',
  },
  'error.invalid-search.situations': {
    ...validation,
    operations: ['listSituations'],
    seen: 'no',
    says: 'A search of Situations with too many terms is a 400 `INVALID_SEARCH`.',
    untestable: noSituationParameters,
  },
  'error.invalid-param': {
    ...validation,
    seen: 'no',
    says: 'An invalid value in the search for candidates is a 400 `INVALID_PARAM`.',
    untestable: noCandidates,
  },
  'error.invalid-param.source-and-type': {
    ...validation,
    seen: 'no',
    says: 'A source and a type of the search for candidates that do not go together are a 400 `INVALID_PARAM`.',
    untestable: noCandidates,
  },
  'error.invalid-recorded-interval': {
    ...list,
    says: 'Invalid bounds of recorded time are a 400 `INVALID_RECORDED_INTERVAL`.',
    ruling: 'recorded-interval-errors',
  },
  'error.invalid-recorded-interval.cursor': {
    ...list,
    says: 'An invalid cursor on a walk by recorded time is a 400 `INVALID_RECORDED_INTERVAL`.',
    ruling: 'recorded-interval-errors',
  },
  'error.conflicting-country-filters': {
    ...validation,
    seen: 'no',
    says: 'Both `country` and `country_iso3` on resource statistics are a 400 `CONFLICTING_COUNTRY_FILTERS`.',
    ruling: 'country-and-country-iso3',
    untestable: 'The document shows no route of resource statistics.',
  },
  'error.invalid-body': {
    ...validation,
    seen: 'no',
    says: 'A request body that is no JSON object is a 400 `INVALID_BODY`.',
    ruling: 'read-only',
    untestable: noBodies,
  },
  'error.unknown-field': {
    ...validation,
    seen: 'no',
    says: 'A field of the request body that is not accepted is a 400 `UNKNOWN_FIELD`.',
    ruling: 'read-only',
    untestable: noBodies,
  },
  'error.invalid-window.inverted': {
    ...validation,
    operations: ['listSituations'],
    seen: 'no',
    says: 'A Situation window whose start comes after its end is a 400 `INVALID_WINDOW`.',
    untestable: noSituationParameters,
  },
  'error.invalid-window.too-long': {
    ...validation,
    operations: ['listSituations'],
    seen: 'no',
    says: 'A Situation window of over 30 days is a 400 `INVALID_WINDOW`.',
    untestable: noSituationParameters,
  },
  'error.invalid-window.facet': {
    ...validation,
    operations: ['listSituations'],
    seen: 'no',
    says: 'A facet of Situations without both bounds of its window is a 400 `INVALID_WINDOW`.',
    untestable: noSituationParameters,
  },
  'error.date-out-of-coverage': {
    ...window,
    operations: ['listEvents', 'summarizeEvents', 'listStories'],
    says: 'A window that ends before coverage begins is a 400 `DATE_OUT_OF_COVERAGE`.',
    ruling: 'window-before-coverage',
  },
  'error.semantic-search-unavailable': {
    ...validation,
    operations: ['listEvents', 'listStories'],
    seen: 'data',
    says: 'A semantic search whose backend is down is a 503 `SEMANTIC_SEARCH_UNAVAILABLE`.',
    ruling: 'answers-to-any-request',
    untestable: byChance,
  },
  'error.endpoint-removed': {
    ...removed,
    says: 'A removed path is a 410 `ENDPOINT_REMOVED`.',
    ruling: 'v1-without-key',
  },
  'error.endpoint-removed.details.replacement': {
    ...removed,
    says: 'The details of `ENDPOINT_REMOVED` carry `replacement`.',
    ruling: 'removed-paths',
  },
  'error.not-held': {
    ...validation,
    operations: ['getRegistryEntity'],
    says: 'A well-formed LEI that is not held is a 404.',
    ruling: 'not-found-code',
  },
  'error.not-held.code': {
    ...validation,
    operations: ['getRegistryEntity'],
    by: 'not-shown',
    says: 'The code of the 404 for an LEI that is not held is left open.',
    ruling: 'not-found-code',
  },
} as const satisfies Clauses;

const row = {
  heading: 'Errors > Validation and request errors',
  operations: [],
  by: 'table',
  seen: 'no',
  untestable: 'The document names the code without a condition and shows no route that is sure to earn it.',
} as const;

/** The codes that the document only lists: those of Situations, Monitors and idempotency. */
export const listedErrorClauses = {
  'error.listed.invalid-edition-request': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_EDITION_REQUEST`.',
  },
  'error.listed.idempotency-conflict': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `IDEMPOTENCY_CONFLICT`.',
    ruling: 'read-only',
  },
  'error.listed.idempotency-key-required': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `IDEMPOTENCY_KEY_REQUIRED`.',
    ruling: 'read-only',
  },
  'error.listed.invalid-seed': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_SEED`.',
  },
  'error.listed.seed-required': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `SEED_REQUIRED`.',
  },
  'error.listed.invalid-direction': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_DIRECTION`.',
    ruling: 'unknown-enum-value',
  },
  'error.listed.seed-mismatch': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `SEED_MISMATCH`.',
  },
  'error.listed.ambiguous-event-seed': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `AMBIGUOUS_EVENT_SEED`.',
  },
  'error.listed.story-not-in-situation': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `STORY_NOT_IN_SITUATION`.',
  },
  'error.listed.invalid-situation-id': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_SITUATION_ID`.',
  },
  'error.listed.invalid-scope-version': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_SCOPE_VERSION`.',
  },
  'error.listed.invalid-monitor-payload': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_PAYLOAD`.',
  },
  'error.listed.invalid-monitor-update': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_UPDATE`.',
  },
  'error.listed.invalid-monitor-batch': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_BATCH`.',
  },
  'error.listed.invalid-monitor-configuration': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_CONFIGURATION`.',
  },
  'error.listed.invalid-monitor-run-pagination': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_RUN_PAGINATION`.',
  },
  'error.listed.invalid-monitor-matches-pagination': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_MATCHES_PAGINATION`.',
  },
  'error.listed.invalid-monitor-query': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_QUERY`.',
  },
  'error.listed.invalid-webhook-url': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_WEBHOOK_URL`.',
  },
  'error.listed.actor-match-not-supported': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `ACTOR_MATCH_NOT_SUPPORTED`.',
    ruling: 'entity-match',
  },
  'error.listed.material-match-not-supported': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `MATERIAL_MATCH_NOT_SUPPORTED`.',
    ruling: 'entity-match',
  },
  'error.listed.volume-spike-not-supported': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `VOLUME_SPIKE_NOT_SUPPORTED`.',
  },
  'error.listed.monitor-org-required': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `MONITOR_ORG_REQUIRED`.',
  },
  'error.listed.invalid-target-scope': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_TARGET_SCOPE`.',
  },
  'error.listed.preview-webhook-url-not-persistable': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `PREVIEW_WEBHOOK_URL_NOT_PERSISTABLE`.',
  },
} as const satisfies Clauses;
