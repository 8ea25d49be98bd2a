import {
  type Api,
  at,
  type Exchange,
  expectOk,
  expectThat,
  precondition,
  type Query,
} from '../src/kit/index.js';
import { type ListOperation, nextCursorOf } from './page-of-events.js';

/** So often a walk is begun anew that a change of the data broke off. */
export const mostRestarts = 2;

/** Whether a walk was broken off because the data changed under it (ruling C37). */
export const isStale = (reply: Exchange): boolean => at(reply.json, '/code') === 'CURSOR_STALE';

/** The cursor that a first page serves is one that can be read, beside the query that it came with. */
export async function expectReadable(api: Api, operation: ListOperation, query: Query): Promise<void> {
  const cursor = nextCursorOf(await api.get(operation, query));
  // Half a character cannot be copied into a URL.
  if (cursor === undefined || /\p{Cs}/u.test(cursor)) return;
  const code = at((await api.get(operation, { ...query, cursor })).json, '/code');
  expectThat(code !== 'INVALID_CURSOR', '/code', 'the page behind the cursor that was served', code);
}

/** A first page, and the cursor that was served for the second one beside the same query. */
export async function servedCursor(
  api: Api,
  operation: ListOperation,
  query: Query,
): Promise<{ readonly first: Exchange; readonly cursor: string }> {
  for (let restarts = 0; restarts <= mostRestarts; restarts += 1) {
    const fresh = { fresh: restarts > 0 };
    const first = await api.get(operation, query, fresh);
    expectOk(first);
    const cursor = nextCursorOf(first);
    precondition(cursor !== undefined, 'no second page to ask for', 'no-data');
    const second = await api.get(operation, { ...query, cursor }, fresh);
    if (second.status === 200) return { first, cursor };
    precondition(isStale(second), 'the walk was broken off before anything changed');
  }
  precondition(false, 'the walk was broken off before anything changed');
}
