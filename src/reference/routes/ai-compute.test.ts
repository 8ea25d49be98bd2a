import { describe, expect, it } from 'vitest';
import { vocabularies } from '../../../contract/index.js';
import { clientOf } from '../client.js';
import { type AiCompute, aiComputeIn } from '../corpus/ai-compute.js';
import type { Route } from '../route.js';
import { listChipSales, listCompanies, listDataCenters, listHardware, listModels } from './ai-compute.js';
import { bareDeployment, type Question } from './family.test-data.js';

type Values = Readonly<Record<string, string | number>>;

const { corpus, ask } = bareDeployment(7);
const data = aiComputeIn(corpus);
const queryOf = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
const list = (route: Route, values: Values = {}, role: Question['role'] = 'full') =>
  ask({ route, query: queryOf(values), role });
const rows = (route: Route, values: Values = {}) => {
  const { status, body } = list(route, { limit: 200, ...values });
  expect(status, queryOf(values)).toBe(200);
  return body.data;
};

const paged = [listDataCenters, listModels, listHardware] as const;
const counted = [listCompanies, listChipSales] as const;
const all = [...paged, ...counted] as const;

describe('the AI compute corpus', () => {
  it('resolves each organisation, has every type of hardware, and is large enough to page', () => {
    const ids = new Set(corpus.entities.map(({ id }) => id));
    for (const { entity_id } of Object.values(
      data as unknown as Record<string, { entity_id: string }[]>,
    ).flat()) {
      if (entity_id !== null) expect(ids).toContain(entity_id);
    }
    for (const type of vocabularies.hardwareType.values) {
      expect(data.hardware.filter((part) => part.type === type).length).toBeGreaterThan(7);
    }
    expect(new Set(data.chipSales.map(({ designer }) => designer)).size).toBe(6);
    expect(data.models.length).toBeGreaterThan(200);
    expect(data.companies.length).toBeGreaterThan(50);
    expect(data.chipSales.length).toBeGreaterThan(50);
    expect(aiComputeIn(corpus)).toBe(data);
  });

  it('is the same for the same seed', () => {
    const again: AiCompute = aiComputeIn(bareDeployment(7).corpus);
    expect(JSON.stringify(again)).toBe(JSON.stringify(data));
  });
});

describe('AI compute lists', () => {
  it('need their flag', () => {
    for (const route of all) {
      expect(list(route, {}, 'unentitled')).toMatchObject({ status: 403, code: 'PLAN_REQUIRED' });
      expect(list(route, {}, 'without-gov').status).toBe(200);
    }
  });

  it('page by offset, which cursor spells too', () => {
    for (const route of paged) {
      expect(list(route).body.data).toHaveLength(25);
      const whole = rows(route);
      expect(rows(route, { limit: 200, offset: 10 }).slice(0, 5)).toEqual(whole.slice(10, 15));
      expect(rows(route, { limit: 5, offset: 10 })).toEqual(whole.slice(10, 15));
      expect(rows(route, { limit: 5, cursor: 10 })).toEqual(whole.slice(10, 15));
      expect(rows(route, { offset: 100_000 })).toEqual([]);
    }
    expect(list(listModels, { limit: 20, offset: 20 }).body.pagination).toMatchObject({ next_cursor: '40' });
  });

  it('refuse bad pages', () => {
    for (const route of all) {
      for (const limit of ['0', '-1', '2.5', 'abc', '10abc', 'NaN', '1e999']) {
        expect(list(route, { limit })).toMatchObject({ status: 400, code: 'INVALID_LIMIT' });
      }
    }
    for (const route of paged) {
      expect(list(route, { limit: 201 })).toMatchObject({ status: 400, code: 'INVALID_LIMIT' });
      for (const name of ['offset', 'cursor']) {
        for (const value of ['x', '3x', '-1', '1.5']) {
          expect(list(route, { [name]: value })).toMatchObject({ status: 400, code: 'INVALID_NUMBER' });
        }
      }
    }
    for (const route of counted) {
      expect(list(route).body.data).toHaveLength(50);
      expect(rows(route, { limit: 100_000 }).length).toBeGreaterThan(50);
    }
  });

  it('name undeclared parameters in place of refusing them', () => {
    for (const route of all) {
      const { body } = list(route, { fiscal_year: 3, limit: 2 });
      expect(body.applied_filters.ignored).toEqual(['fiscal_year']);
    }
  });
});

describe('data centers', () => {
  const withText = (name: 'country' | 'owner', text: string) =>
    data.dataCenters.filter((center) => center[name]?.toLowerCase().includes(text.toLowerCase()));

  it('are found by a part of the country in any case, and by a part of the owner', () => {
    for (const country of ['united', 'UNITED', 'ER', 'chin', "D'I"]) {
      expect(rows(listDataCenters, { country })).toEqual(withText('country', country));
    }
    for (const owner of ['cloud', 'Vantage', 'er']) {
      expect(rows(listDataCenters, { owner })).toEqual(withText('owner', owner));
      expect(rows(listDataCenters, { org: owner })).toEqual(withText('owner', owner));
    }
  });

  it('come with a rollup that adds up', () => {
    const { body } = list(listDataCenters, { country: 'united', limit: 1 });
    const total = body.country_rollup.reduce(
      (sum: number, each: { data_centers: number }) => sum + each.data_centers,
      0,
    );
    expect(total).toBe(withText('country', 'united').length);
  });
});

