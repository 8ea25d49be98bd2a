import { describe, expect, it } from 'vitest';
import { countries } from '../../../../contract/countries.js';
import { unbrokenClauses } from '../bare-deployment.test-data.js';
import { officeFaults } from '../events/office.js';
import type { VariantId } from '../variants.js';
import { formOf } from '../variants.test-data.js';
import { asking, corpusFor, nasty, silentFaults } from '../whole-deployment.test-data.js';
import { assetPlaceFaults } from './energy-assets.js';
import { geographyFaults } from './geography.js';
import { officesRouteFaults, referencedRouteFaults } from './referenced.js';

interface Asset {
  readonly facility_id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const corpus = corpusFor(7);
const { byRecency } = corpus.events(corpus.held);
const ask = asking(7);
const escaped = encodeURIComponent;
const assets = async (query: string): Promise<readonly Asset[]> =>
  (await ask(`energy/assets?${query}`)).body.data;

describe('first-level regions', () => {
  it('are those that Events carry, whichever spelling names the country', async () => {
    for (const { country, admin1 } of byRecency.slice(0, 200)) {
      for (const spelling of [country.iso3, country.iso2, country.name.toLowerCase()]) {
        const { status, body } = await ask(`geo/admin1?country=${escaped(spelling)}`);
        expect(status, spelling).toBe(200);
        if (admin1 !== null && spelling !== country.iso2) expect(body.data).toContain(admin1);
      }
    }
  });

  it('differ from country to country', async () => {
    const lists = await Promise.all(
      countries.map(async ({ iso3 }) => JSON.stringify((await ask(`geo/admin1?country=${iso3}`)).body.data)),
    );
    expect(new Set(lists).size).toBe(lists.length);
  });

  it('need one known country', async () => {
    for (const query of ['', '?country=']) {
      expect(await ask(`geo/admin1${query}`)).toMatchObject({ status: 400, body: { code: 'MISSING_PARAM' } });
    }
    for (const country of ['Atlantis', 'KEN,UGA', '%20']) {
      expect(await ask(`geo/admin1?country=${country}`)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_COUNTRY' },
      });
    }
    expect(await ask('geo/admin1?contry=KEN')).toMatchObject({ body: { code: 'UNKNOWN_PARAM' } });
  });
});

