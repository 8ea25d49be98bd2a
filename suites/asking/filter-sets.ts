import type { ClauseId } from '../../contract/index.js';
import { coveringSets, type Factor, tellingFirst } from '../../generators/covering.js';
import {
  type Api,
  brief,
  type Exchange,
  expectThat,
  type JsonObject,
  type Query,
} from '../../src/kit/index.js';

/** A filter of a reference family with a value, and what it selects. */
export interface RecordFilter {
  readonly query: Query;
  /** What it selects, in words. */
  readonly because: string;
  /** Whether it selects a record; undefined where the record does not tell. */
  readonly fits: (row: JsonObject) => boolean | undefined;
  /** Whether it likely selects a record that does not tell for sure, so that its reply is worth asking for. */
  readonly likely?: (row: JsonObject) => boolean;
  /** Contradicted by a record that it does not select. */
  readonly only: ClauseId | ((row: JsonObject) => ClauseId);
  /** Contradicted where a record that it selects is lost beside other filters; absent where the text names none. */
  readonly finds?: ClauseId | ((row: JsonObject) => ClauseId | undefined);
  /** Whether a row may leave out what tells that it fits; the whole record is looked at then. */
  readonly isCutInRows?: true;
  /** Filters of one group are not sent together: how they combine is left open by itself. */
  readonly group?: string;
  /** Of an order, which selects nothing. */
  readonly precedes?: Precedes;
  /** Of an order: whether a record surely has a place in it. */
  readonly places?: (row: JsonObject) => boolean;
}

/** Whether one row certainly stands before another in an order. */
type Precedes = (row: JsonObject, other: JsonObject) => boolean;

/** A list that takes such filters. */
export interface FilteredList {
  /** Queries that show known records; the list without a filter, unless told otherwise. */
  readonly known?: readonly Query[];
  readonly page: (api: Api, query: Query, options: { readonly fresh: boolean }) => Promise<Exchange>;
  readonly rowsIn: (reply: Exchange) => readonly JsonObject[];
  readonly keyOf: (row: JsonObject) => string;
  /** Whether more records may belong to the result than the reply shows. */
  readonly isCut: (reply: Exchange) => boolean;
  /** By what the list is ordered; absent where its order is left open. */
  readonly rankOf?: (row: JsonObject) => string | undefined;
  /** The order that was asked for instead. */
  readonly precedes?: Precedes;
  /** A record as its detail shows it, where there is one. */
  readonly wholeOf?: (api: Api, row: JsonObject) => Promise<JsonObject>;
  /** Whether a reply says that it did not apply a parameter. */
  readonly isIgnored: (reply: Exchange, name: string) => boolean;
}

/** What known records show of a filter: whether it selects each. */
type Truths = readonly (boolean | undefined)[];

/** Whether known records would show of each filter that it was overlooked, and of the query that it selects some. */
function areTelling(truths: readonly Truths[], records: number): boolean {
  const shown = new Set<number>();
  let isSelecting = false;
  for (let row = 0; row < records; row += 1) {
    let others = 0;
    let overlooked = -1;
    for (const [at, own] of truths.entries()) {
      if (own[row] === true) continue;
      others += 1;
      overlooked = own[row] === false ? at : -1;
    }
    if (others === 0) isSelecting = true;
    else if (others === 1 && overlooked !== -1) shown.add(overlooked);
  }
  return isSelecting && shown.size === truths.length;
}

/**
 * Sets of filters, in which every two stand together that the known records tell apart. The first show most.
 * @param demands the most sets, and the most filters of a set
 */
export function filterSetsOf(
  rows: readonly JsonObject[],
  factors: readonly Factor<RecordFilter>[],
  { most, largest, seed }: Readonly<Record<'most' | 'largest' | 'seed', number>>,
): readonly (readonly RecordFilter[])[] {
  const truths = new Map<RecordFilter, Truths>(
    factors.flatMap(({ parts }) =>
      parts.map((filter): [RecordFilter, Truths] => [filter, rows.map(filter.fits)]),
    ),
  );
  const agrees = (filters: readonly RecordFilter[]): boolean => {
    const groups = filters.flatMap(({ group }) => group ?? []);
    if (new Set(groups).size < groups.length) return false;
    return areTelling(
      filters.map((filter) => truths.get(filter) ?? []),
      rows.length,
    );
  };
  return tellingFirst(coveringSets(factors, { agree: [agrees], largest, most, seed }), factors);
}

