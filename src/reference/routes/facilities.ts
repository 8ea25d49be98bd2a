import { directoryIn } from '../corpus/facilities.js';
import type { Faults } from '../fault.js';
import { facilityCapacity } from '../rules/facility-capacity.js';
import { facilityEnums } from '../rules/facility-enums.js';
import { facilityGeometry } from '../rules/facility-geometry.js';
import { facilityOwners } from '../rules/facility-owners.js';
import { paged } from '../rules/facility-page.js';
import { facilityPlaces } from '../rules/facility-places.js';
import { sorted } from '../rules/facility-sort.js';
import { facilityTexts } from '../rules/facility-texts.js';
import { facilitiesSeen } from '../rules/facility-view.js';
import { recordOf } from './facility-record.js';
import { facilityReply, facilityRoute } from './facility-reply.js';

export { getFacility } from './facility.js';

export const facilityListFaults = {
  'facilities.list.ids-only': {
    clauses: ['facilities.list.records'],
    summary: 'Lists the ids of facilities in place of records',
  },
} as const satisfies Faults;

/** The directory of facilities. */
export const listFacilities = facilityRoute('listFacilities', (call) => {
  const { corpus, planted } = call.deployment;
  const keeps = [
    ...facilityTexts(call, planted),
    ...facilityEnums(call, planted),
    ...facilityPlaces(call, planted),
    ...facilityOwners(call, planted),
    facilityCapacity(call, planted),
    ...facilityGeometry(call, planted),
  ];
  const seen = facilitiesSeen(directoryIn(corpus).facilities, planted);
  const kept = seen.filter((facility) => keeps.every((keep) => keep(facility)));
  const { sort, rows } = sorted(kept, call, planted);
  const page = paged(rows, call, planted);
  const records = page.rows.map((facility) => recordOf(facility, planted));
  const data = planted('facilities.list.ids-only') ? records.map(({ facility_id }) => facility_id) : records;
  return facilityReply(data, { pagination: page.pagination, sort, applied_filters: {} }, planted);
});
