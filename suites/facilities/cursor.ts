import { facilityClasses } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  expectHeld,
  expectRefusal,
  expectThat,
  type JsonObject,
  once,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import {
  countriesOf,
  isCut,
  isLast,
  keyOf,
  longestPage,
  nextCursorOf,
  pageOf,
  sample,
} from '../asking/facilities.js';
import { nameOf, typeOf } from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';
import { byRarity } from '../asking/texts.js';

export const cursorUnreadable = defineCheck({
  id: 'facilities/cursor-unreadable',
  title: 'A malformed cursor is refused as INVALID_CURSOR',
  clauses: ['facilities.cursor.unreadable', 'error.invalid-cursor'],
  operations: ['listFacilities'],
  rulings: ['cursor-errors'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    expectRefusal(await api.get('listFacilities', { cursor: 'zzqx-no-cursor' }), {
      codes: ['INVALID_CURSOR'],
    });
    api.witness('refusals of a text that is no cursor');
  }),
});

/** A result of few facilities, so that a walk through it is short. */
interface SmallResult {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
  /** Whether its first page says that it is the whole result. */
  readonly whole: boolean;
}

const fewest = 4;
/** Pages that are asked for beside those of the sample until a small result is found. */
const mostTries = 4;

async function smallResult(api: Api): Promise<SmallResult> {
  const known = await sample(api);
  const sampled: readonly Query[] = [...facilityClasses.map((each) => ({ class: each })), {}];
  const short: SmallResult[] = [];
  for (const query of [...sampled, ...rareValues(known).slice(0, mostTries)]) {
    const reply = await pageOf(api, query);
    const rows = reply.status === 200 ? listIn(reply) : [];
    if (rows.length < fewest) continue;
    const result = { query, rows, whole: !isCut(reply) };
    if (result.whole) return result;
    if (rows.length < longestPage) short.push(result);
  }
  const [best] = short;
  expectHeld(
    known.length >= fewest,
    `the directory holds fewer than ${fewest} facilities`,
    await pageOf(api),
  );
  precondition(best !== undefined, 'no result of some facilities fits on one page', 'no-data');
  return best;
}

/** Filters that few facilities pass, as far as the known ones tell. */
function rareValues(known: readonly JsonObject[]): readonly Query[] {
  const rarest = (values: readonly string[]) =>
    byRarity(values).flatMap(([value, count]) => (count > 1 ? [value] : []));
  const types = rarest(known.flatMap((row) => typeOf(row) ?? []));
  const countries = rarest(known.flatMap((row) => countriesOf(row).primary?.iso3 ?? []));
  const words = rarest(known.flatMap((row) => nameOf(row)?.match(/[A-Za-z]{6,}/g) ?? []));
  return [
    ...countries.slice(0, 1).map((country) => ({ country })),
    ...types.slice(0, 1).map((type) => ({ type })),
    ...words.slice(0, 2).map((q) => ({ q })),
  ];
}

/** So many empty pages in a row lead nowhere. */
const mostEmptyPages = 3;

/** The facilities of each page from the first to the one without a further cursor; none is met twice. */
async function walk(api: Api, query: Query, limit: number, expected: number): Promise<readonly string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  let emptyPages = 0;
  for (let page = 0; page < 2 * Math.ceil(expected / limit) + mostEmptyPages; page += 1) {
    const reply = await api.get('listFacilities', { ...query, limit, cursor });
    const stale = page > 0 && at(reply.json, '/code') === 'CURSOR_STALE';
    precondition(!stale, 'the data changed under the walk');
    const keys = listIn(reply).map(keyOf);
    const again = keys.find((key, index) => seen.includes(key) || keys.indexOf(key) < index);
    const isOver = seen.length >= expected;
    // A page without new rows is not the next page.
    const isEarlier = keys.every((key) => seen.includes(key));
    const repeats = isEarlier ? 'facilities.cursor.next-page' : 'facilities.cursor.no-repeats';
    expectThat(
      again === undefined,
      '/data',
      isOver ? 'an end of the walk' : 'a facility that no earlier page had',
      again,
      isOver ? 'facilities.cursor.ends' : repeats,
    );
    seen.push(...keys);
    cursor = nextCursorOf(reply);
    // Where the cursor stands is not shown: one that cannot be found leads nowhere.
    const isFound = cursor !== undefined || isLast(reply) || page > 0 || seen.length >= expected;
    precondition(isFound, 'no cursor is seen', 'no-data');
    if (cursor === undefined) return seen;
    emptyPages = keys.length === 0 ? emptyPages + 1 : 0;
    const leadsOn = emptyPages < mostEmptyPages;
    expectThat(leadsOn, '/pagination/next_cursor', 'an end of the walk', cursor, 'facilities.cursor.ends');
  }
  precondition(false, `pages of ${limit} did not reach the end of ${expected} facilities`);
}

export const cursorWalk = defineCheck({
  id: 'facilities/cursor-walk',
  title: 'Following the cursor returns every facility of a result once and comes to an end',
  clauses: [
    'facilities.cursor.next-page',
    'facilities.cursor.no-repeats',
    'facilities.cursor.complete',
    'facilities.cursor.ends',
    'facilities.cursor.place',
  ],
  operations: ['listFacilities'],
  rulings: ['live-data', 'end-of-walk', 'reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const { query, rows, whole } = await smallResult(api);
      const all = rows.map(keyOf);
      const walked = await walk(api, query, Math.ceil(all.length / 3), all.length);
      const lost = all.filter((key) => !walked.includes(key));
      const added = whole ? walked.filter((key) => !all.includes(key)) : [];
      const complete = 'facilities.cursor.complete';
      expectThat(lost.length === 0, '/data', 'no facility of the result lost', lost.slice(0, 5), complete);
      // The rows behind a full page that claimed to be the last belong to the result.
      const clause = rows.length < longestPage ? 'facilities.cursor.next-page' : complete;
      expectThat(added.length === 0, '/data', 'no facility from elsewhere', added.slice(0, 5), clause);
      api.witness('facilities walked', walked.length);
    },
    { requests: 4 },
  ),
});
