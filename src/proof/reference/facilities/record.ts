import { type Bendings, bendBy, type Json, nextNumber, put, rename, where, without } from '../bend.js';
import type { Facility } from '../corpus/facilities.js';
import type { Planted } from '../planted.js';
import { megawatts } from './capacity.js';

const isOf =
  (name: string, value: unknown) =>
  (record: Json): boolean =>
    record[name] === value;

type Named = Readonly<Record<string, string>>;

const bendOwners = (bend: (owner: Named) => unknown) =>
  put('owners', (owners: unknown) => (owners as readonly Named[]).map(bend));

/** Faults of the record, in the list and in the detail. */
export const facilityRecordFaults = {
  'facility-record.id.renamed': {
    clauses: ['facility-record.id'],
    summary: 'Calls facility_id id',
    bend: rename('facility_id', 'id'),
  },
  'facility-record.id.without-prefix': {
    clauses: ['facility-record.id.prefix'],
    summary: 'Sends facility ids without f_',
    bend: put('facility_id', (id: string) => id.slice(2)),
  },
  'facility-record.id.number': {
    clauses: ['facility-record.id.prefix'],
    summary: 'Sends facility ids as numbers',
    bend: put('facility_id', (id: string) => Number.parseInt(id.slice(2, 10), 16)),
  },
  'facility-record.id.of-load': {
    clauses: ['facility-record.id.stable'],
    admits: ['facilities.detail.listed'],
    summary: 'Numbers facilities anew with each reply',
    bend: put('facility_id', (id: string) => `${id}${nextNumber().toString(16)}`),
  },
  'facility-record.site-id.without-prefix': {
    clauses: ['facility-record.site-id.prefix'],
    summary: 'Sends site ids without s_',
    bend: put('site_id', (id: string) => `site-${id.slice(2)}`),
  },
  'facility-record.owners.names-apart': {
    clauses: ['facility-record.owners.entity-id.spine'],
    admits: ['facilities.entity.name'],
    summary: 'Sorts the names of several owners without their ids',
    bend: put('owners', (owners: unknown) => {
      const all = owners as readonly Named[];
      const names = all.map(({ name = '' }) => name).toSorted();
      return all.map((owner, index) => ({ ...owner, name: names[index] ?? '' }));
    }),
  },
  'facility-record.type.missing': {
    clauses: ['facility-record.type'],
    summary: 'Leaves type out of the record',
    bend: without('type'),
  },
  'facility-record.type.labels': {
    clauses: ['facility-record.type.values'],
    summary: 'Sends types as labels, Coal plant for coal_plant',
    bend: put(
      'type',
      (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`,
    ),
  },
  'facility-record.type.of-silo': {
    clauses: ['facility-record.type.values'],
    summary: 'Sends seaport, the word of the port index, for port',
    bend: where(isOf('type', 'port'), put('type', 'seaport')),
  },
  'facility-record.class.missing': {
    clauses: ['facility-record.class'],
    summary: 'Leaves class out of the record',
    bend: without('class'),
  },
  'facility-record.class.own-words': {
    clauses: ['facility-record.class.values'],
    summary: 'Calls the class digital_infrastructure digital',
    bend: where(isOf('class', 'digital_infrastructure'), put('class', 'digital')),
  },
  'facility-record.class.numbers': {
    clauses: ['facility-record.class.values'],
    summary: 'Sends classes as numbers',
    bend: put('class', 3),
  },
  'facility-record.source.missing': {
    clauses: ['facility-record.source'],
    summary: 'Leaves source out of the record',
    bend: without('source'),
  },
  'facility-record.source.provider': {
    clauses: ['facility-record.source.values'],
    summary: 'Sends the name of a provider for the source aicompute',
    bend: where(isOf('source', 'aicompute'), put('source', 'frontier_data_centers')),
  },
  'facility-record.country.missing': {
    clauses: ['facility-record.country'],
    summary: 'Leaves the country out of the record',
    bend: without('country'),
  },
  'facility-record.coordinates.missing': {
    clauses: ['facility-record.coordinates'],
    summary: 'Leaves the coordinates out of the record',
    bend: (record: Json) => without('latitude')(without('longitude')(record)),
  },
  'facility-record.coordinates.zero': {
    clauses: ['facility-record.aicompute.no-coordinates'],
    summary: 'Sends 0 for coordinates that are not known',
    bend: where(isOf('latitude', null), (record: Json) => ({ ...record, latitude: 0, longitude: 0 })),
  },
  'facility-record.coordinates.latitude-null': {
    clauses: ['facility-record.coordinates'],
    summary: 'Sends longitudes alone',
    bend: put('latitude', null),
  },
  'facility-record.coordinates.swapped': {
    clauses: ['facility-record.coordinates'],
    summary: 'Sends the longitude for the latitude and the other way round',
    bend: (record: Json) => ({ ...record, latitude: record.longitude, longitude: record.latitude }),
  },
  'facility-record.owners.missing': {
    clauses: ['facility-record.owners'],
    summary: 'Leaves the owners out of the record',
    bend: without('owners'),
  },
  'facility-record.owners.names-only': {
    clauses: ['facility-record.owners.entity-id'],
    summary: 'Sends the names of owners in place of owners',
    bend: bendOwners(({ name }) => name),
  },
  'facility-record.owners.without-entity-id': {
    clauses: ['facility-record.owners.entity-id'],
    summary: 'Leaves entity_id out of owners',
    bend: bendOwners(({ entity_id: _, ...owner }) => owner),
  },
  'facility-record.owners.entity-id-null': {
    clauses: ['facility-record.owners.entity-id'],
    summary: 'Sends null for the entity_id of an owner',
    bend: bendOwners((owner) => ({ ...owner, entity_id: null })),
  },
  'facility-record.owners.wiki-ids': {
    clauses: ['facility-record.owners.entity-id.spine'],
    summary: 'Sends wiki: ids of owners',
    bend: bendOwners((owner) => ({ ...owner, entity_id: `wiki:${owner.name?.replaceAll(' ', '_')}` })),
  },
  'facility-record.status.missing': {
    clauses: ['facility-record.status'],
    summary: 'Leaves status out of the record',
    bend: without('status'),
  },
  'facility-record.status.constant': {
    clauses: ['facilities.status.only'],
    summary: 'Sends operating for the status of every facility',
    bend: put('status', 'operating'),
  },
  'facility-record.capacity.missing': {
    clauses: ['facility-record.capacity'],
    summary: 'Leaves the capacity out of the record',
    bend: (record: Json) => without('capacity')(without('capacity_unit')(without('capacity_mw')(record))),
  },
  'facility-record.follow-on-urls.missing': {
    clauses: ['facility-record.follow-on-urls'],
    summary: 'Has no URLs that lead on',
    bend: without('follow_on_urls'),
  },
  'facility-record.follow-on-urls.empty': {
    clauses: ['facility-record.follow-on-urls'],
    summary: 'Has an empty object for the URLs that lead on',
    bend: put('follow_on_urls', {}),
  },
  'facilities.no-events.counted': {
    clauses: ['facilities.no-events'],
    summary: 'Carries the Events near a facility in its record',
    bend: (record: Json) => ({
      ...record,
      nearby_events: [
        { id: 'conflict_5f3a9c1b2d4e', title: 'Clash near the plant', event_date: '2026-05-02' },
      ],
      event_count: 1,
    }),
  },
} as const satisfies Bendings;

const path = '/api/v2';

/** The record of a facility as the list shows it. */
export function recordOf(facility: Facility, planted: Planted): Json {
  const { facility_id, site_id, name, type, class: of, source, latitude, longitude } = facility;
  const { country, secondaryCountry, owners, status, capacity, capacityUnit, updatedAt } = facility;
  return bendBy(
    facilityRecordFaults,
    planted,
  )({
    facility_id,
    site_id,
    name,
    type,
    class: of,
    source,
    country: country.name,
    secondary_country: secondaryCountry?.name ?? null,
    latitude,
    longitude,
    owners,
    status,
    capacity,
    capacity_unit: capacityUnit,
    capacity_mw: megawatts(facility),
    updated_at: updatedAt,
    follow_on_urls: {
      self: `${path}/facilities/${facility_id}`,
      same_country: `${path}/facilities?country=${country.iso3}`,
      owners: owners.map(({ entity_id }) => `${path}/entities/${entity_id}`),
    },
  });
}
