import { at, defineCheck, isObject, once, rowsOf } from '../../src/kit/index.js';
import { computeLists, mostRows } from './sample.js';

export const fields = defineCheck({
  id: 'aicompute/fields',
  title: 'Which members AI compute rows and replies have, as their names are not shown',
  clauses: [
    'aicompute.fields',
    'aicompute.envelope',
    'aicompute.attributions-member',
    'aicompute.next-cursor',
    'aicompute.data-centers.rollup.place',
    'aicompute.data-centers.fields.owner',
    'aicompute.data-centers.fields.power',
    'aicompute.data-centers.fields.compute',
    'aicompute.data-centers.fields.cost',
    'aicompute.data-centers.fields.users',
    'aicompute.data-centers.fields.chip-types',
    'aicompute.models.fields.organization',
    'aicompute.models.fields.domain',
    'aicompute.models.fields.task',
    'aicompute.models.fields.training-hardware',
    'aicompute.models.fields.accessibility',
    'aicompute.models.fields.open-weights',
    'aicompute.models.fields.frontier',
    'aicompute.hardware.foundry.member',
    'aicompute.hardware.fields.manufacturer',
    'aicompute.hardware.fields.type',
    'aicompute.hardware.fields.release-date',
    'aicompute.hardware.fields.price',
    'aicompute.companies.fields.type',
    'aicompute.companies.fields.product-domains',
    'aicompute.companies.fields.staff-count',
    'aicompute.companies.fields.revenue',
    'aicompute.companies.fields.valuation',
    'aicompute.companies.fields.funding',
    'aicompute.companies.fields.founding-date',
    'aicompute.chip-sales.windows',
    'aicompute.chip-sales.fields.designer',
    'aicompute.chip-sales.fields.compute',
    'aicompute.chip-sales.fields.units',
    'aicompute.chip-sales.fields.power',
  ],
  level: 'observe',
  operations: computeLists,
  rulings: ['C36', 'C39', 'C40', 'A76'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      for (const list of computeLists) {
        const reply = await api.get(list, { limit: mostRows(list) });
        const members = new Set(rowsOf(reply).flatMap((row) => Object.keys(row)));
        api.observe(`members of the rows of ${list}`, [...members].join(', '));
        api.observe(`members of a reply of ${list}`, Object.keys(reply.json ?? {}).join(', '));
        const meta = at(reply.json, '/meta');
        api.observe(`members of meta of ${list}`, isObject(meta) ? Object.keys(meta).join(', ') : 'no meta');
      }
    },
    { requests: 5 },
  ),
  refutedBy: [],
});
