import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { leavesIn, memberOf, numberOf } from '../leaves.js';
import { foundFor, textsToSearch } from './names.js';

const most = 3;

/** The score of a result, by the name of its member. */
const scoreOf = (row: unknown): number | undefined =>
  numberOf(
    leavesIn(row).find(
      ({ path, value }) => /score|relevance/.test(memberOf(path)) && numberOf(value) !== undefined,
    )?.value,
  );

export const scopeAllRanked = defineCheck({
  id: 'search/scope-all-ranked',
  title: 'Under scope=all the results stand in order of their scores, the best first',
  clauses: ['search.scope.all.ranked'],
  operations: ['searchEntities'],
  rulings: ['A57'],
  property: once(
    async (api) => {
      let compared = 0;
      for (const q of await textsToSearch(api, most)) {
        const scores = (await foundFor(api, q, 'all')).rows.map(scoreOf);
        for (const [index, score] of scores.entries()) {
          const before = scores[index - 1];
          if (score === undefined || before === undefined) continue;
          expectThat(score <= before, `result ${index}`, `a score of at most ${before}`, score);
          if (score < before) compared += 1;
        }
        if (compared > 0) break;
      }
      precondition(compared > 0, 'no two results with different scores were found', 'no-data');
      api.witness('scores in order', compared);
    },
    { requests: 1 },
  ),
  refutedBy: ['search.scope.all-by-name', 'search.scope.all-concatenated', 'search.scope.all-worst-first'],
});
