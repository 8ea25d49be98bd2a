import { limits } from '../../contract/index.js';
import { limitWithin } from '../../generators/values/limit.js';
import { defineCheck, expectEqual, expectThat, forAll, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { nextCursorOf } from '../page-of-events.js';

export const limitHonoured = defineCheck({
  id: 'events/limit-honoured',
  title: 'A limit from 1 to 100 is the size of a page',
  clauses: [
    'events.limit.integer',
    'events.limit.page-size',
    'limits.events-limit.min',
    'limits.events-limit.max',
    'envelope.list.pagination.limit.in-force',
  ],
  operations: ['listEvents'],
  rulings: ['C09', 'A65'],
  refutedBy: [
    'events.limit.maximum-50',
    'events.limit.hundred-refused',
    'events.limit.one-refused',
    'events.limit.one-row-too-many',
    'list.limit.dropped',
    'list.pagination-limit-constant',
  ],
  runs: 4,
  property: forAll(
    limitWithin(limits.events.limit.max),
    async (api, limit) => {
      const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), limit });
      const rows = rowsOf(reply).length;
      expectThat(rows <= limit, '/data', `at most ${limit} rows`, rows);
      expectEqual(reply, '/pagination/limit', limit);
      api.witness('rows counted', rows);
      // A short page before the end is accepted (ruling A65).
      if (rows < limit && nextCursorOf(reply) !== undefined) api.observe('short page', `${rows} of ${limit}`);
    },
    { examples: [1, 100] },
  ),
});
