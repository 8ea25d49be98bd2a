import fc from 'fast-check';
import { dateAfter, dateWithin } from '../../generators/values/date.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectUnion, fullPage } from '../page-of-events.js';

export const windowChunks = defineCheck({
  id: 'events/window-chunks',
  title: 'Two adjoining windows share no Event and give together what the window over both gives',
  clauses: ['events.window.chunks-add-up', 'events.date-start.bound', 'events.date-end.bound'],
  operations: ['listEvents'],
  rulings: ['A60'],
  refutedBy: [
    'list.date_start.dropped',
    'list.date_end.dropped',
    'window.start-exclusive',
    'window.end-exclusive',
  ],
  runs: 2,
  property: forAll(
    ({ offer }) =>
      fc.record({
        cut: dateWithin({ start: dateAfter(offer.window.start, 5), end: dateAfter(offer.window.end, -6) }),
        days: fc.integer({ min: 1, max: 5 }),
      }),
    async (api, { cut, days }) => {
      const start = dateAfter(cut, 1 - days);
      const end = dateAfter(cut, days);
      const ask = (from: string, to: string) =>
        fullPage(api, { ...bounds({ start: from, end: to }), limit: 100 });
      const whole = await ask(start, end);
      const parts = [await ask(start, cut), await ask(dateAfter(cut, 1), end)];
      api.witness('Events compared', expectUnion(whole, parts, `windows cut after ${cut} add up`));
    },
    { requests: 3 },
  ),
});
