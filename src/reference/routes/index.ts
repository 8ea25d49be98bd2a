import type { OperationId } from '../../../contract/index.js';
import type { Route } from '../route.js';
import { getEvent } from './event.js';
import { listEvents } from './events.js';
import { summarizeEvents } from './events-summary.js';
import { listEndpoints } from './meta.js';
import { listOffices } from './offices.js';
import {
  getRegistryEntity,
  listRegistryEntities,
  listRegistryRelationships,
  lookUpIsin,
} from './registry.js';

/** The routes behind a key; fixed paths stand before templates. */
export const routes: readonly (readonly [OperationId, Route])[] = [
  ['listEvents', listEvents],
  ['summarizeEvents', summarizeEvents],
  ['getEvent', getEvent],
  ['listOffices', listOffices],
  ['listRegistryEntities', listRegistryEntities],
  ['getRegistryEntity', getRegistryEntity],
  ['listRegistryRelationships', listRegistryRelationships],
  ['lookUpIsin', lookUpIsin],
  ['listEndpoints', listEndpoints],
];
