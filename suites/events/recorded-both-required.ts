import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';

export const recordedBothRequired = defineCheck({
  id: 'events/recorded-both-required',
  title: 'One bound of publication time without the other is refused',
  clauses: ['events.recorded-start.alone', 'events.recorded-end.alone'],
  operations: ['listEvents'],
  rulings: ['A07'],
  refutedBy: ['list.recorded_start.dropped', 'list.recorded_end.dropped', 'recorded.one-bound-served'],
  property: forEach(
    ({ offer: { window } }) => [
      { recorded_start: instantAfter(window.end, 0) },
      { recorded_end: instantAfter(window.end, 0) },
    ],
    async (api, query) => {
      expectRefusal(await api.get('listEvents', query), {
        codes: [
          'INVALID_RECORDED_INTERVAL',
          'MISSING_PARAM',
          'INCOMPATIBLE_PARAMETERS',
          'CONFLICTING_TIME_WINDOW',
        ],
      });
      api.witness('one-sided intervals refused');
    },
  ),
});
