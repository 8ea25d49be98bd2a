import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { between, observed } from '../half-open.js';
import { idOf } from '../page-of-events.js';

export const observedAdjoiningDates = defineCheck({
  id: 'events/observed-adjoining-dates',
  title: 'Two intervals of coding time that meet at a date share no Event',
  clauses: ['events.observed-end.date', 'events.observed-end.exclusive'],
  operations: ['listEvents'],
  rulings: ['A60'],
  property: once(
    async (api) => {
      const middle = dateAfter(api.world.offer.window.end, -3);
      const ask = async (from: string, to: string) =>
        rowsOf(await api.get('listEvents', { ...between(observed, from, to), limit: 100 })).map(idOf);
      const before = new Set(await ask(dateAfter(middle, -1), middle));
      const after = await ask(middle, dateAfter(middle, 1));
      const shared = after.filter((id) => before.has(id));
      expectThat(shared.length === 0, '/data', `no Event on both sides of ${middle}`, shared.slice(0, 5));
      if (before.size > 0) api.witness('Events held apart', after.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['observed.date-refused', 'observed.end-date-reads-end-of-day'],
});
