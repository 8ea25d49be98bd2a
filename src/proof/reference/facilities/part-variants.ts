import type { Json } from '../bend.js';
import { type Middleware, reshapingRows } from '../http/middleware.js';
import type { Variants } from '../planted.js';

const both = /^\/api\/v2\/facilities(\/[^/]+)?$/;

const ofRecords = (reshape: (record: Json) => Json): Middleware =>
  reshapingRows(both, ['Facility', 'FacilityDetail'], reshape);

/** Variants whose records tell of the parts and the owners of a facility in members of other names and places. */
export const facilityPartVariants = {
  'facility-record.parts.told': {
    apart: true,
    summary:
      'Tells of the units, the ends, the destination, the yard and each source of a facility, in members like its own',
    allowedBy: ['facility-record.names', 'facility-record.further-members'],
    front: ofRecords(({ attributes, owners, ...record }) => ({
      destination: record.type === 'lng_carrier' ? 'Japan' : null,
      ...(record.type === 'lng_carrier' ? { yard_country: 'South Korea' } : {}),
      ...record,
      ...(String(record.type).endsWith('_pipeline')
        ? { start_latitude: 51.2, start_longitude: 58.1, end_latitude: 54.1, end_longitude: 13.6 }
        : {}),
      units: [{ status: 'retired' }, { status: record.status }],
      owners: (owners as readonly Json[]).map((owner) => ({
        country_name: 'Germany',
        role_label: 'Owner',
        ...owner,
      })),
      ...(attributes === undefined ? {} : { sources: [{ name: record.source, attributes }] }),
    })),
  },
  'facility-record.owners.as-ownership': {
    apart: true,
    summary: 'Has the owners of a facility under ownership',
    allowedBy: ['facility-record.names'],
    undecided: [
      'facilities/owner-id',
      'facilities/owner-name',
      'facilities/owner-search',
      'facilities/record-owners',
    ],
    front: ofRecords(({ owners, ...record }) => ({ ...record, ownership: owners })),
  },
} as const satisfies Variants;
