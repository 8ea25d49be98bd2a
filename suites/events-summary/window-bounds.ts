import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectThat } from '../../src/kit/index.js';
import { readDates } from '../buckets.js';
import { bounds } from '../event-window.js';
import { forSeenEvents } from '../seen-event.js';

export const windowBounds = defineCheck({
  id: 'events-summary/window-bounds',
  title: 'The dates of a summary lie within its window, first and last day included',
  clauses: [
    'events-summary.accepts.date-start',
    'events-summary.accepts.date-end',
    'events.date-start.bound',
    'events.date-end.bound',
    'events.date-start.inclusive',
    'events.date-end.inclusive',
  ],
  operations: ['summarizeEvents'],
  refutedBy: [
    'summary.date_start.dropped',
    'summary.date_end.dropped',
    'window.start-exclusive',
    'window.end-exclusive',
    'window.dates-bound-coding-time',
  ],
  runs: 2,
  property: forSeenEvents(
    async (api, { date }) => {
      for (const days of [0, 2, -2]) {
        const [start, end] = [date, dateAfter(date, days)].toSorted();
        if (start === undefined || end === undefined) continue;
        const dates = readDates(
          await api.get('summarizeEvents', { ...bounds({ start, end }), group_by: 'date', limit: 500 }),
        );
        const outside = dates.filter((each) => each < start || end < each);
        expectThat(outside.length === 0, '/data', `dates from ${start} to ${end}`, outside);
        expectThat(dates.includes(date), '/data', `a bucket of ${date}, which has Events`, dates);
        api.witness('dates judged', dates.length);
      }
    },
    { requests: 3 },
  ),
});
