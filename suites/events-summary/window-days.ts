import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { bucketOf, countOf, datesOf } from '../buckets.js';
import { bounds, settledBy, todays } from '../event-window.js';

export const windowDays = defineCheck({
  id: 'events-summary/window-days',
  title: 'days opens a summary of that many dates up to today',
  clauses: ['events-summary.accepts.days', 'events.days.window', 'events.days.ends-today'],
  operations: ['summarizeEvents'],
  rulings: ['A08', 'C03'],
  refutedBy: ['days.ends-yesterday', 'summary.days.dropped'],
  property: once(
    async (api) => {
      const today = todays(api.world);
      const group_by = 'date';
      const reply = await api.get('summarizeEvents', { days: 10, group_by });
      const dates = datesOf(reply);
      expectThat(dates.length <= 10, '/data', 'at most 10 dates', dates.length);
      const outside = dates.filter((date) => date < dateAfter(today.start, -9) || today.end < date);
      expectThat(outside.length === 0, '/data', 'the last 10 dates', outside);
      // The days that belong to the window by any clock, and hardly move any more.
      const settled = { start: dateAfter(today.end, -9), end: settledBy(api.world) };
      const explicit = await api.get('summarizeEvents', { ...bounds(settled), group_by });
      for (const date of datesOf(explicit)) {
        const counts = [explicit, reply].map((each) => {
          const bucket = bucketOf(each, date);
          return bucket === undefined ? 0 : countOf(bucket, '/data');
        });
        expectThat(counts[0] === counts[1], '/data', `${counts[0]} Events on ${date}`, counts[1]);
        api.witness('dates compared');
      }
    },
    { requests: 2 },
  ),
});