describe('energy assets', () => {
  it('lie in the box, latitude first', async () => {
    expect((await assets('')).some(({ latitude }) => latitude === null)).toBe(true);
    const boxed = await assets('bbox=40,-10,60,30');
    expect(boxed.length).toBeGreaterThan(5);
    for (const { latitude, longitude } of boxed) {
      expect([latitude, longitude]).not.toContain(null);
      expect(Math.abs((latitude ?? 0) - 50)).toBeLessThanOrEqual(10);
      expect(Math.abs((longitude ?? 99) - 10)).toBeLessThanOrEqual(20);
    }
  });

  it('lie around the point, within the radius of the triple', async () => {
    const found = await assets('near=48.8,2.4,1500');
    expect(found.length).toBeGreaterThan(0);
    for (const { latitude, longitude } of found) {
      expect(Math.abs((latitude ?? 99) - 48.8)).toBeLessThan(13.6);
      expect(longitude).not.toBeNull();
    }
    expect((await assets('near=48.8,2.4,20000')).length).toBeGreaterThan(found.length);
  });

  it.each([
    '60,20,0,140',
    '0,140,60,20',
    '1,2,3',
    'a,b,c,d',
    '1,2,3,4,5',
    '0,0,91,0',
    '0,0,0,181',
    ',,,',
    ' ',
  ])('refuse the box %s', async (bbox) => {
    expect(await ask(`energy/assets?bbox=${escaped(bbox)}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_BBOX' },
    });
  });

  it.each(['48.8,2.4', '48.8', 'a,b,c', '91,0,5', '0,181,5', '0,0,0', '0,0,-1', '1,2,3,4'])(
    'refuse the point %s',
    async (near) => {
      expect(await ask(`energy/assets?near=${near}`)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_NEAR' },
      });
    },
  );
});

describe('situations and activity', () => {
  it('shows each situation that it lists', async () => {
    const { body } = await ask('situations');
    expect(body.data.length).toBeGreaterThan(5);
    for (const { story_id: id, event_count: count } of body.data) {
      const single = await ask(`situations/${id}`);
      expect(single).toMatchObject({ status: 200, body: { data: { story_id: id } } });
      expect(single.body.data.events).toHaveLength(count);
    }
    expect((await ask('situations/story_0')).status).toBe(404);
  });

  it('compares two weeks', async () => {
    const { body } = await ask('activity');
    expect(body.data.length).toBeGreaterThan(5);
    for (const row of body.data) expect(row.change).toBe(row.event_count - row.previous_event_count);
  });
});

describe('faults', () => {
  const tables = { ...assetPlaceFaults, ...geographyFaults, ...officesRouteFaults, ...referencedRouteFaults };
  const ids = Object.keys(tables) as readonly (keyof typeof tables)[];

  it.each([1, 2, 7])(
    'show in a reply of seed %i',
    async (seed) => {
      const [situation] = (await asking(seed)('situations')).body.data;
      const paths = [
        ...['', '?country=KEN', '?country=France', '?country=CHE'].map((query) => `geo/admin1${query}`),
        ...['', '?q=minister'].map((query) => `offices${query}`),
        ...['activity', 'situations', `situations/${situation.story_id}`, 'energy/assets'],
        ...['0,20,60,80', '60,20,0,80', '0,80,60,20', '1,2,3'].map((bbox) => `energy/assets?bbox=${bbox}`),
        ...['48.8,2.4,1500', '48.8,2.4'].map((near) => `energy/assets?near=${near}`),
      ].map((path) => [path] as const);
      expect(await silentFaults(seed, ids, paths)).toEqual([]);
    },
    60_000,
  );

  it('break each clause of the families that a reply of these routes can show', () => {
    const elsewhere = /^routes\.meta/;
    for (const prefix of ['geography.', 'routes.']) {
      expect(
        unbrokenClauses(prefix, { ...tables, ...officeFaults }).filter((id) => !elsewhere.test(id)),
      ).toEqual([]);
    }
  });
});

describe('hostile input', () => {
  it('gets an envelope and never a server error', async () => {
    const starts = ['geo/admin1?country=', 'energy/assets?bbox=', 'energy/assets?near=', 'situations/'];
    for (const value of nasty) {
      for (const path of [...starts, 'activity?x=', 'offices?q='].map((start) => `${start}${value}`)) {
        const { status, body } = await ask(path);
        expect(status, path.slice(0, 80)).toBeLessThan(500);
        expect(body.success, path.slice(0, 80)).toBe(status === 200);
      }
    }
  });
});

const data = async (variant: VariantId, path: string) => (await formOf(variant)(path)).body.data;
const regions = '/api/v2/geo/admin1?country=France';

describe('variants of first-level regions, offices and other routes', () => {
  it('list regions in their own shapes', async () => {
    expect((await data('geography.geojson', regions)).features[0].properties.level).toBe(1);
    expect((await data('geography.by-country', regions)).country).toEqual({ iso3: 'FRA', name: 'France' });
    expect(typeof (await data('geography.by-code', regions)).R1).toBe('string');
  });

  it('list offices in their own shapes', async () => {
    const path = '/api/v2/offices?q=president';
    expect(JSON.stringify(await data('offices.q-numbers-only', path))).not.toContain('p_');
    expect(JSON.stringify(await data('offices.p-ids-only', path))).not.toContain('Q9');
    expect((await data('offices.beside-other-q-numbers', path))[0]).toMatchObject({
      subject: 'Q11002',
      handle: expect.stringMatching(/^Q9/),
    });
    expect((await data('offices.nested', path)).bodies[0].offices[0].office.ids.own).toMatch(/^p_/);
  });

  it('may have no situations, demand parameters, or be closed', async () => {
    expect(await data('routes.situations-none', '/api/v2/situations')).toEqual([]);
    expect((await formOf('routes.demanding')('/api/v2/activity')).body.code).toBe('MISSING_PARAM');
    expect((await formOf('routes.closed')('/api/v2/energy/assets')).status).toBe(403);
  });

  it('have shapes of their own', async () => {
    const variant = 'routes.other-shapes';
    expect(Object.keys(await data(variant, '/api/v2/activity'))).toEqual(['rising', 'falling']);
    expect((await data(variant, '/api/v2/situations')).items[0].story.id).toMatch(/^story_/);
    const tone = await data(variant, '/api/v2/entity-tone?entity=Amara%20Diallo');
    expect(tone.series).toHaveLength(2);
    const assets = await data('routes.energy-geojson', '/api/v2/energy/assets');
    expect(assets.features[0].geometry?.type ?? 'Point').toBe('Point');
  });
});
