import { beforeAll, describe, expect, it } from 'vitest';
import {
  capacityTypes,
  facilityClasses,
  facilitySilos,
  facilitySources,
  facilityTypes,
  facilityTypesByClass,
  vocabularies,
} from '../../../../contract/index.js';
import { bareDeployment } from '../bare-deployment.test-data.js';
import { clientOf } from '../client.js';
import { aiComputeIn } from '../corpus/ai-compute.js';
import { directoryIn, type Facility } from '../corpus/facilities.js';
import type { VariantId } from '../index.js';
import { ask, asking } from '../variants.test-data.js';
import { facilityCapacityVariants } from './capacity.js';
import { facilityEnumVariants } from './enums.js';
import { facilityGeometryVariants } from './geometry.js';
import { facilityPartVariants } from './part-variants.js';
import { facilityPlaceVariants } from './places.js';
import { facilityVariants } from './reply-variants.js';
import { getFacility, listFacilities } from './routes.js';
import { facilitySortVariants } from './sort.js';
import { facilityTextVariants } from './texts.js';
import { facilityViewVariants } from './view.js';

type Values = Readonly<Record<string, string | number>>;
interface Row {
  readonly facility_id: string;
  readonly name: string;
  readonly type: string;
  readonly class: string;
  readonly source: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly owners: readonly { readonly entity_id: string }[];
  readonly status: string | null;
  readonly capacity_mw: number | null;
}

const { corpus, ask: facilitiesAsk } = bareDeployment(7);
const { facilities, legacy } = directoryIn(corpus);
const queryOf = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
const list = (values: Values = {}) => facilitiesAsk({ route: listFacilities, query: queryOf(values) });
const detail = (id: string) => facilitiesAsk({ route: getFacility, path: { facility_id: id } });

/** Every row of a query, along the cursor. */
function walk(values: Values = {}): readonly Row[] {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = list({ limit: 100, ...values, ...(cursor === null ? {} : { cursor }) });
    expect(status, queryOf(values)).toBe(200);
    rows.push(...body.data);
    cursor = body.pagination.next_cursor;
  } while (cursor !== null);
  return rows;
}
const ids = (rows: readonly { readonly facility_id: string }[]) =>
  rows.map(({ facility_id }) => facility_id).sort();
const expectIds = (values: Values, keep: (facility: Facility) => boolean) => {
  const expected = facilities.filter(keep);
  expect(ids(walk(values)), queryOf(values)).toEqual(ids(expected));
  expect(expected.length, queryOf(values)).toBeGreaterThan(0);
};

describe('the directory', () => {
  it('has each leaf type at least eight times, under its class and silo', () => {
    expect(facilities.length).toBeGreaterThan(500);
    for (const type of facilityTypes) {
      expect(facilities.filter((facility) => facility.type === type).length).toBeGreaterThan(7);
    }
    for (const { type, class: of, source, latitude, owners } of facilities) {
      expect(facilityTypesByClass[of]).toContain(type);
      expect(facilitySilos[source].classes).toContain(of);
      if (source === 'maritime_ports') expect(owners).toEqual([]);
      if (source === 'aicompute') expect(latitude).toBeNull();
      else if (!type.endsWith('_pipeline')) expect(latitude).not.toBeNull();
    }
    expect(new Set(ids(facilities)).size).toBe(facilities.length);
  });

  it('knows owners by spine ids', () => {
    const known = new Set(corpus.entities.map(({ id }) => id));
    for (const { owners } of facilities) {
      for (const { entity_id } of owners) {
        expect(entity_id).toMatch(/^e_[0-9a-f]+$/);
        expect(known).toContain(entity_id);
      }
    }
  });

  it('takes its data centers from the AI compute data', () => {
    for (const center of aiComputeIn(corpus).dataCenters) {
      const [same, ...others] = facilities.filter(({ name }) => name === center.name);
      expect(others).toEqual([]);
      expect(same).toMatchObject({ type: 'data_center', capacity: center.power_mw, status: center.status });
      expect(same?.country.name).toBe(center.country);
      expect(same?.owners[0]?.entity_id ?? null).toBe(center.entity_id);
    }
  });

  it('needs its flag', () => {
    for (const route of [listFacilities, getFacility]) {
      expect(facilitiesAsk({ route, role: 'unentitled' })).toMatchObject({
        status: 403,
        code: 'PLAN_REQUIRED',
      });
    }
    expect(facilitiesAsk({ route: listFacilities, role: 'analyst' }).status).toBe(200);
  });
});

