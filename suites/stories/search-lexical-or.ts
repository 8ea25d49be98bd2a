import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { has, wordsOf } from '../phrases.js';
import { lexically, soughtIn } from './lexical.js';
import { titleOf } from './story.js';

/** Two words of which the second stands in titles without the first, so that a union would show. */
function apart(titles: readonly string[]): readonly [string, string] | undefined {
  const words = [...new Set(titles.flatMap(wordsOf))];
  const counted = words.map((word) => ({ word, count: titles.filter((title) => has(title, word)).length }));
  const second = counted.toSorted((one, other) => other.count - one.count)[0]?.word;
  if (second === undefined) return undefined;
  const first = words.find((word) => titles.some((title) => !has(title, word) && has(title, second)));
  return first === undefined ? undefined : [first, second];
}

export const searchLexicalOr = defineCheck({
  id: 'stories/search-lexical-or',
  title: 'A lexical search for a OR b returns no Story that has only b',
  clauses: ['stories.search.lexical.no-boolean', 'stories.search.or'],
  operations: ['listStories'],
  rulings: ['A35'],
  property: once(async (api) => {
    const sought = await soughtIn(api, (titles) => apart(titles)?.join(' OR '));
    const [first = ''] = sought.phrase.split(' OR ');
    const reply = await lexically(api, sought);
    // Reduced to its first term or taken as one literal phrase, each row has that term (ruling A35).
    for (const [index, row] of rowsOf(reply).entries()) {
      const title = titleOf(row);
      expectThat(
        title === undefined || has(title, first),
        `/data/${index}`,
        `'${first}' in the title`,
        title,
      );
    }
    api.observe('a OR b', rowsOf(reply).length === 0 ? 'one literal phrase' : 'its first term');
    api.witness('searches that were not read as a union');
  }),
  refutedBy: ['stories.search.by-words', 'stories.search.reads-or'],
});
