import { defineCheck, expectOk, expectThat, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';
import { readingsOf, speaksOfUsage, stepsOf } from './usage-headers.js';

export const secondKey = defineCheck({
  id: 'authentication/second-key',
  title: 'A second key of the workspace is served like the first and counts on the same allowance',
  clauses: ['auth.key.several', 'auth.key.shared-quota'],
  operations: ['listEvents'],
  rulings: ['C56'],
  needs: ['key.full', 'key.second'],
  alone: true,
  property: once(
    async (api) => {
      const replies = [];
      for (const role of ['full', 'second', 'full', 'second', 'full'] as const) {
        const reply = await callWith(api, 'listEvents', {
          credential: { role },
          fresh: true,
          anyAnswer: false,
        });
        expectOk(reply);
        replies.push(reply);
      }
      api.witness('data calls of two keys', replies.length);
      const moving = [...readingsOf(replies)].filter(
        ([name, numbers]) => speaksOfUsage(name) && new Set(numbers).size > 1,
      );
      if (moving.length === 0) api.deviates('C56', 'no header was found that counts calls');
      const shared = moving.length === 0 || moving.some(([, numbers]) => stepsOf(numbers) !== undefined);
      expectThat(shared, `header ${moving[0]?.[0]}`, 'one count for both keys', moving[0]?.[1]);
    },
    { requests: 5 },
  ),
  refutedBy: ['auth.second-key-refused', 'metering.counted-per-key'],
});
