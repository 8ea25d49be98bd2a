import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/values/limit.js';
import { at, defineCheck, expectThat, forAll, isArray, mentions, rowsOf } from '../../src/kit/index.js';
import { listOperations } from '../page-of-events.js';
import { closedFor } from '../story-window.js';

const { max } = limits.events.limit;

const inputs = fc.record({ operation: fc.constantFrom(...listOperations), limit: limitAbove(max) });

export const limitAboveMax = defineCheck({
  id: 'events/limit-above-max',
  title: 'A limit above 100 is served at 100 and, on Events, listed as normalized',
  clauses: [
    'events.limit.above-max',
    'events.limit.above-max.normalized',
    'events.limit.page-size',
    'limits.events-limit.max',
    'limits.stories-limit.max',
    'stories.limit.page-size',
    'envelope.applied-filters.normalized',
    'error.invalid-limit.above-max',
  ],
  operations: [...listOperations],
  rulings: ['C09', 'A65'],
  refutedBy: [
    'filters.normalized-as-map',
    'events.limit.clamped-in-silence',
    'events.limit.above-max-refused',
    'events.limit.above-max-served',
    'events.limit.off-by-one',
    'events.limit.above-max-at-default',
    'events.limit.maximum-50',
    'events.limit.one-row-too-many',
    'list.limit.dropped',
    'stories.limit.above-max-refused',
    'stories.limit.above-max-served',
    'stories.limit.one-row-too-many',
    'stories.list.limit.dropped',
  ],
  runs: 4,
  property: forAll(
    inputs,
    async (api, { operation, limit }) => {
      const reply = await api.get(operation, await closedFor(api, operation, { limit }));
      const rows = rowsOf(reply).length;
      expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
      const normalized = at(reply.json, '/applied_filters/normalized');
      const listed = isArray(normalized) && mentions(normalized, 'limit');
      // Elsewhere than on Events the entry is expected and not required (ruling C09).
      if (operation !== 'listEvents') api.observe(operation, listed ? 'listed' : 'not listed as normalized');
      else expectThat(listed, '/applied_filters/normalized', 'limit among the adjustments', normalized);
      const told = at(reply.json, '/pagination/limit');
      if (told === limit) api.deviates('A65', 'pagination.limit repeats the limit sent, not the one served');
      else expectThat(told === max, '/pagination/limit', `${max}`, told);
      api.witness('rows counted', rows);
    },
    { examples: listOperations.map((operation) => ({ operation, limit: 101 })) },
  ),
});