describe('facility filters', () => {
  it('find by a part of the name in any case', () => {
    for (const q of ['steel', 'ORE', 'łęg', 'e']) {
      expectIds({ q }, ({ name }) => name.toLowerCase().includes(q.toLowerCase()));
    }
  });

  it('find by type, class, source and status', () => {
    for (const type of facilityTypes) expectIds({ type }, (facility) => facility.type === type);
    expectIds({ type: 'port,wind_farm' }, ({ type }) => type === 'port' || type === 'wind_farm');
    for (const of of facilityClasses) expectIds({ class: of }, (facility) => facility.class === of);
    for (const source of facilitySources) expectIds({ source }, (facility) => facility.source === source);
    for (const status of vocabularies.facilityStatus.values) {
      expectIds({ status: status.toUpperCase() }, (facility) => facility.status === status);
    }
    expectIds({ status: 'retired,Proposed' }, ({ status }) => status === 'retired' || status === 'proposed');
    expect(walk({ status: 'haunted' })).toEqual([]);
  });

  it('refuse unknown words with the accepted ones', () => {
    for (const [name, accepted] of [
      ['type', facilityTypes],
      ['class', facilityClasses],
      ['source', facilitySources],
      ['sort', vocabularies.facilitySort.values],
    ] as const) {
      const refused = list({ [name]: 'plant' });
      expect(refused).toMatchObject({ status: 400, code: 'INVALID_ENUM' });
      expect(refused.details?.accepted_values).toEqual(accepted);
    }
    expect(list({ type: 'port,plant' })).toMatchObject({ status: 400, code: 'INVALID_ENUM' });
    expect(list({ tipe: 'port' })).toMatchObject({ status: 400, code: 'UNKNOWN_PARAM' });
  });

  it('find by country, whose code or name is sent, primary or secondary', () => {
    const crossing = facilities.find(({ secondaryCountry }) => secondaryCountry !== null);
    for (const country of [crossing?.secondaryCountry, crossing?.country, facilities[0]?.country]) {
      const at = ({ country: own, secondaryCountry }: Facility) =>
        own === country || secondaryCountry === country;
      for (const text of [country?.name, country?.iso2, country?.iso3, country?.name.toUpperCase()]) {
        expectIds({ country: text ?? '' }, at);
      }
    }
    expectIds({ country: 'Niger' }, (facility) =>
      [facility.country, facility.secondaryCountry].some((country) => country?.iso3 === 'NER'),
    );
    expect(list({ country: 'Atlantis' })).toMatchObject({ status: 400, code: 'INVALID_COUNTRY' });
  });

  it('find by region and continent', () => {
    expectIds({ region: 'Africa' }, ({ country }) => country.continent === 'Africa');
    expectIds({ region: 'Western Africa' }, ({ country }) => country.region === 'Western Africa');
    expectIds({ continent: 'North America' }, ({ country }) => country.continent === 'North America');
  });

  it('find by owner: an id exactly, a name loosely', () => {
    const owner = facilities.find(({ owners }) => owners.length > 1)?.owners[1];
    const own = ({ owners }: Facility) => owners.some(({ entity_id }) => entity_id === owner?.entity_id);
    for (const name of ['entity', 'owner_entity_id']) expectIds({ [name]: owner?.entity_id ?? '' }, own);
    for (const entity of [owner?.name, owner?.name.toUpperCase()]) {
      expect(ids(walk({ entity: entity ?? '' }))).toEqual(
        expect.arrayContaining(ids(facilities.filter(own))),
      );
    }
    expectIds({ owner_search: 'lithi' }, ({ owners }) => owners.some(({ name }) => name.includes('Lithi')));
    expect(walk({ entity: 'Nobody at All' })).toEqual([]);
    expect(walk({ entity: 'e_00' })).toEqual([]);
  });

  it('find power facilities and data centers by capacity', () => {
    const power = ({ type, capacity }: Facility) => (capacityTypes.includes(type) ? capacity : null);
    expectIds({ capacity_mw_min: 500 }, (facility) => (power(facility) ?? 0) >= 500);
    expectIds({ capacity_mw_max: 90.5 }, (facility) => (power(facility) ?? 91) <= 90.5);
    for (const name of ['capacity_mw_min', 'capacity_mw_max']) {
      expect(list({ [name]: '9MW' })).toMatchObject({ status: 400, code: 'INVALID_NUMBER' });
    }
    expect(list({ capacity_mw_min: 9, capacity_mw_max: 3 })).toMatchObject({ code: 'INVALID_NUMBER_RANGE' });
  });

  it('find by position and by known owner', () => {
    expectIds({ has_geo: 'TRUE' }, ({ latitude }) => latitude !== null);
    expectIds({ has_geo: 'false' }, ({ latitude }) => latitude === null);
    expectIds({ has_owner: 'true' }, ({ owners }) => owners.length > 0);
    expectIds({ bbox: '30,-20,70,40' }, ({ latitude, longitude }) =>
      latitude === null || longitude === null
        ? false
        : latitude >= 30 && latitude <= 70 && longitude >= -20 && longitude <= 40,
    );
    for (const name of ['has_geo', 'has_owner']) {
      expect(list({ [name]: '1' })).toMatchObject({ status: 400, code: 'INVALID_BOOLEAN' });
    }
    for (const bbox of [
      '1,2,3',
      '1,2,3,x',
      '40,0,30,9',
      '30,9,40,0',
      '-95,0,0,1',
      '1,2,3,4,5',
      '0,-200,1,0',
    ]) {
      expect(list({ bbox })).toMatchObject({ status: 400, code: 'INVALID_BBOX' });
    }
    expect(walk({ near: '51.1,10.4,700' }).length).toBeGreaterThan(3);
    for (const near of ['1,2', '1,2,3,4,5,6', '1,2,x', '1,2,0', '91,0,5', '1;2;3', ',,']) {
      expect(list({ near })).toMatchObject({ status: 400, code: 'INVALID_NEAR' });
    }
  });
});

