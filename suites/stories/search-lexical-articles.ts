import { defineCheck, once } from '../../src/kit/index.js';
import { has, pairsOf } from '../phrases.js';
import { articleRowsOf } from './article-rows.js';
import { expectContained, lexically, soughtIn } from './lexical.js';
import { wholeResult } from './sample.js';

/** A title that no reading takes for operators. */
const isPlain = (title: string): boolean => title.length <= 120 && !/ (?:AND|OR|NOT) |["*~]/.test(title);

export const searchLexicalArticles = defineCheck({
  id: 'stories/search-lexical-articles',
  title: 'A lexical search of Stories does not look at the titles of their articles',
  clauses: ['stories.search.lexical.contains'],
  operations: ['listStories'],
  rulings: ['A35'],
  property: once(async (api) => {
    const { rows } = await wholeResult(api);
    const titles = rows
      .flatMap((card) => articleRowsOf(card, ''))
      .flatMap(({ row: { title } }) => (typeof title === 'string' ? [title] : []));
    const phrases = [...titles.flatMap(pairsOf), ...titles.filter(isPlain)];
    const sought = await soughtIn(api, (own) =>
      phrases.find((phrase) => !own.some((title) => has(title, phrase))),
    );
    const found = expectContained(await lexically(api, sought), sought.phrase);
    api.witness('searches for words of articles', 1 + found);
  }),
  refutedBy: ['stories.search.by-words', 'stories.search.in-articles'],
});
