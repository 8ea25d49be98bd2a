import { cutDay } from '../../generators/values/instant.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { between, observed } from '../half-open.js';

export const windowObserved = defineCheck({
  id: 'events-summary/window-observed',
  title: 'The summaries of adjoining intervals of coding time add up to that of the whole interval',
  clauses: [
    'events-summary.accepts.observed-start',
    'events-summary.accepts.observed-end',
    'events.observed.coding-time',
  ],
  operations: ['summarizeEvents'],
  rulings: ['A60'],
  refutedBy: ['summary.observed_start.dropped', 'summary.observed_end.dropped'],
  runs: 2,
  property: forAll(
    ({ offer }) => cutDay(offer.window),
    async (api, { start, cut, end }) => {
      const ask = async (from: string, to: string) =>
        totalOf(
          await api.get('summarizeEvents', {
            ...between(observed, from, to),
            group_by: 'category',
            limit: 500,
          }),
        );
      const whole = await ask(start, end);
      const parts = [await ask(start, cut), await ask(cut, end)] as const;
      const said = parts.join(' and ');
      expectThat(whole === parts[0] + parts[1], '/data', `${said} Events together`, whole);
      api.witness('Events counted', whole);
    },
    { requests: 3 },
  ),
});
