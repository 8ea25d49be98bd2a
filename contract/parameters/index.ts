import { type OperationId, operationIds } from '../operations.js';
import { eventDetailParameters, eventsListParameters, eventsSummaryParameters } from './events.js';
import type { Parameters } from './parameter.js';
import {
  awardsParameters,
  chipSalesParameters,
  companiesParameters,
  dataCentersParameters,
  facilitiesListParameters,
  facilityDetailParameters,
  foreignAgentLinksParameters,
  hardwareParameters,
  hierarchyParameters,
  isinParameters,
  modelsParameters,
  registryEntitiesParameters,
  registryEntityParameters,
  registryRelationshipsParameters,
} from './reference-families.js';
import { storiesListParameters, storiesSummaryParameters, storyDetailParameters } from './stories.js';

export const entitiesListParameters = {
  search: { type: 'text', summary: 'Text to search for in names' },
  limit: { type: 'integer', summary: 'Cards on a page' },
  co_occurring_with: { type: 'text', summary: 'One entity, beside which the others occur' },
} as const satisfies Parameters;

export const entityDetailParameters = {
  entity_id: { type: 'text', place: 'path', required: true, summary: 'Entity handle' },
} as const satisfies Parameters;

export const searchParameters = {
  q: { type: 'text', summary: 'Text to search for' },
  scope: {
    type: 'enum',
    values: 'searchScope',
    default: 'media',
    malformed: 'INVALID_ENUM',
    summary: 'Which entities are searched',
  },
  universe: { type: 'enum', values: 'searchUniverse', summary: 'Which registries are searched' },
} as const satisfies Parameters;

export const entityToneParameters = {
  entity: { type: 'text', presupposed: true, summary: 'Entity handle' },
} as const satisfies Parameters;

export const admin1Parameters = {
  country: { type: 'text', required: true, summary: 'The country whose first-level regions are wanted' },
} as const satisfies Parameters;

export const officesParameters = {
  q: { type: 'text', summary: 'Text to search for' },
} as const satisfies Parameters;

export const situationParameters = {
  story_id: { type: 'text', place: 'path', required: true, summary: 'Id of the Story' },
} as const satisfies Parameters;

export const energyAssetsParameters = {
  bbox: {
    type: 'box',
    malformed: 'INVALID_BBOX',
    presupposed: true,
    summary: 'lat_min,lon_min,lat_max,lon_max',
  },
  near: { type: 'circle', malformed: 'INVALID_NEAR', presupposed: true, summary: 'lat,lon,radius_km' },
} as const satisfies Parameters;

/** The parameters that the document shows, or builds on, for each operation. */
export const parameters = {
  listEvents: eventsListParameters,
  getEvent: eventDetailParameters,
  summarizeEvents: eventsSummaryParameters,
  listStories: storiesListParameters,
  getStory: storyDetailParameters,
  summarizeStories: storiesSummaryParameters,
  listEntities: entitiesListParameters,
  getEntity: entityDetailParameters,
  getHierarchy: hierarchyParameters,
  getEntityTone: entityToneParameters,
  getShareOfVoice: {},
  searchEntities: searchParameters,
  listAdmin1: admin1Parameters,
  listOffices: officesParameters,
  listActivity: {},
  listSituations: {},
  getSituation: situationParameters,
  listEnergyAssets: energyAssetsParameters,
  listDataCenters: dataCentersParameters,
  listModels: modelsParameters,
  listHardware: hardwareParameters,
  listCompanies: companiesParameters,
  listChipSales: chipSalesParameters,
  listRegistryEntities: registryEntitiesParameters,
  getRegistryEntity: registryEntityParameters,
  listRegistryRelationships: registryRelationshipsParameters,
  lookUpIsin: isinParameters,
  listFacilities: facilitiesListParameters,
  getFacility: facilityDetailParameters,
  listAwards: awardsParameters,
  listForeignAgentLinks: foreignAgentLinksParameters,
  listEndpoints: {},
  removedV1: {
    path: { type: 'text', place: 'path', required: true, summary: 'Any path of the removed version' },
  },
  getOpenapi: {},
  getChangelog: {},
  getChangelogFeed: {},
} as const satisfies Record<OperationId, Parameters>;

export const parametersOf = (id: OperationId): Parameters => parameters[id];

/** The other spellings of a parameter that any operation documents. */
const aliasesOf = (name: string): readonly string[] =>
  operationIds.flatMap((id) => parametersOf(id)[name]?.aliases ?? []);

/**
 * Every spelling by which an operation may take one of its parameters, with the name of that parameter. Whether it takes the
 * aliases that another operation documents for the same parameter is not shown (ruling summary-aliases).
 */
export function spellingsOf(id: OperationId): ReadonlyMap<string, string> {
  const names = Object.keys(parametersOf(id));
  const others = names.flatMap((name) => aliasesOf(name).map((alias) => [alias, name] as const));
  return new Map([...others, ...names.map((name) => [name, name] as const)]);
}

/** A parameter that still applies but that the served contract flags. */
export interface Deprecated {
  readonly operation: OperationId;
  readonly name: string;
  /** The month of the deprecation, where it is shown. */
  readonly since?: string;
  readonly replacement: string;
}

export const deprecated: readonly Deprecated[] = operationIds.flatMap((operation) =>
  Object.entries(parametersOf(operation)).flatMap(([name, each]) =>
    each.deprecated === undefined ? [] : [{ operation, name, ...each.deprecated }],
  ),
);
