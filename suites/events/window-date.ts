import { dateWithin } from '../../generators/values/date.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { bounds, expectWithin } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const windowDate = defineCheck({
  id: 'events/window-date',
  title: 'A date selects what the same day as both bounds selects',
  clauses: ['events.date.single-day', 'events.date.equals-bounds'],
  operations: ['listEvents'],
  refutedBy: ['list.date.dropped', 'window.single-day-refused', 'window.date-opens-range'],
  runs: 2,
  property: forAll(
    ({ offer }) => dateWithin(offer.window),
    async (api, date) => {
      const day = { start: date, end: date };
      const reply = await fullPage(api, { date, limit: 100 });
      api.witness('rows judged', expectWithin(reply, day));
      const bounded = await fullPage(api, { ...bounds(day), limit: 100 });
      api.witness('Events compared', expectSameEvents(reply, bounded, `date=${date} is that day as bounds`));
    },
    { requests: 2 },
  ),
});
