import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectThat, forEach, type JsonObject, rowsOf } from '../../src/kit/index.js';
import { bounds, expectWithin, settledBy, todays } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const windowDays = defineCheck({
  id: 'events/window-days',
  title: 'days selects the Events of that many calendar days up to today, whenever they were coded',
  clauses: [
    'events.days.window',
    'events.days.ends-today',
    'events.days.at-max',
    'events.days.calendar-dates',
    'events.days.no-coded-bound',
  ],
  operations: ['listEvents'],
  rulings: ['A08', 'C01', 'C03'],
  refutedBy: ['days.thirty-refused', 'days.ends-yesterday', 'days.kept-coded-bound', 'list.days.dropped'],
  property: forEach(
    // The current day alone may have no Event yet.
    [7, 1, 30],
    async (api, days) => {
      const today = todays(api.world);
      const reply = await fullPage(api, { days, limit: 100 });
      const rows = rowsOf(reply);
      const dates = new Set(rows.map((row) => row.event_date));
      expectThat(dates.size <= days, '/data', `at most ${days} event dates`, dates.size);
      api.witness(
        `rows of ${days} days`,
        expectWithin(reply, { start: dateAfter(today.start, 1 - days), end: today.end }),
      );
      // The days that belong to the window by any clock, and hardly move any more.
      const start = dateAfter(today.end, 1 - days);
      const settled = settledBy(api.world);
      const sure = ({ event_date: date }: JsonObject) =>
        typeof date === 'string' && start <= date && date <= settled;
      if (start > settled) return;
      const explicit = await fullPage(api, { ...bounds({ start, end: today.end }), limit: 100 });
      const because = `days=${days} is the window of ${days} dates up to today`;
      api.witness('Events compared', expectSameEvents(reply, explicit, because, sure));
    },
    { requests: 2 },
  ),
});
