import { at, defineCheck, expectEqual, expectThat, once } from '../../src/kit/index.js';
import { leavesIn } from '../leaves.js';
import { figureOf, manyAwards } from './awards.js';

/** The total obligated, the number of awards and the number of recipients. */
const figures = 3;

export const awardsReply = defineCheck({
  id: 'government/awards-reply',
  title:
    'A reply about awards has success true, a summary of three figures, recipient rollups and award rows',
  clauses: [
    'government-records.summary',
    'government-records.summary.total-obligated',
    'government-records.summary.award-count',
    'government-records.summary.recipient-count',
    'government-records.summary.names',
    'government-records.rollups',
    'government-records.awards',
    'envelope.reference.success',
  ],
  operations: ['listAwards'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { reply, summary, rollups, rows } = await manyAwards(api);
    expectEqual(reply, '/success', true);
    const numbers = leavesIn(summary).filter(({ value }) => figureOf(value) !== undefined);
    // The names are not shown: any three numbers may be these figures.
    expectThat(numbers.length >= figures, '/summary', 'a total and two counts', summary);
    api.witness('rollups', rollups.length);
    api.observe('summary', Object.keys(summary).join(', '));
    api.observe('a rollup', Object.keys(rollups[0] ?? {}).join(', '));
    api.observe('a row', Object.keys(rows[0] ?? {}).join(', '));
    api.observe('place of the parts', at(reply.json, '/summary') === undefined ? 'data' : 'top level');
  }),
  refutedBy: [
    'government-records.awards.as-map',
    'government-records.awards.missing',
    'government-records.rollups.missing',
    'government-records.summary.missing',
    'government-records.summary.without-award-count',
    'government-records.summary.without-recipient-count',
    'government-records.summary.without-total',
    'government.awards.reply.without-success',
  ],
});
