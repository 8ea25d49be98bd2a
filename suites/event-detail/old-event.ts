import { dateAfter, dateWithin } from '../../generators/values/date.js';
import { defineCheck, expectEqual, expectOk, forAll, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { seenEvent } from '../seen-event.js';

export const oldEvent = defineCheck({
  id: 'event-detail/old-event',
  title: 'An Event of more than 30 days ago is found by its id, for no window limits a detail lookup',
  clauses: ['event-detail.no-window'],
  operations: ['getEvent'],
  refutedBy: ['detail.windowed'],
  runs: 2,
  property: forAll(
    ({ today, offer }) => dateWithin({ start: dateAfter(today, -120), end: offer.window.start }),
    async (api, date) => {
      const list = await api.get('listEvents', { ...bounds({ start: date, end: date }), limit: 1 });
      const [event] = list.status === 200 ? rowsOf(list).flatMap((row) => seenEvent(row) ?? []) : [];
      // A day without Events, or before coverage, has nothing to look up.
      if (event === undefined) return;
      const reply = await api.get('getEvent', {}, { path: { event_id: event.id } });
      expectOk(reply);
      expectEqual(reply, '/data/id', event.id);
      expectEqual(reply, '/data/event_date', event.date);
      api.witness('old Events found');
    },
    { requests: 2 },
  ),
});
