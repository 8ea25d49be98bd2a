import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { limitNotANumber } from '../../generators/numbers.js';
import {
  at,
  defineCheck,
  defineInvariant,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  isArray,
} from '../../src/kit/index.js';
import {
  type ComputeList,
  computeLists,
  few,
  isPaged,
  lastOffset,
  pagedLists,
  rowsIn,
  sampleOf,
  slugs,
  wholeLists,
} from '../asking/aicompute.js';
import { sentParameter } from '../asking/calls.js';

const { max } = limits.aicompute.limit;

export const limitAtMax = defineCheck({
  id: 'aicompute/limit-at-max',
  title: 'A limit of 200 is served with 200 rows, unless there are fewer',
  clauses: ['aicompute.limit.at-max'],
  operations: pagedLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(pagedLists, async (api, list) => {
    const { length } = await sampleOf(api, list);
    if (length < max) {
      // A page of fewer rows than the limit has shown the whole list.
      const offset = lastOffset(list, length);
      const rest = rowsIn(await api.get(list, { limit: few, offset })).length;
      expectThat(rest <= 1, '/data', `${length} rows in all, as with limit=${max}`, `more than ${length}`);
    }
    api.witness('rows with the greatest limit', length);
  }),
});

const lists: readonly string[] = computeLists;

export const limitBounds = defineInvariant({
  id: 'aicompute/limit-bounds',
  title: 'No AI compute reply has more rows than the limit sent',
  clauses: ['aicompute.limit.bounds'],
  operations: computeLists,
  judge(exchange) {
    const { request, status, json } = exchange;
    const list = request.operation ?? '';
    const rows = at(json, '/data');
    if (status !== 200 || !lists.includes(list) || !isArray(rows)) return 0;
    const text = sentParameter(exchange, 'limit') ?? '';
    const limit = Number(text);
    if (!/^\d+$/.test(text) || limit < 1 || (isPaged(list) && limit > max)) return 0;
    expectThat(rows.length <= limit, '/data', `at most ${limit} rows`, rows.length);
    // Fewer rows than the limit may be all that there are.
    return rows.length === limit ? 1 : 0;
  },
  provokedBy: ['aicompute/offset', 'aicompute/limit-of-whole-lists'],
});

const { limit, rows: whole } = limits.aicompute;

const defaults = [
  ...pagedLists.map((list) => ({ list, count: limit.default, clause: 'aicompute.limit.default' }) as const),
  ...wholeLists.map(
    (list) => ({ list, count: whole.default, clause: `aicompute.${slugs[list]}.limit.default` }) as const,
  ),
];

export const limitDefault = defineCheck({
  id: 'aicompute/limit-default',
  title: 'Without a limit 25 data centers, models or hardware are returned, and 50 companies or chip sales',
  clauses: [
    'aicompute.limit.default',
    'aicompute.companies.limit.default',
    'aicompute.chip-sales.limit.default',
    'limits.aicompute-limit.default',
    'limits.aicompute-limit.default.companies',
    'limits.aicompute-limit.default.chip-sales',
  ],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(
    defaults,
    async (api, { list, count }) => {
      const most = await sampleOf(api, list);
      const expected = Math.min(count, most.length);
      const rows = rowsIn(await api.get(list)).length;
      expectThat(rows === expected, '/data', `${expected} rows`, rows);
      api.witness('rows without a limit', rows);
    },
    { clause: ({ clause }) => clause },
  ),
});

export const limitMax = defineCheck({
  id: 'aicompute/limit-max',
  title: 'A limit above 200 is refused or served as 200',
  clauses: ['aicompute.limit.max', 'limits.aicompute-limit.max', 'error.invalid-limit'],
  operations: pagedLists,
  rulings: ['limit-above-max'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(pagedLists, async (api, list) => {
    const { length } = await sampleOf(api, list);
    expectThat(length <= max, '/data', `at most ${max} rows`, length);
    const reply = await api.get(list, { limit: max + 1 });
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'], clause: 'error.invalid-limit' });
      api.witness('limits refused');
      return;
    }
    const rows = rowsIn(reply).length;
    expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
    api.deviates('limit-above-max', 'a limit above 200 is lowered, not refused');
    // Shorter lists do not show where they would have been cut.
    if (rows === max || at(reply.json, '/pagination/limit') === max) api.witness('limits lowered');
  }),
});

interface Input {
  readonly list: ComputeList;
  readonly limit: string;
}

export const limitNotANumberRefused = defineCheck({
  id: 'aicompute/limit-not-a-number',
  title: 'Each AI compute list refuses a limit that is not a number',
  clauses: ['aicompute.limit.non-numeric'],
  operations: computeLists,
  rulings: ['limit-above-max'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  runs: 5,
  property: forAll<Input>(
    fc.record({ list: fc.constantFrom(...computeLists), limit: limitNotANumber() }),
    async (api, { list, limit }) => {
      expectRefusal(await api.get(list, { limit }), { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'] });
      api.witness('limits refused');
    },
    {
      examples: computeLists.map((list, index) => ({
        list,
        limit: ['abc', '10abc', 'ten'][index % 3] ?? '',
      })),
    },
  ),
});

export const limitOfWholeLists = defineCheck({
  id: 'aicompute/limit-of-whole-lists',
  title: 'A limit below 50 is honoured by companies and chip sales',
  clauses: ['aicompute.limit.bounds'],
  operations: wholeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(wholeLists, async (api, list) => {
    const { length } = await sampleOf(api, list);
    const rows = rowsIn(await api.get(list, { limit: few })).length;
    expectThat(rows <= few, '/data', `at most ${few} rows`, rows);
    if (length > few) api.witness('rows counted', rows);
  }),
});
