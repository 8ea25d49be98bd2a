import type { ClauseId, Entitlement, OperationId } from '../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  type World,
} from '../src/kit/index.js';
import { rowsIn as computeRowsIn, wordsOf } from './asking/aicompute.js';
import { totalOf } from './asking/buckets.js';
import { isStale, mostRestarts, servedCursor } from './asking/cursors.js';
import { seenEvents } from './asking/events.js';
import { keyOf } from './asking/facilities.js';
import { classOfType, typeOf } from './asking/facility-record.js';
import { idOf, type ListOperation, nextCursorOf } from './asking/pages.js';
import { listIn } from './asking/replies.js';
import { foundUnder, namesToSearch } from './asking/search.js';
import { storyIdOf } from './asking/stories.js';
import { closedFor } from './asking/story-windows.js';
import { byFrequency } from './asking/texts.js';
import { bounds } from './asking/windows.js';

// What a deployment was asked before, or is asked at the same time, changes no answer: caches, counters and members that
// requests share must not show.

const tries = new WeakMap<World, number>();

/**
 * Seven digits that no earlier try was sent, in this run or in another: a cache remembers, so that a question that was asked
 * once cannot show again what its first answer was.
 */
function newDigits({ world }: Api): string {
  const count = (tries.get(world) ?? 0) + 1;
  tries.set(world, count);
  const seconds = Math.floor(world.now.getTime() / 1000);
  return String((seconds * 37 + count * 7919) % 10_000_000).padStart(7, '0');
}

interface Asked {
  readonly operation: OperationId;
  readonly entitlement?: Entitlement;
  /** A query that no earlier one equals to the letter, and that excludes what others of its kind exclude. */
  readonly query: (api: Api, digits: string) => Promise<Query> | Query;
  /** What the reply consists of, in an order that two replies share. */
  readonly contentOf: (reply: Exchange) => readonly string[];
  /** Accused where a repeat shows other rows. */
  readonly clause: ClauseId;
  /** Accused where a repeat is not served. */
  readonly envelope: ClauseId;
}

const wholeEarth = (digits: string): Query => ({ bbox: `-89.9${digits},-179.9,89.9,179.9` });
const confident = (digits: string): Query => ({ confidence_min: `0.001${digits}` });
const commonestCategory = ({ world }: Api): string | undefined =>
  byFrequency(seenEvents(world).map(({ category }) => category))[0]?.[0];

const asked: readonly Asked[] = [
  {
    operation: 'listEvents',
    query: (api, digits) => ({
      ...bounds(api.world.offer.window),
      ...confident(digits),
      category: commonestCategory(api),
      limit: 40,
    }),
    contentOf: (reply) => rowsOf(reply).map(idOf).toSorted(),
    clause: 'events.category.filter',
    envelope: 'events.reply.envelope',
  },
  {
    operation: 'summarizeEvents',
    query: (api, digits) => ({
      ...bounds(api.world.offer.window),
      ...confident(digits),
      group_by: 'category',
      limit: 500,
    }),
    contentOf: (reply) => [String(totalOf(reply))],
    clause: 'summary-bucket.event-count',
    envelope: 'events-summary.reply.envelope',
  },
  {
    operation: 'listStories',
    query: async (api, digits) => closedFor(api, 'listStories', { ...wholeEarth(digits), limit: 40 }),
    contentOf: (reply) => rowsOf(reply).map(storyIdOf).toSorted(),
    clause: 'stories.bbox.linked-events',
    envelope: 'stories.reply.envelope',
  },
  {
    operation: 'listFacilities',
    entitlement: 'can_use_facilities',
    query: (_, digits) => ({ ...wholeEarth(digits), limit: 40 }),
    contentOf: (reply) => listIn(reply).map(keyOf).toSorted(),
    clause: 'facilities.bbox.finds',
    envelope: 'facilities.list.records',
  },
  {
    operation: 'listModels',
    entitlement: 'can_use_aicompute',
    query: (_, digits) => ({ min_compute: `1${digits}`, limit: 40 }),
    contentOf: (reply) => computeRowsIn(reply).map(wordsOf).toSorted(),
    clause: 'aicompute.models.min-compute.every',
    envelope: 'aicompute.data',
  },
];

const isOpen = ({ offer }: World, flag: Entitlement | undefined): boolean =>
  flag === undefined || offer.entitlements[flag] === 'granted';

/** Asks one new question again and again. */
async function newQuestion(api: Api, { operation, query }: Asked): Promise<() => Promise<Exchange>> {
  const sent = await query(api, newDigits(api));
  return () => api.get(operation, sent, { fresh: true });
}

/** Questions that have to show the same difference before it is taken for one of the deployment, and not of the data. */
const mostQuestions = 3;

