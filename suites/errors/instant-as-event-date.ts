import { defineCheck, forEach } from '../../src/kit/index.js';
import { closed, expectRefused, expectServed } from './refused.js';

export const instantAsEventDate = defineCheck({
  id: 'errors/instant-as-event-date',
  title: 'An instant is refused as INVALID_DATE in a bound of event dates and served in one of coding time',
  clauses: [
    'error.invalid-date',
    'error.invalid-date.observed-instant',
    'events.observed-start.instant',
    'events.observed-end.instant',
  ],
  operations: ['listEvents'],
  property: forEach(
    ['date_start', 'date_end'],
    async (api, name) => {
      const { start, end } = api.world.offer.window;
      const [from, to] = [`${start}T00:00:00Z`, `${end}T00:00:00Z`];
      const query = closed(api.world, { [name]: name === 'date_start' ? from : to });
      await expectRefused(api, 'listEvents', query, { codes: ['INVALID_DATE'] });
      await expectServed(api, 'listEvents', { observed_start: from, observed_end: to });
    },
    { requests: 2 },
  ),
  refutedBy: [
    'date.malformed-crashes',
    'date.malformed-dropped',
    'date.malformed-wrong-code',
    'date.malformed-wrong-status',
    'date.other-notations-accepted',
    'observed.instant-refused',
  ],
});
