import { type Api, expectThat, precondition, type Query, rowsOf } from '../src/kit/index.js';
import { edgeOf, idOf, nextCursorOf } from './page-of-events.js';
import type { SeenEvent } from './seen-event.js';

/** More pages than this are not worth their cost. */
const mostPages = 3;
/** Metrics are computed live and move a little. */
const drift = 0.01;

/**
 * Looks for an Event in a list in order of significance, down to where it would have to stand.
 * @returns undefined when it would stand too many pages down
 */
export async function findEvent(api: Api, query: Query, event: SeenEvent): Promise<boolean | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const reply = await api.get('listEvents', { ...query, limit: 100, cursor });
    precondition(page === 0 || reply.status === 200, 'a walk to a further page was broken off');
    if (rowsOf(reply).some((row) => idOf(row) === event.id)) return true;
    cursor = nextCursorOf(reply);
    if (cursor === undefined || edgeOf(reply) < event.significance - drift) return false;
  }
  return undefined;
}

/** The list holds the Event; counted as a witness where it was found. */
export async function expectHeld(api: Api, query: Query, event: SeenEvent, because: string): Promise<void> {
  const found = await findEvent(api, query, event);
  expectThat(found !== false, '/data', `Event ${event.id} of ${event.date}, ${because}`, 'no such Event');
  if (found) api.witness('Events found where they belong');
}
