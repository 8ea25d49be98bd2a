import { beforeAll, describe, expect, it } from 'vitest';
import type { VariantId } from '../index.js';
import { facilityCapacityVariants } from '../rules/facility-capacity.js';
import { facilityEnumVariants } from '../rules/facility-enums.js';
import { facilityGeometryVariants } from '../rules/facility-geometry.js';
import { facilityPlaceVariants } from '../rules/facility-places.js';
import { facilitySortVariants } from '../rules/facility-sort.js';
import { facilityTextVariants } from '../rules/facility-texts.js';
import { facilityViewVariants } from '../rules/facility-view.js';
import { ask, asking } from './asked.test-data.js';
import { facilityVariants } from './facilities.js';

const { 'facilities.cursor.serves-once': _, ...askedOnce } = facilityVariants;
const tables = {
  ...askedOnce,
  ...facilityCapacityVariants,
  ...facilityEnumVariants,
  ...facilityGeometryVariants,
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
  'facility-record.owners.absent': ['facilities?type=port&limit=1', rows(without('owners') as object)],
  'facility-record.owners.ids-alone': [
    'facilities?has_owner=true&limit=1',
    rows({ owners: expect.arrayContaining([{ entity_id: text }]) }),
  ],
  'facility-record.capacity.object': [
    'facilities?capacity_mw_min=500&limit=1',
    rows({ capacity: { value: number, unit: text } }),
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
  'facilities.capacity-mw.other-types-pass': [
    'facilities?capacity_mw_min=500&source=maritime_ports',
    some({ type: 'port' }),
  ],
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
