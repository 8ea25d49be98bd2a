import { cutDay } from '../../generators/values/instant.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { between, recorded } from '../half-open.js';
import { expectUnion, fullPage } from '../page-of-events.js';

export const recordedPartition = defineCheck({
  id: 'events/recorded-partition',
  title: 'Adjoining intervals of publication time share no Event and give together what the whole gives',
  clauses: ['events.recorded.timestamps', 'events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
  operations: ['listEvents'],
  rulings: ['A60'],
  refutedBy: ['recorded.timestamps-refused'],
  runs: 2,
  property: forAll(
    ({ offer }) => cutDay(offer.window),
    async (api, { start, cut, end }) => {
      const ask = (from: string, to: string) => fullPage(api, { ...between(recorded, from, to), limit: 100 });
      const whole = await ask(start, end);
      const parts = [await ask(start, cut), await ask(cut, end)];
      api.witness('Events compared', expectUnion(whole, parts, `intervals cut at ${cut} add up`));
    },
    { requests: 3 },
  ),
});
