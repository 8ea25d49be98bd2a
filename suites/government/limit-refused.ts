import fc from 'fast-check';
import { limitBelowOne, limitNotANumber } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { askWith, operations } from './bounded.js';

export const limitRefused = defineCheck({
  id: 'government/limit-refused',
  title: 'A limit below 1, or that is no number, is refused as INVALID_LIMIT',
  clauses: ['government.limit.below-min', 'government.limit.non-numeric', 'error.invalid-limit'],
  operations: [...operations],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  runs: 6,
  property: forAll(
    fc.record({
      operation: fc.constantFrom(...operations),
      limit: fc.oneof(limitBelowOne(), limitNotANumber()),
    }),
    async (api, { operation, limit }) => {
      const reply = await askWith(api, operation, limit);
      // Only the maximum is stated.
      if (reply.status === 200 && typeof limit === 'number')
        api.deviates('C09', `the limit ${limit} is served`);
      else expectRefusal(reply, { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'] });
      api.witness('limits below the least or no numbers');
    },
    {
      examples: operations.flatMap((operation) => [
        { operation, limit: 0 },
        { operation, limit: 'abc' },
        { operation, limit: '10abc' },
      ]),
    },
  ),
  refutedBy: [
    'government.limit.below-min-crash',
    'government.limit.below-min-wrong-code',
    'government.limit.lenient-prefix',
    'government.limit.non-numeric-at-default',
    'government.limit.non-numeric-wrong-code',
    'government.limit.wrong-status',
  ],
});
