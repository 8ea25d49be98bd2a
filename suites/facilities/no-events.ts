import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { leavesWhere, memberAt } from '../leaves.js';

const operations = ['listFacilities', 'getFacility'] as const;
const aside = /attribute|cursor/i;
const anyId = /_[0-9a-f]+$/i;
const eventMember = /^event_?ids?$/;
const eventId = /^(?:conflict|cameoplus)_[0-9a-f]{4,}$/i;

// Addresses that lead on to Events join nothing, and the attributes are the source's own.
export const noEvents = defineInvariant({
  id: 'facilities/no-events',
  title: 'No reply of the directory names an Event beside a facility',
  clauses: ['facilities.no-events'],
  operations: [...operations],
  judge({ request, status, json }) {
    if (status !== 200 || !operations.some((each) => each === request.operation)) return 0;
    let texts = 0;
    const ids = leavesWhere(json, (value, name, within) => {
      if (typeof value !== 'string' || value.trim() === '') return false;
      if (texts === 0 && !aside.test(`${within()}/${name}`)) texts = 1;
      return eventId.test(value) || (eventMember.test(memberAt(name, within)) && anyId.test(value));
    });
    for (const { path, value } of ids) expectThat(aside.test(path), path, 'no Event', value);
    return texts;
  },
  provokedBy: ['facilities/detail-record'],
  refutedBy: ['facilities.no-events.counted'],
});
