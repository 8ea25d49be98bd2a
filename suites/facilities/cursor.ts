import { facilityClasses } from '../../contract/index.js';
import {
  type Api,
  append,
  at,
  defineCheck,
  expectHeld,
  expectRefusal,
  expectThat,
  forEach,
  type JsonObject,
  once,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import { plainCountries } from '../asking/countries.js';
import { limitAtTie, walkInParts } from '../asking/cursors.js';
import { isCut, isLast, keyOf, longestPage, nextCursorOf, pageOf, sample } from '../asking/facilities.js';
import { type Megawatts, megawattsAmong } from '../asking/facility-capacity.js';
import { countriesOf } from '../asking/facility-places.js';
import { classOfType, nameOf, typeOf } from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';
import { byFrequency, byRarity, textsIn } from '../asking/texts.js';

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
async function walk(api: Api, query: Query, limit: number, expected: number): Promise<readonly JsonObject[]> {
  const rows: JsonObject[] = [];
  const seen: string[] = [];
  let cursor: string | undefined;
  let emptyPages = 0;
  for (let pages = 0; pages < 2 * Math.ceil(expected / limit) + mostEmptyPages; pages += 1) {
    const reply = await api.get('listFacilities', { ...query, limit, cursor });
    const stale = pages > 0 && at(reply.json, '/code') === 'CURSOR_STALE';
    precondition(!stale, 'the data changed under the walk');
    const page = listIn(reply);
    const keys = page.map(keyOf);
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
    append(seen, keys);
    append(rows, page);
    cursor = nextCursorOf(reply);
    // Where the cursor stands is not shown: one that cannot be found leads nowhere.
    const isFound = cursor !== undefined || isLast(reply) || pages > 0 || seen.length >= expected;
    precondition(isFound, 'no cursor is seen', 'no-data');
    if (cursor === undefined) return rows;
    emptyPages = keys.length === 0 ? emptyPages + 1 : 0;
    const leadsOn = emptyPages < mostEmptyPages;
    expectThat(leadsOn, '/pagination/next_cursor', 'an end of the walk', cursor, 'facilities.cursor.ends');
  }
  precondition(false, `pages of ${limit} did not reach the end of ${expected} facilities`);
}

export const cursorWalk = defineCheck({
  id: 'facilities/cursor-walk',
  title: 'Following the cursor returns every facility of a result once, in order, and comes to an end',
  clauses: [
    'facilities.cursor.next-page',
    'facilities.cursor.no-repeats',
    'facilities.cursor.complete',
    'facilities.cursor.ends',
    'facilities.cursor.place',
    'facilities.sort.default',
  ],
  operations: ['listFacilities'],
  rulings: ['live-data', 'end-of-walk', 'reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const { query, rows, whole } = await smallResult(api);
      const all = rows.map(keyOf);
      const inWalk = await walk(api, query, Math.ceil(all.length / 3), all.length);
      const walked = inWalk.map(keyOf);
      const lost = all.filter((key) => !walked.includes(key));
      const added = whole ? walked.filter((key) => !all.includes(key)) : [];
      const complete = 'facilities.cursor.complete';
      expectThat(lost.length === 0, '/data', 'no facility of the result lost', lost.slice(0, 5), complete);
      // The rows behind a full page that claimed to be the last belong to the result.
      const clause = rows.length < longestPage ? 'facilities.cursor.next-page' : complete;
      expectThat(added.length === 0, '/data', 'no facility from elsewhere', added.slice(0, 5), clause);
      // Facilities of one name may stand in any order.
      const [names, namesWalked] = [rows, inWalk].map((some) => some.map((row) => nameOf(row) ?? ''));
      const differs = names?.findIndex((name, index) => name !== namesWalked?.[index]) ?? -1;
      const isSame = !whole || walked.length !== all.length || differs < 0;
      const expected = `"${names?.[differs]}" at place ${differs} of the walk, as on one page`;
      expectThat(isSame, '/data', expected, namesWalked?.[differs], 'facilities.sort.default');
      api.witness('facilities walked', walked.length);
      if (!whole || all.length <= fewest) return;
      // A last page of a single facility is the easiest to lose.
      const again = new Set((await walk(api, query, all.length - 1, all.length)).map(keyOf));
      const last = all.filter((key) => !again.has(key));
      expectThat(last.length === 0, '/data', 'no facility of the result lost', last.slice(0, 5), complete);
    },
    { requests: 6 },
  ),
});

/** Results that fill several pages: of one country, which an order by country does not tell apart, and in other orders. */
const several = ['country', 'capacity', 'recency'] as const;

/** A country some of whose facilities show no capacity in MW while others do; undefined where the known ones show none. */
function countryOfUnknown(known: readonly JsonObject[], megawattsOf: Megawatts): string | undefined {
  const codesOf = (rows: readonly JsonObject[]): readonly string[] =>
    rows.flatMap((row) => countriesOf(row).primary?.iso3 ?? []);
  const isMeasured = (row: JsonObject): boolean => megawattsOf(row) !== undefined;
  const measured = new Set(codesOf(known.filter(isMeasured)));
  const unknown = byFrequency(codesOf(known.filter((row) => !isMeasured(row))));
  return unknown.find(
    ([code]) => measured.has(code) && plainCountries.some(({ iso3 }) => iso3 === code),
  )?.[0];
}

/**
 * Facilities by capacity, some of them of unknown capacity: power plants, be it of one type where their first page may not show
 * those, or where all of these are measured, the facilities of a country.
 */
