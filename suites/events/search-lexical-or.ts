import { defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { closedResult } from '../closed-result.js';
import { lexically } from '../lexical-search.js';
import { holds, wordsOf } from '../phrases.js';

export const searchLexicalOr = defineCheck({
  id: 'events/search-lexical-or',
  title: 'A lexical search for a OR b returns no Event that has only b',
  clauses: ['events.search.lexical.no-boolean', 'events.search.or.first-term'],
  operations: ['listEvents'],
  rulings: ['A35'],
  property: once(async (api) => {
    const result = await closedResult(api);
    const titles = result.rows.flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
    const words = [...new Set(titles.flatMap(wordsOf))];
    const counts = words.map((word) => result.rows.filter((row) => holds(row, word)).length);
    // The second term is the commoner one, so that a union would show.
    const second = words[counts.indexOf(Math.max(...counts))];
    const first = words.find(
      (word) =>
        result.rows.some((row) => holds(row, word)) &&
        result.rows.some((row) => !holds(row, word) && holds(row, second ?? '')),
    );
    precondition(first !== undefined && second !== undefined, 'no two words tell Events apart', 'no-data');
    const reply = await lexically(api, { result, phrase: `${first} OR ${second}` });
    // Reduced to its first term or taken as one literal phrase, each row has that term (ruling A35).
    for (const [index, row] of rowsOf(reply).entries())
      expectThat(holds(row, first), `/data/${index}`, `'${first}' in title or summary`, row.title);
    api.witness('searches that were not read as a union');
  }),
  refutedBy: ['search.lexical-by-words', 'search.lexical-reads-or'],
});
