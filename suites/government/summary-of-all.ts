import {
  defineCheck,
  expectThat,
  type JsonObject,
  once,
  precondition,
  sameJson,
} from '../../src/kit/index.js';
import { type Leaf, leavesIn } from '../leaves.js';
import { amountOf, askAwards, manyAwards, ueiOf } from './awards.js';

/** What a summary may say about the reply itself rather than about the awards. */
const ofTheReply = /row|page|limit|shown|return|display|time|_at$|cached/;

const figuresOf = (summary: JsonObject): readonly Leaf[] =>
  leavesIn(summary)
    .filter(({ path }) => !ofTheReply.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** Rollups by recipient and amount, in an order of their own. */
const recipientsOf = (rollups: readonly JsonObject[]): readonly string[] =>
  rollups.map((rollup) => `${ueiOf(rollup)} ${amountOf(rollup)}`).toSorted();

export const summaryOfAll = defineCheck({
  id: 'government/summary-of-all',
  title: 'The summary and the recipient rollups cover all matching awards, whatever limit is sent',
  clauses: [
    'government-records.summary.total-obligated.all',
    'government-records.summary.award-count.all',
    'government-records.summary.recipient-count.all',
    'government.awards.limit.timeline-only',
  ],
  operations: ['listAwards'],
  rulings: ['A60'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { selector, ...many } = await manyAwards(api);
      precondition(many.rows.length > 1, 'no two award rows are seen', 'no-data');
      const few = await askAwards(api, { ...selector, limit: 1 });
      const [told, expected] = [figuresOf(few.summary), figuresOf(many.summary)];
      expectThat(sameJson(told, expected), '/summary', JSON.stringify(many.summary), few.summary);
      const isSame = sameJson(recipientsOf(few.rollups), recipientsOf(many.rollups));
      expectThat(
        isSame,
        '/recipient_rollups',
        `the ${many.rollups.length} rollups of a greater limit`,
        few.rollups,
      );
      api.witness('summaries compared');
    },
    { requests: 2 },
  ),
  refutedBy: [
    'government-records.summary.award-count-of-rows',
    'government-records.summary.recipient-count-of-rows',
    'government-records.summary.total-of-rows',
    'government.awards.limit.bounds-rollups',
    'government.awards.limit.cuts-rollups',
  ],
});
