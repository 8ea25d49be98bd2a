import { describe, expect, it } from 'vitest';
import type { VariantId } from '../variants.js';
import { formOf } from './form.test-data.js';

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
