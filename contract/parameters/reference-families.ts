import { limits } from '../limits.js';
import type { Parameters } from './parameter.js';

const page = {
  limit: {
    type: 'integer',
    maximum: limits.aicompute.limit.max,
    default: limits.aicompute.limit.default,
    malformed: 'INVALID_LIMIT',
    summary: 'Rows on a page',
  },
  offset: { type: 'integer', aliases: ['cursor'], summary: 'Rows to skip' },
} as const satisfies Parameters;

const rows = {
  limit: {
    type: 'integer',
    default: limits.aicompute.rows.default,
    malformed: 'INVALID_LIMIT',
    summary: 'Rows returned',
  },
} as const satisfies Parameters;

export const dataCentersParameters = {
  ...page,
  country: { type: 'text', match: 'substring', anyCase: true, summary: 'Country of the data center' },
  owner: { type: 'text', aliases: ['org'], match: 'substring', summary: 'Owner of the data center' },
} as const satisfies Parameters;

export const modelsParameters = {
  ...page,
  organization: { type: 'text', aliases: ['org'], match: 'substring', summary: 'Developing organization' },
  organization_categorization: {
    type: 'text',
    match: 'substring',
    values: 'modelContributor',
    summary: 'Kind of a contributing organization',
  },
  domain: { type: 'text', match: 'substring', summary: 'Domain of the model' },
  frontier: { type: 'enum', values: 'modelFrontier', summary: 'Frontier models alone' },
  min_compute: { type: 'number', summary: 'Least training_compute_flop, in FLOP' },
  sort: {
    type: 'enum',
    values: 'modelSort',
    default: '',
    summary: 'Latest publication first, or most training compute first',
  },
} as const satisfies Parameters;

export const hardwareParameters = {
  ...page,
  manufacturer: { type: 'text', aliases: ['org'], match: 'substring', summary: 'Manufacturer' },
  type: {
    type: 'enum',
    values: 'hardwareType',
    match: 'exact',
    anyCase: true,
    malformed: 'INVALID_ENUM',
    summary: 'Type of the hardware',
  },
  foundry: { type: 'text', match: 'substring', summary: 'Fabricator; either of two' },
} as const satisfies Parameters;

export const companiesParameters = rows;

export const chipSalesParameters = {
  ...rows,
  chip_manufacturer: {
    type: 'text',
    match: 'exact',
    anyCase: true,
    summary: 'Designer, one of six whose names are not shown',
  },
} as const satisfies Parameters;

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

export const facilitiesListParameters = {
  q: { type: 'text', match: 'substring', anyCase: true, summary: 'Part of the name' },
  type: {
    type: 'enum-list',
    values: 'facilityType',
    malformed: 'INVALID_ENUM',
    summary: 'Leaf types; any of them',
  },
  class: { type: 'enum', values: 'facilityClass', malformed: 'INVALID_ENUM', summary: 'One coarse class' },
  source: { type: 'enum-list', values: 'facilitySource', summary: 'Source silos; any of them' },
  country: { type: 'text', summary: 'Primary or secondary country, by name, ISO-2 or ISO-3' },
  region: { type: 'text', summary: 'A region' },
  continent: { type: 'text', summary: 'A continent' },
  entity: { type: 'text', summary: 'Owner: a spine id exactly, a name loosely' },
  owner_entity_id: { type: 'text', summary: 'Owner by spine id; a legacy spelling' },
  owner_search: { type: 'text', match: 'substring', summary: 'Owner by part of the name; a legacy spelling' },
  status: {
    type: 'enum-list',
    values: 'facilityStatus',
    anyCase: true,
    summary: 'Statuses; any of them',
  },
  capacity_mw_min: { type: 'number', malformed: 'INVALID_NUMBER', summary: 'Least capacity in MW' },
  capacity_mw_max: { type: 'number', malformed: 'INVALID_NUMBER', summary: 'Greatest capacity in MW' },
  has_geo: { type: 'boolean', malformed: 'INVALID_BOOLEAN', summary: 'Facilities with coordinates' },
  has_owner: { type: 'boolean', malformed: 'INVALID_BOOLEAN', summary: 'Facilities with a known owner' },
  bbox: { type: 'box', malformed: 'INVALID_BBOX', summary: 'lat_min,lon_min,lat_max,lon_max' },
  near: { type: 'circle', malformed: 'INVALID_NEAR', summary: 'lat,lon,radius_km' },
  sort: { type: 'enum', values: 'facilitySort', default: 'name', summary: 'Order of the records' },
  limit: {
    type: 'integer',
    maximum: limits.facilities.limit.max,
    default: limits.facilities.limit.default,
    malformed: 'INVALID_LIMIT',
    summary: 'Records on a page',
  },
  cursor: { type: 'cursor', malformed: 'INVALID_CURSOR', summary: 'The next_cursor of the page before' },
} as const satisfies Parameters;

export const facilityDetailParameters = {
  facility_id: {
    type: 'facility-id',
    place: 'path',
    required: true,
    malformed: 'INVALID_FACILITY_ID',
    summary: 'Facility id',
  },
} as const satisfies Parameters;

const rowLimit = {
  limit: {
    type: 'integer',
    maximum: limits.government.limit.max,
    default: limits.government.limit.default,
    malformed: 'INVALID_LIMIT',
    summary: 'Rows returned',
  },
} as const satisfies Parameters;

const onlyIf = (summary: string) => ({ type: 'boolean', malformed: 'INVALID_BOOLEAN', summary }) as const;

export const awardsParameters = {
  entity: { type: 'text', malformed: 'INVALID_ENTITY_ID', summary: 'Recipient by resolved id' },
  uei: { type: 'uei', anyCase: true, summary: 'Recipient by its public federal entity identifier' },
  recipient: {
    type: 'text',
    match: 'substring',
    anyCase: true,
    summary: 'Part of the name of the recipient',
  },
  ...rowLimit,
} as const satisfies Parameters;

export const foreignAgentLinksParameters = {
  entity: { type: 'text', summary: 'Entity on either side' },
  registrant: { type: 'text', match: 'fuzzy', summary: 'Name of the US registrant' },
  foreign_principal: { type: 'text', match: 'fuzzy', summary: 'Name of the foreign principal' },
  country: { type: 'text', summary: 'Country as published, in upper case' },
  adversary_only: onlyIf('Links to adversaries alone'),
  sanctioned_only: onlyIf('Links to sanctioned principals alone'),
  active_only: onlyIf('Links that are not terminated alone'),
  ...rowLimit,
} as const satisfies Parameters;
