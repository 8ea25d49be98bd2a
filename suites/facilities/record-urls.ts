import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { addressesOf } from './record.js';
import { sample } from './sample.js';

export const recordUrls = defineCheck({
  id: 'facilities/record-urls',
  title: 'Facilities carry URLs that lead on from them',
  clauses: ['facility-record.follow-on-urls', 'facility-record.follow-on-urls.targets'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const leading = rows.filter((row) => addressesOf(row).length > 0);
      expectThat(leading.length > 0, '/data', 'URLs in the records', rows[0]);
      api.witness('records with URLs', leading.length);
      api.observe('records with URLs', `${leading.length} of ${rows.length}`);
      api.observe('such as', leading.flatMap(addressesOf).slice(0, 2).join(', '));
    },
    { requests: 0 },
  ),
  refutedBy: ['facility-record.follow-on-urls.empty', 'facility-record.follow-on-urls.missing'],
});
