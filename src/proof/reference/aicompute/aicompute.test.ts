import { describe, expect, it } from 'vitest';
import { vocabularies } from '../../../../contract/index.js';
import type { Route } from '../account/route.js';
import { bareDeployment, type Question } from '../bare-deployment.test-data.js';
import { clientOf } from '../client.js';
import { type AiCompute, aiComputeIn } from '../corpus/ai-compute.js';
import { familyLimitVariants } from '../http/limit.js';
import type { VariantId } from '../index.js';
import { ask, schemas } from '../variants.test-data.js';
import { chipSalesVariants } from './chip-sales.js';
import { companyVariants } from './companies.js';
import { listChipSales, listCompanies, listDataCenters, listHardware, listModels } from './index.js';
import { modelFilterVariants } from './model-filters.js';
import { modelVariants } from './models.js';
import { computeReplyVariants } from './reply.js';
import { aiComputeVariants } from './reply-variants.js';

type Values = Readonly<Record<string, string | number>>;

const { corpus, ask: aiComputeAsk } = bareDeployment(7);
const data = aiComputeIn(corpus);
const queryOf = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
const list = (route: Route, values: Values = {}, role: Question['role'] = 'full') =>
  aiComputeAsk({ route, query: queryOf(values), role });
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

const tables = {
  ...aiComputeVariants,
  ...familyLimitVariants,
  ...computeReplyVariants,
  ...companyVariants,
  ...chipSalesVariants,
  ...modelVariants,
  ...modelFilterVariants,
};

const refused = (code: string) => ({ status: 400, body: { success: false, code } });
const served = (body: object) => ({ status: 200, body });
const noted = (name: string, applied: number) => ({
  normalized: [expect.objectContaining({ param: name, applied })],
});
const nulls = (name: string) => served({ data: [{ [name]: null }] });

