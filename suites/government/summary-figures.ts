import { limits } from '../../contract/index.js';
import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { leavesIn } from '../leaves.js';
import { type Awards, amountOf, askAwards, figureOf, manyAwards, recipientOf } from './awards.js';

/** A result of so few recipients that the rollups show all of them, and of more than one. */
async function fewRecipients(api: Api): Promise<Awards> {
  const { rollups } = await manyAwards(api);
  const words = rollups.flatMap((rollup) => [...new Set(recipientOf(rollup)?.match(/[A-Za-z]{5,}/g))]);
  // What several names have in common, but few of them, before what only one of those shown has.
  const counted = byRarity(words);
  const shared = [...counted.filter(([, count]) => count > 1), ...counted.filter(([, count]) => count === 1)];
  for (const [recipient] of shared.slice(0, 4)) {
    const found = await askAwards(api, { recipient, limit: 100 });
    if (found.rollups.length > 1 && found.rollups.length < limits.government.rollups) return found;
  }
  precondition(false, 'no text that several, but few, recipients have in their names', 'no-data');
}

export const summaryFigures = defineCheck({
  id: 'government/summary-figures',
  title: 'The summary counts the recipients and adds up what was obligated to them',
  clauses: [
    'government-records.rollups.few',
    'government-records.summary.recipient-count',
    'government-records.summary.total-obligated',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { summary, rollups } = await fewRecipients(api);
      const numbers = leavesIn(summary).flatMap(({ value }) => figureOf(value) ?? []);
      // The names are not shown: the figure that fits is looked for among all.
      const counted = numbers.includes(rollups.length);
      expectThat(counted, '/summary', `${rollups.length} recipients, as there are rollups`, summary);
      api.witness('recipients counted', rollups.length);
      const amounts = rollups.flatMap((rollup) => amountOf(rollup) ?? []);
      if (amounts.length < rollups.length) return;
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const added = numbers.some((number) => Math.abs(number - total) <= Math.max(1, Math.abs(total) / 1000));
      expectThat(added, '/summary', `${total} obligated in all rollups`, summary);
      api.witness('amounts added up', amounts.length);
    },
    { requests: 4 },
  ),
  refutedBy: [
    'government-records.rollups.last-lost',
    'government-records.summary.without-recipient-count',
    'government-records.summary.without-total',
  ],
});
