import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { memberOf, textsIn } from '../leaves.js';

const operations = ['listFacilities', 'getFacility'] as const;
const eventId = /^(?:conflict|cameoplus)_[0-9a-f]{4,}$/i;

// Addresses that lead on to Events join nothing, and the attributes are the source's own.
export const noEvents = defineInvariant({
  id: 'facilities/no-events',
  title: 'No reply of the directory names an Event beside a facility',
  clauses: ['facilities.no-events'],
  operations: [...operations],
  judge({ request, status, json }) {
    if (status !== 200 || !operations.some((each) => each === request.operation)) return 0;
    const texts = textsIn(json).filter(({ path }) => !/attribute|cursor/.test(path));
    for (const { path, text } of texts) {
      const isEvent =
        eventId.test(text) || (/^event_?ids?$/.test(memberOf(path)) && /_[0-9a-f]+$/.test(text));
      expectThat(!isEvent, path, 'no Event', text);
    }
    return texts.length > 0 ? 1 : 0;
  },
  provokedBy: ['facilities/detail-record'],
  refutedBy: ['facilities.no-events.counted'],
});
