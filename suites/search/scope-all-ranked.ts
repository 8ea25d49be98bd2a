import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { leavesIn, memberOf, numberOf } from '../leaves.js';
import { foundFor, textsToSearch } from './names.js';

const most = 3;

/** The score of a result, by the name of its member; undefined where several may be meant. */
function scoreOf(row: unknown): number | undefined {
  const numbers = leavesIn(row).filter(({ value }) => numberOf(value) !== undefined);
  const likely = numbers.filter(({ path }) => /^(?!.*rank).*(?:score|relevance)/.test(memberOf(path)));
  const exact = likely.find(({ path }) => memberOf(path) === 'score');
  return numberOf((exact ?? (likely.length === 1 ? likely[0] : undefined))?.value);
}

export const scopeAllRanked = defineCheck({
  id: 'search/scope-all-ranked',
  title: 'Under scope=all the results stand in order of their scores, the best first',
  clauses: ['search.scope.all.ranked'],
  operations: ['searchEntities'],
  rulings: ['A57'],
  property: once(async (api) => {
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
  }),
  refutedBy: ['search.scope.all-by-name', 'search.scope.all-concatenated', 'search.scope.all-worst-first'],
});
