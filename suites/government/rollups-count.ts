import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { leavesIn, memberOf } from '../leaves.js';
import { figureOf, manyAwards } from './awards.js';

const { rollups: most } = limits.government;

export const rollupsCount = defineCheck({
  id: 'government/rollups-count',
  title: 'The recipient rollups are 25 where more recipients match, and never more',
  clauses: ['government-records.rollups.max', 'government-records.rollups.full', 'limits.government.rollups'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { summary, rollups } = await manyAwards(api);
    expectThat(rollups.length <= most, '/recipient_rollups', `at most ${most} rollups`, rollups.length);
    const recipients = leavesIn(summary)
      .filter(({ path }) => /recipient/.test(memberOf(path)))
      .flatMap(({ value }) => figureOf(value) ?? [])[0];
    api.observe('recipients in the summary', String(recipients ?? 'not found by a name'));
    precondition(
      recipients !== undefined && recipients > most,
      'no result of more than 25 recipients',
      'no-data',
    );
    expectThat(
      rollups.length === most,
      '/recipient_rollups',
      `${most} of ${recipients} recipients`,
      rollups.length,
    );
    api.witness('rollups', rollups.length);
  }),
  refutedBy: [
    'government-records.rollups.all-recipients',
    'government-records.rollups.one-too-many',
    'government-records.rollups.top-ten',
  ],
});