describe('models', () => {
  it('are found by organization, contributor type and domain', () => {
    const of = (keep: (model: (typeof data.models)[number]) => boolean) => data.models.filter(keep).length;
    expect(rows(listModels, { org: 'cloud' })).toHaveLength(
      of((m) => m.organization?.includes('Cloud') ?? false),
    );
    for (const token of vocabularies.modelContributor.values) {
      const found = rows(listModels, { organization_categorization: token });
      expect(found.length).toBe(
        Math.min(
          200,
          of((m) => m.organization_categorization.includes(token)),
        ),
      );
      expect(found.some((m: typeof found) => m.organization_categorization.length > 1)).toBe(true);
    }
    expect(rows(listModels, { domain: 'ision' })).toHaveLength(of((m) => m.domain.includes('ision')));
  });

  it('are found by frontier and by least compute', () => {
    const found = rows(listModels, { frontier: 1 });
    expect(found.every((model: { frontier: boolean }) => model.frontier)).toBe(true);
    expect(found).toHaveLength(data.models.filter(({ frontier }) => frontier).length);
    expect(rows(listModels, { frontier: 'true' })).toEqual(found);
    const strong = data.models.filter(({ training_compute_flop }) => (training_compute_flop ?? 0) >= 1e24);
    expect(rows(listModels, { min_compute: '1e24' })).toHaveLength(strong.length);
    expect(list(listModels, { min_compute: 'x' })).toMatchObject({ code: 'INVALID_NUMBER' });
  });

  it('come latest first, or with the most compute first', () => {
    const dates = rows(listModels).map(
      ({ publication_date }: { publication_date: string }) => publication_date,
    );
    expect(dates).toEqual(dates.toSorted().reverse());
    const flops = rows(listModels, { sort: 'compute' }).map(
      (model: { training_compute_flop: number | null }) => model.training_compute_flop ?? -1,
    );
    expect(flops).toEqual(flops.toSorted((left: number, right: number) => right - left));
    expect(list(listModels, { sort: 'size' })).toMatchObject({ status: 400, code: 'INVALID_ENUM' });
  });
});

describe('hardware', () => {
  it('is found by its whole type in any case, by manufacturer and by either fabricator', () => {
    for (const type of vocabularies.hardwareType.values) {
      const expected = data.hardware.filter((part) => part.type === type);
      for (const text of [type, type.toLowerCase(), type.toUpperCase()]) {
        expect(rows(listHardware, { type: text })).toEqual(expected);
      }
    }
    const refused = list(listHardware, { type: 'GP' });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_ENUM' });
    expect(refused.details?.accepted_values).toEqual(vocabularies.hardwareType.values);
    const dual = data.hardware.filter(
      ({ foundry }) => foundry?.includes('Hokushō Fab') && foundry.includes(', '),
    );
    for (const part of dual) {
      for (const foundry of part.foundry?.split(', ') ?? []) {
        expect(rows(listHardware, { foundry })).toContainEqual(part);
      }
    }
    expect(dual.length).toBeGreaterThan(2);
    expect(rows(listHardware, { manufacturer: 'semi' })).toEqual(rows(listHardware, { org: 'SEMI' }));
  });
});

describe('companies and chip sales', () => {
  it('run from the highest valuation down', () => {
    const values = rows(listCompanies).flatMap(({ valuation_usd }: { valuation_usd: number | null }) =>
      valuation_usd === null ? [] : [valuation_usd],
    );
    expect(values).toEqual(values.toSorted((left: number, right: number) => right - left));
  });

  it('know six designers by their whole names', () => {
    for (const designer of new Set(data.chipSales.map((row) => row.designer))) {
      const expected = data.chipSales.filter((row) => row.designer === designer);
      for (const chip_manufacturer of [designer, designer.toLowerCase(), designer.toUpperCase()]) {
        expect(rows(listChipSales, { chip_manufacturer })).toEqual(expected);
      }
      const refused = list(listChipSales, { chip_manufacturer: designer.slice(0, -2) });
      expect(refused).toMatchObject({ status: 400, code: 'INVALID_ENUM' });
    }
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
    '0x10',
    '9'.repeat(30),
    ',',
    '__proto__',
    'a'.repeat(9_000),
  ];
  const paths = ['data-centers', 'models', 'hardware', 'companies', 'chip-sales'];
  const names = [
    'limit',
    'offset',
    'cursor',
    'country',
    'owner',
    'org',
    'organization',
    'frontier',
    'min_compute',
    'sort',
    'type',
    'foundry',
    'chip_manufacturer',
    '__proto__',
    'organization_categorization',
    'domain',
  ];

  it('is answered with an envelope', async () => {
    const client = clientOf([], undefined, 10);
    for (const path of paths) {
      for (const name of names) {
        for (const value of nasty) {
          const { status, body } = await client.raw(
            `/api/v2/aicompute/${path}?${name}=${value}&${name}=${value}&${name}=`,
          );
          expect(status).toBeLessThan(500);
          if (status === 200) expect(body.data).toBeInstanceOf(Array);
          else
            expect(body).toMatchObject({
              success: false,
              code: expect.any(String),
              details: expect.any(Object),
            });
        }
      }
    }
  });
});
