import { at, defineCheck, expectThat, forEach, type Query, seenOf } from '../../src/kit/index.js';
import { closed } from './refused.js';

const breakages: readonly Query[] = [{ sort: 'notavalue' }, { confidence_min: 'high' }];

export const stableCode = defineCheck({
  id: 'errors/stable-code',
  title: 'The same fault earns the same status and code each time',
  clauses: ['envelope.error.code.stable'],
  operations: ['listEvents'],
  rulings: ['A47'],
  property: forEach(
    breakages,
    async (api, breakage) => {
      const query = closed(api.world, breakage);
      const first = await api.get('listEvents', query);
      expectThat(first.status >= 400, 'status', 'a refusal', seenOf(first));
      for (let again = 0; again < 2; again += 1) {
        const reply = await api.get('listEvents', query, { fresh: true });
        const same = reply.status === first.status && at(reply.json, '/code') === at(first.json, '/code');
        expectThat(same, '/code', `${seenOf(first)} again`, seenOf(reply));
        api.witness('repeats with the same code');
      }
    },
    { requests: 3 },
  ),
  refutedBy: ['error.code-changes'],
});
