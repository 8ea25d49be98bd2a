import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { limitAbove, limitWithin } from '../../generators/numbers.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectEqual,
  expectThat,
  forAll,
  forEach,
  isArray,
  mentions,
  rowsOf,
} from '../../src/kit/index.js';
import { significanceDrift, significanceOf } from '../asking/events.js';
import { idOf, listOperations, nextCursorOf, significanceCutoff } from '../asking/pages.js';
import { closedFor } from '../asking/story-windows.js';
import { bounds } from '../asking/windows.js';
import { limitBelowOneRefused } from '../rules/limit.js';

const { max } = limits.events.limit;

const inputs = fc.record({ operation: fc.constantFrom(...listOperations), limit: limitAbove(max) });

const clausesOf = {
  listEvents: {
    above: 'events.limit.above-max',
    size: 'events.limit.page-size',
    fallback: 'events.limit.default',
    least: 'events.limit.integer',
    most: 'events.limit.integer',
  },
  listStories: {
    above: 'limits.stories-limit.max',
    size: 'stories.limit.page-size',
    fallback: 'limits.stories-limit.default',
    least: 'limits.stories-limit.min',
    most: 'limits.stories-limit.max',
  },
} as const;

/** Limits with which a second page is asked for: of Events one so high that it shows if as many are passed over as were asked for. */
const followed = { listEvents: max + max / 2, listStories: max + 1 };

export const limitAboveMax = defineCheck({
  id: 'events/limit-above-max',
  title:
    'A limit above 100 is served at 100, loses no Event between pages and, on Events, is listed as normalized',
  clauses: [
    'events.limit.above-max',
    'events.limit.above-max.normalized',
    'events.limit.page-size',
    'limits.events-limit.max',
    'limits.stories-limit.max',
    'stories.limit.page-size',
    'envelope.applied-filters.normalized',
    'error.invalid-limit.above-max',
    'events.cursor.walk-complete',
  ],
  operations: [...listOperations],
  rulings: ['limit-above-max', 'end-of-walk', 'live-data'],
  runs: 4,
  property: forAll(
    inputs,
    async (api, { operation, limit }) => {
      const reply = await api.get(operation, await closedFor(api, operation, { limit }));
      const { above, size } = clausesOf[operation];
      const rows = accusing(above, () => rowsOf(reply)).length;
      const told = at(reply.json, '/pagination/limit');
      expectThat(rows <= max, '/data', `at most ${max} rows`, rows, told === max ? size : above);
      const normalized = at(reply.json, '/applied_filters/normalized');
      const listed = isArray(normalized) && mentions(normalized, 'limit');
      // Elsewhere than on Events the entry is expected and not required (ruling limit-above-max).
      if (operation !== 'listEvents') api.observe(operation, listed ? 'listed' : 'not listed as normalized');
      else {
        const isList = (normalized ?? null) === null || isArray(normalized);
        const clause = isList ? 'events.limit.above-max.normalized' : 'envelope.applied-filters.normalized';
        expectThat(listed, '/applied_filters/normalized', 'limit among the adjustments', normalized, clause);
      }
      if (told === limit)
        api.deviates('end-of-walk', 'pagination.limit repeats the limit sent, not the one served');
      else expectThat(told === max, '/pagination/limit', `${max}`, told, above);
      api.witness('rows counted', rows);
      // A client sends the limit again with each cursor.
      const cursor = limit === followed[operation] ? nextCursorOf(reply) : undefined;
      if (cursor === undefined) return;
      const next = await api.get(operation, await closedFor(api, operation, { limit, cursor }));
      // A change of the data may break a walk off.
      if (next.status !== 200 && at(next.json, '/code') !== 'INVALID_LIMIT') return;
      const later = accusing(above, () => rowsOf(next)).length;
      expectThat(later <= max, '/data', `at most ${max} rows`, later, above);
      if (operation !== 'listEvents') return;
      const [place, toldLater] = [
        '/applied_filters/normalized',
        at(next.json, '/applied_filters/normalized'),
      ];
      const isTold = isArray(toldLater) && mentions(toldLater, 'limit');
      const again = 'limit among the adjustments, as on the first page';
      expectThat(isTold, place, again, toldLater, 'events.limit.above-max.normalized');
      await expectNoneSkipped(api, reply, next);
    },
    {
      examples: [
        ...listOperations.map((operation) => ({ operation, limit: max + 1 })),
        { operation: 'listEvents', limit: followed.listEvents },
      ],
    },
  ),
});

