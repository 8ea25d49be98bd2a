import {
  type ClauseId,
  type ErrorCode,
  errorCodes,
  errorRow,
  type OperationId,
  operationIds,
  type RulingId,
} from '../../../../../contract/index.js';
import type { OperatorId } from '../operators.js';
import { kept } from './changes.js';
import { compute } from './families.js';
import type { Freedom } from './freedom.js';

const kindOf = (code: ErrorCode): string => `${errorRow(code).status} ${code}`;

/** Codes of a value outside a finite set, for which the document names no list of the set. */
const ofValues = [
  'INVALID_BOOLEAN',
  'INVALID_DIRECTION',
  'UNSUPPORTED_ENTITY_MATCH',
  'ACTOR_MATCH_NOT_SUPPORTED',
  'MATERIAL_MATCH_NOT_SUPPORTED',
] as const satisfies readonly ErrorCode[];

/** Members that are judged where they are there, though the document does not name them for the code. */
const judgedIn = (code: ErrorCode): readonly string[] => [
  ...(ofValues.some((each) => each === code) ? ['accepted_values'] : []),
  ...(code === 'UNSUPPORTED_ENTITY_MATCH' ? ['retryable'] : []),
  ...(code === 'EVENT_FAMILY_CATEGORY_CONFLICT' ? ['accepted_values'] : []),
];

/** What stands in the details of a code beside the members that the document names for it. */
const others: readonly Freedom[] = errorCodes.map((code) => {
  const { details, detailsOneOf = [] } = errorRow(code);
  const named = [...details, ...detailsOneOf.flat(), ...judgedIn(code)];
  return {
    kinds: [kindOf(code)],
    at: new RegExp(`^/details/(?!(?:${named.join('|') || '$'})(?:/|$))`),
    // A finite set of values is told with any code, and a family has all its categories.
    unless: ['errors/invalid-enum', 'versioning/family-conflicts'],
    by: 'error.details.others',
    because: `The document names ${details.length === 0 ? 'no member' : 'other members'} of the details of ${code}.`,
  };
});

/** What may stand in the place of one member of the details of a code, or, with `/*`, of the items of a list there. */
const open = (
  code: ErrorCode,
  member: string,
  changes: readonly OperatorId[],
  by: ClauseId | RulingId,
  because: string,
  only?: readonly OperationId[],
): Freedom => ({
  ...(only === undefined ? {} : { operations: only }),
  kinds: [kindOf(code)],
  at: new RegExp(`^/details/${member.replace('/*', '/\\*')}$`),
  operators: changes,
  by,
  because,
});

const order = 'Of two values another one in the place of each is an order.';
const written = 'A number may be written as a text.';
const near = 'Which of the accepted names is near to another is open, and so whether there is any.';
const plans = 'Which plans have `can_use_exposure` and `can_use_aicompute` is not shown.';
const words =
  'What plans, capabilities and surfaces are called is not shown, nor what is told where there is none.';

const ofEvents = [
  'error.details.forms',
  'The document shows alternatives of filters that Events refuse; for another operation there may be none.',
  ['listStories'],
] as const satisfies [ClauseId, string, readonly OperationId[]];

const government = ['listAwards', 'listForeignAgentLinks'] as const satisfies readonly OperationId[];

const lists =
  'accepted_values|accepted_params|accepted_categories|accepted_metrics_for_family|nearest_values|alternatives|eligible_plans|required';

