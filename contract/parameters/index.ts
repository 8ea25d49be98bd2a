import { type OperationId, operationIds } from '../operations.js';
import type { Parameters } from '../parameter.js';
import {
  chipSalesParameters,
  companiesParameters,
  dataCentersParameters,
  hardwareParameters,
  modelsParameters,
} from './ai-compute.js';
import {
  entitiesListParameters,
  entityDetailParameters,
  entityToneParameters,
  searchParameters,
} from './entities.js';
import { eventDetailParameters, eventsListParameters, eventsSummaryParameters } from './events.js';
import { facilitiesListParameters, facilityDetailParameters } from './facilities.js';
import { awardsParameters, foreignAgentLinksParameters } from './government.js';
import {
  admin1Parameters,
  energyAssetsParameters,
  officesParameters,
  situationParameters,
} from './referenced.js';
import {
  hierarchyParameters,
  isinParameters,
  registryEntitiesParameters,
  registryEntityParameters,
  registryRelationshipsParameters,
} from './registry.js';
import { storiesListParameters, storiesSummaryParameters, storyDetailParameters } from './stories.js';

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
