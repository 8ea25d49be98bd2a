import { dateAfter } from '../../generators/values/date.js';
import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { between, recorded } from '../half-open.js';

export const recordedWithEventDates = defineCheck({
  id: 'events/recorded-with-event-dates',
  title: 'An interval of publication time beside a window of event dates is refused',
  clauses: ['events.recorded.with-event-dates', 'events.recorded.with-days'],
  operations: ['listEvents'],
  rulings: ['A07'],
  refutedBy: ['recorded.with-dates-served'],
  property: forEach(
    ({ offer: { window } }) => [bounds(window), { date: window.end }, { days: 7 }],
    async (api, query) => {
      const { end } = api.world.offer.window;
      const interval = between(recorded, instantAfter(dateAfter(end, -1), 0), instantAfter(end, 0));
      expectRefusal(await api.get('listEvents', { ...interval, ...query }), {
        codes: [
          'INVALID_RECORDED_INTERVAL',
          'INCOMPATIBLE_PARAMETERS',
          'CONFLICTING_TIME_WINDOW',
          'MISSING_PARAM',
        ],
      });
      api.witness('mixes refused');
    },
  ),
});