/** Errors and their details. */
export const errorFreedoms: readonly Freedom[] = [
  {
    kinds: [kindOf('MULTIPLE_STORY_CATEGORIES')],
    at: /^\/details\/accepted_values(?:\/|$)/,
    by: 'error.details.forms',
    because: 'Each value that was sent is of the set, of which neither the members nor the order are shown.',
  },
  ...others,
  {
    kinds: ['404 NOT_FOUND'],
    at: /^\/details\//,
    by: 'error.unlisted-codes',
    because: 'The code is none of the document, which shows no details of it.',
  },
  {
    operations: ['getSituation'],
    kinds: ['error'],
    at: /^\/code$/,
    operators: ['unknown'],
    by: 'error.unlisted-codes',
    because:
      'For a Story without a situation no code is shown, and codes besides those listed are left open.',
  },
  {
    operations: operationIds.filter((id) => id !== 'removedV1'),
    kinds: ['error'],
    at: /^\/error$/,
    operators: ['unknown', 'another', 'neighbour'],
    by: 'envelope.error.error.wording',
    because:
      'Messages are worded as the deployment likes; only that of a removed path has to name something.',
  },
  {
    operations: ['getEntityTone', 'listEnergyAssets'],
    kinds: ['error'],
    at: /^\/details$/,
    operators: ['emptied'],
    by: 'error-details',
    because: 'The object may be empty, and no details are named for the codes that these operations give.',
  },
  {
    at: new RegExp(`^/details/(?:${lists})$`),
    operators: ['reversed', 'doubled'],
    by: 'error.details.forms',
    because: 'No order of the lists is shown, nor that they name each thing once.',
  },
  {
    at: new RegExp(`^/details/(?:${lists})/\\*$`),
    operators: ['neighbour'],
    by: 'error.details.forms',
    because: 'No order of the lists is shown, nor that they name each thing once.',
  },
  {
    ...open(
      'EVENT_FAMILY_CATEGORY_CONFLICT',
      'accepted_values',
      ['dropped', 'null', 'retyped', 'emptied', 'other-rows'],
      'error.details.others',
      'The set may be left out, and be that of either family.',
    ),
    unless: ['versioning/family-conflicts'],
  },
  {
    kinds: [kindOf('EVENT_FAMILY_CATEGORY_CONFLICT')],
    at: /^\/details\/accepted_values\/\*$/,
    operators: ['dropped', 'null', 'retyped', 'unknown'],
    rows: ['every'],
    by: 'error.details.others',
    because: 'The set may be left out, and one without any category is another set.',
  },
  open(
    'INVALID_DIRECTION',
    'accepted_values',
    ['dropped', 'null'],
    'unknown-enum-value',
    'An unknown direction may get any refusal, with a list of values or without one.',
  ),
  open(
    'INVALID_BOOLEAN',
    'accepted_values',
    ['dropped', 'null'],
    'error.details.others',
    'The text tells which values a boolean takes, and whether they are a set of values like those of an enumeration is open.',
  ),
  open('INVALID_BOOLEAN', 'accepted_values/*', ['another'], 'error.details.forms', order),
  open(
    'UNSUPPORTED_ENTITY_MATCH',
    'retryable',
    ['dropped', 'null', 'retyped'],
    'error.details.others',
    'The member is not named for the code; it only must not contradict the text.',
  ),
  open(
    'CURSOR_STALE',
    'reason',
    ['unknown', 'another'],
    'error.details.forms',
    'The words for the reasons of a stale cursor are not shown.',
  ),
  open(
    'DATE_WINDOW_TOO_LARGE',
    'coverage',
    ['retyped'],
    'error.details.forms',
    'How the details write what is covered is not shown.',
  ),
  {
    ...open(
      'DATE_WINDOW_TOO_LARGE',
      'coverage/.+',
      ['dropped', 'null', 'retyped', 'no-date', 'later'],
      'error.details.forms',
      'Which members the coverage in the details has, and up to when it reaches at present, is not shown.',
    ),
    // Without its only member the coverage is empty.
    unless: ['errors/details-true'],
  },
  open(
    'DATE_WINDOW_TOO_LARGE',
    'suggested_window/date_start',
    ['later'],
    'error.details.forms',
    'Which window of a permitted size is suggested is not shown, nor that it is of the greatest one.',
  ),
  open(
    'EVENT_FAMILY_METRIC_CONFLICT',
    'accepted_metrics_for_family',
    ['shortened'],
    'geo-precision-and-rationale',
    'The last of the metrics is `geo_precision`, which the document places in neither family nor in all of them.',
  ),
  open(
    'INVALID_NUMBER_RANGE',
    'm(?:in|ax)_value',
    ['retyped'],
    'error.details.forms',
    'A bound may be repeated as the text that was sent.',
  ),
  open(
    'INVALID_NUMBER_RANGE',
    'm(?:in|ax)_value',
    ['null', 'outside', 'shifted'],
    'crossed-bounds',
    'The code is for metrics, and which bounds it tells where the capacity of facilities gets it is not shown.',
    ['listFacilities'],
  ),
  {
    kinds: [kindOf('INVALID_SUBCATEGORY')],
    at: /^\/details\/nearest_values$/,
    operators: kept.filter((id) => id !== 'null'),
    by: 'error.details.forms',
    because: 'Which codes are near to an invented one, and how many are listed, is not shown.',
  },
  {
    kinds: [kindOf('INVALID_SUBCATEGORY')],
    at: /^\/details\/nearest_values\/\*$/,
    by: 'error.details.forms',
    because: 'Which codes are near to an invented one, and how many are listed, is not shown.',
  },
  open('OFFICE_SCOPE_TOO_LARGE', '(?:holders|accepted_count)', ['retyped'], 'error.details.forms', written),
  open('MULTIPLE_ENTITY_HANDLES', 'accepted_count', ['retyped'], 'error.details.forms', written),
  open('DATE_WINDOW_TOO_LARGE', 'max_days', ['retyped'], 'error.details.forms', written),
  open(
    'OFFICE_SCOPE_TOO_LARGE',
    'holders',
    ['shifted'],
    'rows-need-not-be-held',
    'How many persons held the office is stated nowhere else.',
  ),
  {
    ...open('UNKNOWN_PARAM', 'did_you_mean', ['dropped', 'null', 'another'], 'error-details', near),
    unless: ['versioning/suggested-spelling'],
  },
  // Elsewhere no reply has a name that could stand in the place of null.
  open('UNKNOWN_PARAM', 'did_you_mean', ['filled'], 'error-details', near, [
    'listEvents',
    'summarizeEvents',
    'listStories',
    'listRegistryEntities',
    'listFacilities',
  ]),
  open(
    'UNKNOWN_PARAM',
    'accepted_params',
    ['shortened'],
    'contract-and-descriptors',
    'The last name is another spelling or deprecated, and a list of accepted names may lack such ones.',
    ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
  ),
  open('UNKNOWN_PARAM', 'accepted_params/*', ['another'], 'error.details.forms', order, ['lookUpIsin']),
  open('INVALID_ENUM', 'accepted_values/*', ['another'], 'error.details.forms', order, ['listModels']),
  {
    operations: ['listModels'],
    kinds: [kindOf('INVALID_ENUM')],
    at: /^\/details\/accepted_values\/\*$/,
    operators: ['dropped', 'null', 'retyped', 'unknown'],
    rows: ['some'],
    by: 'error.details.forms',
    because:
      'The one in five is the empty value of the usual order, which need not be listed, nor in this form.',
  },
  {
    operations: ['summarizeStories'],
    kinds: [kindOf('INVALID_ENUM')],
    at: /^\/details\/accepted_values\/\*$/,
    operators: ['dropped', 'null', 'retyped', 'unknown', 'another'],
    rows: ['some'],
    by: 'stories.region.unknown',
    because: 'The rows that are changed are regions, and which of them Stories know is not shown.',
  },
  open(
    'UNSUPPORTED_FILTER',
    'alternatives/*',
    ['retyped', 'unknown'],
    'error.details.forms',
    'How alternatives are written, as names, in words or as links, is not shown.',
  ),
  open('UNSUPPORTED_FILTER', 'alternatives', ['null', 'emptied', 'retyped', 'shortened'], ...ofEvents),
  open('UNSUPPORTED_FILTER', 'alternatives/*', ['dropped', 'null'], ...ofEvents),
  open(
    'INCOMPATIBLE_PARAMETERS',
    'required',
    ['emptied', 'null', 'retyped', 'shortened'],
    'error.incompatible-parameters.pairs',
    'What parameters that cannot be answered together require is not shown.',
  ),
  open(
    'INCOMPATIBLE_PARAMETERS',
    'required/*',
    ['dropped', 'null', 'retyped', 'unknown', 'another'],
    'error.incompatible-parameters.pairs',
    'What parameters that cannot be answered together require is not shown.',
  ),
  open(
    'PLAN_REQUIRED',
    '(?:capability|current_plan|alternatives|eligible_plans|pricing_url)',
    ['unknown', 'another', 'shortened'],
    'error.details.forms',
    words,
  ),
  open(
    'PLAN_REQUIRED',
    '(?:capability|current_plan|alternatives|pricing_url)',
    ['null'],
    'error.details.forms',
    'The flag may be all that names the capability; a workspace may have no plan, and a plan no alternative and no page of prices.',
  ),
  open('PLAN_REQUIRED', 'alternatives', ['retyped', 'emptied'], 'error.details.forms', words),
  open(
    'PLAN_REQUIRED',
    'alternatives/*',
    ['dropped', 'null', 'retyped', 'no-url'],
    'error.details.forms',
    words,
  ),
  open(
    'PLAN_REQUIRED',
    'eligible_plans',
    ['null', 'emptied', 'retyped'],
    'aicompute.entitlement.plans',
    plans,
    ['getHierarchy', ...compute],
  ),
  open(
    'PLAN_REQUIRED',
    'eligible_plans/*',
    ['dropped', 'null', 'retyped', 'unknown', 'another'],
    'aicompute.entitlement.plans',
    plans,
    ['getHierarchy', ...compute],
  ),
  open('PLAN_REQUIRED', 'eligible_plans/*', ['another'], 'error.details.forms', order, government),
  open(
    'PROGRAMMATIC_ACCESS_DENIED',
    '(?:surface|pricing_url|arena_url)',
    ['null', 'unknown'],
    'error.details.forms',
    words,
  ),
];
