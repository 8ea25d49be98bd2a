import { defineCheck, expectRefusal, once, precondition } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const rateLimitedKey = defineCheck({
  id: 'authentication/rate-limited-key',
  title: 'A request over the rate limit is refused as 429 RATE_LIMITED',
  clauses: ['error.rate-limited'],
  operations: ['listEvents'],
  needs: ['key.rate-limited'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listEvents', { credential: { role: 'rate-limited' } });
    // The limit itself is not shown, and a key may have recovered from it since the settings were made.
    precondition(reply.status !== 200, 'the key is under its rate limit at present');
    expectRefusal(reply, { codes: ['RATE_LIMITED'] });
    api.witness('refusals over the rate limit');
  }),
  refutedBy: ['access.rate-limit-wrong-code', 'access.rate-limit-wrong-status'],
});