async function byCapacity(api: Api, known: readonly JsonObject[]): Promise<Query> {
  const sort = 'capacity_desc';
  const isPower = (row: JsonObject): boolean => classOfType(typeOf(row) ?? '') === 'power';
  const megawattsOf = megawattsAmong(known);
  const areMeasured = known.every((row) => !isPower(row) || megawattsOf(row) !== undefined);
  const country = areMeasured ? countryOfUnknown(known, megawattsOf) : undefined;
  if (country !== undefined) return { country, sort };
  const power = { class: 'power' };
  const page = await pageOf(api, power);
  const isFull = page.status === 200 && listIn(page).length === longestPage;
  const [commonest] = byFrequency(known.filter(isPower).flatMap((row) => typeOf(row) ?? []))[0] ?? [];
  return { ...(isFull && commonest !== undefined ? { type: commonest } : power), sort };
}

/** When a facility was updated, by whatever member tells that. */
function updateOf(row: JsonObject): number | undefined {
  const date = textsIn(row).find(
    ({ path }) => path.lastIndexOf('/') === 0 && /updated|modified/.test(path),
  )?.text;
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : time;
}

/** The limit of pages of which one ends with a facility of unknown capacity before the last; none where no limit does. */
function limitAmongUnknown(rows: readonly JsonObject[], megawattsOf: Megawatts): number | undefined {
  const isUnknown = (row: JsonObject | undefined) => row !== undefined && megawattsOf(row) === undefined;
  const third = Math.ceil(rows.length / 3);
  const limits = Array.from({ length: third }, (_, index) => third - index);
  return limits.find((limit) =>
    [1, 2, 3].some((pages) => pages * limit < rows.length && isUnknown(rows[pages * limit - 1])),
  );
}

const queryFor = async (
  api: Api,
  which: (typeof several)[number],
  known: readonly JsonObject[],
): Promise<Query> => {
  if (which === 'capacity') return byCapacity(api, known);
  if (which === 'recency') {
    const [commonest] = byFrequency(known.flatMap((row) => typeOf(row) ?? []))[0] ?? [];
    return { type: commonest, sort: 'recent' };
  }
  const codes = byFrequency(known.flatMap((row) => countriesOf(row).primary?.iso3 ?? []));
  const plain = codes.find(([code]) => plainCountries.some(({ iso3 }) => iso3 === code));
  return { country: plain?.[0], sort: 'country' };
};

const inParts = {
  operation: 'listFacilities',
  rowsIn: listIn,
  cursorIn: nextCursorOf,
  served: 'facilities.cursor.next-page',
} as const;

/** A walk that came to its end met each facility of the result, unless the result moved since it was read whole. */
async function expectNoneLost(
  api: Api,
  query: Query,
  whole: readonly string[],
  walked: readonly string[],
): Promise<void> {
  const lost = whole.filter((key) => !walked.includes(key));
  if (lost.length === 0) return;
  const again = listIn(await api.get('listFacilities', { ...query, limit: longestPage }, { fresh: true }));
  const isStill = again.map(keyOf).join() === whole.join();
  const complete = 'facilities.cursor.complete';
  expectThat(!isStill, '/data', 'no facility of the result lost', lost.slice(0, 5), complete);
}

export const cursorFiltered = defineCheck({
  id: 'facilities/cursor-filtered',
  title: 'The pages of a walk hold the facilities of the result, each of them once and in its order',
  clauses: [
    'facilities.cursor.next-page',
    'facilities.cursor.no-repeats',
    'facilities.cursor.complete',
    'facilities.sort.capacity-desc',
  ],
  operations: ['listFacilities'],
  rulings: ['live-data', 'end-of-walk', 'reference-envelope', 'sort-directions'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    several,
    async (api, which) => {
      const known = await sample(api);
      const query = await queryFor(api, which, known);
      const megawattsOf = megawattsAmong(known);
      const ofUnknown = { limitFor: (rows: readonly JsonObject[]) => limitAmongUnknown(rows, megawattsOf) };
      const read = await walkInParts(api, () => query, {
        ...inParts,
        ...(which === 'capacity' && ofUnknown),
        ...(which === 'recency' && { limitFor: (rows) => limitAtTie(rows, updateOf) }),
      });
      expectHeld(
        read !== undefined,
        'the directory holds too few facilities of a kind',
        await pageOf(api, query),
      );
      const { isWhole, isOver, pages, whole } = read;
      const walked = pages.flatMap((page) => listIn(page).map(keyOf));
      const [again] = walked.filter((key, index) => walked.indexOf(key) !== index);
      // A page without new rows is not the next page.
      const earlier = new Set(pages.slice(0, 1).flatMap((page) => listIn(page).map(keyOf)));
      const isNext = pages.slice(1, 2).every((page) => listIn(page).some((row) => !earlier.has(keyOf(row))));
      const clause = isNext ? 'facilities.cursor.no-repeats' : 'facilities.cursor.next-page';
      expectThat(again === undefined, '/data', 'no facility on two pages', again, clause);
      const all = new Set(listIn(whole).map(keyOf));
      const added = isWhole && isLast(whole) ? walked.filter((key) => !all.has(key)) : [];
      expectThat(added.length === 0, '/data', 'no facility from elsewhere', added.slice(0, 5));
      if (isOver) await expectNoneLost(api, query, [...all], walked);
      if (which === 'capacity') {
        const capacities = pages.flatMap((page) => listIn(page).flatMap((row) => megawattsOf(row) ?? []));
        // Records may print rounded capacities.
        const rise = capacities.findIndex(
          (each, index) => each > 1.005 * (capacities[index - 1] ?? each) + 0.05,
        );
        const seen = capacities.slice(Math.max(0, rise - 1), rise + 1);
        expectThat(rise < 0, '/data', 'the greatest capacity first', seen, 'facilities.sort.capacity-desc');
      }
      api.witness('facilities walked', walked.length);
    },
    { requests: 5 },
  ),
});
