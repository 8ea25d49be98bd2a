import fc from 'fast-check';
import { limitBelowOne, limitNotANumber } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const limitRefused = defineCheck({
  id: 'events-summary/limit-refused',
  title: 'A limit below 1, or that is no number, earns INVALID_LIMIT on the summary too',
  clauses: [
    'events-summary.limit.below-min',
    'events-summary.limit.non-numeric',
    'limits.summary-limit.min',
    'error.invalid-limit',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C09'],
  refutedBy: [
    'events.limit.wrong-status',
    'summary.limit.zero-served',
    'summary.limit.non-numeric-at-default',
    'summary.limit.wrong-code',
    'summary.limit.dropped',
  ],
  runs: 4,
  property: forAll(
    fc.oneof(limitBelowOne(), limitNotANumber()),
    async (api, limit) => {
      const reply = await api.get('summarizeEvents', { ...bounds(api.world.offer.window), limit });
      expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits refused');
    },
    { examples: [0, 'abc', '10abc'] },
  ),
});
