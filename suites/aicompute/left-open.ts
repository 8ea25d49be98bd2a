import { at, defineCheck, isArray, once, type Query, seenOf } from '../../src/kit/index.js';
import type { ComputeList } from './sample.js';

const asked: readonly (readonly [what: string, list: ComputeList, query: Query])[] = [
  ['limit=0', 'listDataCenters', { limit: 0 }],
  ['limit=201', 'listDataCenters', { limit: 201 }],
  ['offset=100000', 'listHardware', { offset: 100_000 }],
  ['frontier=false', 'listModels', { frontier: 'false' }],
  ['an empty sort', 'listModels', { sort: '' }],
  ['an unknown sort', 'listModels', { sort: 'zzqx' }],
  ['a min_compute that is no number', 'listModels', { min_compute: 'abc' }],
  ['companies with limit=1000', 'listCompanies', { limit: 1000 }],
  ['an unknown chip_manufacturer', 'listChipSales', { chip_manufacturer: 'zzqxvk' }],
];

export const leftOpen = defineCheck({
  id: 'aicompute/left-open',
  title: 'What the AI compute lists do where the specification does not say',
  clauses: [
    'aicompute.limit.above-max',
    'aicompute.limit.below-min',
    'aicompute.offset.extremes',
    'aicompute.models.frontier.other-values',
    'aicompute.models.sort.empty-value',
    'aicompute.models.sort.unknown',
    'aicompute.models.min-compute.non-numeric',
    'aicompute.companies.limit.max',
    'aicompute.chip-sales.chip-manufacturer.unknown',
  ],
  level: 'observe',
  operations: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
  rulings: ['C09', 'C12'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      for (const [what, list, query] of asked) {
        const reply = await api.get(list, query);
        const data = at(reply.json, '/data');
        api.observe(what, isArray(data) ? `${seenOf(reply)}, ${data.length} rows` : seenOf(reply));
      }
    },
    { requests: asked.length },
  ),
  refutedBy: [],
});
