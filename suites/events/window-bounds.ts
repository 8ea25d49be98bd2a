import fc from 'fast-check';
import { vocabularies } from '../../contract/index.js';
import { windowWithin } from '../../generators/values/window.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { bounds, expectWithin } from '../event-window.js';

export const windowBounds = defineCheck({
  id: 'events/window-bounds',
  title: 'Every row happened from date_start to date_end, in whatever order rows come',
  clauses: ['events.date-start.bound', 'events.date-end.bound'],
  operations: ['listEvents'],
  refutedBy: ['list.date_start.dropped', 'list.date_end.dropped', 'window.dates-bound-coding-time'],
  runs: 6,
  property: forAll(
    ({ offer }) =>
      fc.record({
        window: windowWithin(offer.window, 4),
        sort: fc.constantFrom(...vocabularies.eventSort.values),
      }),
    async (api, { window, sort }) => {
      const reply = await api.get('listEvents', { ...bounds(window), sort, limit: 100 });
      api.witness('rows judged', expectWithin(reply, window));
    },
  ),
});
