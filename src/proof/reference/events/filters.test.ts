import { describe, expect, it } from 'vitest';
import { clientOf, month, noon } from '../client.js';
import { corpusOf } from '../corpus/index.js';

const client = clientOf();
const wide = { ...month, limit: 100 };
type Values = Parameters<typeof client.list>[0];
// biome-ignore lint/suspicious/noExplicitAny: cards are read by path and fail by their expectations.
type Card = any;
const rows = async (values: Values): Promise<readonly Card[]> => {
  const { status, body } = await client.list({ ...wide, ...values });
  expect(status, JSON.stringify(body.details)).toBe(200);
  return body.data;
};
const ids = async (values: Values) => (await rows(values)).map(({ id }) => id).sort();
const codeOf = async (values: Values) => (await client.list({ ...wide, ...values })).body.code;

describe('countries', () => {
  it('understand every form alike', async () => {
    const expected = await ids({ country: 'UKR' });
    expect(expected.length).toBeGreaterThan(0);
    for (const country of ['UA', 'UP', 'Ukraine', 'ukr', 'uKrAiNe'])
      expect(await ids({ country })).toEqual(expected);
    expect(await ids({ country_iso3: 'UKR' })).toEqual(expected);
    expect(await codeOf({ country: 'Atlantis' })).toBe('INVALID_COUNTRY');
  });

  it('match location or actor origin, and the location alone on request', async () => {
    const near = ({ geo, actors }: Card) =>
      geo.country === 'Kenya' || actors.some(({ country }: Card) => country === 'Kenya');
    const all = await rows({ country: 'KEN' });
    expect(all.every(near)).toBe(true);
    expect(all.some(({ geo }) => geo.country !== 'Kenya')).toBe(true);
    const local = await rows({ country: 'KEN', country_match: 'location' });
    expect(local.every(({ geo }) => geo.country === 'Kenya')).toBe(true);
    const foreign = (await rows({ region: 'South America' })).filter(
      ({ geo }) => geo.continent !== 'South America',
    );
    for (const { geo_context } of foreign)
      expect(geo_context.actor_origin_countries.length).toBeGreaterThan(0);
  });

  it('take an admin1 beside exactly one', async () => {
    const found = await rows({ admin1: 'nairobi', country: 'KEN' });
    expect(found.every(({ geo }) => geo.admin1 === 'Nairobi')).toBe(true);
    for (const country of ['', 'KEN,UGA'])
      expect(await codeOf({ admin1: 'Nairobi', country })).toBe('INVALID_ADMIN1');
  });

  it('filter the sides of an Event', async () => {
    const [source, target, either] = await Promise.all([
      ids({ source_actor_country: 'IND' }),
      ids({ target_actor_country: 'IND' }),
      ids({ actor_country: 'IND' }),
    ]);
    expect([...new Set([...source, ...target])].sort()).toEqual(either);
    expect(await codeOf({ source_actor_country: 'Europe' })).toBe('INVALID_COUNTRY');
  });
});

describe('geometry', () => {
  it('keeps Events in the box', async () => {
    const found = await rows({ bbox: '35,-10,60,30' });
    expect(found.length).toBeGreaterThan(0);
    for (const { geo } of found) {
      expect(geo.latitude >= 35 && geo.latitude <= 60 && geo.longitude >= -10 && geo.longitude <= 30).toBe(
        true,
      );
    }
    for (const bbox of [
      '60,0,40,10',
      '0,10,10,0',
      '0,0,91,10',
      '0,-181,1,1',
      '1,2,3',
      'a,b,c,d',
      '1,2,3,4,5',
    ]) {
      expect(await codeOf({ bbox })).toBe('INVALID_BBOX');
    }
  });

  it('keeps Events near a point, in each spelling', async () => {
    const near = await ids({ near: '31.4,35', radius_km: 300 });
    expect(near.length).toBeGreaterThan(0);
    expect(await ids({ lat: 31.4, lon: 35, radius_km: 300 })).toEqual(near);
    expect(await ids({ lat: 31.4, lng: 35, radius_km: 300 })).toEqual(near);
    expect(await codeOf({ near: '31.4' })).toBe('INVALID_NEAR');
    expect(await codeOf({ near: '31.4,35,300' })).toBe('INVALID_NEAR');
    expect(await codeOf({ lat: 31.4 })).toBe('MISSING_PARAM');
    expect(await codeOf({ near: '31.4,35', radius_km: 0 })).toBe('INVALID_NUMBER');
    const { body } = await client.list({ ...wide, near: '31.4,35', radius_km: 9000 });
    expect(body.applied_filters.normalized[0]).toMatchObject({ param: 'radius_km', to: 2000 });
  });
});