describe('facility orders and pages', () => {
  it('run by capacity with unknown ones last, by name and by country', () => {
    for (const [sort, sign] of [
      ['capacity_desc', -1],
      ['capacity_asc', 1],
    ] as const) {
      const powers = walk({ sort }).map(({ capacity_mw }) => capacity_mw);
      const known = powers.filter((power) => power !== null);
      expect(powers.slice(0, known.length)).toEqual(known.toSorted((left, right) => sign * (left - right)));
    }
    const names = walk().map(({ name }) => name);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
    const lands = walk({ sort: 'country' }).map(({ country }) => country);
    expect(lands).toEqual(lands.toSorted((left, right) => left.localeCompare(right, 'en')));
    expect(walk({ sort: 'recent' })).toHaveLength(facilities.length);
  });

  it('walk through everything once, whatever the page', () => {
    expect(list().body.data).toHaveLength(25);
    for (const limit of [7, 100]) expect(ids(walk({ limit }))).toEqual(ids(facilities));
  });

  it('refuse bad limits and cursors', () => {
    for (const limit of ['0', '-2', '1.5', 'abc', '101', '9e99']) {
      expect(list({ limit })).toMatchObject({ status: 400, code: 'INVALID_LIMIT' });
    }
    const { next_cursor: cursor } = list().body.pagination;
    for (const text of ['abc', '25', '.', `${cursor}x`, '%00', 'ä.ö']) {
      expect(list({ cursor: text })).toMatchObject({ status: 400, code: 'INVALID_CURSOR' });
    }
    expect(list({ cursor, q: 'a' })).toMatchObject({ status: 400, code: 'CURSOR_STALE' });
    expect(list({ cursor, limit: 3 }).body.data).toHaveLength(3);
  });
});