/**
 * The known records that a reply must show if it selects them: all, or of a cut page in a known order those that stand before
 * one it has.
 */
function reached(list: FilteredList, reply: Exchange, known: readonly JsonObject[]): readonly JsonObject[] {
  if (!list.isCut(reply)) return known;
  const { rankOf, precedes } = list;
  if (precedes !== undefined) {
    const rows = list.rowsIn(reply);
    return known.filter((row) => rows.some((other) => precedes(row, other)));
  }
  if (rankOf === undefined) return [];
  const seen = new Set(list.rowsIn(reply).map(list.keyOf));
  const edge = known.findLastIndex((row) => seen.has(list.keyOf(row)));
  const last = known[edge];
  // Records of one rank may stand in any order.
  return last === undefined ? [] : known.slice(0, edge).filter((row) => rankOf(row) !== rankOf(last));
}

/** A filter that a reply overlooks, with a record that shows it. */
interface Overlooked {
  readonly filter: RecordFilter;
  readonly row: JsonObject;
  readonly at: number;
}

/** Whom a reply shows: those that all filters select, those that any does, or those that one does not select. */
type Reading = 'all' | 'any' | Overlooked;

/**
 * How a reply reads several filters, which is left open; no reading of it overlooks one. Of an overlooked one most records
 * of the reply are not selected.
 * @param known records of the list without filters, in its order
 */
function readingOf(
  list: FilteredList,
  reply: Exchange,
  known: readonly JsonObject[],
  filters: readonly RecordFilter[],
): Reading {
  const rows = list.rowsIn(reply);
  const strays = filters
    .map((filter) => ({ filter, at: rows.findIndex((row) => filter.fits(row) === false) }))
    .filter(({ at }) => at !== -1);
  const seen = new Set(rows.map(list.keyOf));
  const isAny =
    rows.every((row) => filters.some(({ fits }) => fits(row) !== false)) &&
    reached(list, reply, known).every(
      (row) => seen.has(list.keyOf(row)) || !filters.some(({ fits }) => fits(row) === true),
    );
  if (strays.length > 0 && isAny) return 'any';
  const strangersOf = ({ filter: { fits } }: (typeof strays)[number]): number =>
    rows.filter((row) => fits(row) === false).length;
  const [worst] = strays.toSorted((one, other) => strangersOf(other) - strangersOf(one));
  const row = worst && rows[worst.at];
  return worst === undefined || row === undefined ? 'all' : { ...worst, row };
}

/** The first row that certainly stands before an earlier one in an order; -1 where none does. */
const indexOfMisplaced = (rows: readonly JsonObject[], precedes: Precedes): number =>
  rows.findIndex((row, index) => rows.slice(0, index).some((other) => precedes(row, other)));

/** Whether known records, which stand in another order, tell an order that is sent beside filters. */
export function tellsOrder(
  known: readonly JsonObject[],
  filters: readonly RecordFilter[],
  { precedes }: RecordFilter,
): boolean {
  const selected = known.filter((row) => filters.every(({ fits }) => fits(row) === true));
  return precedes !== undefined && indexOfMisplaced(selected, precedes) !== -1;
}

/**
 * The filters of which known records would show beside an order that one was overlooked. What is left without it must not pass
 * for the records that any of the filters selects: one of these would have to stand before some that are left.
 */
export function toldBeside(
  known: readonly JsonObject[],
  filters: readonly RecordFilter[],
  { precedes }: RecordFilter,
): readonly RecordFilter[] {
  if (precedes === undefined || filters.length === 1) return filters;
  return filters.filter((filter) => {
    const others = filters.filter((each) => each !== filter);
    const left = known.filter((row) => others.every(({ fits }) => fits(row) === true));
    return known.some(
      (row) =>
        filter.fits(row) === true &&
        others.some(({ fits }) => fits(row) === false) &&
        left.some((other) => precedes(row, other)),
    );
  });
}

