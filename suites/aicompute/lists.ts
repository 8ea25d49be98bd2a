import { defineCheck, expectThat, once, sameJson } from '../../src/kit/index.js';
import { computeLists, sampleOf } from './sample.js';

export const lists = defineCheck({
  id: 'aicompute/lists',
  title: 'Data centers, models, hardware, companies and chip sales are five lists with rows of their own',
  clauses: [
    'aicompute.datasets',
    'aicompute.data-centers.rows',
    'aicompute.models.rows',
    'aicompute.hardware.rows',
    'aicompute.companies.rows',
    'aicompute.chip-sales.rows',
  ],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const seen = [];
      for (const list of computeLists) {
        const rows = await sampleOf(api, list);
        for (const other of seen) {
          const foreign = rows.findIndex((row) => other.rows.some((each) => sameJson(each, row)));
          expectThat(foreign === -1, `/data/${foreign}`, `no row of ${other.list} in ${list}`, rows[foreign]);
        }
        seen.push({ list, rows });
        api.witness(`rows of ${list}`, rows.length);
      }
    },
    { requests: 5 },
  ),
  refutedBy: [
    'aicompute.chip-sales.rows-of-hardware',
    'aicompute.companies.rows-of-data-centers',
    'aicompute.data-centers.rows-of-companies',
    'aicompute.datasets.missing',
    'aicompute.hardware.rows-of-models',
    'aicompute.models.rows-of-hardware',
  ],
});
