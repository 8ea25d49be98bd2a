import { limits } from '../limits.js';
import type { Parameters } from '../parameter.js';

export const registryEntitiesParameters = {
  lei: {
    type: 'lei-list',
    maximum: limits.registry.leis.max,
    aboveMaximum: 'refuse',
    malformed: 'INVALID_LEI',
    summary: 'LEIs; any of them',
  },
  name: { type: 'text', match: 'exact-or-prefix', summary: 'Legal name, normalized, or its beginning' },
  country: { type: 'text', summary: 'ISO-3 code of the legal address' },
  jurisdiction: { type: 'text', summary: 'Alpha-2 or subdivision code' },
  entity_status: { type: 'enum', malformed: 'INVALID_ENUM', summary: 'Status of the entity' },
  registration_status: { type: 'enum', malformed: 'INVALID_ENUM', summary: 'Status of the registration' },
  entity_category: { type: 'enum', malformed: 'INVALID_ENUM', summary: 'Category of the entity' },
} as const satisfies Parameters;

export const registryEntityParameters = {
  lei: { type: 'lei', place: 'path', required: true, malformed: 'INVALID_LEI', summary: 'LEI' },
} as const satisfies Parameters;

export const registryRelationshipsParameters = {
  lei: { type: 'lei', malformed: 'INVALID_LEI', summary: 'LEI at either end' },
} as const satisfies Parameters;

export const isinParameters = {
  lei: { type: 'lei', malformed: 'INVALID_LEI', excludes: ['isin'], summary: 'LEI whose ISINs are wanted' },
  isin: { type: 'isin', excludes: ['lei'], summary: 'ISIN whose LEI is wanted' },
} as const satisfies Parameters;

export const hierarchyParameters = {
  entity_id: { type: 'text', place: 'path', required: true, summary: 'Entity handle, or a bare LEI' },
  direction: {
    type: 'enum',
    values: 'hierarchyDirection',
    default: 'both',
    summary: 'Parents, children or both',
  },
  depth: {
    type: 'integer',
    minimum: limits.hierarchy.depth.min,
    maximum: limits.hierarchy.depth.max,
    default: limits.hierarchy.depth.default,
    summary: 'Generations of ancestors',
  },
  include_siblings: {
    type: 'boolean',
    default: false,
    malformed: 'INVALID_BOOLEAN',
    summary: 'Entities with the same direct parent',
  },
  limit: {
    type: 'integer',
    maximum: limits.hierarchy.children.max,
    summary: 'Children returned',
  },
} as const satisfies Parameters;
