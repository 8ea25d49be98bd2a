import { at, defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const keyWithoutApiAccess = defineCheck({
  id: 'authentication/key-without-api-access',
  title: 'A key without API access is refused as 403 API_ACCESS_DENIED',
  clauses: ['error.api-access-denied'],
  operations: ['listEvents'],
  rulings: ['C42'],
  needs: ['key.no-api-access'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listEvents', { credential: { role: 'no-api-access' } });
    expectRefusal(reply, {
      codes: ['API_ACCESS_DENIED', 'PROGRAMMATIC_ACCESS_DENIED', 'SUBSCRIPTION_REQUIRED'],
    });
    const code = at(reply.json, '/code');
    if (code !== 'API_ACCESS_DENIED') api.deviates('C42', `a key without API access earns ${String(code)}`);
    api.witness('refusals of a key without API access');
  }),
  refutedBy: ['access.denied-key-accepted', 'access.denied-key-wrong-code', 'access.denied-key-wrong-status'],
});
