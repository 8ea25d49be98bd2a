import { defineCheck, forEach, type JsonObject } from '../../src/kit/index.js';
import { expectComplete, expectContained, lexically, soughtIn } from '../lexical-search.js';
import { has, pairsOf, wordsOf } from '../phrases.js';

type PhraseOf = (rows: readonly JsonObject[]) => string | undefined;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The last rows are the least significant ones, which a search that reads only the best would miss. */
const phrases: Readonly<Record<string, PhraseOf>> = {
  'a word of a title': (rows) => rows.toReversed().flatMap(({ title }) => wordsOf(text(title)))[0],
  'two words of a title': (rows) => rows.toReversed().flatMap(({ title }) => pairsOf(text(title)))[0],
  'a title': (rows) =>
    rows.map(({ title }) => text(title)).find((title) => / \S+ /.test(title) && plain(title)),
  'words of a summary': (rows) =>
    rows.flatMap(({ title, summary }) => pairsOf(text(summary)).filter((pair) => !has(text(title), pair)))[0],
};

/** A title that no reading takes for operators or a list. */
const plain = (title: string): boolean => !/ (?:AND|OR|NOT) |["*~]/.test(title);

export const searchLexical = defineCheck({
  id: 'events/search-lexical',
  title: 'A lexical search returns every Event with the phrase in its title or summary, and no other Event',
  clauses: ['events.search.lexical.contains', 'events.search.lexical.complete', 'events.search-mode.values'],
  operations: ['listEvents'],
  rulings: ['A35'],
  property: forEach(Object.keys(phrases), async (api, kind) => {
    const sought = await soughtIn(api, phrases[kind] ?? (() => undefined));
    const reply = await lexically(api, sought);
    api.witness('rows with the phrase', expectContained(reply, sought.phrase));
    api.witness('Events found', expectComplete(reply, sought));
  }),
  refutedBy: [
    'list.search.dropped',
    'list.search_mode.dropped',
    'search.lexical-by-words',
    'search.lexical-cut',
    'search.lexical-stemmed',
    'search.lexical-titles-only',
    'search.mode-ignored',
  ],
});