describe('one facility', () => {
  it('is the record of the list with attributes and merge history', () => {
    for (const row of walk({ limit: 100 })) {
      expect(detail(row.facility_id).body.data).toMatchObject({ ...row, attributes: expect.any(Object) });
    }
    const merged = facilities.filter(({ mergeHistory }) => mergeHistory.length > 0);
    expect(merged.length).toBeGreaterThan(3);
    for (const { facility_id, mergeHistory } of merged) {
      expect(detail(facility_id).body.data.merge_history).toEqual(mergeHistory);
      expect(detail(mergeHistory[0]?.facility_id ?? '')).toMatchObject({
        status: 404,
        details: { merged_into: facility_id },
      });
    }
  });

  it('is found by the id of its site, and not by a legacy id of several sites', () => {
    const [first] = facilities;
    expect(detail(first?.site_id ?? '').body.data.facility_id).toBe(first?.facility_id);
    expect(legacy.size).toBeGreaterThan(2);
    for (const [id, canonical_site_ids] of legacy) {
      expect(detail(id)).toMatchObject({
        status: 409,
        code: 'AMBIGUOUS_LEGACY_ID',
        details: { canonical_site_ids },
      });
      expect(canonical_site_ids.length).toBeGreaterThan(1);
      for (const site of canonical_site_ids) expect(detail(site).status).toBe(200);
    }
  });

  it('tells malformed ids from unknown ones', () => {
    for (const id of ['', 'x', '42', 'f_', 'e_12345678', 'f-12345678', 'Halden Dam', 'f_12345678 ', '😀']) {
      expect(detail(id)).toMatchObject({ status: 400, code: 'INVALID_FACILITY_ID' });
    }
    for (const id of ['f_000000000000', 's_000000000000']) expect(detail(id).status).toBe(404);
  });
});

describe('hostile input', () => {
  const nasty = [
    '%',
    '%zz',
    '%00',
    '%ff%fe',
    'NaN',
    '1e309',
    '-0',
    '9'.repeat(30),
    ',',
    ',,,',
    '__proto__',
    'a'.repeat(9_000),
  ];
  const names = [
    ...Object.keys({ ...list().body.pagination }),
    'q',
    'type',
    'class',
    'source',
    'country',
    'region',
    'entity',
    'owner_entity_id',
    'owner_search',
    'status',
    'capacity_mw_min',
    'capacity_mw_max',
    'has_geo',
    'bbox',
    'near',
    'sort',
  ];

  it('is answered with an envelope', async () => {
    const client = clientOf([], undefined, 10);
    const paths = [
      ...names.flatMap((name) => nasty.map((value) => `?${name}=${value}&${name}=${value}&${name}=`)),
      ...nasty.map((value) => `/${value}`),
      ...nasty.map((value) => `/f_${value}?x=1`),
    ];
    for (const path of paths) {
      const { status, body } = await client.raw(`/api/v2/facilities${path}`);
      expect(status, path.slice(0, 60)).toBeLessThan(500);
      if (status === 200) expect(body.data, path.slice(0, 60)).toBeInstanceOf(Array);
      else
        expect(body).toMatchObject({ success: false, code: expect.any(String), details: expect.any(Object) });
    }
  });
});

const { 'facilities.cursor.serves-once': _, ...askedOnce } = facilityVariants;
const tables = {
  ...askedOnce,
  ...facilityCapacityVariants,
  ...facilityEnumVariants,
  ...facilityGeometryVariants,
  ...facilityPartVariants,
  ...facilityPlaceVariants,
  ...facilitySortVariants,
  ...facilityTextVariants,
  ...facilityViewVariants,
};

