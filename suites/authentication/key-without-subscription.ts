import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const keyWithoutSubscription = defineCheck({
  id: 'authentication/key-without-subscription',
  title:
    'A workspace without the subscription or trial that it needs is refused as 403 SUBSCRIPTION_REQUIRED',
  clauses: ['error.subscription-required'],
  operations: ['listEvents'],
  needs: ['key.no-subscription'],
  property: once(async (api) => {
    expectRefusal(await callWith(api, 'listEvents', { credential: { role: 'no-subscription' } }), {
      codes: ['SUBSCRIPTION_REQUIRED'],
    });
    api.witness('refusals of a workspace without a subscription');
  }),
  refutedBy: [
    'access.subscription-missing-accepted',
    'access.subscription-missing-wrong-code',
    'access.subscription-missing-wrong-status',
  ],
});
