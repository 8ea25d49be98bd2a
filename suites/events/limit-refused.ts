import fc from 'fast-check';
import { limitBelowOne, limitNotANumber } from '../../generators/values/limit.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { type ListOperation, listOperations } from '../page-of-events.js';
import { closedFor } from '../story-window.js';

interface Input {
  readonly operation: ListOperation;
  readonly limit: number | string;
}

const inputs = fc.record({
  operation: fc.constantFrom(...listOperations),
  limit: fc.oneof(limitBelowOne(), limitNotANumber()),
});

export const limitRefused = defineCheck({
  id: 'events/limit-refused',
  title: 'A limit below 1, or that is no number, earns INVALID_LIMIT',
  clauses: [
    'events.limit.below-min',
    'events.limit.non-numeric',
    'limits.events-limit.min',
    'limits.stories-limit.min',
    'error.invalid-limit',
  ],
  operations: [...listOperations],
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
    'stories.limit.non-numeric-at-default',
    'stories.limit.wrong-code',
    'stories.limit.zero-served',
    'stories.list.limit.dropped',
  ],
  runs: 8,
  property: forAll<Input>(
    inputs,
    async (api, { operation, limit }) => {
      const reply = await api.get(operation, await closedFor(api, operation, { limit }));
      expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits refused');
    },
    {
      examples: [
        ...[0, -1, 'abc', '10abc'].map((limit) => ({ operation: 'listEvents' as const, limit })),
        ...[0, 'abc'].map((limit) => ({ operation: 'listStories' as const, limit })),
      ],
    },
  ),
});
