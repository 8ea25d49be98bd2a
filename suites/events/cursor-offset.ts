import {
  type Api,
  defineCheck,
  expectThat,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { closedResult } from '../closed-result.js';
import { idOf, nextCursorOf } from '../page-of-events.js';
import { isStale, mostRestarts } from '../served-cursor.js';

export const cursorOffset = defineCheck({
  id: 'events/cursor-offset',
  title: 'offset with a next_cursor returns the page that cursor returns',
  clauses: ['events.cursor.alias-offset'],
  operations: ['listEvents'],
  rulings: ['C36'],
  property: once(
    async (api) => {
      const { query, rows } = await closedResult(api);
      const pages = { ...query, limit: Math.ceil(rows.length / 4) };
      const { canonical, aliased } = await secondPages(api, pages);
      precondition(canonical.length > 0, 'the second page is empty', 'no-data');
      const seen = rowsOf(aliased).map(idOf);
      const same = seen.length === canonical.length && canonical.every((id) => seen.includes(id));
      expectThat(same, '/data', 'the Events of cursor', seen.slice(0, 5));
      api.witness('Events compared', seen.length);
    },
    { requests: 3 },
  ),
  refutedBy: ['alias.offset.ignored', 'alias.offset.refused'],
});

/** The second page by each name of the cursor; one that changed data made stale is asked for anew (ruling C37). */
async function secondPages(api: Api, pages: Query) {
  for (let restarts = 0; ; restarts += 1) {
    const fresh = { fresh: restarts > 0 };
    const cursor = nextCursorOf(await api.get('listEvents', pages, fresh));
    precondition(cursor !== undefined, 'no second page of Events to ask for');
    const canonical = await api.get('listEvents', { ...pages, cursor }, fresh);
    const aliased = await api.get('listEvents', { ...pages, offset: cursor }, fresh);
    if (restarts < mostRestarts && (isStale(canonical) || isStale(aliased))) continue;
    return { canonical: rowsOf(canonical).map(idOf), aliased };
  }
}
