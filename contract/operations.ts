/** A plan flag that opens a family, and the lowest plan tier that has it; absent where no tier is shown. */
export interface Plan {
  readonly tier?: 'Analyst' | 'Markets';
}

/** The plan flags that operations need. The flags of briefs stand with their error codes alone. */
export const entitlements = {
  can_use_leiregistry: { tier: 'Analyst' },
  can_use_exposure: {},
  can_use_aicompute: {},
  can_use_facilities: { tier: 'Analyst' },
  can_use_gov: { tier: 'Markets' },
} as const satisfies Record<string, Plan>;

export type Entitlement = keyof typeof entitlements;
export const entitlementNames = Object.keys(entitlements) as readonly Entitlement[];
export const plan = (name: Entitlement): Plan => entitlements[name];

/**
 * The envelope that a successful reply carries. `reference`: `success` true and the members that the document
 * names, at top level or inside `data` (ruling reference-envelope). `none`: no envelope is shown.
 */
export type Envelope = 'list' | 'detail' | 'summary' | 'reference' | 'none';

export interface Operation {
  /** Path template below the base URL; the families' prefixes can be renamed by a setting (ruling neutral-names). */
  readonly path: string;
  readonly summary: string;
  /** The heading of the specification that describes it. */
  readonly heading: string;
  readonly envelope: Envelope;
  readonly entitlement?: Entitlement;
  /** Query Units that one call costs. */
  readonly cost: 0 | 1;
  /** How much of the parameters the document shows. */
  readonly parametersShown: 'all' | 'some' | 'none';
  /** Whether the cap on the span of a window binds it. */
  readonly window?: true;
  /** Parameters of which at least one must be sent. */
  readonly requiresOneOf?: readonly string[];
  /** Parameters of which exactly one must be sent. */
  readonly requiresExactlyOneOf?: readonly string[];
  /** Served without a key, or possibly so (rulings paths-outside-api, v1-without-key). */
  readonly public?: true;
}

type Family = Pick<Operation, 'heading' | 'envelope' | 'cost' | 'parametersShown'> & Partial<Operation>;

const events = { envelope: 'list', cost: 1, parametersShown: 'all', window: true } as const;
const stories = {
  heading: 'Endpoints > Stories',
  cost: 1,
  parametersShown: 'some',
  window: true,
} as const;
const entities = {
  heading: 'Endpoints > Entities and search',
  envelope: 'reference',
  cost: 1,
  parametersShown: 'some',
} as const satisfies Family;
const referenced = {
  heading: 'Endpoints > Other routes referenced',
  envelope: 'none',
  cost: 1,
  parametersShown: 'none',
} as const satisfies Family;
const aicompute = {
  heading: 'Endpoints > AI compute family',
  envelope: 'reference',
  entitlement: 'can_use_aicompute',
  cost: 1,
  parametersShown: 'all',
} as const satisfies Family;
const registry = {
  heading: 'Endpoints > Legal-entity registry family',
  envelope: 'reference',
  entitlement: 'can_use_leiregistry',
  cost: 1,
  parametersShown: 'all',
} as const satisfies Family;
const facilities = {
  heading: 'Endpoints > Facilities family',
  envelope: 'reference',
  entitlement: 'can_use_facilities',
  cost: 1,
  parametersShown: 'all',
} as const satisfies Family;
const government = {
  heading: 'Endpoints > Government family',
  envelope: 'reference',
  entitlement: 'can_use_gov',
  cost: 1,
  parametersShown: 'all',
} as const satisfies Family;
const published = {
  heading: 'Versioning',
  envelope: 'none',
  cost: 0,
  parametersShown: 'all',
} as const satisfies Family;

