import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, expectThat, forAll } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';

const { max } = limits.facilities.limit;

export const limitAboveMax = defineCheck({
  id: 'facilities/limit-above-max',
  title: 'A limit above 100 is refused as INVALID_LIMIT, and never served with more than 100 facilities',
  clauses: [
    'facilities.limit.above-max',
    'facilities.limit.max',
    'limits.facilities-limit.max',
    'error.invalid-limit',
  ],
  operations: ['listFacilities'],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 1,
  property: forAll(
    limitAbove(max),
    async (api, limit) => {
      const reply = await api.get('listFacilities', { limit });
      if (reply.status === 200) {
        const rows = listIn(reply).length;
        expectThat(rows <= max, '/data', `at most ${max} facilities`, rows);
        api.deviates('C09', `a limit above ${max} is served`);
      } else expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits above the maximum');
    },
    { examples: [max + 1] },
  ),
  refutedBy: [
    'facilities.limit.above-max-served',
    'facilities.limit.above-max-status-422',
    'facilities.limit.above-max-wrong-code',
    'facilities.limit.max-off-by-one',
  ],
});
