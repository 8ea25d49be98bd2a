import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/values/limit.js';
import { at, defineCheck, expectThat, forAll, isArray, mentions, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

const { max } = limits.events.limit;

export const limitAboveMax = defineCheck({
  id: 'events/limit-above-max',
  title: 'A limit above 100 is served at 100 and listed as normalized',
  clauses: [
    'events.limit.above-max',
    'events.limit.above-max.normalized',
    'events.limit.page-size',
    'limits.events-limit.max',
    'envelope.applied-filters.normalized',
    'error.invalid-limit.above-max',
  ],
  operations: ['listEvents'],
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
  ],
  runs: 2,
  property: forAll(
    limitAbove(max),
    async (api, limit) => {
      const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), limit });
      const rows = rowsOf(reply).length;
      expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
      const normalized = at(reply.json, '/applied_filters/normalized');
      const listed = isArray(normalized) && mentions(normalized, 'limit');
      expectThat(listed, '/applied_filters/normalized', 'limit among the adjustments', normalized);
      const told = at(reply.json, '/pagination/limit');
      if (told === limit) api.deviates('A65', 'pagination.limit repeats the limit sent, not the one served');
      else expectThat(told === max, '/pagination/limit', `${max}`, told);
      api.witness('rows counted', rows);
    },
    { examples: [101] },
  ),
});
