import fc from 'fast-check';
import { limits, operation, vocabularies } from '../../contract/index.js';
import { limitAbove, limitWithin } from '../../generators/numbers.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  expectOk,
  expectThat,
  forAll,
  forEach,
  mentions,
  once,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { strictnessOf } from '../asking/undeclared-parameters.js';
import { bounds } from '../asking/windows.js';
import { limitBelowOneRefused } from '../rules/limit.js';
import { notAcceptedOnSummary } from '../rules/not-accepted.js';

const { max } = limits.summary.limit;

const summary = (api: Api, query: Query = {}) =>
  api.get('summarizeEvents', { ...bounds(api.world.offer.window), ...query });

export const limitAboveMax = defineCheck({
  id: 'events-summary/limit-above-max',
  title: 'A limit above 500 is served as 500',
  clauses: [
    'events-summary.limit.above-max',
    'limits.summary-limit.max',
    'error.invalid-limit.above-max',
    'events-summary.limit.above-max.normalized',
  ],
  operations: ['summarizeEvents'],
  rulings: ['limit-above-max'],
  runs: 2,
  property: forAll(
    limitAbove(max),
    async (api, limit) => {
      const query = { ...bounds(api.world.offer.window), group_by: 'subcategory' };
      const reply = await api.get('summarizeEvents', { ...query, limit });
      const buckets = rowsOf(reply).length;
      expectThat(buckets <= max, '/data', `at most ${max} buckets`, buckets);
      const atMost = await api.get('summarizeEvents', { ...query, limit: max });
      const most = accusing('limits.summary-limit.max', () => rowsOf(atMost)).length;
      expectThat(buckets === most, '/data', `${most} buckets, as with limit=${max}`, buckets);
      const listed = mentions(at(reply.json, '/applied_filters/normalized'), 'limit');
      api.observe('lowered limit', listed ? 'listed as normalized' : 'not listed as normalized');
      api.witness('buckets counted', buckets);
    },
    { requests: 1, examples: [501] },
  ),
});

const { default: defaultLimit } = limits.summary.limit;

export const limitDefault = defineCheck({
  id: 'events-summary/limit-default',
  title: 'Without a limit a summary has the buckets of a limit of 50',
  clauses: ['events-summary.limit.default', 'limits.summary-limit.default'],
  operations: ['summarizeEvents'],
  property: forEach(
    ['country', 'subcategory'],
    async (api, group_by) => {
      const window = bounds(api.world.offer.window);
      const buckets = rowsOf(await api.get('summarizeEvents', { ...window, group_by })).length;
      expectThat(buckets <= defaultLimit, '/data', `at most ${defaultLimit} buckets`, buckets);
      const asked = rowsOf(
        await api.get('summarizeEvents', { ...window, group_by, limit: defaultLimit }),
      ).length;
      expectThat(buckets === asked, '/data', `${asked} buckets, as with limit=${defaultLimit}`, buckets);
      api.witness('buckets counted', buckets);
    },
    { requests: 2 },
  ),
});

/** A limit, and the dimension beside which it is sent. */
interface Limited {
  readonly group_by: string;
  readonly limit: number;
}

const otherDimensions = vocabularies.summaryGroupBy.values.filter((each) => each !== 'date');

export const limitHonoured = defineCheck({
  id: 'events-summary/limit-honoured',
  title: 'A limit from 1 to 500 is the number of buckets, unless there are fewer',
  clauses: [
    'events-summary.limit.integer',
    'events-summary.limit.counts-buckets',
    'limits.summary-limit.counts-buckets',
  ],
  operations: ['summarizeEvents'],
  rulings: ['limit-above-max'],
  runs: 4 + otherDimensions.length,
  property: forAll<Limited>(
    fc.record({ group_by: fc.constant('date'), limit: limitWithin(max) }),
    async (api, { group_by, limit }) => {
      const query = { ...bounds(api.world.offer.window), group_by };
      const all = rowsOf(await api.get('summarizeEvents', { ...query, limit: max })).length;
      const buckets = rowsOf(await api.get('summarizeEvents', { ...query, limit })).length;
      const expected = Math.min(limit, all);
      // Too few rows respect the limit, but then it counts something else.
      const clause =
        `${buckets > expected ? 'events-summary.limit' : 'limits.summary-limit'}.counts-buckets` as const;
      // Every day has a value; what has none may have a bucket or not.
      const isHeld = group_by === 'date' ? buckets === expected : buckets <= expected;
      expectThat(isHeld, '/data', `${expected} buckets`, buckets, clause);
      api.witness('buckets counted', buckets);
    },
    {
      requests: 1,
      examples: [
        ...[1, 7, max].map((limit) => ({ group_by: 'date', limit })),
        ...otherDimensions.map((group_by) => ({ group_by, limit: 2 })),
      ],
    },
  ),
});

export const limitRefused = limitBelowOneRefused({
  id: 'events-summary/limit-refused',
  title: 'A limit that is below 1 or not a number is rejected with INVALID_LIMIT on the summary',
  clauses: [
    'events-summary.limit.below-min',
    'events-summary.limit.non-numeric',
    'limits.summary-limit.min',
    'error.invalid-limit',
  ],
  operations: ['summarizeEvents'],
  runs: 4,
  isMinimumStated: true,
  clause: (limit) =>
    typeof limit === 'number' ? 'events-summary.limit.below-min' : 'events-summary.limit.non-numeric',
  send: (api, limit) => summary(api, { limit }),
});

export const noCursor = defineCheck({
  id: 'events-summary/no-cursor',
  title: 'A truncated summary has no cursor to the remaining buckets',
  clauses: ['events-summary.no-next-page', 'limits.summary.no-cursor'],
  operations: ['summarizeEvents'],
  property: once(async (api) => {
    const reply = await api.get('summarizeEvents', { ...bounds(api.world.offer.window), limit: 1 });
    expectOk(reply);
    for (const place of ['/next_cursor', '/pagination/next_cursor', '/meta/next_cursor']) {
      const cursor = at(reply.json, place) ?? '';
      expectThat(cursor === '', place, 'no cursor', cursor);
    }
    api.witness('summaries without a cursor');
  }),
});

export const notAccepted = notAcceptedOnSummary({
  id: 'events-summary/not-accepted',
  title: 'A summary refuses search and cursor, or lists them as ignored and applies neither',
  clauses: ['events-summary.cursor.not-accepted', 'events-summary.search.not-accepted'],
  operation: 'summarizeEvents',
  send: summary,
  accuses: {
    search: 'events-summary.search.not-accepted',
    cursor: 'events-summary.cursor.not-accepted',
  },
  totalOf,
  // Without a place to report the name, only an endpoint that is not strict may let it pass.
  async judgeSilence(api, reply, name) {
    const directory = await api.get('listEndpoints');
    const strictness = strictnessOf(directory.json, operation('summarizeEvents').path);
    expectThat(strictness !== 'strict', 'status', `${name} refused, as a strict endpoint does`, reply.status);
  },
});