export const sameRequest = defineCheck({
  id: 'repeats/same-request',
  title: 'A request that was answered before is answered alike',
  clauses: [...asked.map(({ clause }) => clause), ...asked.map(({ envelope }) => envelope)],
  operations: asked.map(({ operation }) => operation),
  rulings: ['live-data'],
  property: forEach(
    asked,
    async (api, each) => {
      if (!isOpen(api.world, each.entitlement)) return;
      const contentOf = (reply: Exchange) => (reply.status === 200 ? each.contentOf(reply).join('\n') : '');
      const firsts: Exchange[] = [];
      const repeats: Exchange[] = [];
      // Each question is asked for the first and for the second time: data that moved would show in either.
      while (firsts.length < mostQuestions) {
        const ask = await newQuestion(api, each);
        const [first, again] = [await ask(), await ask()];
        precondition(first.status === 200, `${each.operation} is not served`);
        if (contentOf(first) === '') return;
        accusing(each.envelope, () => expectOk(again));
        // Replicas that take turns may differ; what was asked before is the third time what it was the second.
        const isAlike = contentOf(first) === contentOf(again) || contentOf(first) === contentOf(await ask());
        if (isAlike) {
          api.witness('requests answered alike');
          return;
        }
        firsts.push(first);
        repeats.push(again);
      }
      const isSteady = [firsts, repeats].every((replies) => new Set(replies.map(contentOf)).size === 1);
      precondition(isSteady, 'the data changed between two requests');
      const expected = `${firsts.slice(0, 1).map(contentOf).join().slice(0, 200)}, as the first time`;
      expectThat(false, '/data', expected, repeats.slice(0, 1).map(contentOf).join().slice(0, 200));
    },
    { clause: ({ clause }) => clause, requests: 2 },
  ),
});

interface Pair {
  readonly operation: 'listEvents' | 'listFacilities';
  readonly entitlement?: Entitlement;
  /** Values of a filter that exclude each other; fewer than two where none are known. */
  readonly valuesIn: (world: World) => readonly string[];
  readonly query: (api: Api, value: string, limit: number) => Query;
  readonly rowsIn: (reply: Exchange) => readonly JsonObject[];
  /** What a row shows of the filter; undefined where it does not tell. */
  readonly shownBy: (row: JsonObject) => string | undefined;
  readonly filter: ClauseId;
  readonly size: ClauseId;
}

const pairs: readonly Pair[] = [
  {
    operation: 'listEvents',
    valuesIn: (world) =>
      byFrequency(seenEvents(world).map(({ category }) => category)).map(([value]) => value),
    query: ({ world }, category, limit) => ({ ...bounds(world.offer.window), category, limit }),
    rowsIn: rowsOf,
    shownBy: ({ category }) => (typeof category === 'string' ? category : undefined),
    filter: 'events.category.filter',
    size: 'events.limit.page-size',
  },
  {
    operation: 'listFacilities',
    entitlement: 'can_use_facilities',
    valuesIn: ({ offer }) =>
      byFrequency(
        (offer.rows.listFacilities ?? []).flatMap((row) => classOfType(typeOf(row) ?? '') ?? []),
      ).map(([value]) => value),
    query: (_, value, limit) => ({ class: value, limit }),
    rowsIn: listIn,
    shownBy: (row) => classOfType(typeOf(row) ?? ''),
    filter: 'facilities.class.only',
    size: 'facilities.limit.page',
  },
];

const limits = [31, 7];

export const inFlight = defineCheck({
  id: 'repeats/in-flight',
  title: 'Requests that are under way at the same time each get their own answer',
  clauses: pairs.flatMap(({ filter, size }) => [filter, size]),
  operations: pairs.map(({ operation }) => operation),
  property: forEach(
    pairs,
    async (api, { operation, entitlement, valuesIn, query, rowsIn, shownBy, filter, size }) => {
      const values = valuesIn(api.world).slice(0, 2);
      if (!isOpen(api.world, entitlement) || values.length < 2) return;
      const sent = values.flatMap((value) => limits.map((limit) => ({ value, limit })));
      const replies = await Promise.all(
        sent.map(({ value, limit }) => api.get(operation, query(api, value, limit), { fresh: true })),
      );
      for (const [index, reply] of replies.entries()) {
        const { value = '', limit = 0 } = sent[index] ?? {};
        const rows = rowsIn(reply);
        const stray = rows.find((row) => ![undefined, value].includes(shownBy(row)));
        expectThat(stray === undefined, '/data', `rows of ${value} alone`, stray && shownBy(stray), filter);
        expectThat(rows.length <= limit, '/data', `at most ${limit} rows`, rows.length, size);
        api.witness('requests answered beside others', rows.length > 0 ? 1 : 0);
      }
    },
    { requests: 4 },
  ),
});

export const searchesInFlight = defineCheck({
  id: 'repeats/searches-in-flight',
  title: 'Searches that are under way at the same time each find what their own text finds',
  clauses: ['search.q.finds'],
  operations: ['searchEntities'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      const texts = await namesToSearch(api, 2);
      const alone: (readonly string[])[] = [];
      for (const text of texts) alone.push((await foundUnder(api, text, 'all')).keys);
      const [ones = [], others = []] = alone;
      const areTold = ones.length > 0 && others.length > 0 && !ones.some((key) => others.includes(key));
      precondition(areTold, 'no two texts are known that find different entities', 'no-data');
      const beside = await Promise.all(texts.map((text) => foundUnder(api, text, 'all', { fresh: true })));
      for (const [index, { keys }] of beside.entries()) {
        const own = alone[index] ?? [];
        const isOwn = keys.some((key) => own.includes(key));
        const expected = `results for ${texts[index]}, such as ${own[0]}`;
        expectThat(isOwn, '/data', expected, keys.slice(0, 5));
        api.witness('searches answered beside another');
      }
    },
    { requests: 4 },
  ),
});

