import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { computeLists, pagedLists, sampleOf, wholeLists } from './sample.js';

const { limit, rows: whole } = limits.aicompute;

const defaults = [
  ...pagedLists.map((list) => ({ list, count: limit.default })),
  ...wholeLists.map((list) => ({ list, count: whole.default })),
];

export const limitDefault = defineCheck({
  id: 'aicompute/limit-default',
  title: 'Without a limit 25 data centers, models or hardware are returned, and 50 companies or chip sales',
  clauses: [
    'aicompute.limit.default',
    'aicompute.companies.limit.default',
    'aicompute.chip-sales.limit.default',
    'limits.aicompute-limit.default',
    'limits.aicompute-limit.default.companies',
    'limits.aicompute-limit.default.chip-sales',
  ],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(defaults, async (api, { list, count }) => {
    const most = await sampleOf(api, list);
    const expected = Math.min(count, most.length);
    const rows = rowsOf(await api.get(list)).length;
    expectThat(rows === expected, '/data', `${expected} rows`, rows);
    api.witness('rows without a limit', rows);
  }),
  refutedBy: [
    'aicompute.chip-sales.limit.default-25',
    'aicompute.chip-sales.limit.default-all',
    'aicompute.companies.limit.default-25',
    'aicompute.companies.limit.default-all',
    'aicompute.limit.default-20',
    'aicompute.limit.default-at-max',
  ],
});