describe('taxonomy', () => {
  it('filters by category, in any case and as a list', async () => {
    expect(new Set((await rows({ category: 'protests,HEALTH' })).map(({ category }) => category))).toEqual(
      new Set(['Protests', 'HEALTH']),
    );
    const { body } = await client.list({ ...wide, category: 'Nonsense' });
    expect([body.code, body.details.accepted_values.length]).toEqual(['INVALID_ENUM', 16]);
  });

  it('refuses impossible subcategories', async () => {
    const refuse = async (values: Values) => (await client.list({ ...wide, ...values })).body;
    expect(await refuse({ subcategory: 'TE01' })).toMatchObject({
      code: 'SUBCATEGORY_REQUIRES_CATEGORY',
      details: { accepted_categories: ['TECHNOLOGY'] },
    });
    expect(await refuse({ category: 'Battles', subcategory: 'TE01' })).toMatchObject({
      code: 'INVALID_SUBCATEGORY_FOR_CATEGORY',
      details: { accepted_values: expect.arrayContaining(['Armed clash']) },
    });
    expect(await refuse({ category: 'TECHNOLOGY', subcategory: 'TE99' })).toMatchObject({
      code: 'INVALID_SUBCATEGORY',
      details: { accepted_values: ['TE01', 'TE02', 'TE03'], nearest_values: expect.any(Array) },
    });
    expect(await rows({ category: 'ENVIRONMENT', subcategory: 'EN04' })).toEqual([]);
  });

  it('refuses contradictions', async () => {
    expect(await codeOf({ event_family: 'cameoplus', category: 'Battles' })).toBe(
      'EVENT_FAMILY_CATEGORY_CONFLICT',
    );
    expect(await codeOf({ event_family: 'cameoplus', domain: 'CONFLICT' })).toBe('CONFLICTING_FAMILY_FILTER');
    const { body } = await client.list({ magnitude_min: 2, category: 'Battles' });
    expect(body).toMatchObject({
      code: 'EVENT_FAMILY_METRIC_CONFLICT',
      details: { metric_family: 'cameoplus', implied_family: 'conflict' },
    });
    expect(body.details.accepted_metrics_for_family).toContain('goldstein_scale');
  });
});

describe('metrics', () => {
  it('bound, refuse and tell', async () => {
    for (const { metrics } of await rows({ magnitude_min: 3, magnitude_max: 8 })) {
      expect(metrics.magnitude).toBeGreaterThanOrEqual(3);
      expect(metrics.magnitude).toBeLessThanOrEqual(8);
    }
    expect(await codeOf({ significance_min: 1.1 })).toBe('INVALID_NUMBER');
    expect(await codeOf({ significance_min: 'high' })).toBe('INVALID_NUMBER');
    const { body } = await client.list({ confidence_min: 0.9, confidence_max: 0.2 });
    expect(body).toMatchObject({ code: 'INVALID_NUMBER_RANGE', details: { min_value: 0.9, max_value: 0.2 } });
    expect((await client.list({ confidence_min: 0.5, confidence_max: 0.5 })).status).toBe(200);
  });

  it('know deaths from unknown deaths', async () => {
    for (const { fatalities, family } of await rows({ has_fatalities: 'TRUE' })) {
      expect(fatalities).toBeGreaterThan(0);
      expect(family).toBe('conflict');
    }
    const calm = await rows({ has_fatalities: false, category: 'Battles' });
    expect(calm.some(({ fatalities }) => fatalities === null)).toBe(true);
    expect(calm.every(({ has_fatalities }) => has_fatalities === false)).toBe(true);
    expect(await codeOf({ has_fatalities: '1' })).toBe('INVALID_BOOLEAN');
  });
});

describe('entities and offices', () => {
  const corpus = corpusOf({ seed: 7, perDay: 33, day: Math.floor(noon.getTime() / 86_400_000) });
  const of = (name: string) => corpus.entities.find((entity) => entity.name === name);

  it('resolve every handle alike', async () => {
    const entity = of('Zoë Lindqvist');
    const expected = await ids({ entity: entity?.id ?? '' });
    expect(expected.length).toBeGreaterThan(0);
    expect(await ids({ entity: 'zoë lindqvist' })).toEqual(expected);
    expect(await ids({ entity: entity?.wiki ?? '' })).toEqual(expected);
    expect(await ids({ entity: entity?.encyclopediaUrl ?? '' })).toEqual(expected);
  });

  it('list what does not resolve, and add nothing for it', async () => {
    const { body } = await client.list({ ...wide, entity: 'Nobody At All' });
    expect([body.data, body.applied_filters.entity_handles_unresolved]).toEqual([[], ['Nobody At All']]);
  });

  it('expand to merged siblings unless told not to', async () => {
    const entity = of('Amara Diallo')?.id ?? '';
    const expanded = await client.list({ ...wide, entity });
    expect(expanded.body.applied_filters.entity_ids_expanded).toEqual([of('Amara Diallo (politician)')?.id]);
    const exact = await ids({ entity, entity_family: 'exact' });
    expect(expanded.body.data.length).toBeGreaterThan(exact.length);
    for (const { entity_link } of expanded.body.data) expect(entity_link.via).toBe('entity');
  });

  it('keep to the cap and to coverage', async () => {
    const handles = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`).join(',');
    expect((await client.list({ entity: handles(25) })).status).toBe(200);
    const { body } = await client.list({ entity: handles(26) });
    expect(body).toMatchObject({ code: 'MULTIPLE_ENTITY_HANDLES', details: { accepted_count: 25 } });
    expect(await codeOf({ entity_match: 'material' })).toBe('UNSUPPORTED_ENTITY_MATCH');
  });

  it('scope to the holders of an office', async () => {
    const { body } = await client.list({ ...wide, office: 'Q900001' });
    expect(body.applied_filters.office_holders).toEqual({
      bridged_to_news: 1,
      unbridged: 1,
      undated_excluded: 1,
    });
    for (const { entity_link } of body.data) expect(entity_link).toMatchObject({ via: 'office' });
    expect(body.data.length).toBeGreaterThan(0);
    const later = await client.list({ ...wide, office: 'p_0a1b2c3d', office_as_of: '2026-09-10' });
    expect(later.body.applied_filters.office_holders.bridged_to_news).toBe(2);
    expect((await client.list({ office: 'Minister of Finance' })).status).toBe(400);
    expect((await client.list({ office: 'Q900003' })).body).toMatchObject({
      code: 'OFFICE_SCOPE_TOO_LARGE',
      details: { holders: 1204, accepted_count: 1000 },
    });
  });
});
