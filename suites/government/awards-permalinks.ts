import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { manyAwards } from './awards.js';

export const awardsPermalinks = defineCheck({
  id: 'government/awards-permalinks',
  title: 'Each award row cites a permalink',
  clauses: ['government-records.awards.permalink', 'government-records.awards.names'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rows } = await manyAwards(api);
    precondition(rows.length > 0, 'no award row is seen', 'no-data');
    for (const [index, row] of rows.entries()) {
      const cited = textsIn(row).some(
        ({ path, text }) => /^(?:https?:\/\/|\/)\S+$/.test(text) || /permalink/.test(path),
      );
      expectThat(cited, `/awards/${index}`, 'a permalink', row);
      api.witness('permalinks');
    }
  }),
  refutedBy: [
    'government-records.awards.permalink-sometimes-null',
    'government-records.awards.without-permalink',
  ],
});
