import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectOk, once, rowsOf } from '../../src/kit/index.js';

export const windowDateAndDays = defineCheck({
  id: 'events/window-date-and-days',
  title: 'A date within the last days days may stand beside days',
  clauses: ['events.window.date-and-days', 'error.conflicting-time-window.date-with-days'],
  operations: ['listEvents'],
  rulings: ['C05'],
  refutedBy: ['window.date-and-days-refused'],
  property: once(async (api) => {
    const date = dateAfter(api.world.today, -3);
    const reply = await api.get('listEvents', { date, days: 7, limit: 100 });
    expectOk(reply);
    const dates = new Set(rowsOf(reply).map((row) => row.event_date));
    api.observe('event dates beside a date and 7 days', `${dates.size}`);
    api.witness('mixes of date and days served');
  }),
});
