import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectWithin, todays } from '../event-window.js';
import { fullPage } from '../page-of-events.js';

export const daysRolling = defineCheck({
  id: 'events/days-rolling',
  title: 'The window of days ends today also on another day than that of an earlier run',
  clauses: ['events.days.rolling'],
  operations: ['listEvents'],
  rulings: ['A08'],
  needs: ['key.full', 'earlier-run'],
  property: forEach(
    [1, 7],
    async (api, days) => {
      const today = todays(api.world);
      const reply = await fullPage(api, { days, limit: 100 });
      const rows = expectWithin(reply, { start: dateAfter(today.start, 1 - days), end: today.end });
      api.witness(`rows of ${days} days`, rows);
    },
    { requests: 0 },
  ),
  refutedBy: ['days.frozen'],
});
