import { type Api, defineCheck, expectThat, once, precondition, sameJson } from '../../src/kit/index.js';
import { wordsOf } from '../entities/names.js';
import { foundUnder } from './found.js';
import { namesToSearch } from './names.js';

export const textDecides = defineCheck({
  id: 'search/text-decides',
  title: 'The names of two entities do not find the same, be it nothing',
  clauses: ['search.q.finds', 'search.q'],
  operations: ['searchEntities'],
  property: once(
    async (api) => {
      const [one, other] = await namesToSearch(api, 2);
      precondition(one !== undefined && other !== undefined, 'fewer than two names are known', 'no-data');
      const [ones, others] = [await foundUnder(api, one, 'all'), await foundUnder(api, other, 'all')];
      const some = ones.keys.length + others.keys.length;
      if (some === 0) {
        const word = await wordThatFinds(api, [one, other]);
        precondition(word !== undefined, `nothing is found by ${one} nor by ${other}`, 'no-data');
        expectThat(false, '/data', `results for ${one} or ${other}, as ${word} finds some`, 'none');
      }
      const same = sameJson(ones.keys, others.keys);
      expectThat(!same, '/data', `not the results of ${one} for ${other}`, others.keys.slice(0, 5));
      api.witness('results told apart', some);
    },
    { requests: 2 },
  ),
  refutedBy: ['search.q.refused', 'search.q.single-words-only', 'search.q.without-effect'],
});

/** A word of the names that finds something, though the names do not. */
async function wordThatFinds(api: Api, names: readonly string[]): Promise<string | undefined> {
  for (const word of names.flatMap((name) =>
    wordsOf(name)
      .filter((each) => each.length > 3)
      .slice(0, 1),
  )) {
    if ((await foundUnder(api, word, 'all')).keys.length > 0) return word;
  }
  return undefined;
}
