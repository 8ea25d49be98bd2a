import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectStatus, expectThat, forEach, rowsOf, seenOf } from '../../src/kit/index.js';
import { expectWithin } from '../event-window.js';

export const windowOneSided = defineCheck({
  id: 'events/window-one-sided',
  title: 'A window with one bound only is refused, or served on the right side of that bound',
  clauses: ['events.window.one-sided', 'events.date-start.bound', 'events.date-end.bound'],
  operations: ['listEvents'],
  refutedBy: ['list.date_end.dropped', 'window.dates-bound-coding-time'],
  property: forEach(
    ({ offer, today }) => [
      { query: { date_start: dateAfter(today, -3) }, start: dateAfter(today, -3), end: '9999-12-31' },
      { query: { date_end: offer.window.end }, start: '0000-01-01', end: offer.window.end },
    ],
    async (api, { query, start, end }) => {
      const reply = await api.get('listEvents', { ...query, limit: 100 });
      expectStatus(reply, 200, 400);
      api.observe(Object.keys(query).join(), seenOf(reply));
      if (reply.status !== 200) {
        api.witness('one-sided windows refused');
        return;
      }
      api.witness('rows judged', expectWithin(reply, { start, end }));
      const dates = new Set(rowsOf(reply).map((row) => row.event_date));
      expectThat(dates.size <= 30, '/data', 'at most 30 event dates', dates.size);
    },
  ),
});