const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const rows = (...data: readonly object[]) => ({ status: 200, body: { data } });
const some = (member: object) => ({
  status: 200,
  body: { data: expect.arrayContaining([expect.objectContaining(member)]) },
});
const none = { status: 200, body: { data: [] } };
const without = (name: string) => expect.not.objectContaining({ [name]: expect.anything() });
const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const mine = 'facilities?type=coal_mine&limit=1';

/** What a request to each variant brings; `OWNER` is the name of one, `SITE` and `ID` are ids of a facility. */
const shown: Readonly<Record<keyof typeof tables, readonly [path: string, expected: object]>> = {
  'facility-record.coordinates.geometry': [
    mine,
    rows({ geometry: { type: 'Point', coordinates: [number, number] } }),
  ],
  'facility-record.coordinates.location': [mine, rows({ location: { lat: number, lon: number } })],
  'facility-record.coordinates.pair': [mine, rows({ coordinates: [number, number] })],
  'facility-record.coordinates.texts': [mine, rows({ lat: text, lng: text })],
  'facility-record.country.code': [mine, rows({ country_code: expect.stringMatching(/^[A-Z]{2}$/) })],
  'facility-record.country.object': [mine, rows({ countries: [{ name: text, iso2: text }] })],
  'facility-record.owners-cut': ['facilities?has_owner=true&limit=100', { status: 200 }],
  'facility-record.owners.absent': ['facilities?type=port&limit=1', rows(without('owners') as object)],
  'facility-record.owners.ids-alone': [
    'facilities?has_owner=true&limit=1',
    rows({ owners: expect.arrayContaining([{ entity_id: text }]) }),
  ],
  'facility-record.capacity.object': [
    'facilities?capacity_mw_min=500&limit=1',
    rows({ capacity: { value: number, unit: text } }),
  ],
  'facility-record.capacity.beside-others': [
    'facilities?class=power&limit=1',
    rows({ capacity_mw: number, unit_mw: 3 }),
  ],
  'facility-record.capacity.gross-and-net': [
    'facilities?class=power&limit=1',
    rows({ gross_capacity_mw: number, net_capacity_mw: number }),
  ],
  'facility-record.name.after-the-native-one': [mine, rows({ native_name: text, display_name: text })],
  'facility-record.words.as-objects': [mine, rows({ type: { code: 'coal_mine', label: 'COAL MINE' } })],
  'facility-record.parts.told': [mine, rows({ units: [{ status: 'retired' }, { status: text }] })],
  'facility-record.owners.as-ownership': [
    'facilities?has_owner=true&limit=1',
    rows({ ownership: expect.arrayContaining([expect.objectContaining({ entity_id: text })]) }),
  ],
  'facility-record.follow-on-urls.one-link': [mine, rows({ links: [{ rel: 'self' }] })],
  'facility-record.class.as-group': [
    mine,
    rows({ classification: { class: 'extraction', type: 'coal_mine' } }),
  ],
  'facility-record.id.long': [mine, rows({ facility_id: expect.stringMatching(/^f_[0-9a-f]{28}$/) })],
  'facility-record.merge-history.null': [
    'facilities/ID',
    { status: 200, body: { data: { merge_history: null } } },
  ],
  'facilities.cursor.in-relative-link': [
    'facilities?limit=2',
    { body: { links: { next: expect.stringMatching(/^\/api\/v2\/facilities\?limit=2&cursor=./) } } },
  ],
  'facilities.cursor.in-absolute-link': [
    'facilities?limit=2',
    { body: { links: { next: expect.stringMatching(/^https:.*cursor=./) } } },
  ],
  'facilities.cursor.at-top-level': ['facilities?limit=2', { body: { next_cursor: text } }],
  'facilities.list.in-data-items': ['facilities?limit=2', { body: { data: { items: [{}, {}] } } }],
  'facilities.sort.unknown-empty': ['facilities?sort=size', none],
  'facilities.capacity-mw.crossed-other-code': [
    'facilities?capacity_mw_min=9&capacity_mw_max=3',
    refused(400, 'INVALID_NUMBER'),
  ],
  'facilities.detail.site-id-not-found': ['facilities/SITE', refused(404, 'NOT_FOUND')],
  'facilities.detail.unknown-gone': ['facilities/f_000000000000', { status: 410 }],
  'facilities.owner-search.case-sensitive': ['facilities?owner_search=OWNER', none],
  'facilities.capacity-mw.crossed-empty': ['facilities?capacity_mw_min=9&capacity_mw_max=3', none],
  'facilities.capacity-mw.exclusive': ['facilities?capacity_mw_min=POWER&capacity_mw_max=POWER', none],
  'facilities.capacity-mw.unknown-pass': [
    'facilities?capacity_mw_min=900000&type=data_center',
    some({ capacity_mw: null }),
  ],
  'facilities.geometry.unlocated-pass': [
    'facilities?bbox=0,0,1,1&source=aicompute',
    some({ latitude: null }),
  ],
  'facilities.near.uncapped': [
    'facilities?near=0,0,30000&type=port&limit=100',
    { body: { data: { length: 80 } } },
  ],
  'facilities.status.unknown-refused': ['facilities?status=haunted', refused(400, 'INVALID_ENUM')],
  'facilities.source.unknown-empty': ['facilities?source=space', none],
  'facilities.places.unknown-empty': ['facilities?country=Atlantis', none],
  'facilities.places.secondary-too': [
    'facilities?continent=CONTINENT&limit=100&type=gas_pipeline,oil_pipeline',
    some({ secondary_country: text }),
  ],
  'facilities.sort.by-another-alphabet': [
    'facilities?limit=100&cursor=',
    some({ name: expect.stringMatching(/^Étretat/) }),
  ],
  'facilities.sort.of-a-store': ['facilities?sort=capacity_asc&limit=1', rows({ capacity_mw: null })],
  'facilities.booleans.false-is-unset': [
    'facilities?has_geo=false&type=port&limit=1',
    rows({ type: 'port' }),
  ],
  'facility-record.pipelines.located': ['facilities?type=gas_pipeline&limit=1', rows({ latitude: number })],
  'facility-record.lng-carriers.unlocated': ['facilities?type=lng_carrier&limit=1', rows({ latitude: null })],
  'facility-record.status.often-unknown': ['facilities?limit=100', some({ status: null })],
  'facilities.directory.sparse': ['facilities?type=coal_mine', { body: { data: [{}, {}] } }],
};

