import type { ClauseId } from '../../contract/index.js';
import { type Days, daysIn, windowEndingOn } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  type CallOptions,
  type Exchange,
  expectOk,
  expectThat,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { idOf, type ListOperation, nextCursorOf } from './pages.js';

/** The first word of the clause ids about each list. */
const familyOf = { listEvents: 'events', listStories: 'stories' } as const;

/** So often a walk is begun anew that a change of the data broke off. */
export const mostRestarts = 4;

/** The same of two requests, which are soon sent anew. */
const mostOfTwo = 2 * mostRestarts;

/** A limit under which a walk of a few pages ends with a page of one row; undefined where none is near. */
export const limitLeavingOne = (rows: number): number | undefined =>
  [3, 4, 2, 5].map((pages) => (rows - 1) / pages).find((limit) => Number.isInteger(limit) && limit > 1);

/** Whether a walk was broken off because the data changed under it (ruling cursor-errors). */
export const isStale = (reply: Exchange): boolean => at(reply.json, '/code') === 'CURSOR_STALE';

/** The cursor that a first page serves is one that can be read, beside the query that it came with. */
export async function expectReadable(api: Api, operation: ListOperation, query: Query): Promise<void> {
  const cursor = nextCursorOf(await api.get(operation, query));
  // Half a character cannot be copied into a URL.
  if (cursor === undefined || /\p{Cs}/u.test(cursor)) return;
  const code = at((await api.get(operation, { ...query, cursor })).json, '/code');
  expectThat(code !== 'INVALID_CURSOR', '/code', 'the page behind the cursor that was served', code);
}

/** A first page, the cursor that was served for the second one beside the same query, and that page. */
export async function servedCursor(
  api: Api,
  operation: ListOperation,
  query: Query,
  options: CallOptions = {},
): Promise<{ readonly first: Exchange; readonly cursor: string; readonly second: Exchange }> {
  for (let restarts = 0; restarts <= mostOfTwo; restarts += 1) {
    const fresh = restarts > 0 ? { fresh: true } : options;
    const first = await api.get(operation, query, fresh);
    accusing(`${familyOf[operation]}.reply.envelope`, () => expectOk(first));
    const cursor = nextCursorOf(first);
    precondition(cursor !== undefined, 'no second page to ask for', 'no-data');
    const second = await api.get(operation, { ...query, cursor }, fresh);
    if (second.status === 200) return { first, cursor, second };
    precondition(isStale(second), 'the walk was broken off before anything changed');
  }
  precondition(false, 'the walk was broken off before anything changed');
}

/** What a cursor is sent with in place of its own operation or query. */
interface Foreign {
  readonly operation: ListOperation;
  readonly query: Query;
}

/**
 * The reply to a cursor beside what it was not served for. If it is refused as stale, it still serves its own query: otherwise
 * the data may have changed, and a newer cursor is tried.
 */
export async function foreignReply(
  api: Api,
  operation: ListOperation,
  query: Query,
  foreign: Foreign,
): Promise<Exchange> {
  for (let restarts = 0; restarts <= mostOfTwo; restarts += 1) {
    const fresh = { fresh: restarts > 0 };
    const { cursor } = await servedCursor(api, operation, query, fresh);
    const reply = await api.get(foreign.operation, { ...foreign.query, cursor }, fresh);
    if (!isStale(reply)) return reply;
    const own = await api.get(operation, { ...query, cursor }, { fresh: true });
    if (!isStale(own)) return reply;
  }
  precondition(false, 'the data changed under every cursor');
}

/** So many empty pages in a row lead nowhere. */
const mostEmptyPages = 3;

/** A list to walk through. */
export interface Walked {
  readonly operation: ListOperation;
  readonly idOf: (row: JsonObject) => string;
}

const events: Walked = { operation: 'listEvents', idOf };

