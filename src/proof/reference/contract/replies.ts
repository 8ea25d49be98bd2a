import type { OperationId } from '../../../../contract/index.js';
import { entityCategories, entityStatuses, registrationStatuses } from '../corpus/registry.js';
import { aiComputeSchemas, facilitySchemas, governmentSchemas, hierarchySchemas } from './family-schemas.js';
import { entitySchemas, storySchemas } from './news-schemas.js';
import { count, list, object, refer, type Schema, text, textOrNull } from './schema.js';

const success: Schema = { type: 'boolean', const: true };
const lei: Schema = { type: 'string', minLength: 20, maxLength: 20 };

const entity = object(
  {
    lei,
    legal_name: text,
    country: text,
    jurisdiction: text,
    entity_status: { type: 'string', enum: entityStatuses },
    registration_status: { type: 'string', enum: registrationStatuses },
    entity_category: { type: 'string', enum: entityCategories },
    relationships: list(refer('Relationship')),
    reporting_exceptions: list(object({ lei, category: text, reason: text })),
    isins: list(text),
  },
  ['lei', 'legal_name'],
);

const registryReply = (data: Schema): Schema =>
  object({ success, data, meta: object({ attributions: { type: 'array' } }) }, ['success', 'data']);

/** The schemas of every envelope and of the registry's rows. */
export const envelopeSchemas: Readonly<Record<string, Schema>> = {
  ...aiComputeSchemas,
  ...facilitySchemas,
  Error: object(
    { success: { type: 'boolean', const: false }, error: text, code: text, details: { type: 'object' } },
    ['success', 'error', 'code', 'details'],
  ),
  EventList: object(
    {
      success,
      data: list(refer('Event')),
      pagination: object({ limit: count, cursor: textOrNull, next_cursor: textOrNull }, [
        'limit',
        'cursor',
        'next_cursor',
      ]),
      sort: text,
      meta: { type: 'object' },
      applied_filters: { type: 'object' },
    },
    ['success', 'data', 'pagination', 'sort', 'meta', 'applied_filters'],
  ),
  EventDetail: object({ success, data: refer('Event') }, ['success', 'data']),
  EventSummary: object(
    {
      success,
      group_by: text,
      data: list(object({ event_count: count, fatality_event_count: count }, ['event_count'])),
    },
    ['success', 'group_by', 'data'],
  ),
  ...storySchemas,
  LegalEntity: entity,
  Relationship: object({ start_node: lei, end_node: lei, relationship_type: text }, [
    'start_node',
    'end_node',
  ]),
  Security: object({ isin: text, lei }, ['isin', 'lei']),
  LegalEntityList: registryReply(list(refer('LegalEntity'))),
  LegalEntityDetail: registryReply(refer('LegalEntity')),
  RelationshipList: registryReply(list(refer('Relationship'))),
  SecurityList: registryReply(list(refer('Security'))),
  ...governmentSchemas,
  ...hierarchySchemas,
  ...entitySchemas,
  OfficeList: object({ success, data: list(object({ id: text, office_id: text, name: text }, ['id'])) }, [
    'success',
    'data',
  ]),
  EndpointDirectory: object({ success, data: list({ type: 'object' }), coverage: { type: 'object' } }, [
    'success',
    'coverage',
  ]),
};

/** The schema of a successful reply, by operation. */
export const replySchemas = {
  listEvents: 'EventList',
  getEvent: 'EventDetail',
  summarizeEvents: 'EventSummary',
  listStories: 'StoryList',
  getStory: 'StoryDetail',
  summarizeStories: 'StorySummary',
  listEntities: 'EntityList',
  getEntity: 'EntityDetail',
  getEntityTone: 'EntityTone',
  getShareOfVoice: 'ShareOfVoice',
  searchEntities: 'SearchReply',
  listAdmin1: 'Admin1List',
  listOffices: 'OfficeList',
  listActivity: 'ActivityList',
  listSituations: 'SituationList',
  getSituation: 'Situation',
  listEnergyAssets: 'EnergyAssetList',
  listFacilities: 'FacilityList',
  getFacility: 'FacilityReply',
  listDataCenters: 'DataCenterList',
  listModels: 'ModelList',
  listHardware: 'HardwareList',
  listCompanies: 'CompanyList',
  listChipSales: 'ChipSalesList',
  listRegistryEntities: 'LegalEntityList',
  getRegistryEntity: 'LegalEntityDetail',
  listRegistryRelationships: 'RelationshipList',
  lookUpIsin: 'SecurityList',
  getHierarchy: 'Hierarchy',
  listAwards: 'Awards',
  listForeignAgentLinks: 'ForeignAgentLinkList',
  listEndpoints: 'EndpointDirectory',
} as const satisfies Partial<Record<OperationId, string>>;
