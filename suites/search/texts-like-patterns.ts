import fc from 'fast-check';
import { textsLikePatterns } from '../../generators/values/pattern-text.js';
import { defineCheck, expectThat, forAll, seenOf } from '../../src/kit/index.js';

interface Input {
  readonly operation: 'searchEntities' | 'listEntities';
  readonly text: string;
}

export const textsLikePatternsTaken = defineCheck({
  id: 'search/texts-like-patterns',
  title: 'A text with brackets or operators is searched for like any other, or refused as a bad request',
  clauses: ['search.q', 'entities.list.search'],
  operations: ['searchEntities', 'listEntities'],
  rulings: ['A78'],
  runs: 3,
  property: forAll<Input>(
    fc.record({
      operation: fc.constantFrom('searchEntities' as const, 'listEntities' as const),
      text: textsLikePatterns(),
    }),
    async (api, { operation, text }) => {
      const reply = await api.get(operation, operation === 'listEntities' ? { search: text } : { q: text });
      const answered = reply.status === 200 || reply.status === 400;
      expectThat(answered, 'status', 'status 200, or 400', seenOf(reply));
      api.witness('texts answered');
    },
    {
      examples: [
        { operation: 'searchEntities', text: 'Acme (' },
        { operation: 'listEntities', text: 'Acme (' },
      ],
    },
  ),
  refutedBy: ['entities.list.search-as-pattern', 'search.q.as-pattern'],
});