/**
 * Follows `next_cursor` from the first page to the null that ends the walk, and meets no row twice. Short
 * pages, and an empty one at the end, are accepted (ruling end-of-walk); a walk under which the data changed begins anew.
 * @param expected how many rows the result is thought to have
 */
export async function walk(
  api: Api,
  query: Query,
  limit: number,
  expected: number,
  list: Walked = events,
): Promise<readonly JsonObject[]> {
  for (let restarts = 0; restarts <= mostRestarts; restarts += 1) {
    const rows = await walkOnce(api, query, limit, expected, list, restarts > 0);
    if (rows !== undefined) return rows;
  }
  precondition(false, 'the data changed under the walk');
}

/** Pages that a short walk follows, the number into which it divides a result, and how often it begins anew. */
const shortWalk = { most: 4, parts: 3, restarts: 5 };

/** A result as one page shows it, and as the pages of a short walk do. */
interface WalkedInParts {
  readonly whole: Exchange;
  /** Whether nothing follows the one page. */
  readonly isWhole: boolean;
  readonly pages: readonly Exchange[];
  /** Whether nothing follows the last of the pages. */
  readonly isOver: boolean;
}

/** A list, and how its replies are read. */
interface InParts {
  readonly operation: ListOperation | 'listFacilities';
  readonly rowsIn: (reply: Exchange) => readonly JsonObject[];
  readonly cursorIn: (reply: Exchange) => string | undefined;
  /** Accused where a page that a cursor leads to is not served; none where other checks judge that. */
  readonly served?: ClauseId;
  /** The limit of the parts by the rows of the whole; a third of them unless told otherwise. */
  readonly limitFor?: (rows: readonly JsonObject[]) => number | undefined;
}

/**
 * Reads a result at once and in three parts; what the rows of each part have to be is known from the request. A walk that
 * changed data broke off is begun anew.
 * @param queryOf the query without a limit, for each walk that is begun: fewer rows change more seldom
 * @returns undefined where there are fewer rows than parts
 */
export async function walkInParts(
  api: Api,
  queryOf: (restarts: number) => Query,
  { operation, rowsIn, cursorIn, served, limitFor }: InParts,
): Promise<WalkedInParts | undefined> {
  for (let restarts = 0; restarts <= shortWalk.restarts; restarts += 1) {
    const fresh = { fresh: restarts > 0 };
    const query = queryOf(restarts);
    const whole = await api.get(operation, { ...query, limit: 100 }, fresh);
    const rows = rowsIn(whole);
    if (rows.length < shortWalk.parts) return undefined;
    const limit = limitFor?.(rows) ?? Math.ceil(rows.length / shortWalk.parts);
    const pages: Exchange[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.get(operation, { ...query, limit, cursor }, fresh);
      if (pages.length > 0 && isStale(page)) break;
      precondition(page.status === 200 || served !== undefined, 'a further page is not served');
      accusing(pages.length > 0 ? served : undefined, () => rowsIn(page));
      pages.push(page);
      cursor = cursorIn(page);
    } while (cursor !== undefined && pages.length < shortWalk.most);
    const isOver = cursor === undefined;
    if (isOver || pages.length === shortWalk.most)
      return { whole, isWhole: cursorIn(whole) === undefined, pages, isOver };
  }
  precondition(false, 'the data changed under the walk');
}

/**
 * A limit at which two rows of one rank stand on two pages, so that a walk that goes on below the rank of a page loses one; near to
 * that of a walk in parts. Undefined where there is none.
 */
export function limitAtTie(
  rows: readonly JsonObject[],
  rankOf: (row: JsonObject) => number | undefined,
): number | undefined {
  const third = Math.ceil(rows.length / shortWalk.parts);
  const [least, most] = [Math.ceil(rows.length / shortWalk.most), Math.floor(rows.length / 2)];
  const ranks = rows.map(rankOf);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
    .filter((limit) => ranks[limit] !== undefined && ranks[limit] === ranks[limit - 1])
    .toSorted((one, other) => Math.abs(one - third) - Math.abs(other - third))[0];
}

