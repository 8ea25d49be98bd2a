import { cutDay } from '../../generators/values/instant.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { between, observed } from '../half-open.js';
import { expectUnion, fullPage } from '../page-of-events.js';

export const observedPartition = defineCheck({
  id: 'events/observed-partition',
  title: 'Adjoining intervals of coding time share no Event and give together what the whole interval gives',
  clauses: [
    'events.observed.coding-time',
    'events.observed-start.instant',
    'events.observed-end.instant',
    'events.observed-start.inclusive',
    'events.observed-end.exclusive',
  ],
  operations: ['listEvents'],
  rulings: ['A60'],
  refutedBy: ['observed.instant-refused'],
  runs: 2,
  property: forAll(
    ({ offer }) => cutDay(offer.window),
    async (api, { start, cut, end }) => {
      const ask = (from: string, to: string) => fullPage(api, { ...between(observed, from, to), limit: 100 });
      const whole = await ask(start, end);
      const parts = [await ask(start, cut), await ask(cut, end)];
      api.witness('Events compared', expectUnion(whole, parts, `intervals cut at ${cut} add up`));
    },
    { requests: 3 },
  ),
});