/** Every route that the document shows with a path; all are read with GET. */
export const operations = {
  listEvents: {
    ...events,
    path: '/api/v2/events',
    summary: 'Events list',
    heading: 'Endpoints > Events list',
  },
  getEvent: {
    path: '/api/v2/events/{event_id}',
    summary: 'Event detail',
    heading: 'Endpoints > Event detail',
    envelope: 'detail',
    cost: 1,
    parametersShown: 'all',
  },
  summarizeEvents: {
    ...events,
    path: '/api/v2/events/summary',
    summary: 'Events summary',
    heading: 'Endpoints > Events summary',
    envelope: 'summary',
    parametersShown: 'some',
  },
  listStories: { ...stories, path: '/api/v2/stories', summary: 'Stories list', envelope: 'list' },
  getStory: {
    path: '/api/v2/stories/{story_id}',
    summary: 'Story detail',
    heading: 'Endpoints > Stories',
    envelope: 'detail',
    cost: 1,
    parametersShown: 'some',
  },
  summarizeStories: {
    ...stories,
    path: '/api/v2/stories/summary',
    summary: 'Stories summary',
    envelope: 'summary',
  },
  listEntities: { ...entities, path: '/api/v2/entities', summary: 'Entities list' },
  getEntity: { ...entities, path: '/api/v2/entities/{entity_id}', summary: 'Entity detail' },
  getHierarchy: {
    path: '/api/v2/entities/{entity_id}/hierarchy',
    summary: 'Corporate hierarchy',
    heading: 'Endpoints > Legal-entity registry family',
    envelope: 'reference',
    entitlement: 'can_use_exposure',
    cost: 1,
    parametersShown: 'all',
  },
  getEntityTone: {
    ...entities,
    path: '/api/v2/entity-tone',
    summary: 'Tone of the coverage of an entity',
    envelope: 'none',
    parametersShown: 'none',
  },
  getShareOfVoice: {
    ...entities,
    path: '/api/v2/share-of-voice',
    summary: 'Share of voice of entities',
    envelope: 'none',
    parametersShown: 'none',
  },
  searchEntities: { ...entities, path: '/api/v2/search', summary: 'Search for entities' },
  listAdmin1: {
    path: '/api/v2/geo/admin1',
    summary: 'First-level regions of a country',
    heading: 'Resources and their fields > Geography discovery',
    envelope: 'none',
    cost: 1,
    parametersShown: 'all',
  },
  listOffices: { ...referenced, path: '/api/v2/offices', summary: 'Offices', parametersShown: 'some' },
  listActivity: { ...referenced, path: '/api/v2/activity', summary: 'Activity changes' },
  listSituations: { ...referenced, path: '/api/v2/situations', summary: 'Situations' },
  getSituation: { ...referenced, path: '/api/v2/situations/{story_id}', summary: 'Situation of a Story' },
  listEnergyAssets: { ...referenced, path: '/api/v2/energy/assets', summary: 'Energy assets' },
  listDataCenters: { ...aicompute, path: '/api/v2/aicompute/data-centers', summary: 'AI data centers' },
  listModels: { ...aicompute, path: '/api/v2/aicompute/models', summary: 'AI models' },
  listHardware: { ...aicompute, path: '/api/v2/aicompute/hardware', summary: 'AI hardware' },
  listCompanies: { ...aicompute, path: '/api/v2/aicompute/companies', summary: 'AI companies' },
  listChipSales: { ...aicompute, path: '/api/v2/aicompute/chip-sales', summary: 'AI chip sales' },
  listRegistryEntities: {
    ...registry,
    path: '/api/v2/leiregistry/entities',
    summary: 'Registry entities',
    requiresOneOf: [
      'lei',
      'name',
      'country',
      'jurisdiction',
      'entity_status',
      'registration_status',
      'entity_category',
    ],
  },
  getRegistryEntity: {
    ...registry,
    path: '/api/v2/leiregistry/entities/{lei}',
    summary: 'Registry entity detail',
  },
  listRegistryRelationships: {
    ...registry,
    path: '/api/v2/leiregistry/relationships',
    summary: 'Registry relationships',
    parametersShown: 'some',
  },
  lookUpIsin: {
    ...registry,
    path: '/api/v2/leiregistry/isin',
    summary: 'ISIN look-up',
    requiresExactlyOneOf: ['lei', 'isin'],
  },
  listFacilities: { ...facilities, path: '/api/v2/facilities', summary: 'Facilities list' },
  getFacility: { ...facilities, path: '/api/v2/facilities/{facility_id}', summary: 'Facility detail' },
  listAwards: {
    ...government,
    path: '/api/v2/gov/awards',
    summary: 'Federal awards',
    requiresOneOf: ['entity', 'uei', 'recipient'],
  },
  listForeignAgentLinks: { ...government, path: '/api/v2/gov/fara', summary: 'Foreign-agent links' },
  listEndpoints: { ...published, path: '/api/v2/meta/endpoints', summary: 'Endpoint directory' },
  removedV1: { ...published, path: '/api/v1/{path}', summary: 'Removed v1 surface', public: true },
  getOpenapi: { ...published, path: '/openapi.json', summary: 'Machine-readable contract', public: true },
  getChangelog: { ...published, path: '/changelog', summary: 'Changelog', public: true },
  getChangelogFeed: { ...published, path: '/changelog/feed.xml', summary: 'Changelog feed', public: true },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as readonly OperationId[];
export const operation = (id: OperationId): Operation => operations[id];

/** The operations under `/api/v2/`, which all need a key. */
export const keyedOperations = operationIds.filter((id) => operation(id).path.startsWith('/api/v2/'));

/** The operations whose calls are metered. */
export const dataOperations = operationIds.filter((id) => operation(id).cost > 0);

/** The operations that need a plan flag. */
export const entitledOperations = operationIds.filter((id) => operation(id).entitlement !== undefined);
