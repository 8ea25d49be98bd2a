import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, expectThat, forAll } from '../../src/kit/index.js';
import { askWith, boundedRows, operations } from './bounded.js';

const { max } = limits.government.limit;

export const limitAboveMax = defineCheck({
  id: 'government/limit-above-max',
  title: 'A limit above 500 is refused as INVALID_LIMIT, and never served with more than 500 rows',
  clauses: [
    'government.limit.above-max',
    'government.awards.limit.max',
    'government.links.limit.max',
    'limits.government-limit.max',
    'error.invalid-limit',
  ],
  operations: [...operations],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  runs: 3,
  property: forAll(
    fc.record({ operation: fc.constantFrom(...operations), limit: limitAbove(max) }),
    async (api, { operation, limit }) => {
      const reply = await askWith(api, operation, limit);
      if (reply.status === 200) {
        const rows = boundedRows(operation, reply);
        expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
        api.deviates('C09', `a limit above ${max} is served`);
      } else expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits above the maximum');
    },
    {
      examples: [
        { operation: 'listAwards', limit: max + 1 },
        { operation: 'listForeignAgentLinks', limit: max + 1 },
      ],
    },
  ),
  refutedBy: [
    'government.awards.limit.above-max-served',
    'government.awards.limit.off-by-one',
    'government.limit.above-max-crash',
    'government.limit.above-max-wrong-code',
    'government.limit.wrong-status',
    'government.links.limit.above-max-served',
  ],
});
