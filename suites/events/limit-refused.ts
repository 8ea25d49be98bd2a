import fc from 'fast-check';
import { limitBelowOne, limitNotANumber } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const limitRefused = defineCheck({
  id: 'events/limit-refused',
  title: 'A limit below 1, or that is no number, earns INVALID_LIMIT',
  clauses: [
    'events.limit.below-min',
    'events.limit.non-numeric',
    'limits.events-limit.min',
    'error.invalid-limit',
  ],
  operations: ['listEvents'],
  rulings: ['C09'],
  refutedBy: [
    'events.limit.zero-served',
    'events.limit.zero-at-default',
    'events.limit.negative-at-one',
    'events.limit.non-numeric-at-default',
    'events.limit.lenient-prefix',
    'events.limit.wrong-code',
    'events.limit.wrong-status',
    'list.limit.dropped',
  ],
  property: forAll(
    fc.oneof(limitBelowOne(), limitNotANumber()),
    async (api, limit) => {
      const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), limit });
      expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits refused');
    },
    { examples: [0, -1, 'abc', '10abc'] },
  ),
});
