import { limits } from '../../contract/index.js';
import { at, defineCheck, expectRefusal, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { pagedLists, sampleOf } from './sample.js';

const { max } = limits.aicompute.limit;

export const limitMax = defineCheck({
  id: 'aicompute/limit-max',
  title: 'A limit above 200 is refused, or lowered to it',
  clauses: ['aicompute.limit.max', 'limits.aicompute-limit.max', 'error.invalid-limit'],
  operations: pagedLists,
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(pagedLists, async (api, list) => {
    const { length } = await sampleOf(api, list);
    expectThat(length <= max, '/data', `at most ${max} rows`, length);
    const reply = await api.get(list, { limit: max + 1 });
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'] });
      api.witness('limits refused');
      return;
    }
    const rows = rowsOf(reply).length;
    expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
    api.deviates('C09', 'a limit above 200 is lowered, not refused');
    // Shorter lists do not show where they would have been cut.
    if (rows === max || at(reply.json, '/pagination/limit') === max) api.witness('limits lowered');
  }),
  refutedBy: [
    'aicompute.limit.above-max-served',
    'aicompute.limit.max-off-by-one',
    'aicompute.limit.two-hundred-refused',
  ],
});
