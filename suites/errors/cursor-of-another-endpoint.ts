import { defineCheck, expectOk, expectRefusal, forEach, precondition } from '../../src/kit/index.js';
import { nextCursorOf } from '../page-of-events.js';
import { closedFor } from '../story-window.js';

const ways = [
  { from: 'listStories', to: 'listEvents' },
  { from: 'listEvents', to: 'listStories' },
] as const;

export const cursorOfAnotherEndpoint = defineCheck({
  id: 'errors/cursor-of-another-endpoint',
  title: 'A cursor of the Stories list is refused on the Events list, and the other way round',
  clauses: ['events.cursor.foreign'],
  operations: ['listEvents', 'listStories'],
  rulings: ['C37'],
  property: forEach(
    ways,
    async (api, { from, to }) => {
      const first = await api.get(from, await closedFor(api, from, { limit: 5 }));
      expectOk(first);
      const cursor = nextCursorOf(first);
      precondition(cursor !== undefined, `no second page of ${from} to ask for`, 'no-data');
      const reply = await api.get(to, await closedFor(api, to, { limit: 5, cursor }));
      expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'] });
      api.witness('cursors refused on another endpoint');
    },
    { requests: 2 },
  ),
  refutedBy: ['cursor.endpoint-unbound'],
});
