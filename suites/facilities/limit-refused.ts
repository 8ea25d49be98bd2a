import fc from 'fast-check';
import { limitBelowOne, limitNotANumber } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

export const limitRefused = defineCheck({
  id: 'facilities/limit-refused',
  title: 'A limit below 1, or that is no number, is refused as INVALID_LIMIT',
  clauses: ['facilities.limit.below-min', 'facilities.limit.non-numeric', 'error.invalid-limit'],
  operations: ['listFacilities'],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    fc.oneof(limitBelowOne(), limitNotANumber()),
    async (api, limit) => {
      const reply = await api.get('listFacilities', { limit });
      // Only the maximum is stated.
      if (reply.status === 200 && typeof limit === 'number')
        api.deviates('C09', `the limit ${limit} is served`);
      else expectRefusal(reply, { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'] });
      api.witness('limits below the least or no numbers');
    },
    { examples: [0, 'abc', '10abc'] },
  ),
  refutedBy: [
    'facilities.limit.below-min-crashes',
    'facilities.limit.below-min-wrong-code',
    'facilities.limit.non-numeric-at-default',
    'facilities.limit.non-numeric-prefix',
    'facilities.limit.non-numeric-wrong-code',
  ],
});
