import { dateAfter, dateWithin } from '../../generators/values/date.js';
import { windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, expectThat, forAll, rowsOf } from '../../src/kit/index.js';
import { adjustmentOf, bounds, expectWithin } from '../event-window.js';
import { expectHeld } from '../find-event.js';
import { seenEvent } from '../seen-event.js';

export const windowThirtyDays = defineCheck({
  id: 'events/window-thirty-days',
  title: 'A window of exactly 30 days, both ends counted, is served whole',
  clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
  operations: ['listEvents'],
  rulings: ['C02'],
  refutedBy: ['window.thirty-days-cut', 'window.thirty-days-refused'],
  runs: 2,
  property: forAll(
    ({ offer }) => dateWithin({ start: dateAfter(offer.window.end, -9), end: offer.window.end }),
    async (api, end) => {
      const window = windowEndingOn(end, 30);
      const firstDay = bounds({ start: window.start, end: window.start });
      const [first] = rowsOf(await api.get('listEvents', { ...firstDay, limit: 100 })).flatMap(
        (row) => seenEvent(row) ?? [],
      );
      const reply = await api.get('listEvents', { ...bounds(window), limit: 100 });
      expectWithin(reply, window);
      const reason = adjustmentOf(reply);
      expectThat(reason === undefined, '/meta/window_adjustment', 'no adjustment of 30 days', reason);
      if (first !== undefined) await expectHeld(api, bounds(window), first, 'the first of 30 days');
    },
    { requests: 2 },
  ),
});
