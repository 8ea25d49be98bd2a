import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { validCall } from '../valid-call.js';
import { callWith } from './data-calls.js';

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
    expectRefusal(await callWith(api, operation, { credential: { role: 'past-due' } }), {
      codes: ['PAYMENT_OVERDUE'],
    });
    api.witness('paused reads');
  }),
  refutedBy: ['access.overdue-accepted', 'access.overdue-wrong-code', 'access.overdue-wrong-status'],
});