/** What a request to each variant brings. */
const shown: Readonly<Record<keyof typeof tables, readonly [path: string, expected: object]>> = {
  'aicompute.rows.camel-case': [
    'aicompute/data-centers?limit=1',
    served({ data: [{ ownerName: expect.any(String), powerMw: expect.any(Number) }] }),
  ],
  'aicompute.rows.columns-of-a-table': [
    'aicompute/data-centers?limit=1',
    served({ data: [{ Owner: expect.any(String), 'Power (MW)': expect.any(Number) }] }),
  ],
  'aicompute.data-centers.owner-undisclosed': [
    'aicompute/data-centers?limit=100',
    served({ data: expect.arrayContaining([expect.objectContaining({ owner: 'Undisclosed' })]) as object }),
  ],
  'aicompute.rows.nested': [
    'aicompute/data-centers?limit=1',
    served({ data: [{ owner: { name: expect.any(String) }, power: { unit: 'mw' } }] }),
  ],
  'aicompute.rows.about-organizations': [
    'aicompute/hardware?limit=1',
    served({
      data: [{ manufacturer_region: 'East Asia', manufacturer: { organization_name: expect.any(String) } }],
    }),
  ],
  'aicompute.data-centers.power-as-text': [
    'aicompute/data-centers?limit=1',
    served({ data: [{ power_mw: expect.stringMatching(/ MW$/) }] }),
  ],
  'aicompute.companies.amounts-as-texts': [
    'aicompute/companies?limit=1',
    served({ data: [{ valuation_usd: expect.stringMatching(/^\$\d+B$/) }] }),
  ],
  'aicompute.rollup.of-the-page-in-meta': [
    'aicompute/data-centers?limit=1&country=norway',
    served({ meta: { by_country: { Norway: { facilities: 1 } } } }),
  ],
  'aicompute.envelope.bare': [
    'aicompute/hardware?limit=1&moon=1',
    served({ applied_filters: { ignored: ['moon'] } }),
  ],
  'aicompute.frontier.false-refused': ['aicompute/models?frontier=false', refused('INVALID_BOOLEAN')],
  'aicompute.models.unknown-sort-served': ['aicompute/models?sort=fame', served({ sort: '' })],
  'aicompute.offset.negative-served': ['aicompute/models?offset=-3', served({ pagination: { offset: 0 } })],
  'aicompute.models.unknown-compute-absent': [
    'aicompute/models?limit=100',
    served({ data: expect.arrayContaining([expect.not.objectContaining({ training_compute_flop: null })]) }),
  ],
  'aicompute.rows.with-parts': [
    'aicompute/data-centers?limit=1',
    served({ data: [{ timeline: [{ power_mw: expect.any(Number) }, { power_mw: expect.any(Number) }] }] }),
  ],
  'aicompute.models.base-model': [
    'aicompute/models?limit=1',
    served({ data: [{ base_model: { training_compute_flop: expect.any(Number) } }] }),
  ],
  'aicompute.ids.absent': [
    'aicompute/models?limit=1',
    served({ data: [expect.not.objectContaining({ id: expect.anything() })] }),
  ],
  'aicompute.hardware.foundry-not-shown': [
    'aicompute/hardware?limit=1',
    served({ data: [expect.not.objectContaining({ foundry: expect.anything() })] }),
  ],
  'aicompute.limit.clamped': [
    'aicompute/models?limit=201',
    served({ pagination: { limit: 200 }, applied_filters: noted('limit', 200) }),
  ],
  'aicompute.companies.limit.max-200': ['aicompute/companies?limit=201', refused('INVALID_LIMIT')],
  'facilities.limit.clamped': [
    'facilities?limit=101',
    served({ pagination: { limit: 100 }, applied_filters: noted('limit', 100) }),
  ],
  'government.limit.clamped': ['gov/fara?limit=501', served({ applied_filters: noted('limit', 500) })],
  'families.limit.below-one-served': ['gov/fara?limit=0', served({ applied_filters: noted('limit', 1) })],
  'families.limit.invalid-number': ['facilities?limit=0', refused('INVALID_NUMBER')],
  'aicompute.companies.lowest-first': ['aicompute/companies?limit=1', nulls('valuation_usd')],
  'aicompute.companies.unknown-first': ['aicompute/companies?limit=1', nulls('valuation_usd')],
  'aicompute.chip-sales.latest-window-only': ['aicompute/chip-sales', served({ pagination: { total: 6 } })],
  'aicompute.chip-sales.latest-windows-of-all': [
    'aicompute/chip-sales',
    served({ pagination: { total: 6 } }),
  ],
  'aicompute.chip-sales.unknown-designer-empty': [
    'aicompute/chip-sales?chip_manufacturer=nobody',
    served({ data: [] }),
  ],
  'aicompute.models.unknown-first': ['aicompute/models?sort=compute&limit=1', nulls('training_compute_flop')],
  'aicompute.filters.case-sensitive': ['aicompute/models?domain=bIOLOGY', served({ data: [] })],
  'aicompute.lists.by-first-members': ['aicompute/hardware?limit=1', served({ data: [{ id: 'hw_0001' }] })],
  'aicompute.models.frontier-false-excludes': [
    'aicompute/models?frontier=0&limit=200',
    served({ data: expect.not.arrayContaining([expect.objectContaining({ frontier: true })]) }),
  ],
  'aicompute.models.min-compute-nonsense-ignored': [
    'aicompute/models?min_compute=much',
    served({ pagination: { total: 260 } }),
  ],
  'aicompute.models.min-compute-exclusive': [
    'aicompute/models?min_compute=1e24&limit=200',
    served({
      data: expect.not.arrayContaining([expect.objectContaining({ training_compute_flop: 1e24 })]),
    }),
  ],
};

describe('variants of AI compute lists and of limits', () => {
  it.each(Object.entries(shown))('%s', async (id, [path, expected]) => {
    const told = await ask(path, [id as VariantId]);
    expect(told).toMatchObject(expected);
    expect(told).not.toEqual(await ask(path));
  });

  it('describe the members that they rename', async () => {
    const { DataCenter } = await schemas('aicompute.rows.camel-case');
    expect(DataCenter.properties).toHaveProperty('ownerName');
    expect(DataCenter.required).toContain('ownerName');
  });
});
