import { type ErrorCode, errorRow } from '../errors.js';
import { rejected } from '../life-cycle.js';
import { type OperationId, operation } from '../operations.js';
import { parametersOf } from '../parameters/index.js';

/** The schema of a successful reply of an operation; absent where its shape is not shown. */
export const replySchemas: Readonly<Partial<Record<OperationId, string>>> = {
  listEvents: 'EventsPage',
  getEvent: 'EventDetail',
  summarizeEvents: 'EventsSummary',
  listStories: 'StoriesPage',
  getStory: 'StoryDetail',
  summarizeStories: 'StoriesSummary',
  listEntities: 'EntitiesReply',
  getEntity: 'EntitiesReply',
  searchEntities: 'SearchReply',
  getHierarchy: 'HierarchyReply',
  listDataCenters: 'ComputeReply',
  listModels: 'ModelsReply',
  listHardware: 'ComputeReply',
  listCompanies: 'ComputeReply',
  listChipSales: 'ComputeReply',
  listRegistryEntities: 'ReferenceReply',
  getRegistryEntity: 'ReferenceReply',
  listRegistryRelationships: 'ReferenceReply',
  lookUpIsin: 'ReferenceReply',
  listFacilities: 'FacilitiesReply',
  getFacility: 'FacilitiesReply',
  listAwards: 'AwardsReply',
  listForeignAgentLinks: 'ForeignAgentReply',
  listEndpoints: 'EndpointDirectory',
};

const access: readonly ErrorCode[] = [
  'MISSING_API_KEY',
  'INVALID_API_KEY',
  'INVALID_TOKEN',
  'PAYMENT_OVERDUE',
  'API_KEY_DISABLED',
  'API_ACCESS_DENIED',
  'SUBSCRIPTION_REQUIRED',
  'PROGRAMMATIC_ACCESS_DENIED',
  'RATE_LIMITED',
  'QUOTA_EXCEEDED',
];

const windowCodes: readonly ErrorCode[] = [
  'INVALID_DATE_RANGE',
  'DATE_WINDOW_TOO_LARGE',
  'CONFLICTING_TIME_WINDOW',
  'DATE_OUT_OF_COVERAGE',
];

const taxonomy: readonly ErrorCode[] = [
  'SUBCATEGORY_REQUIRES_CATEGORY',
  'INVALID_SUBCATEGORY_FOR_CATEGORY',
  'EVENT_FAMILY_CATEGORY_CONFLICT',
  'CONFLICTING_FAMILY_FILTER',
  'EVENT_FAMILY_METRIC_CONFLICT',
  'INVALID_NUMBER_RANGE',
];
const handles: readonly ErrorCode[] = ['MULTIPLE_ENTITY_HANDLES', 'UNSUPPORTED_ENTITY_MATCH'];

/** Codes that follow neither from a parameter's values nor from what an operation shares with others. */
const own: Readonly<Partial<Record<OperationId, readonly ErrorCode[]>>> = {
  listEvents: [
    ...taxonomy,
    ...handles,
    'OFFICE_SCOPE_TOO_LARGE',
    'MISSING_PARAM',
    'INVALID_SEARCH',
    'SEMANTIC_SEARCH_UNAVAILABLE',
  ],
  summarizeEvents: [...taxonomy, ...handles, 'OFFICE_SCOPE_TOO_LARGE', 'UNSUPPORTED_PARAM'],
  listStories: [
    'STORY_CATEGORY_CONFLICT',
    'MULTIPLE_STORY_CATEGORIES',
    'MULTIPLE_ENTITY_HANDLES',
    'SEMANTIC_SEARCH_UNAVAILABLE',
  ],
  summarizeStories: ['STORY_CATEGORY_CONFLICT', 'MULTIPLE_STORY_CATEGORIES', 'UNSUPPORTED_PARAM'],
  listEntities: ['MULTIPLE_ENTITY_HANDLES'],
  getEntityTone: ['ENTITY_REQUIRED', 'INVALID_ENTITY_ID'],
  getHierarchy: ['INVALID_ENTITY_ID', 'INVALID_LEI', 'INVALID_NUMBER', 'UNSUPPORTED_PARAM'],
  listAdmin1: ['MISSING_PARAM', 'INVALID_COUNTRY'],
  listRegistryEntities: ['FILTER_REQUIRED'],
  lookUpIsin: ['MISSING_PARAM', 'INCOMPATIBLE_PARAMETERS'],
  getFacility: ['AMBIGUOUS_LEGACY_ID'],
  listAwards: ['MISSING_PARAM'],
};

/** The codes that a request of an operation can earn, by HTTP status. */
export function codesByStatus(id: OperationId): ReadonlyMap<number, readonly ErrorCode[]> {
  const { path, entitlement, window } = operation(id);
  if (!path.startsWith('/api/v2/')) {
    return id === 'removedV1' ? new Map([[410, ['ENDPOINT_REMOVED']]]) : new Map();
  }
  const parameters = Object.values(parametersOf(id));
  const codes = new Set<ErrorCode>([
    ...access,
    ...(entitlement === undefined ? [] : (['PLAN_REQUIRED'] as const)),
    'UNKNOWN_PARAM',
    ...parameters.flatMap(({ malformed }) => malformed ?? []),
    ...(parameters.some(({ type }) => type === 'cursor') ? (['CURSOR_STALE'] as const) : []),
    ...(window === true ? windowCodes : []),
    ...(id === 'listEvents' ? Object.values(rejected).map(({ code }) => code) : []),
    ...(own[id] ?? []),
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorRow(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}