/** How a page with rows of earlier pages is wrong: single repeats, an old page again, or a walk that starts over. */
function faultOfRepeats(
  ids: readonly string[],
  seen: ReadonlySet<string>,
  expected: number,
  isLast: boolean,
) {
  if (!ids.every((id) => seen.has(id))) return 'walk-no-repeats';
  if (seen.size < expected) return 'next-page';
  return isLast ? 'walk-no-repeats' : 'walk-ends';
}

/** @returns undefined where the data changed under the walk */
async function walkOnce(
  api: Api,
  query: Query,
  limit: number,
  expected: number,
  list: Walked,
  fresh: boolean,
): Promise<readonly JsonObject[] | undefined> {
  const family = familyOf[list.operation];
  const rows: JsonObject[] = [];
  const seen = new Set<string>();
  const mostPages = 2 * Math.ceil(expected / limit) + mostEmptyPages;
  let emptyPages = 0;
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const reply = await api.get(list.operation, { ...query, limit, cursor }, { fresh });
    if (page > 0 && isStale(reply)) return undefined;
    const served = page > 0 ? 'states.cursor.valid' : (`${family}.reply.envelope` as const);
    const found = accusing(served, () => rowsOf(reply));
    const isLast = nextCursorOf(reply) === undefined;
    const ids = found.map(list.idOf);
    // By what name a Story card tells its id is left open.
    const areTold = list.operation !== 'listStories' || !ids.includes('');
    precondition(areTold, 'no member of a Story card looks like an id', 'no-data');
    const fault = faultOfRepeats(ids, seen, expected, isLast);
    for (const [index, row] of found.entries()) {
      const id = list.idOf(row);
      const place = `/data/${index}/id`;
      expectThat(!seen.has(id), place, 'a row that no earlier page had', id, `${family}.cursor.${fault}`);
      seen.add(id);
      rows.push(row);
    }
    cursor = nextCursorOf(reply);
    if (cursor === undefined) return rows;
    emptyPages = found.length === 0 ? emptyPages + 1 : 0;
    const atEnd = emptyPages < mostEmptyPages;
    expectThat(atEnd, '/pagination/next_cursor', 'null at the end', cursor, `${family}.cursor.walk-ends`);
  }
  precondition(false, `${mostPages} pages of ${limit} did not reach the end of ${expected} rows`);
}

/** The highest limit, as many rows as surely take a second page of it, and the most that are worth a walk. */
const ofHundreds = { limit: 100, rows: 120, most: 400 };

/** The last days of a window in which more than a page of the highest limit lies; undefined where fewer rows do. */
export function daysBeyondAPage(window: Days, total: number): Days | undefined {
  const days = Math.ceil((ofHundreds.rows * daysIn(window)) / total);
  return days > daysIn(window) ? undefined : windowEndingOn(window.end, days);
}

/**
 * A walk over the pages of the highest limit loses no row that a walk over shorter ones meets, which is begun only where a
 * summary counts more.
 */
export async function expectNoneLostAtMost(
  api: Api,
  query: Query,
  counted: number,
  list: Walked = events,
): Promise<void> {
  const { limit, most } = ofHundreds;
  if (counted > most) return;
  const rows = await walk(api, query, limit, counted, list);
  if (rows.length > limit) api.witness('rows on pages of the highest limit', rows.length);
  if (rows.length >= counted) return;
  const walked = new Set(rows.map(list.idOf));
  const others = await walk(api, query, limit / 2, counted, list);
  const lost = others.map(list.idOf).filter((id) => !walked.has(id));
  const expected = `every row of the walk with limit=${limit / 2}`;
  const complete = `${familyOf[list.operation]}.cursor.walk-complete` as const;
  expectThat(lost.length === 0, '/data', expected, { lost: lost.slice(0, 5) }, complete);
}
