import type { Entitlement } from './entitlements.js';

/** The envelope that a successful reply of an operation carries. */
export type Envelope = 'list' | 'detail' | 'summary' | 'reference' | 'none';

export interface Operation {
  /** Path template below the base URL; the families' prefixes can be renamed by a setting (ruling A59). */
  readonly path: string;
  readonly summary: string;
  /** The heading of the specification that describes it. */
  readonly heading: string;
  /** `reference`: `success` true and a `data` member, whose shape the document does not fix (ruling C39). */
  readonly envelope: Envelope;
  readonly entitlement?: Entitlement;
  /** Query Units that one call costs. */
  readonly cost: 0 | 1;
}

export const operations = {
  listEvents: {
    path: '/api/v2/events',
    summary: 'Events list',
    heading: 'Endpoints > Events list',
    envelope: 'list',
    cost: 1,
  },
  getEvent: {
    path: '/api/v2/events/{event_id}',
    summary: 'Event detail',
    heading: 'Endpoints > Event detail',
    envelope: 'detail',
    cost: 1,
  },
  summarizeEvents: {
    path: '/api/v2/events/summary',
    summary: 'Events summary',
    heading: 'Endpoints > Events summary',
    envelope: 'summary',
    cost: 1,
  },
  listRegistryEntities: {
    path: '/api/v2/leiregistry/entities',
    summary: 'Registry entities',
    heading: 'Endpoints > Legal-entity registry family',
    envelope: 'reference',
    entitlement: 'can_use_leiregistry',
    cost: 1,
  },
  getRegistryEntity: {
    path: '/api/v2/leiregistry/entities/{lei}',
    summary: 'Registry entity detail',
    heading: 'Endpoints > Legal-entity registry family',
    envelope: 'reference',
    entitlement: 'can_use_leiregistry',
    cost: 1,
  },
  listRegistryRelationships: {
    path: '/api/v2/leiregistry/relationships',
    summary: 'Registry relationships',
    heading: 'Endpoints > Legal-entity registry family',
    envelope: 'reference',
    entitlement: 'can_use_leiregistry',
    cost: 1,
  },
  lookUpIsin: {
    path: '/api/v2/leiregistry/isin',
    summary: 'ISIN look-up',
    heading: 'Endpoints > Legal-entity registry family',
    envelope: 'reference',
    entitlement: 'can_use_leiregistry',
    cost: 1,
  },
  listEndpoints: {
    path: '/api/v2/meta/endpoints',
    summary: 'Endpoint directory',
    heading: 'Versioning',
    envelope: 'none',
    cost: 0,
  },
  removedV1: {
    path: '/api/v1/{path}',
    summary: 'Removed v1 surface',
    heading: 'Versioning',
    envelope: 'none',
    cost: 0,
  },
  getOpenapi: {
    path: '/openapi.json',
    summary: 'Machine-readable contract',
    heading: 'Versioning',
    envelope: 'none',
    cost: 0,
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as readonly OperationId[];
export const operation = (id: OperationId): Operation => operations[id];
