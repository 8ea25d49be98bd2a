import fc from 'fast-check';
import { vocabularies } from '../../contract/index.js';
import { wordsOutside } from '../../generators/values/enum.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { expectEnumRefusal } from '../errors/expect-enum-refusal.js';
import { isIgnored } from '../taken.js';
import { aName } from './names.js';
import { laneIn, resultsIn, searchFor } from './results.js';

interface Input {
  readonly name: 'scope' | 'universe';
  readonly word: string;
}

const documented = {
  scope: vocabularies.searchScope.values,
  universe: vocabularies.searchUniverse.values,
} as const;

const inputs = fc
  .constantFrom('scope' as const, 'universe' as const)
  .chain((name) => wordsOutside(documented[name]).map((word) => ({ name, word })));

export const unknownValues = defineCheck({
  id: 'search/unknown-values',
  title:
    'A scope or universe that does not exist is refused with the accepted values, reported as ignored, or finds nothing',
  clauses: ['search.scope.unknown', 'search.universe.unknown', 'error.invalid-enum', 'error.accepted-values'],
  operations: ['searchEntities'],
  rulings: ['A23', 'A46'],
  runs: 3,
  property: forAll<Input>(
    inputs,
    async (api, { name, word }) => {
      const reply = await searchFor(api, await aName(api), { [name]: word });
      if (reply.status !== 200) {
        expectEnumRefusal(api, reply, documented[name]);
        return;
      }
      if (isIgnored(reply, name)) {
        api.deviates('A23', `a ${name} that does not exist is reported as ignored`);
        api.witness('values reported as ignored');
        return;
      }
      const results = [...resultsIn(reply), ...laneIn(reply)].length;
      expectThat(results === 0, '/data', `no result of the ${name} ${word}`, `${results} results`);
      api.deviates('A23', `a ${name} that does not exist finds nothing instead of being refused`);
      api.witness('searches that find nothing');
    },
    {
      examples: [
        { name: 'scope', word: 'notavalue' },
        { name: 'universe', word: 'notavalue' },
      ],
    },
  ),
  refutedBy: [
    'search.scope.unknown-crashes',
    'search.scope.unknown-served',
    'search.scope.unknown-without-accepted-values',
    'search.scope.unknown-wrong-status',
    'search.universe.unknown-crashes',
    'search.universe.unknown-served',
    'search.universe.unknown-without-accepted-values',
    'search.universe.unknown-wrong-status',
  ],
});
