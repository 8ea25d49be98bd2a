import { windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { adjustmentOf, bounds } from '../event-window.js';

export const windowThirtyDays = defineCheck({
  id: 'events-summary/window-thirty-days',
  title: 'A summary of exactly 30 days counts what its first day and the 29 days after it hold',
  clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
  operations: ['summarizeEvents'],
  rulings: ['C02'],
  refutedBy: ['window.thirty-days-cut', 'window.thirty-days-refused'],
  property: once(
    async (api) => {
      const { end } = api.world.offer.window;
      const { start } = windowEndingOn(end, 30);
      const ask = (from: string, to: string) =>
        api.get('summarizeEvents', { ...bounds({ start: from, end: to }), group_by: 'date', limit: 500 });
      const reply = await ask(start, end);
      const reason = adjustmentOf(reply);
      expectThat(reason === undefined, '/meta/window_adjustment', 'no adjustment of 30 days', reason);
      const first = totalOf(await ask(start, start));
      const others = totalOf(await ask(windowEndingOn(end, 29).start, end));
      const total = totalOf(reply);
      expectThat(total === first + others, '/data', `${first} and ${others} Events`, total);
      api.witness('Events of the first day', first);
    },
    { requests: 3 },
  ),
});
