import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { amountOf, askAwards, manyAwards, ueiOf } from './awards.js';

/** Recipients that are asked for by themselves; each costs a request. */
const mostOthers = 2;

export const rollupsTop = defineCheck({
  id: 'government/rollups-top',
  title: 'No recipient that the rollups leave out was obligated more than one that they show',
  clauses: [
    'government-records.rollups.top',
    'government-records.rollups.order',
    'government-records.rollups.amount',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { rollups, rows } = await manyAwards(api);
      const amounts = rollups.flatMap((rollup) => amountOf(rollup) ?? []);
      precondition(
        amounts.length === rollups.length,
        'no rollup shows its amount under a name that fits',
        'no-data',
      );
      const least = Math.min(...amounts);
      const shown = rollups.map(ueiOf);
      const out = [...new Set(rows.flatMap((row) => ueiOf(row) ?? []))].filter((uei) => !shown.includes(uei));
      precondition(out.length > 0, 'no award row of a recipient beyond the rollups', 'no-data');
      for (const uei of out.slice(0, mostOthers)) {
        const { rollups: own } = await askAwards(api, { uei });
        for (const amount of own
          .filter((each) => ueiOf(each) === uei)
          .flatMap((each) => amountOf(each) ?? [])) {
          expectThat(
            amount <= least + Math.abs(least) / 1000,
            '/recipient_rollups',
            `${uei} with ${amount} among the top`,
            least,
          );
          api.witness('recipients beyond the rollups');
        }
      }
      const falling = amounts.every((amount, index) => amount <= (amounts[index - 1] ?? amount));
      api.observe('order of the rollups', falling ? 'by falling amount' : 'another');
    },
    { requests: 1 + mostOthers },
  ),
  refutedBy: [
    'government-records.rollups.alphabetical',
    'government-records.rollups.by-award-count',
    'government-records.rollups.smallest',
  ],
});
