import { facilityIdPrefixes } from '../../contract/index.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { facilityIdOf } from './record.js';
import { pageOf } from './sample.js';

export const recordId = defineCheck({
  id: 'facilities/record-id',
  title: 'The list answers with records of which each carries a facility_id that begins with f_',
  clauses: ['facilities.list.records', 'facility-record.id', 'facility-record.id.prefix'],
  operations: ['listFacilities'],
  rulings: ['A33', 'C39'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const rows = listIn(await pageOf(api));
    precondition(rows.length > 0, 'the directory is empty', 'no-data');
    for (const [index, row] of rows.entries()) {
      const id = facilityIdOf(row);
      const isId = Object.values(facilityIdPrefixes).some(
        (prefix) => id?.startsWith(prefix) && id !== prefix,
      );
      expectThat(isId, `/data/${index}/facility_id`, 'an id that begins with f_', id ?? row);
    }
    // Site ids are canonical too, so that a record under one may be meant.
    const ofSites = rows.filter((row) => facilityIdOf(row)?.startsWith(facilityIdPrefixes.site));
    if (ofSites.length > 0)
      api.deviates('A33', `${ofSites.length} records have a facility_id of the site form`);
    api.witness('ids', rows.length);
  }),
  refutedBy: [
    'facilities.list.ids-only',
    'facility-record.id.number',
    'facility-record.id.renamed',
    'facility-record.id.without-prefix',
  ],
});
