import fc from 'fast-check';
import { limits, operation } from '../../contract/index.js';
import { limitAbove, limitBelowOne, limitNotANumber, limitWithin } from '../../generators/numbers.js';
import {
  at,
  defineCheck,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  isObject,
  mentions,
  once,
  rowsOf,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { unknownCodes } from '../asking/calls.js';
import { strictnessOf } from '../asking/undeclared-parameters.js';
import { bounds } from '../asking/windows.js';

const { max } = limits.summary.limit;

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
  rulings: ['C09'],
  runs: 2,
  property: forAll(
    limitAbove(max),
    async (api, limit) => {
      const query = { ...bounds(api.world.offer.window), group_by: 'subcategory' };
      const reply = await api.get('summarizeEvents', { ...query, limit });
      const buckets = rowsOf(reply).length;
      expectThat(buckets <= max, '/data', `at most ${max} buckets`, buckets);
      const most = rowsOf(await api.get('summarizeEvents', { ...query, limit: max })).length;
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

export const limitHonoured = defineCheck({
  id: 'events-summary/limit-honoured',
  title: 'A limit from 1 to 500 is the number of buckets, unless there are fewer',
  clauses: [
    'events-summary.limit.integer',
    'events-summary.limit.counts-buckets',
    'limits.summary-limit.min',
    'limits.summary-limit.max',
    'limits.summary-limit.counts-buckets',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C09'],
  runs: 4,
  property: forAll(
    limitWithin(max),
    async (api, limit) => {
      const query = { ...bounds(api.world.offer.window), group_by: 'date' };
      const all = rowsOf(await api.get('summarizeEvents', { ...query, limit: max })).length;
      const buckets = rowsOf(await api.get('summarizeEvents', { ...query, limit })).length;
      const expected = Math.min(limit, all);
      expectThat(buckets === expected, '/data', `${expected} buckets`, buckets);
      api.witness('buckets counted', buckets);
    },
    { requests: 1, examples: [1, 7, max] },
  ),
});

export const limitRefused = defineCheck({
  id: 'events-summary/limit-refused',
  title: 'A limit that is below 1 or not a number is rejected with INVALID_LIMIT on the summary',
  clauses: [
    'events-summary.limit.below-min',
    'events-summary.limit.non-numeric',
    'limits.summary-limit.min',
    'error.invalid-limit',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C09'],
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

export const notAccepted = defineCheck({
  id: 'events-summary/not-accepted',
  title: 'A summary refuses search and cursor, or lists them as ignored and applies neither',
  clauses: ['events-summary.cursor.not-accepted', 'events-summary.search.not-accepted'],
  operations: ['summarizeEvents'],
  rulings: ['C21'],
  property: forEach(
    [
      { name: 'search', value: 'zzzq no such phrase' },
      { name: 'cursor', value: 'not-a-cursor' },
    ],
    async (api, { name, value }) => {
      const window = bounds(api.world.offer.window);
      const reply = await api.get('summarizeEvents', { ...window, [name]: value });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: unknownCodes });
        api.witness('parameters refused');
        return;
      }
      const applied = at(reply.json, '/applied_filters');
      if (isObject(applied)) {
        const told = mentions(applied.ignored, name);
        expectThat(told, '/applied_filters/ignored', `${name} among the ignored`, applied.ignored);
      } else {
        // Without a place to report it, only an endpoint that is not strict may let the name pass.
        const directory = await api.get('listEndpoints');
        const told = strictnessOf(directory.json, operation('summarizeEvents').path);
        expectThat(told !== 'strict', 'status', `${name} refused, as a strict endpoint does`, reply.status);
      }
      const total = totalOf(reply);
      const without = totalOf(await api.get('summarizeEvents', window));
      expectThat(total === without, '/data', `${without} Events, as without ${name}`, total);
      if (without > 0) api.witness('parameters without effect');
    },
  ),
});
