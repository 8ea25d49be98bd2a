import { limits } from '../../contract/index.js';
import { at, defineInvariant, expectThat, isArray } from '../../src/kit/index.js';
import { sent } from '../sent.js';
import { computeLists, pagedLists } from './sample.js';

const { max } = limits.aicompute.limit;
const lists: readonly string[] = computeLists;
const paged: readonly string[] = pagedLists;

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
    const text = sent(exchange, 'limit') ?? '';
    const limit = Number(text);
    if (!/^\d+$/.test(text) || limit < 1 || (paged.includes(list) && limit > max)) return 0;
    expectThat(rows.length <= limit, '/data', `at most ${limit} rows`, rows.length);
    // Fewer rows than the limit may be all that there are.
    return rows.length === limit ? 1 : 0;
  },
  provokedBy: ['aicompute/offset', 'aicompute/limit-of-whole-lists'],
  refutedBy: [
    'aicompute.chip-sales.limit.counts-designers',
    'aicompute.companies.limit.ignored',
    'aicompute.limit.ignored',
    'aicompute.limit.one-row-too-many',
  ],
});
