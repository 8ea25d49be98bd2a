import { conflictCategories } from '../../contract/index.js';
import { type Days, windowEndingOn } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectDetail,
  expectOk,
  expectRefusal,
  expectThat,
  forEach,
  isArray,
  isObject,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { countryOf, locationOf, plainCountries } from '../asking/countries.js';
import {
  daysBeyondAPage,
  expectNoneLostAtMost,
  expectReadable,
  isStale,
  limitAtTie,
  limitLeavingOne,
  mostRestarts,
  servedCursor,
  walk,
  walkInParts,
} from '../asking/cursors.js';
import { seenEntities } from '../asking/entity-refs.js';
import { areNewestFirst, significanceOf } from '../asking/events.js';
import { lethal } from '../asking/filters.js';
import { idOf, nextCursorOf } from '../asking/pages.js';
import { closedResult, smallResult } from '../asking/results.js';
import { byFrequency } from '../asking/texts.js';
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
  title: 'offset with a next_cursor returns the page of that cursor, in whatever order the parameters stand',
  clauses: ['events.cursor.alias-offset', 'states.cursor.valid'],
  operations: ['listEvents'],
  rulings: ['offset-and-cursor'],
  property: once(
    async (api) => {
      const { query, rows } = await closedResult(api);
      const pages = { ...query, sort: 'recent', limit: Math.ceil(rows.length / 4) };
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

const reversed = (query: Query): Query => Object.fromEntries(Object.entries(query).toReversed());

/**
 * The second page by each name of the cursor; one that changed data made stale is asked for anew (ruling cursor-errors). By the
 * canonical name, the parameters of the first page stand in reverse: their order is none of what a cursor is bound to.
 */
async function secondPages(api: Api, pages: Query) {
  let isRefused = true;
  for (let restarts = 0; ; restarts += 1) {
    const fresh = { fresh: restarts > 0 };
    const cursor = nextCursorOf(await api.get('listEvents', pages, fresh));
    precondition(cursor !== undefined, 'no second page of Events to ask for');
    const canonical = await api.get('listEvents', { ...reversed(pages), cursor }, fresh);
    const aliased = await api.get('listEvents', { ...pages, offset: cursor }, fresh);
    isRefused &&= canonical.status === 400;
    if (restarts < mostRestarts && (isStale(canonical) || isStale(aliased))) continue;
    if (isRefused) await expectInAnyOrder(api, { ...pages, cursor }, canonical);
    accusing('states.cursor.valid', () => expectOk(canonical));
    if (aliased.status !== 200) await expectServedAgain(api, { ...reversed(pages), cursor });
    return { canonical: rowsOf(canonical).map(idOf), aliased };
  }
}

/** A cursor that is refused under its other name is still served under its own: no use of it is the last. */
async function expectServedAgain(api: Api, query: Query): Promise<void> {
  const again = await api.get('listEvents', query, { fresh: true });
  accusing('states.cursor.valid', () => expectOk(again));
}

/** A page that is served is also served where its parameters stand in another order. */
async function expectInAnyOrder(api: Api, query: Query, refused: Exchange): Promise<void> {
  const { status } = await api.get('listEvents', query, { fresh: true });
  const expected = 'the page that is served where the parameters stand as on the first page';
  expectThat(status !== 200, '/code', expected, at(refused.json, '/code'), 'states.cursor.valid');
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
    // Pages of which the last one has few rows, one that ends exactly with the result, and those of the highest limit.
    ['few pages', 'one page', 'hundreds'] as const,
    async (api, pages) => {
      await expectReadable(api, 'listEvents', { ...bounds(api.world.offer.window), limit: 100 });
      const { query, rows } = await smallResult(api);
      if (pages === 'hundreds') return walkInHundreds(api);
      const all = (await walk(api, query, 100, new Set(rows.map(idOf)).size)).map(idOf);
      const few = limitLeavingOne(all.length) ?? Math.ceil(all.length / 4);
      const limit = pages === 'one page' ? all.length : few;
      const walked = (await walk(api, query, limit, all.length)).map(idOf);
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

/** Walks over days that have more than a page of the highest limit, where there are such. */
async function walkInHundreds(api: Api): Promise<void> {
  const { window } = api.world.offer;
  const counted = async (days: Days) => {
    const summary = await api.get('summarizeEvents', { ...bounds(days), limit: 500 });
    return accusing('events-summary.reply.envelope', () => totalOf(summary));
  };
  const days = daysBeyondAPage(window, await counted(window));
  if (days !== undefined) await expectNoneLostAtMost(api, bounds(days), await counted(days));
}

/**
 * The last days of the offered window, of which a result under several filters has some pages; fewer after walks that changed
 * data broke off.
 */
const lastDays = [10, 10, 6, 4, 3, 2] as const;
const latest = ({ offer: { window } }: World, restarts: number): Query =>
  bounds(windowEndingOn(window.end, lastDays[restarts] ?? 2));

/** So many items of a list are more than a page that reads a list by its first few. */
const listed = 6;

/** Filters that stand together, of which each excludes some of the Events that the others keep. */
const filtered: readonly ((world: World, restarts: number) => Query)[] = [
  (world, restarts) => {
    const { events } = world.offer;
    const deadly = byFrequency(
      events.filter((card) => lethal.fits(card)).map(({ category }) => String(category)),
    );
    const categories =
      deadly.length > 1 ? deadly.slice(0, 2).map(([category]) => category) : conflictCategories;
    const days = latest(world, restarts);
    return { ...days, category: categories.join(','), has_fatalities: true, sort: 'significance' };
  },
  (world, restarts) => {
    const { events } = world.offer;
    const named = byFrequency(events.flatMap((card) => countryOf(locationOf(card))?.iso3 ?? []));
    const codes = named
      .map(([iso3]) => iso3)
      .filter((code) => plainCountries.some(({ iso3 }) => iso3 === code));
    const common = byFrequency(events.map(({ category }) => String(category))).map(([category]) => category);
    return {
      ...latest(world, restarts),
      category: common.slice(0, listed).join(','),
      ...(codes.length === 0 ? {} : { country: codes.slice(0, listed).join(','), country_match: 'location' }),
      sort: 'recent',
    };
  },
  // No card shows what these select, so that a page tells only beside the whole result if it was reached without them.
  (world, restarts) => ({
    ...latest(world, restarts),
    civilian_targeting: true,
    languages: 'en',
    sort: 'significance',
  }),
  (world, restarts) => {
    const handles = seenEntities(world)
      .slice(0, listed)
      .map(({ id }) => id);
    const entity = handles.length === 0 ? {} : { entity: handles.join(',') };
    return { ...latest(world, restarts), ...entity, geo_precision_max: 2, sort: 'recent' };
  },
];

/** Whether coverage in the language is refused: a deployment may have none (ruling summary-aliases). */
async function isRefused(api: Api, query: Query): Promise<boolean> {
  if (!('languages' in query)) return false;
  return (await api.get('listEvents', { ...query, limit: 100 })).status === 400;
}

const inParts = {
  operation: 'listEvents',
  rowsIn: rowsOf,
  cursorIn: nextCursorOf,
  served: 'states.cursor.valid',
  limitFor: (rows: readonly JsonObject[]) => limitAtTie(rows, significanceOf),
} as const;

export const cursorFiltered = defineCheck({
  id: 'events/cursor-filtered',
  title: 'The pages of a walk under several filters hold the Events of the result in its order',
  clauses: [
    'events.cursor.next-page',
    'events.cursor.walk-complete',
    'events.cursor.walk-no-repeats',
    'events.sort.recent',
    'states.cursor.valid',
  ],
  operations: ['listEvents'],
  rulings: ['live-data', 'end-of-walk', 'sort-directions', 'summary-aliases'],
  property: forEach(
    filtered,
    async (api, queryOf) => {
      if (await isRefused(api, queryOf(api.world, 0))) return;
      const read = await walkInParts(api, (restarts) => queryOf(api.world, restarts), inParts);
      if (read === undefined) return;
      const { whole, isWhole, pages, isOver } = read;
      const rows = pages.flatMap((page) => rowsOf(page));
      const walked = rows.map(idOf);
      const all = new Set(rowsOf(whole).map(idOf));
      const twice = walked.filter((id, index) => walked.indexOf(id) !== index);
      // A page without new rows is not the next page.
      const earlier = new Set(pages.slice(0, 1).flatMap((page) => rowsOf(page).map(idOf)));
      const isNext = pages.slice(1, 2).every((page) => rowsOf(page).some((row) => !earlier.has(idOf(row))));
      const ofRepeats = isNext ? 'events.cursor.walk-no-repeats' : 'events.cursor.next-page';
      const added = isWhole ? walked.filter((id) => !all.has(id)) : [];
      expectThat(added.length === 0, '/data', 'no Event from elsewhere', added.slice(0, 5));
      expectThat(twice.length === 0, '/data', 'no Event on two pages', twice.slice(0, 5), ofRepeats);
      const lost = isOver ? [...all].filter((id) => !walked.includes(id)) : [];
      const ofLosses = 'events.cursor.walk-complete';
      expectThat(lost.length === 0, '/data', 'no Event of the result lost', lost.slice(0, 5), ofLosses);
      // The time that the order follows is open; where it follows that of the Events on one page, it does on others.
      const isDated = queryOf(api.world, 0).sort === 'recent' && areNewestFirst(rowsOf(whole));
      const known = rows.filter((row) => all.has(idOf(row)));
      const dates = known.map(({ event_date }) => event_date);
      expectThat(
        !isDated || areNewestFirst(known),
        '/data',
        'the newest Events first',
        dates,
        'events.sort.recent',
      );
      api.witness('Events walked', walked.length);
    },
    { requests: 5 },
  ),
});

export const cursorRepeats = defineInvariant({
  id: 'events/cursor-repeats',
  title: 'No Event stands twice on a page of an Events list, whatever selects it more than once',
  clauses: ['events.cursor.walk-no-repeats'],
  operations: ['listEvents'],
  rulings: ['end-of-walk'],
  judge({ request, status, json }) {
    const data = at(json, '/data');
    if (request.operation !== 'listEvents' || status !== 200 || !isArray(data)) return 0;
    const seen = new Set<string>();
    for (const [index, row] of data.entries()) {
      const id = isObject(row) ? idOf(row) : '';
      expectThat(!seen.has(id), `/data/${index}/id`, 'an Event that does not stand above', id);
      if (id !== '') seen.add(id);
    }
    return seen.size > 1 ? seen.size : 0;
  },
  provokedBy: ['events/entity-union', 'events/entity-family-echo', 'events/cursor-filtered'],
});

export const cursorSecondKey = defineCheck({
  id: 'events/cursor-second-key',
  title: 'A cursor is served with another key of the same workspace',
  clauses: ['events.cursor.bound-workspace'],
  operations: ['listEvents'],
  rulings: ['cursor-errors', 'live-data'],
  needs: ['key.full', 'key.second'],
  property: once(
    async (api) => {
      const { query, rows } = await closedResult(api);
      const pages = { ...query, limit: Math.ceil(rows.length / 4) };
      const { cursor } = await servedCursor(api, 'listEvents', pages);
      const reply = await api.get(
        'listEvents',
        { ...pages, cursor },
        { credential: { role: 'second' }, anyAnswer: true },
      );
      precondition(![401, 402, 403, 429].includes(reply.status), 'the other key may not read now');
      // A cursor that is stale for the key that was given it tells nothing of keys.
      if (isStale(reply)) {
        const again = await api.get('listEvents', { ...pages, cursor }, { fresh: true });
        precondition(again.status === 200, 'the cursor went stale');
      }
      expectOk(reply);
      api.witness('cursors served with another key');
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
