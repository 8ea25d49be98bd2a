import { defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { entityIdsOf, namesOrganization, organizationMember } from './entity-ids.js';
import { computeLists, sampleOf } from './sample.js';

export const entityId = defineCheck({
  id: 'aicompute/entity-id',
  title: 'Every AI compute row that names an organization carries an entity_id',
  clauses: [
    'aicompute.data-centers.entity-id',
    'aicompute.models.entity-id',
    'aicompute.hardware.entity-id',
    'aicompute.companies.entity-id',
    'aicompute.chip-sales.entity-id',
  ],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(computeLists, async (api, list) => {
    const rows = await sampleOf(api, list);
    const member = organizationMember(list, rows);
    for (const [index, row] of rows.entries()) {
      // A company is an organization, under whatever name.
      const isBearing = list === 'listCompanies' || (member !== undefined && namesOrganization(row, member));
      const ids = entityIdsOf(row);
      expectThat(!isBearing || ids.length > 0, `/data/${index}`, 'an entity_id', row);
      api.witness(`rows of ${list} with an entity_id`, ids.length);
    }
  }),
  refutedBy: [
    'aicompute.chip-sales.entity-id-missing',
    'aicompute.companies.entity-id-missing',
    'aicompute.data-centers.entity-id-missing',
    'aicompute.data-centers.entity-id-null',
    'aicompute.hardware.entity-id-missing',
    'aicompute.models.entity-id-missing',
    'aicompute.models.entity-id-renamed',
  ],
});
