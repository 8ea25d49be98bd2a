import { dateAfter } from '../../generators/values/date.js';
import { defineCheck } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectHeld } from '../find-event.js';
import { forSeenEvents } from '../seen-event.js';

export const windowInclusive = defineCheck({
  id: 'events/window-inclusive',
  title: 'An Event of the first or the last day of a window belongs to the result',
  clauses: ['events.date-start.inclusive', 'events.date-end.inclusive'],
  operations: ['listEvents'],
  refutedBy: ['window.start-exclusive', 'window.end-exclusive'],
  runs: 2,
  property: forSeenEvents(
    async (api, event) => {
      const { date } = event;
      const from = (days: number) => bounds({ start: date, end: dateAfter(date, days) });
      const upTo = (days: number) => bounds({ start: dateAfter(date, -days), end: date });
      await expectHeld(api, from(0), event, 'the only day asked for');
      await expectHeld(api, from(2), event, 'the first day asked for');
      await expectHeld(api, upTo(2), event, 'the last day asked for');
    },
    { requests: 3 },
  ),
});
