import fc from 'fast-check';
import { limitNotANumber } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { type ComputeList, computeLists } from './sample.js';

interface Input {
  readonly list: ComputeList;
  readonly limit: string;
}

export const limitNotANumberRefused = defineCheck({
  id: 'aicompute/limit-not-a-number',
  title: 'A limit that is no number is refused by each AI compute list',
  clauses: ['aicompute.limit.non-numeric'],
  operations: computeLists,
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  runs: 5,
  property: forAll<Input>(
    fc.record({ list: fc.constantFrom(...computeLists), limit: limitNotANumber() }),
    async (api, { list, limit }) => {
      expectRefusal(await api.get(list, { limit }), { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'] });
      api.witness('limits refused');
    },
    {
      examples: computeLists.map((list, index) => ({
        list,
        limit: ['abc', '10abc', 'ten'][index % 3] ?? '',
      })),
    },
  ),
  refutedBy: [
    'aicompute.limit.non-numeric-at-default',
    'aicompute.limit.non-numeric-crashes',
    'aicompute.limit.non-numeric-prefix',
    'aicompute.limit.non-numeric-status-422',
    'aicompute.limit.non-numeric-wrong-code',
  ],
});
