import { windowWithin } from '../../generators/values/window.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const windowBoundAliases = defineCheck({
  id: 'events/window-bound-aliases',
  title: 'start_date and end_date select what date_start and date_end select',
  clauses: ['events.date-start.alias-start-date', 'events.date-end.alias-end-date'],
  operations: ['listEvents'],
  refutedBy: [
    'alias.start_date.ignored',
    'alias.start_date.refused',
    'alias.end_date.ignored',
    'alias.end_date.refused',
  ],
  runs: 2,
  property: forAll(
    ({ offer }) => windowWithin(offer.window, 3),
    async (api, { start, end }) => {
      const canonical = await fullPage(api, { ...bounds({ start, end }), limit: 100 });
      const first = await fullPage(api, { start_date: start, date_end: end, limit: 100 });
      const last = await fullPage(api, { date_start: start, end_date: end, limit: 100 });
      expectSameEvents(first, canonical, 'start_date is another name of date_start');
      const compared = expectSameEvents(last, canonical, 'end_date is another name of date_end');
      api.witness('Events compared', compared);
    },
    { requests: 3 },
  ),
});