/** Rows stand in the order that was asked for; within one reply, nothing can have moved. */
function expectOrdered(
  api: Api,
  rows: readonly JsonObject[],
  { precedes, because, only }: RecordFilter,
): void {
  if (precedes === undefined) return;
  const at = indexOfMisplaced(rows, precedes);
  const row = rows[at];
  const clause = typeof only === 'function' ? row && only(row) : only;
  const expected = `${because}, whatever is sent beside it`;
  expectThat(row === undefined, `/data/${at}`, expected, brief(row, 400), clause);
  if (indexOfMisplaced(rows.toReversed(), precedes) !== -1) api.witness(`${because} beside filters`);
}

/** The query that sends filters together. */
export const queryOf = (filters: readonly RecordFilter[]): Query =>
  Object.assign({}, ...filters.map(({ query }) => query));

/** Whether a reply has a record; undefined where it may have it on another page, or was not served. */
export function isThere(
  list: Pick<FilteredList, 'rowsIn' | 'keyOf' | 'isCut'>,
  reply: Exchange,
  row: JsonObject,
): boolean | undefined {
  if (reply.status !== 200) return undefined;
  if (list.rowsIn(reply).some((other) => list.keyOf(other) === list.keyOf(row))) return true;
  return list.isCut(reply) ? undefined : false;
}

const isLikely = ({ fits, likely }: RecordFilter, row: JsonObject): boolean =>
  fits(row) === true || (fits(row) === undefined && likely?.(row) === true);

/** Records that are looked for again, where they seem to be lost. */
const mostLost = 3;

/**
 * A record that each filter selects alone is selected by all of them together: however filters combine, none of its ways leaves
 * it out. What the filters select alone is asked for anew.
 */
async function expectFoundTogether(
  api: Api,
  list: FilteredList,
  filters: readonly RecordFilter[],
  lost: readonly JsonObject[],
): Promise<void> {
  const ask = (some: readonly RecordFilter[]) => list.page(api, queryOf(some), { fresh: true });
  const alone: Exchange[] = [];
  for (const filter of filters) alone.push(await ask([filter]));
  const sure = lost.filter((row) => alone.every((reply) => isThere(list, reply, row) === true));
  const [row] = sure;
  if (row === undefined) return;
  // Fewer filters that still lose it tell more of the cause.
  let fewest = filters;
  for (const filter of filters) {
    const others = fewest.filter((each) => each !== filter);
    if (others.length > 1 && isThere(list, await ask(others), row) === false) fewest = others;
  }
  const reply = await ask(fewest);
  const names = fewest.flatMap(({ query }) => Object.keys(query));
  const isRefused = reply.status !== 200 || names.some((name) => list.isIgnored(reply, name));
  if (isRefused || isThere(list, reply, row) !== false) return;
  // What is said of some records or spellings alone is more easily overlooked.
  const rankOf = ({ finds, only }: RecordFilter): number =>
    typeof finds === 'function' ? 0 : finds === only ? 2 : 1;
  const [clause] = fewest
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap(({ finds }) => (typeof finds === 'function' ? finds(row) : finds) ?? []);
  const because = fewest.map((each) => each.because).join(' and of ');
  if (clause !== undefined)
    expectThat(
      false,
      '/data',
      `a record of ${because}, each of which finds it alone`,
      brief(row, 400),
      clause,
    );
  api.observe('records that filters lose together', names.join(', '));
}

