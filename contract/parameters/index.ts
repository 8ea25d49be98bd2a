import type { OperationId } from '../operations.js';
import type { Parameters } from '../parameter.js';
import { eventDetailParameters, eventsListParameters, eventsSummaryParameters } from './events.js';
import {
  isinParameters,
  registryEntitiesParameters,
  registryEntityParameters,
  registryRelationshipsParameters,
} from './registry.js';

/** The declared parameters of each operation. */
export const parameters = {
  listEvents: eventsListParameters,
  getEvent: eventDetailParameters,
  summarizeEvents: eventsSummaryParameters,
  listRegistryEntities: registryEntitiesParameters,
  getRegistryEntity: registryEntityParameters,
  listRegistryRelationships: registryRelationshipsParameters,
  lookUpIsin: isinParameters,
  listEndpoints: {},
  removedV1: {
    path: { type: 'text', place: 'path', required: true, summary: 'Any path of the removed version' },
  },
  getOpenapi: {},
} as const satisfies Record<OperationId, Parameters>;

export const parametersOf = (id: OperationId): Parameters => parameters[id];
