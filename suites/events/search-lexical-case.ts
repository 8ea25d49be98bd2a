import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectComplete, expectContained, lexically, soughtIn } from '../lexical-search.js';
import { wordsOf } from '../phrases.js';

export const searchLexicalCase = defineCheck({
  id: 'events/search-lexical-case',
  title: 'Letter case does not matter in a lexical search',
  clauses: ['events.search.lexical.case-insensitive', 'events.search.lexical.complete'],
  operations: ['listEvents'],
  rulings: ['A35'],
  property: forEach(['upper', 'lower'], async (api, letters) => {
    const sought = await soughtIn(api, (rows) => {
      // The last rows rank lowest; a search that reads only the best would miss them.
      const word = rows
        .toReversed()
        .flatMap(({ title }) => (typeof title === 'string' ? wordsOf(title) : []))[0];
      return letters === 'upper' ? word?.toUpperCase() : word?.toLowerCase();
    });
    const reply = await lexically(api, sought);
    expectContained(reply, sought.phrase);
    api.witness('Events found', expectComplete(reply, sought));
  }),
  refutedBy: ['search.lexical-case-sensitive', 'search.lexical-cut'],
});
