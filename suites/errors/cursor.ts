import { dateAfter } from '../../generators/dates.js';
import { at, defineCheck, expectRefusal, forEach, type Query } from '../../src/kit/index.js';
import { foreignReply } from '../asking/cursors.js';
import { listOperations } from '../asking/pages.js';
import { closed, expectDetails, expectRefused } from '../asking/refusals.js';
import { closedFor } from '../asking/story-windows.js';

const ways = [
  { from: 'listStories', to: 'listEvents' },
  { from: 'listEvents', to: 'listStories' },
] as const;

export const cursorOfAnotherEndpoint = defineCheck({
  id: 'errors/cursor-of-another-endpoint',
  title: 'A cursor of the Stories list is refused on the Events list, and vice versa',
  clauses: ['events.cursor.foreign'],
  operations: ['listEvents', 'listStories'],
  rulings: ['cursor-errors'],
  property: forEach(
    ways,
    async (api, { from, to }) => {
      const own = await closedFor(api, from, { limit: 5 });
      const other = { operation: to, query: await closedFor(api, to, { limit: 5 }) };
      const reply = await foreignReply(api, from, own, other);
      expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'] });
      api.witness('cursors refused on another endpoint');
    },
    { requests: 4 },
  ),
});

/** What the second page changes about the query of the first. */
const changes = ['country', 'window', 'sort'] as const;
const clauseOf = {
  country: 'events.cursor.bound-filters',
  window: 'events.cursor.bound-window',
  sort: 'events.cursor.bound-ordering',
} as const;

/** Countries that few days go without; the first page only needs another one after it. */
const country = 'USA,GBR,FRA,DEU,IND,CHN,RUS,UKR,ISR,IRN';

export const cursorOfAnotherQuery = defineCheck({
  id: 'errors/cursor-of-another-query',
  title: 'A cursor serves its own query and is refused as CURSOR_STALE or INVALID_CURSOR with any other',
  clauses: [
    'error.cursor-stale',
    'error.cursor-stale.details.reason',
    'states.cursor.filters-change',
    'events.cursor.bound-filters',
    'events.cursor.bound-window',
    'events.cursor.bound-ordering',
  ],
  operations: ['listEvents'],
  rulings: ['cursor-errors'],
  property: forEach(
    changes,
    async (api, change) => {
      const query: Query = closed(api.world, { country, sort: 'significance', limit: 5 });
      const changed: Record<(typeof changes)[number], Query> = {
        country: { country: 'BRA,MEX,NGA' },
        window: { date_start: dateAfter(api.world.offer.window.start, 2) },
        sort: { sort: 'recent' },
      };
      const other = { operation: 'listEvents', query: { ...query, ...changed[change] } } as const;
      const reply = await foreignReply(api, 'listEvents', query, other);
      // A page means that the cursor is not bound to its query; any other refusal only has the wrong code.
      const clause = reply.status === 200 ? clauseOf[change] : 'error.cursor-stale';
      expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'], clause });
      if (at(reply.json, '/code') === 'CURSOR_STALE') {
        expectDetails(reply, { reason: 'error.cursor-stale.details.reason' });
      }
      api.witness('cursors refused beside another query');
    },
    { requests: 4 },
  ),
});

const rows = listOperations.flatMap((operation) =>
  ['not-a-cursor', 'AAAA', '%%%'].map((cursor) => ({ operation, cursor })),
);

export const unreadableCursor = defineCheck({
  id: 'errors/unreadable-cursor',
  title: 'A malformed cursor is refused as INVALID_CURSOR',
  clauses: ['events.cursor.unreadable', 'error.invalid-cursor'],
  operations: [...listOperations],
  rulings: ['cursor-errors'],
  property: forEach(rows, async (api, { operation, cursor }) => {
    const query = await closedFor(api, operation, { cursor });
    // Stories have no clause of their own for it.
    const clause = operation === 'listEvents' ? 'events.cursor.unreadable' : 'error.invalid-cursor';
    await expectRefused(api, operation, query, { codes: ['INVALID_CURSOR'], clause });
  }),
});
