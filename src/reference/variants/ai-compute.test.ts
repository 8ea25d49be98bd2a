import { describe, expect, it } from 'vitest';
import type { VariantId } from '../index.js';
import { computeReplyVariants } from '../routes/ai-compute-reply.js';
import { chipSalesVariants } from '../routes/chip-sales.js';
import { companyVariants } from '../routes/companies.js';
import { modelVariants } from '../routes/models.js';
import { modelFilterVariants } from '../rules/models.js';
import { aiComputeVariants } from './ai-compute.js';
import { ask, schemas } from './asked.test-data.js';
import { familyLimitVariants } from './family-limits.js';

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
  'aicompute.rows.nested': [
    'aicompute/data-centers?limit=1',
    served({ data: [{ owner: { name: expect.any(String) }, power: { unit: 'mw' } }] }),
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