/** A record that filters select and an order has a place for is among what they select in that order. */
async function expectFoundInOrder(
  api: Api,
  list: FilteredList,
  filters: readonly RecordFilter[],
  order: RecordFilter,
  lost: readonly JsonObject[],
): Promise<void> {
  const placed = lost.filter((row) => order.places?.(row) === true);
  if (placed.length === 0) return;
  const plain = await list.page(api, queryOf(filters), { fresh: true });
  const row = placed.find((each) => isThere(list, plain, each) === true);
  if (row === undefined) return;
  const query = queryOf([...filters, order]);
  const ordered = await list.page(api, query, { fresh: true });
  const isTold = Object.keys(query).some((name) => list.isIgnored(ordered, name));
  if (isTold || isThere(list, ordered, row) !== false) return;
  const [clause] = filters.flatMap(({ finds }) => (typeof finds === 'function' ? finds(row) : finds) ?? []);
  const expected = `a record of ${filters.map(({ because }) => because).join(' and of ')}, as without the order`;
  if (clause !== undefined) expectThat(false, '/data', expected, brief(row, 400), clause);
  api.observe('records that an order loses', Object.keys(query).join(', '));
}

/**
 * No filter is overlooked where others are sent with it, and no order. A stray record is looked for again in new replies: the
 * records may have changed since the list without filters was read.
 */
export async function expectNoneOverlooked(
  api: Api,
  usual: FilteredList,
  sent: readonly RecordFilter[],
): Promise<void> {
  const query = queryOf(sent);
  const order = sent.find(({ precedes }) => precedes !== undefined);
  const filters = sent.filter((each) => each !== order);
  const list: FilteredList = order?.precedes === undefined ? usual : { ...usual, precedes: order.precedes };
  const names = Object.keys(query);
  const together = async (fresh: boolean) => {
    const pages = await Promise.all((list.known ?? [{}]).map((each) => list.page(api, each, { fresh })));
    const known = pages.flatMap((page) => (page.status === 200 ? list.rowsIn(page) : []));
    const reply = await list.page(api, query, { fresh });
    const isTold = reply.status === 400 || names.some((name) => list.isIgnored(reply, name));
    // What is refused or reported is not overlooked, and how filters combine is left open.
    if (isTold) api.witness('filters that are not served together');
    if (isTold || reply.status !== 200) return undefined;
    return { known, reply, reading: readingOf(list, reply, known, filters) };
  };
  const first = await together(false);
  const last = typeof first?.reading === 'object' ? await together(true) : first;
  if (last === undefined) {
    api.observe('filters that are not served together', names.join(', '));
    return;
  }
  const { reading, reply, known } = last;
  if (typeof reading === 'object') {
    const { filter, row, at } = reading;
    if (filter.isCutInRows === true && list.wholeOf !== undefined) {
      const isFit = filter.fits(await list.wholeOf(api, row)) !== false;
      if (isFit) return api.observe('records of which rows show a part', filter.because);
      // The list comes last, as the request that a failure prints.
      await list.page(api, query, { fresh: false });
    }
    const clause = typeof filter.only === 'function' ? filter.only(row) : filter.only;
    const expected = `${filter.because}, whatever is sent beside it`;
    expectThat(false, `/data/${at}`, expected, brief(row, 400), clause);
  }
  if (order !== undefined) expectOrdered(api, list.rowsIn(reply), order);
  // A page that is cut shows too little to tell this reading from an overlooked filter.
  if (reading === 'any' && !list.isCut(reply)) {
    api.observe('filters of which any selects', names.join(', '));
    api.witness('filters of which any selects');
    return;
  }
  const seen = new Set(list.rowsIn(reply).map(list.keyOf));
  const due = list.isCut(reply) ? [] : known.filter((row) => filters.every((each) => isLikely(each, row)));
  const lost = due.filter((row) => !seen.has(list.keyOf(row)));
  if (order !== undefined && lost.length > 0)
    await expectFoundInOrder(api, list, filters, order, lost.slice(0, mostLost));
  if (filters.length > 1 && lost.length > 0)
    await expectFoundTogether(api, list, filters, lost.slice(0, mostLost));
  // That nothing comes says little of filters which known records satisfy.
  if (seen.size === 0 && known.some((row) => filters.every(({ fits }) => fits(row) === true))) {
    api.observe('filters that find nothing together', names.join(', '));
    return;
  }
  const left = reached(list, reply, known).filter((row) => !seen.has(list.keyOf(row)));
  const told = filters.filter((each) =>
    left.some((row) => filters.every((other) => other.fits(row) === (other !== each))),
  );
  api.witness('filters told apart', told.length);
}
