import { daysWithin } from '../../generators/values/days.js';
import { defineCheck, forAll, type JsonObject } from '../../src/kit/index.js';
import { settledBy } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const windowDaysSpellings = defineCheck({
  id: 'events/window-days-spellings',
  title: 'window, as a number or followed by d, selects what days selects',
  clauses: ['events.days.alias-window', 'events.days.window-day-form', 'events.days.window-whole-number'],
  operations: ['listEvents'],
  rulings: ['C03'],
  refutedBy: [
    'days.window-day-form-refused',
    'days.window-number-refused',
    'alias.window.ignored',
    'alias.window.refused',
  ],
  runs: 2,
  property: forAll(
    // Seven days may be the default window, which an unknown name would show as well.
    daysWithin(9),
    async (api, days) => {
      const settled = settledBy(api.world);
      const closed = ({ event_date: date }: JsonObject) => typeof date === 'string' && date <= settled;
      const canonical = await fullPage(api, { days, limit: 100 });
      for (const window of [`${days}d`, `${days}`]) {
        const reply = await fullPage(api, { window, limit: 100 });
        const compared = expectSameEvents(reply, canonical, `window=${window} is days=${days}`, closed);
        api.witness('Events compared', compared);
      }
    },
    { requests: 3, examples: [14] },
  ),
});