describe('variants of the directory', () => {
  const texts: Record<string, string> = {};

  beforeAll(async () => {
    const { body } = await ask('facilities?has_owner=true&limit=2');
    const [{ facility_id: id, site_id: site, owners }] = body.data;
    const { body: powers } = await ask('facilities?sort=capacity_desc&limit=1');
    Object.assign(texts, {
      ID: id,
      SITE: site,
      OWNER: encodeURIComponent(owners[0].name.toUpperCase()),
      POWER: String(powers.data[0].capacity_mw),
      CONTINENT: 'Asia',
    });
  });

  const named = (template: string): string => template.replace(/[A-Z]{2,}/g, (name) => texts[name] ?? name);

  it.each(Object.entries(shown))('%s', async (id, [template, expected]) => {
    const told = await ask(named(template), [id as VariantId]);
    expect(told).toMatchObject(expected);
    expect(told).not.toEqual(await ask(named(template)));
  });

  it('facilities.cursor.serves-once', async () => {
    const again = asking(['facilities.cursor.serves-once']);
    const { next_cursor: cursor } = (await again('facilities?limit=2')).body.pagination;
    expect((await again(`facilities?limit=2&cursor=${cursor}`)).status).toBe(200);
    expect(await again(`facilities?limit=2&cursor=${cursor}`)).toMatchObject(refused(400, 'CURSOR_STALE'));
  });
});
