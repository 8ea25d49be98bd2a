import { countries } from '../../../../contract/countries.js';
import { vocabularies } from '../../../../contract/index.js';
import { isObject, type Json } from '../bend.js';
import {
  at,
  fronts,
  type Middleware,
  openSchemas,
  recoding,
  refused,
  reshapingRows,
  rewriting,
  showing,
} from '../http/middleware.js';
import type { Variants } from '../planted.js';

const list = /^\/api\/v2\/facilities$/;
const detail = /^\/api\/v2\/facilities\/[^/]+$/;
const both = /^\/api\/v2\/facilities(\/[^/]+)?$/;
const records = ['Facility', 'FacilityDetail'] as const;

const ofRecords = (reshape: (record: Json) => Json): Middleware => reshapingRows(both, records, reshape);

const placed =
  (place: (latitude: unknown, longitude: unknown) => Json, none: Json) =>
  ({ latitude, longitude, ...record }: Json): Json => ({
    ...record,
    ...(latitude === null ? none : place(latitude, longitude)),
  });

const codeOf = (name: unknown): string | null => countries.find((each) => each.name === name)?.iso2 ?? null;

/** A word with what it is called. */
const labelled = (word: unknown): Json => ({
  code: word,
  label: String(word).replaceAll('_', ' ').toUpperCase(),
});

const inPagination = (body: Json, change: (pagination: Json) => Json): Json => ({
  ...body,
  ...(isObject(body.pagination) ? { pagination: change(body.pagination) } : {}),
});

/** The address of the next page in place of its cursor. */
const linked = (origin: string): Middleware =>
  fronts(
    showing(list, (body, url) => {
      const cursor = isObject(body.pagination) ? body.pagination.next_cursor : null;
      const next = new URL(url);
      next.searchParams.set('cursor', String(cursor));
      const told = typeof cursor === 'string' ? `${origin}${next.pathname}${next.search}` : null;
      const paged = inPagination(body, ({ next_cursor: _, cursor: __, ...rest }) => rest);
      return { ...paged, links: { self: `${origin}${url.pathname}${url.search}`, next: told } };
    }),
    openSchemas('FacilityList'),
  );

/** Each cursor serves once, as those of a scrolling store do. */
const once: Middleware = (serve) => {
  const served = new Set<string>();
  return async (request) => {
    const url = new URL(request.url);
    const cursor = list.test(url.pathname) ? url.searchParams.get('cursor') : null;
    const response = await serve(request);
    if (cursor === null || response.status !== 200) return response;
    if (!served.has(cursor)) {
      served.add(cursor);
      return response;
    }
    const { status, body } = refused(400, 'CURSOR_STALE', 'The cursor was used.', { reason: 'cursor_used' });
    return new Response(JSON.stringify(body), { status, headers: response.headers });
  };
};

const longTail = '00c0ffee00c0ffee';

/** Ids of greater length: the reference's own with a tail. */
const longer: Middleware = (serve) => async (request) => {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(longTail, '');
  const response = await serve(at(url, request));
  if (!/^\/api\/v2\/(facilities|energy)/.test(url.pathname)) return response;
  const text = (await response.text()).replace(/\b([fs]_[0-9a-f]{6,})/g, `$1${longTail}`);
  return new Response(text, { status: response.status, headers: response.headers });
};

const statuses: readonly string[] = vocabularies.facilityStatus.values;
const sorts: readonly string[] = vocabularies.facilitySort.values;

