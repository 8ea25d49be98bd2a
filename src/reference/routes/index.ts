import type { OperationId } from '../../../contract/index.js';
import type { Route } from '../route.js';
import { listActivity } from './activity.js';
import { listAdmin1 } from './admin1.js';
import { listChipSales, listCompanies, listDataCenters, listHardware, listModels } from './ai-compute.js';
import { listAwards } from './awards.js';
import { listEnergyAssets } from './energy-assets.js';
import { listEntities } from './entities.js';
import { getEntity } from './entity.js';
import { getEntityTone } from './entity-tone.js';
import { getEvent } from './event.js';
import { listEvents } from './events.js';
import { summarizeEvents } from './events-summary.js';
import { getFacility, listFacilities } from './facilities.js';
import { listForeignAgentLinks } from './foreign-agent-links.js';
import { getHierarchy } from './hierarchy.js';
import { listEndpoints } from './meta.js';
import { listOffices } from './offices.js';
import {
  getRegistryEntity,
  listRegistryEntities,
  listRegistryRelationships,
  lookUpIsin,
} from './registry.js';
import { searchEntities } from './search.js';
import { getShareOfVoice } from './share-of-voice.js';
import { getSituation, listSituations } from './situations.js';
import { listStories } from './stories.js';
import { summarizeStories } from './stories-summary.js';
import { getStory } from './story.js';

/** The routes behind a key; fixed paths stand before templates. */
export const routes: readonly (readonly [OperationId, Route])[] = [
  ['listEvents', listEvents],
  ['summarizeEvents', summarizeEvents],
  ['getEvent', getEvent],
  ['listStories', listStories],
  ['summarizeStories', summarizeStories],
  ['getStory', getStory],
  ['listEntities', listEntities],
  ['getEntity', getEntity],
  ['getEntityTone', getEntityTone],
  ['getShareOfVoice', getShareOfVoice],
  ['searchEntities', searchEntities],
  ['listAdmin1', listAdmin1],
  ['listOffices', listOffices],
  ['listActivity', listActivity],
  ['listSituations', listSituations],
  ['getSituation', getSituation],
  ['listEnergyAssets', listEnergyAssets],
  ['listFacilities', listFacilities],
  ['getFacility', getFacility],
  ['listDataCenters', listDataCenters],
  ['listModels', listModels],
  ['listHardware', listHardware],
  ['listCompanies', listCompanies],
  ['listChipSales', listChipSales],
  ['listRegistryEntities', listRegistryEntities],
  ['getRegistryEntity', getRegistryEntity],
  ['listRegistryRelationships', listRegistryRelationships],
  ['lookUpIsin', lookUpIsin],
  ['getHierarchy', getHierarchy],
  ['listAwards', listAwards],
  ['listForeignAgentLinks', listForeignAgentLinks],
  ['listEndpoints', listEndpoints],
];
