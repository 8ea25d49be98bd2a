import { vocabularies } from '../../contract/index.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { statusOf } from './record.js';
import { largeSample, sample } from './sample.js';

export const recordStatus = defineCheck({
  id: 'facilities/record-status',
  title: 'Facilities carry their status, and in a large directory some have one that the document names',
  clauses: [
    'facility-record.status',
    'facilities.status.values',
    'facility-record.status.unknown',
    'facilities.status.open',
  ],
  operations: ['listFacilities'],
  rulings: ['A60'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const statuses = rows.map(statusOf);
      const known = [...new Set(statuses)].filter((each) => each !== undefined);
      // The status of a single facility may be unknown, that of all of them may not.
      expectThat(known.length > 0, '/data/*/status', 'a status', rows[0]);
      const named: readonly string[] = vocabularies.facilityStatus.values;
      const some = known.some((each) => named.includes(each.toLowerCase()));
      // The set is open, and a small directory may have others alone.
      expectThat(some || rows.length < largeSample, '/data/*/status', named.join(', '), known);
      api.witness('statuses', statuses.length);
      api.observe('statuses', known.toSorted().join(', '));
      api.observe(
        'without a status',
        `${statuses.filter((each) => each === undefined).length} of ${rows.length}`,
      );
    },
    { requests: 0 },
  ),
  refutedBy: ['facilities.status.own-words', 'facility-record.status.missing'],
});