/** A first page of few rows. */
const few = 5;

interface TwoWalks {
  readonly operation: ListOperation;
  readonly queries: (api: Api) => Promise<readonly [Query, Query]>;
  readonly idOf: (row: JsonObject) => string;
  readonly nextPage: ClauseId;
}

const walks: readonly TwoWalks[] = [
  {
    operation: 'listEvents',
    queries: async (api) => {
      const query = { ...bounds(api.world.offer.window), limit: few };
      return [query, { ...query, category: commonestCategory(api) }];
    },
    idOf,
    nextPage: 'events.cursor.next-page',
  },
  {
    operation: 'listStories',
    queries: async (api) => {
      const query = await closedFor(api, 'listStories', { limit: few });
      return [query, { ...query, ...wholeEarth('0000000') }];
    },
    idOf: storyIdOf,
    nextPage: 'stories.cursor.next-page',
  },
];

/** Where the data move all the time, few tries fall between two changes. */
const mostTries = 6;

/** What two cursors, each used twice and in turn, led to. */
type Turns = 'no second page' | 'served again' | Refused | OtherPage;

interface Refused {
  readonly refused: Exchange;
}

/** The page of a cursor and, with no row in common, what its second use led to. */
interface OtherPage {
  readonly ids: readonly string[];
  readonly idsAgain: readonly string[];
}

async function takeTurns(api: Api, { operation, queries, idOf: idIn, nextPage }: TwoWalks): Promise<Turns> {
  const fresh = { fresh: true };
  const [one, other] = await queries(api);
  const firsts = [await api.get(operation, one, fresh), await api.get(operation, other, fresh)];
  const [cursor, beside] = firsts.map(nextCursorOf);
  if (cursor === undefined || beside === undefined) return 'no second page';
  // The walk that began first goes on after the other one, and both pages are asked for again.
  const seconds = [
    { ...one, cursor },
    { ...other, cursor: beside },
  ];
  const pages: Exchange[] = [];
  for (const query of [...seconds, ...seconds]) {
    let page = await api.get(operation, query, fresh);
    // What is stale for once is no matter of the walks beside it.
    for (let again = 0; again < mostRestarts && isStale(page); again += 1)
      page = await api.get(operation, query, fresh);
    pages.push(page);
  }
  const refused = pages.find(({ status }) => status !== 200);
  if (refused !== undefined) return { refused };
  const served = pages.map((page) => rowsOf(page).map(idIn));
  for (const [index, ids] of served.entries()) {
    const first = firsts[index % firsts.length];
    const passed = new Set((first === undefined ? [] : rowsOf(first)).map(idIn));
    const again = ids.find((id) => passed.has(id));
    expectThat(again === undefined, '/data', 'the page after the first', again, nextPage);
  }
  for (const [index, ids] of served.slice(0, seconds.length).entries()) {
    const idsAgain = served[index + seconds.length] ?? [];
    if (ids.length > 0 && !ids.some((id) => idsAgain.includes(id))) return { ids, idsAgain };
  }
  return 'served again';
}

export const cursorAgain = defineCheck({
  id: 'repeats/cursor-again',
  title: 'A cursor serves its page more than once, and beside another walk with the same key',
  clauses: ['states.cursor.valid', 'events.cursor.next-page', 'stories.cursor.next-page'],
  operations: walks.map(({ operation }) => operation),
  rulings: ['cursor-errors', 'live-data'],
  property: forEach(
    walks,
    async (api, each) => {
      let turns = await takeTurns(api, each);
      const isUndecided = () =>
        typeof turns === 'object' && (!('refused' in turns) || isStale(turns.refused));
      // A page that shows other rows, or a stale cursor, may be the doing of data that moved.
      for (let tried = 1; tried < mostTries && isUndecided(); tried += 1) turns = await takeTurns(api, each);
      if (turns === 'no second page') return;
      if (typeof turns === 'object' && 'refused' in turns) {
        const { refused } = turns;
        // Data that change under every walk would break off this one as well.
        const [query] = await each.queries(api);
        if (isStale(refused)) await servedCursor(api, each.operation, query, { fresh: true });
        accusing('states.cursor.valid', () => expectOk(refused));
      } else if (typeof turns === 'object') {
        const expected = `rows of the page that its cursor led to before: ${turns.ids.join(', ')}`;
        expectThat(false, '/data', expected, turns.idsAgain.join(', ') || 'none', each.nextPage);
      }
      api.witness('cursors served again, and beside others', 4);
    },
    { requests: 6 },
  ),
});