/** No Event that two pages of the highest limit show is lost between those of a limit above it, as far down as these reach. */
async function expectNoneSkipped(api: Api, reply: Exchange, next: Exchange): Promise<void> {
  const query = { ...bounds(api.world.offer.window), limit: max };
  const first = await api.get('listEvents', query);
  const cursor = nextCursorOf(first);
  const second = cursor === undefined ? undefined : await api.get('listEvents', { ...query, cursor });
  if (first.status !== 200 || second?.status !== 200) return;
  const walked = new Set([reply, next].flatMap(rowsOf).map(idOf));
  const edge = significanceCutoff(next) + significanceDrift;
  const lost = [first, second]
    .flatMap(rowsOf)
    .filter((row) => !walked.has(idOf(row)) && (significanceOf(row) ?? 0) > edge);
  const seen = { lost: lost.slice(0, 5).map(idOf) };
  const expected = `no Event lost that two pages of ${max} show`;
  expectThat(lost.length === 0, '/data', expected, seen, 'events.cursor.walk-complete');
  api.witness('Events of two pages compared', walked.size);
}

export const limitDefault = defineCheck({
  id: 'events/limit-default',
  title: 'Without a limit a page has up to 25 Events or Stories',
  clauses: ['events.limit.default', 'limits.events-limit.default', 'limits.stories-limit.default'],
  operations: [...listOperations],
  property: forEach(
    listOperations,
    async (api, operation) => {
      const max = limits[operation === 'listEvents' ? 'events' : 'stories'].limit.default;
      const reply = await api.get(operation, await closedFor(api, operation));
      const rows = rowsOf(reply).length;
      expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
      expectEqual(reply, '/pagination/limit', max);
      api.witness('rows counted', rows);
    },
    { clause: (operation) => clausesOf[operation].fallback },
  ),
});

const validLimits = fc.record({
  operation: fc.constantFrom(...listOperations),
  limit: limitWithin(limits.events.limit.max),
});

export const limitHonoured = defineCheck({
  id: 'events/limit-honoured',
  title: 'A limit from 1 to 100 is the size of a page of Events or Stories',
  clauses: [
    'events.limit.integer',
    'events.limit.page-size',
    'limits.stories-limit.min',
    'limits.stories-limit.max',
    'stories.limit.page-size',
    'envelope.list.pagination.limit.in-force',
  ],
  operations: [...listOperations],
  rulings: ['limit-above-max', 'end-of-walk'],
  runs: 6,
  property: forAll(
    validLimits,
    async (api, { operation, limit }) => {
      const reply = await api.get(operation, await closedFor(api, operation, { limit }));
      const { least, most, size } = clausesOf[operation];
      const ofRange = limit === 1 ? least : most;
      const rows = accusing(ofRange, () => rowsOf(reply)).length;
      expectThat(rows <= limit, '/data', `at most ${limit} rows`, rows, size);
      const told = at(reply.json, '/pagination/limit');
      // The page has the reported size, which is smaller than the requested one.
      const isSmaller = typeof told === 'number' && rows <= told && told < limit;
      const ofEcho = 'envelope.list.pagination.limit.in-force';
      expectEqual(reply, '/pagination/limit', limit, isSmaller ? ofRange : ofEcho);
      api.witness('rows counted', rows);
      // A short page before the end is accepted (ruling end-of-walk).
      if (rows < limit && nextCursorOf(reply) !== undefined) api.observe('short page', `${rows} of ${limit}`);
    },
    { examples: listOperations.flatMap((operation) => [1, 100].map((limit) => ({ operation, limit }))) },
  ),
});

export const limitRefused = limitBelowOneRefused({
  id: 'events/limit-refused',
  title: 'A limit that is below 1 or not a number is rejected with INVALID_LIMIT',
  clauses: [
    'events.limit.below-min',
    'events.limit.non-numeric',
    'limits.events-limit.min',
    'limits.stories-limit.min',
    'error.invalid-limit',
  ],
  operations: listOperations,
  runs: 6,
  isMinimumStated: true,
  clause: (limit, operation) => {
    const isNumber = Number.isFinite(Number(limit));
    if (operation === 'listStories') return isNumber ? 'limits.stories-limit.min' : 'error.invalid-limit';
    return isNumber ? 'events.limit.below-min' : 'events.limit.non-numeric';
  },
  send: async (api, limit, operation) => api.get(operation, await closedFor(api, operation, { limit })),
  examplesOf: (operation) => (operation === 'listEvents' ? [0, -1, 'abc', '10abc'] : [0, 'abc']),
});
