import { errors } from '../../contract/index.js';
import { at, defineCheck, detail, expectThat, forEach, once, precondition } from '../../src/kit/index.js';
import { callWith, expectKeyRefused, validCall } from '../asking/calls.js';
import { clauseNamed } from '../asking/refusals.js';

export const keyWithoutApiAccess = defineCheck({
  id: 'authentication/key-without-api-access',
  title: 'A key without API access is refused as 403 API_ACCESS_DENIED',
  clauses: ['error.api-access-denied'],
  operations: ['listEvents'],
  rulings: ['missing-entitlement'],
  needs: ['key.no-api-access'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listEvents', { credential: { role: 'no-api-access' } });
    expectKeyRefused('no-api-access', reply);
    const code = at(reply.json, '/code');
    if (code !== 'API_ACCESS_DENIED')
      api.deviates('missing-entitlement', `a key without API access earns ${String(code)}`);
    api.witness('refusals of a key without API access');
  }),
});

export const keyWithoutProgrammaticAccess = defineCheck({
  id: 'authentication/key-without-programmatic-access',
  title: 'A plan without programmatic access is refused as 403 PROGRAMMATIC_ACCESS_DENIED with its details',
  clauses: [
    'error.programmatic-access-denied',
    'error.programmatic-access-denied.details.surface',
    'error.programmatic-access-denied.details.pricing-url',
    'error.programmatic-access-denied.details.arena-url',
  ],
  operations: ['listEvents'],
  rulings: ['error-details'],
  needs: ['key.no-programmatic-access'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listEvents', { credential: { role: 'no-programmatic-access' } });
    expectKeyRefused('no-programmatic-access', reply);
    for (const member of errors.PROGRAMMATIC_ACCESS_DENIED.details) {
      const carried = detail(reply, member) !== undefined;
      const clause = clauseNamed(`error.programmatic-access-denied.details.${member}`);
      expectThat(carried, `/details/${member}`, member, at(reply.json, '/details'), clause);
      api.witness('members of details');
    }
  }),
});

export const keyWithoutSubscription = defineCheck({
  id: 'authentication/key-without-subscription',
  title:
    'A workspace without the subscription or trial that it needs is refused as 403 SUBSCRIPTION_REQUIRED',
  clauses: ['error.subscription-required'],
  operations: ['listEvents'],
  needs: ['key.no-subscription'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listEvents', { credential: { role: 'no-subscription' } });
    expectKeyRefused('no-subscription', reply);
    api.witness('refusals of a workspace without a subscription');
  }),
});

const reads = ['listEvents', 'summarizeEvents', 'getEvent'] as const;

export const pastDueKey = defineCheck({
  id: 'authentication/past-due-key',
  title: 'Every read of a workspace past due is refused as 402 PAYMENT_OVERDUE',
  clauses: ['error.payment-overdue', 'error.payment-overdue.reads-paused'],
  operations: [...reads],
  needs: ['key.past-due'],
  property: forEach(reads, async (api, operation) => {
    // A deployment without Events has none to read.
    if (validCall(operation, api.world) === undefined) return;
    const reply = await callWith(api, operation, { credential: { role: 'past-due' } });
    const clause = reply.status === 200 ? 'error.payment-overdue.reads-paused' : 'error.payment-overdue';
    expectKeyRefused('past-due', reply, clause);
    api.witness('paused reads');
  }),
});

export const overQuotaKey = defineCheck({
  id: 'authentication/over-quota-key',
  title: 'A workspace whose usage limit is reached is refused as 429 QUOTA_EXCEEDED',
  clauses: ['error.quota-exceeded'],
  operations: ['listEvents'],
  needs: ['key.over-quota'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listEvents', { credential: { role: 'over-quota' } });
    expectKeyRefused('over-quota', reply);
    api.witness('refusals over the quota');
  }),
});

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
    expectKeyRefused('rate-limited', reply);
    api.witness('refusals over the rate limit');
  }),
});