/** Variants of the directory of facilities that stand before it. */
export const facilityVariants = {
  'facility-record.owners-cut': {
    summary: 'Shows the first owner of a facility in lists, and all of them in its detail',
    allowedBy: ['facility-record.names'],
    front: reshapingRows(list, ['Facility'], ({ owners, ...record }) => ({
      ...record,
      owners: Array.isArray(owners) ? owners.slice(0, 1) : owners,
    })),
  },
  'facility-record.coordinates.geometry': {
    summary: 'Has the coordinates of a facility as a GeoJSON point, longitude first',
    allowedBy: ['facility-record.names'],
    front: ofRecords(
      placed((latitude, longitude) => ({ geometry: { type: 'Point', coordinates: [longitude, latitude] } }), {
        geometry: null,
      }),
    ),
  },
  'facility-record.coordinates.location': {
    summary: 'Has the coordinates of a facility as lat and lon of its location, or no location',
    allowedBy: ['facility-record.names'],
    front: ofRecords(placed((lat, lon) => ({ location: { lat, lon } }), {})),
  },
  'facility-record.coordinates.pair': {
    summary: 'Has the coordinates of a facility as a pair, latitude first',
    allowedBy: ['facility-record.names'],
    // A pair without a name does not tell its order.
    undecided: [
      'facilities/bbox-filter',
      'facilities/bbox-ports',
      'facilities/near-filter',
      'facilities/record-coordinates',
    ],
    front: ofRecords(
      placed((latitude, longitude) => ({ coordinates: [latitude, longitude] }), { coordinates: null }),
    ),
  },
  'facility-record.coordinates.texts': {
    summary: 'Writes the coordinates of a facility as texts, lat and lng',
    allowedBy: ['facility-record.names'],
    front: ofRecords(
      placed((lat, lng) => ({ lat: String(lat), lng: String(lng) }), { lat: null, lng: null }),
    ),
  },
  'facility-record.country.code': {
    summary: 'Names the country of a facility by its two-letter code',
    allowedBy: ['facility-record.country.spelling', 'facility-record.country.secondary'],
    undecided: ['facilities/country-secondary'],
    front: ofRecords(({ country, secondary_country: _, ...record }) => ({
      ...record,
      country_code: codeOf(country),
    })),
  },
  'facility-record.country.object': {
    summary: 'Has the countries of a facility as a list of objects',
    allowedBy: ['facility-record.country.spelling', 'facility-record.country.secondary'],
    front: ofRecords(({ country, secondary_country: second, ...record }) => ({
      ...record,
      countries: [country, second]
        .filter((name) => name !== null)
        .map((name) => ({ name, iso2: codeOf(name) })),
    })),
  },
  'facility-record.owners.absent': {
    summary: 'Leaves out the owners of a facility that has none, and the unknown of whatever else',
    allowedBy: [
      'facility-record.owners.none',
      'facility-record.capacity.unknown',
      'facility-record.status.unknown',
    ],
    front: ofRecords((record) =>
      Object.fromEntries(
        Object.entries(record).filter(
          ([name, value]) =>
            value !== null && !(name === 'owners' && Array.isArray(value) && value.length === 0),
        ),
      ),
    ),
  },
  'facility-record.owners.ids-alone': {
    summary: 'Tells nothing of owners but their entity ids',
    allowedBy: ['facility-record.owners.further-members'],
    undecided: ['facilities/owner-name', 'facilities/owner-search'],
    front: ofRecords(({ owners, ...record }) => ({
      ...record,
      owners: (owners as readonly Json[]).map(({ entity_id }) => ({ entity_id })),
    })),
  },
  'facility-record.capacity.object': {
    summary: 'Has the capacity of a facility as a value with its unit',
    allowedBy: ['facility-record.names', 'facility-record.capacity.unknown'],
    front: ofRecords(({ capacity, capacity_unit: unit, capacity_mw: _, ...record }) => ({
      ...record,
      ...(capacity === null ? {} : { capacity: { value: capacity, unit } }),
    })),
  },
  'facility-record.capacity.beside-others': {
    summary: 'Shows the power of a unit beside the capacity, also where the latter is not known',
    allowedBy: ['facility-record.names', 'facility-record.capacity.unknown'],
    front: ofRecords((record) => ({ ...record, unit_mw: 3 })),
  },
  'facility-record.capacity.gross-and-net': {
    apart: true,
    summary:
      'Shows the gross capacity of power facilities and data centers before the net one, which it filters by',
    allowedBy: ['facility-record.names'],
    front: ofRecords(({ capacity, capacity_unit, capacity_mw: net, ...record }) => ({
      ...record,
      ...(typeof net === 'number'
        ? { gross_capacity_mw: net * 1.2, net_capacity_mw: net }
        : { capacity, capacity_unit }),
    })),
  },
  'facility-record.name.after-the-native-one': {
    apart: true,
    summary: 'Shows the native name of a facility before the one that it is listed under and found by',
    allowedBy: ['facility-record.names'],
    front: ofRecords(({ name, ...record }) => ({
      native_name: [...String(name)].toReversed().join('').toUpperCase(),
      display_name: name,
      ...record,
    })),
  },
  'facility-record.words.as-objects': {
    apart: true,
    summary: 'Has type, class, source and status of a facility as objects with a label',
    allowedBy: ['facility-record.names', 'facility-record.further-members'],
    front: ofRecords(({ type, class: of, source, status, ...record }) => ({
      ...record,
      type: labelled(type),
      class: labelled(of),
      source: { code: source, licence: 'CC-BY 4.0' },
      status: status === null ? null : { ...labelled(status), since: 2019 },
    })),
  },
  'facility-record.follow-on-urls.one-link': {
    summary: 'Leads on from a facility by one absolute address in links',
    allowedBy: ['facility-record.follow-on-urls.targets', 'facility-record.names'],
    front: ofRecords(({ follow_on_urls: _, ...record }) => ({
      ...record,
      links: [{ rel: 'self', href: `https://service.example/api/v2/facilities/${record.facility_id}` }],
    })),
  },
  'facility-record.class.as-group': {
    summary: 'Has type, class and source of a facility in one object, without any further members',
    allowedBy: ['facility-record.names', 'facility-record.site-id.place', 'facility-record.further-members'],
    front: ofRecords(({ type, class: of, source, site_id: _, updated_at: __, ...record }) => ({
      ...record,
      classification: { class: of, type },
      source_silo: { source },
    })),
  },
  'facility-record.id.long': {
    summary: 'Has ids of facilities and sites that are longer',
    allowedBy: ['facility-ids', 'facility-record.id.rest'],
    front: longer,
  },
  'facility-record.merge-history.null': {
    summary: 'Has null for the merge history of a facility that was never merged',
    allowedBy: ['facility-record.detail.merge-history.none'],
    front: fronts(
      showing(detail, ({ data, ...body }) => {
        const merges: unknown = isObject(data) ? data.merge_history : undefined;
        const none = isObject(data) && Array.isArray(merges) && merges.length === 0;
        return { ...body, data: none ? { ...data, merge_history: null } : data };
      }),
      openSchemas('FacilityDetail'),
    ),
  },
  'facilities.cursor.in-relative-link': {
    summary: 'Leads to the next page of facilities by a relative address',
    allowedBy: ['reference-envelope', 'facilities.cursor.place'],
    front: linked(''),
  },
  'facilities.cursor.in-absolute-link': {
    summary: 'Leads to the next page of facilities by an absolute address',
    allowedBy: ['reference-envelope', 'facilities.cursor.place'],
    front: linked('https://service.example'),
  },
  'facilities.cursor.at-top-level': {
    summary: 'Has the cursor of the next page beside the facilities, and none on the last page',
    allowedBy: ['reference-envelope', 'facilities.cursor.place'],
    front: fronts(
      showing(list, ({ pagination, sort: _, meta: __, applied_filters: ___, ...body }) => {
        const next: unknown = isObject(pagination) ? pagination.next_cursor : null;
        return { ...body, ...(typeof next === 'string' ? { next_cursor: next } : {}) };
      }),
      openSchemas('FacilityList'),
    ),
  },
  'facilities.cursor.serves-once': {
    summary: 'Answers a cursor of facilities once, and from then on with CURSOR_STALE',
    allowedBy: ['facilities.cursor.life'],
    front: once,
  },
  'facilities.list.in-data-items': {
    summary: 'Has the facilities and their pagination inside data',
    allowedBy: ['reference-envelope', 'envelope.reference.members'],
    front: fronts(
      showing(list, ({ data, pagination, ...body }) => ({ ...body, data: { items: data, pagination } })),
      openSchemas('FacilityList'),
    ),
  },
  'facilities.status.unknown-refused': {
    summary: 'Refuses a status that no facility has, and names those that some have',
    allowedBy: ['facilities.status.unknown'],
    front: rewriting(list, (told, url) => {
      const sent = (url.searchParams.get('status') ?? '').split(',').map((each) => each.trim().toLowerCase());
      const unknown = sent.some((each) => each !== '' && !statuses.includes(each));
      return unknown && told.status === 200
        ? refused(400, 'INVALID_ENUM', 'No facility has this status.', {
            param: 'status',
            accepted_values: statuses,
          })
        : told;
    }),
  },
  'facilities.sort.unknown-empty': {
    summary: 'Returns no facility for a sort that it does not know',
    allowedBy: ['unknown-enum-value', 'facilities.sort.unknown'],
    front: rewriting(list, (told, url) => {
      const sort = url.searchParams.get('sort') ?? '';
      const unknown = told.body.code === 'INVALID_ENUM' && sort !== '' && !sorts.includes(sort);
      return unknown
        ? { status: 200, body: { success: true, data: [], pagination: { limit: 25, next_cursor: null } } }
        : told;
    }),
  },
  'facilities.capacity-mw.crossed-other-code': {
    summary: 'Answers crossed capacity bounds with INVALID_NUMBER',
    allowedBy: ['crossed-bounds'],
    front: recoding(list, ({ code }) => (code === 'INVALID_NUMBER_RANGE' ? 'INVALID_NUMBER' : undefined)),
  },
  'facilities.detail.site-id-not-found': {
    summary: 'Finds no facility by the id of its site',
    allowedBy: ['facility-ids', 'facilities.detail.site-id'],
    front: rewriting(detail, (told, url) =>
      /\/s_[^/]*$/.test(url.pathname) && told.status === 200
        ? refused(404, 'NOT_FOUND', 'The directory is asked by f_ ids.')
        : told,
    ),
  },
  'facilities.detail.unknown-gone': {
    summary: 'Answers 410 for facilities that it does not hold',
    allowedBy: ['not-found-code', 'facility-ids'],
    front: rewriting(detail, ({ status, body }) => ({ status: status === 404 ? 410 : status, body })),
  },
  'facilities.owner-search.case-sensitive': {
    summary: 'Compares owner_search letter case included',
    allowedBy: ['facilities.owner-search.case'],
    front: showing(list, (body, url) => {
      const text = url.searchParams.get('owner_search');
      if (text === null || !Array.isArray(body.data)) return body;
      const has = ({ owners }: Json): boolean =>
        (owners as readonly Json[]).some(({ name }) => String(name).includes(text));
      return { ...body, data: (body.data as readonly Json[]).filter(has) };
    }),
  },
} as const satisfies Variants;
