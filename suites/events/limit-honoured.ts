import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { limitWithin } from '../../generators/values/limit.js';
import { defineCheck, expectEqual, expectThat, forAll, rowsOf } from '../../src/kit/index.js';
import { listOperations, nextCursorOf } from '../page-of-events.js';
import { closedFor } from '../story-window.js';

const inputs = fc.record({
  operation: fc.constantFrom(...listOperations),
  limit: limitWithin(limits.events.limit.max),
});

export const limitHonoured = defineCheck({
  id: 'events/limit-honoured',
  title: 'A limit from 1 to 100 is the size of a page of Events or Stories',
  clauses: [
    'events.limit.integer',
    'events.limit.page-size',
    'limits.events-limit.min',
    'limits.events-limit.max',
    'limits.stories-limit.min',
    'limits.stories-limit.max',
    'stories.limit.page-size',
    'envelope.list.pagination.limit.in-force',
  ],
  operations: [...listOperations],
  rulings: ['C09', 'A65'],
  refutedBy: [
    'events.limit.maximum-50',
    'events.limit.hundred-refused',
    'events.limit.one-refused',
    'events.limit.one-row-too-many',
    'list.limit.dropped',
    'list.pagination-limit-constant',
    'stories.limit.one-row-too-many',
    'stories.list.limit.dropped',
    'stories.list.pagination-limit-constant',
  ],
  runs: 6,
  property: forAll(
    inputs,
    async (api, { operation, limit }) => {
      const reply = await api.get(operation, await closedFor(api, operation, { limit }));
      const rows = rowsOf(reply).length;
      expectThat(rows <= limit, '/data', `at most ${limit} rows`, rows);
      expectEqual(reply, '/pagination/limit', limit);
      api.witness('rows counted', rows);
      // A short page before the end is accepted (ruling A65).
      if (rows < limit && nextCursorOf(reply) !== undefined) api.observe('short page', `${rows} of ${limit}`);
    },
    { examples: listOperations.flatMap((operation) => [1, 100].map((limit) => ({ operation, limit }))) },
  ),
});
