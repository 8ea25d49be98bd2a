import { defineCheck, forEach } from '../../src/kit/index.js';
import { pairsOf, wordsOf } from '../phrases.js';
import { expectComplete, expectContained, lexically, soughtIn } from './lexical.js';

type PhraseOf = (titles: readonly string[]) => string | undefined;

/** The last phrase of a kind in the first title that has several, so that it does not begin the title. */
const inner = (
  titles: readonly string[],
  phrasesOf: (title: string) => readonly string[],
): string | undefined =>
  titles
    .map(phrasesOf)
    .find((found) => found.length > 1)
    ?.at(-1);

/** The last rows rank lowest; a search that reads only the best would miss them. */
const phrases: Readonly<Record<string, PhraseOf>> = {
  'a word in capitals': (titles) => inner(titles.toReversed(), wordsOf)?.toUpperCase(),
  'two words of a title': (titles) => inner(titles.toReversed(), pairsOf),
};

export const searchLexical = defineCheck({
  id: 'stories/search-lexical',
  title:
    'A lexical search returns every Story with the phrase in its title, in any letter case, and no other',
  clauses: [
    'stories.search.lexical.contains',
    'stories.search.lexical.complete',
    'stories.search.lexical.case-insensitive',
  ],
  operations: ['listStories'],
  rulings: ['A35', 'A60'],
  property: forEach(Object.keys(phrases), async (api, kind) => {
    const sought = await soughtIn(api, phrases[kind] ?? (() => undefined));
    const reply = await lexically(api, sought);
    expectContained(reply, sought.phrase);
    api.witness('Stories found', expectComplete(reply, sought));
  }),
  refutedBy: [
    'stories.search.by-words',
    'stories.search.case-sensitive',
    'stories.search.stemmed',
    'stories.search.titles-from-start',
    'stories.search.top-ten-only',
  ],
});
