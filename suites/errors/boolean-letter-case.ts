import { booleanSpellings } from '../../generators/values/boolean.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectSameEvents } from '../page-of-events.js';
import { closed, expectServed } from './refused.js';

export const booleanLetterCase = defineCheck({
  id: 'errors/boolean-letter-case',
  title: 'Letter case does not matter in true',
  clauses: ['error.invalid-boolean.case', 'events.booleans.case-insensitive'],
  operations: ['listEvents'],
  runs: 2,
  property: forAll(
    booleanSpellings(true),
    async (api, spelling) => {
      const ask = (value: string) =>
        expectServed(api, 'listEvents', closed(api.world, { has_fatalities: value, limit: 100 }));
      expectSameEvents(await ask(spelling), await ask('true'), `${spelling} is true`);
    },
    { requests: 2, examples: ['TRUE'] },
  ),
  refutedBy: ['boolean.case-sensitive'],
});
