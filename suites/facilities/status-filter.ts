import { vocabularies } from '../../contract/index.js';
import { defineCheck, once } from '../../src/kit/index.js';
import { pageOf } from './sample.js';
import { expectSelected } from './selected.js';
import { hasStatus, seenStatuses } from './statuses.js';

/** Statuses that are tried; each costs a request or two. */
const most = 2;

export const statusFilter = defineCheck({
  id: 'facilities/status-filter',
  title: 'status takes the statuses that facilities are seen to have and returns the facilities that have it',
  clauses: ['facilities.status.only', 'facilities.status.values'],
  operations: ['listFacilities'],
  rulings: ['A60'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const seen = await seenStatuses(api);
      const named: readonly string[] = vocabularies.facilityStatus.values;
      const tried = [...new Set([...seen.filter((each) => named.includes(each)), ...seen, ...named])];
      for (const status of tried.slice(0, most)) {
        const query = { status };
        // What a status that no facility has earns is not shown; if it is served, then with facilities that have it.
        if (!seen.includes(status) && (await pageOf(api, query)).status === 400) continue;
        await expectSelected(api, {
          query,
          because: `facilities of the status ${status}`,
          fits: hasStatus(status),
        });
      }
    },
    { requests: most },
  ),
  refutedBy: [
    'facilities.status.dropped',
    'facilities.status.proposed-refused',
    'facilities.status.unknown-kept',
    'facility-record.status.constant',
  ],
});
