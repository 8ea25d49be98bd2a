import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { isFacilityType, typeOf } from './record.js';
import { sample } from './sample.js';

export const recordType = defineCheck({
  id: 'facilities/record-type',
  title: 'Every facility carries one of the leaf types as its type',
  clauses: ['facility-record.type', 'facility-record.type.values'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const rows = await sample(api);
    precondition(rows.length > 0, 'the directory is empty', 'no-data');
    for (const row of rows) {
      const type = typeOf(row);
      expectThat(type !== undefined && isFacilityType(type), '/data/*/type', 'a leaf type', type ?? row);
    }
    api.witness('types', rows.length);
  }),
  refutedBy: ['facility-record.type.labels', 'facility-record.type.missing', 'facility-record.type.of-silo'],
});
