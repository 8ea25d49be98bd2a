import { defineCheck, isObject, once, precondition } from '../../src/kit/index.js';
import { leavesIn } from '../leaves.js';
import { ownerIdsOf } from './owners.js';
import { facilityIdOf } from './record.js';
import { pageOf, sample } from './sample.js';

export const recordLeftOpen = defineCheck({
  id: 'facilities/record-left-open',
  title: 'What records show where the document does not say',
  clauses: [
    'facilities.list.envelope',
    'facility-record.id.rest',
    'facility-record.names',
    'facility-record.further-members',
    'facility-record.owners.further-members',
    'facility-record.owners.none',
  ],
  level: 'observe',
  operations: ['listFacilities'],
  rulings: ['A33', 'C39'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const page = await pageOf(api);
      const rows = await sample(api);
      const [row] = rows;
      precondition(row !== undefined, 'the directory is empty', 'no-data');
      api.observe('members of a reply', Object.keys(isObject(page.json) ? page.json : {}).join(', '));
      api.observe('a facility_id', facilityIdOf(row) ?? 'none');
      api.observe('members of a record', Object.keys(row).join(', '));
      const members = new Set(
        rows.flatMap((each) => leavesIn(each).map(({ path }) => path.replace(/\/\d+/g, ''))),
      );
      api.observe('members of owners', [...members].filter((path) => /owner/.test(path)).join(', '));
      const unowned = rows.find((each) => ownerIdsOf(each).length === 0);
      const none = Object.entries(unowned ?? {}).find(([member]) => /owner/i.test(member));
      api.observe('no known owners', none === undefined ? 'no member' : JSON.stringify(none[1]));
    },
    { requests: 0 },
  ),
  refutedBy: [],
});
