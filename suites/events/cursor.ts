import {
  type Api,
  accusing,
  defineCheck,
  expectDetail,
  expectRefusal,
  expectThat,
  forEach,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { expectReadable, isStale, mostRestarts, servedCursor, walk } from '../asking/cursors.js';
import { idOf, nextCursorOf } from '../asking/pages.js';
import { closedResult, smallResult } from '../asking/results.js';
import { bounds } from '../asking/windows.js';

export const cursorExpired = defineCheck({
  id: 'events/cursor-expired',
  title: 'A cursor that an earlier run received more than 24 hours ago is refused as CURSOR_STALE',
  clauses: [
    'error.cursor-stale.age',
    'error.cursor-stale.details.reason',
    'events.cursor.lifetime',
    'limits.cursor-lifetime',
    'states.cursor.age',
  ],
  operations: ['listEvents', 'listStories'],
  needs: ['key.full', 'earlier-run'],
  property: forEach(['listEvents', 'listStories'] as const, async (api, operation) => {
    const kept = api.world.earlier?.cursors.find((each) => each.operation === operation);
    precondition(kept !== undefined, 'the earlier run was served no cursor', 'no-data');
    const reply = await api.get(operation, { ...kept.query, cursor: kept.cursor });
    const ofLifetime = operation === 'listEvents' ? 'events.cursor.lifetime' : 'limits.cursor-lifetime';
    const clause = reply.status < 400 ? ofLifetime : 'error.cursor-stale.age';
    expectRefusal(reply, { codes: ['CURSOR_STALE'], clause });
    accusing('error.cursor-stale.details.reason', () => expectDetail(reply, 'reason'));
    api.witness('cursors of more than 24 hours');
  }),
});

export const cursorOffset = defineCheck({
  id: 'events/cursor-offset',
  title: 'offset with a next_cursor returns the page of that cursor',
  clauses: ['events.cursor.alias-offset'],
  operations: ['listEvents'],
  rulings: ['offset-and-cursor'],
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
});

/** The second page by each name of the cursor; one that changed data made stale is asked for anew (ruling cursor-errors). */
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

interface Walk {
  readonly pages: number;
  readonly sort?: 'recent';
}

export const cursorWalk = defineCheck({
  id: 'events/cursor-walk',
  title: 'Following next_cursor returns every Event of a result once and ends with null',
  clauses: [
    'events.cursor.next-page',
    'events.cursor.walk-complete',
    'events.cursor.walk-no-repeats',
    'events.cursor.walk-ends',
    'states.cursor.valid',
  ],
  operations: ['listEvents'],
  rulings: ['live-data', 'end-of-walk'],
  property: forEach(
    // Pages that end beside the end of the result, one that ends exactly with it, and pages in the other order.
    [{ pages: 4 }, { pages: 1 }, { pages: 2, sort: 'recent' }] satisfies readonly Walk[],
    async (api, { pages, ...order }: Walk) => {
      await expectReadable(api, 'listEvents', { ...bounds(api.world.offer.window), limit: 100 });
      const { query, rows } = await smallResult(api);
      const all = (await walk(api, query, 100, new Set(rows.map(idOf)).size)).map(idOf);
      const limit = Math.ceil(all.length / pages);
      const walked = (await walk(api, { ...query, ...order }, limit, all.length)).map(idOf);
      const lost = all.filter((id) => !walked.includes(id));
      const added = walked.filter((id) => !all.includes(id));
      const seen = { lost: lost.slice(0, 5) };
      const clause = 'events.cursor.walk-complete';
      expectThat(lost.length === 0, '/data', 'no Event of the result lost', seen, clause);
      expectThat(added.length === 0, '/data', 'no Event from elsewhere', { added: added.slice(0, 5) });
      api.witness('Events walked', walked.length);
    },
    { requests: 3 },
  ),
});

export const cursorWorkspace = defineCheck({
  id: 'events/cursor-workspace',
  title: 'A cursor is refused with a key of another workspace',
  clauses: ['events.cursor.bound-workspace'],
  operations: ['listEvents', 'listRegistryEntities'],
  rulings: ['cursor-errors'],
  needs: ['key.full', 'key.unentitled', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const other = { credential: { role: 'unentitled' }, anyAnswer: true } as const;
      // Entitlements belong to workspaces: two keys that differ in one are of different workspaces.
      const gated = await api.get('listRegistryEntities', { country: 'USA' }, other);
      const granted = api.world.offer.entitlements.can_use_leiregistry === 'granted';
      precondition(granted && gated.status === 403, 'no key is known to be of another workspace');
      const { query, rows } = await closedResult(api);
      const pages = { ...query, limit: Math.ceil(rows.length / 4) };
      const { cursor } = await servedCursor(api, 'listEvents', pages);
      const reply = await api.get('listEvents', { ...pages, cursor }, other);
      precondition(![402, 429].includes(reply.status), 'the other key may not read now');
      if (reply.status !== 401 && reply.status !== 403)
        expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'] });
      api.witness('cursors of another workspace refused');
    },
    { requests: 4 },
  ),
});
