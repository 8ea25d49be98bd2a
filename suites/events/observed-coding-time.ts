import { dateAfter } from '../../generators/values/date.js';
import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { between, observed } from '../half-open.js';
import { idOf } from '../page-of-events.js';

/** So few Events might have been coded early by chance. */
const fewest = 5;

export const observedCodingTime = defineCheck({
  id: 'events/observed-coding-time',
  title: 'Observed bounds are on coding time: not every Event was coded when its own day began',
  clauses: ['events.observed.coding-time'],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const date = dateAfter(api.world.offer.window.end, -3);
      const second = between(observed, instantAfter(date, 0), instantAfter(date, 1));
      const [early, day] = [
        await api.get('listEvents', { ...second, limit: 100 }),
        await api.get('listEvents', { ...bounds({ start: date, end: date }), limit: 100 }),
      ];
      const coded = new Set(rowsOf(early).map(idOf));
      const happened = rowsOf(day).map(idOf);
      if (happened.length < fewest) return;
      // Nothing can be coded from news of it before it happened.
      const all = happened.every((id) => coded.has(id));
      expectThat(!all, '/data', `Events of ${date} coded after its first second`, 'all coded within it');
      api.witness('Events coded later', happened.filter((id) => !coded.has(id)).length);
    },
    { requests: 2 },
  ),
  refutedBy: ['observed.bounds-event-date'],
});
