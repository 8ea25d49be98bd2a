import { defineCheck, forEach } from '../../src/kit/index.js';
import { type Bend, bentPhrases, has } from '../phrases.js';
import { expectContained, lexically, soughtIn } from './lexical.js';

/** Phrases that no title has, each near to words that some have: looser readings would return these. */
const bends: Readonly<Record<string, Bend>> = {
  'a plural': (first) => `${first}s`,
  'another order': (first, second) => `${second} ${first}`,
};

const bent = (titles: readonly string[], bend: Bend): string | undefined =>
  bentPhrases(titles, bend).find((phrase) => !titles.some((title) => has(title, phrase)));

export const searchLexicalLiteral = defineCheck({
  id: 'stories/search-lexical-literal',
  title: 'A lexical search of Stories takes its phrase as it stands: no stems, no single words of it',
  clauses: ['stories.search.lexical.contains', 'stories.search.lexical.no-stemming'],
  operations: ['listStories'],
  rulings: ['A35'],
  property: forEach(Object.keys(bends), async (api, kind) => {
    const sought = await soughtIn(api, (titles) => bent(titles, bends[kind] ?? ((word) => word)));
    const rows = expectContained(await lexically(api, sought), sought.phrase);
    api.witness('searches that no looser reading answered', 1 + rows);
  }),
  refutedBy: ['stories.search.by-words', 'stories.search.stemmed'],
});
