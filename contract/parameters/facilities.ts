import { limits } from '../limits.js';
import type { Parameters } from '../parameter.js';

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
