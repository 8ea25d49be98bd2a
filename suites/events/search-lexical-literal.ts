import { defineCheck, forEach, type JsonObject } from '../../src/kit/index.js';
import { expectContained, lexically, soughtIn } from '../lexical-search.js';
import { type Bend, bentPhrases, holds } from '../phrases.js';

/** Phrases that no Event has, each near to words that some have: looser readings would return these. */
const bends: Readonly<Record<string, Bend>> = {
  'another ending': (first) => `${first}ed`,
  'a plural': (first) => `${first}s`,
  'another order': (first, second) => `${second} ${first}`,
  'a word in between': (first, second) => `${first} zqx ${second}`,
};

function bent(rows: readonly JsonObject[], bend: Bend): string | undefined {
  const titles = rows.flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
  return bentPhrases(titles, bend).find((phrase) => !rows.some((row) => holds(row, phrase)));
}

export const searchLexicalLiteral = defineCheck({
  id: 'events/search-lexical-literal',
  title: 'A lexical search takes its phrase as it stands: no stems, no single words of it, no neighbours',
  clauses: ['events.search.lexical.contains', 'events.search.lexical.no-stemming'],
  operations: ['listEvents'],
  rulings: ['A35'],
  property: forEach(Object.keys(bends), async (api, kind) => {
    const sought = await soughtIn(api, (rows) => bent(rows, bends[kind] ?? ((word) => word)));
    const rows = expectContained(await lexically(api, sought), sought.phrase);
    api.witness('searches that no looser reading answered', 1 + rows);
  }),
  refutedBy: [
    'list.search.dropped',
    'list.search_mode.dropped',
    'search.lexical-by-words',
    'search.lexical-stemmed',
    'search.mode-ignored',
  ],
});
