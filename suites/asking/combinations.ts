import { type ClauseId, cameoplusCategories, metric, metricNames } from '../../contract/index.js';
import {
  type Api,
  accusing,
  append,
  at,
  type Exchange,
  expectOk,
  expectThat,
  Inconclusive,
  isArray,
  type Json,
  type JsonObject,
  largestOf,
  type Query,
  rowsOf,
  smallestOf,
  Violation,
  type World,
} from '../../src/kit/index.js';
import { areNewestFirst, significanceDrift, significanceOf } from './events.js';
import { unscaledCategories } from './filters.js';
import { fullPage, idOf, nextCursorOf, significanceCutoff } from './pages.js';
import { fewInOrder, type Part, plainly, shown } from './parts.js';
import { expectSelects, expectSelectsSeen, type Fits } from './results.js';
import { bounds } from './windows.js';

/** The clause of a part that is sent alone. */
const ownClause = ({ clause, clauseOfLoss }: Part): ClauseId | undefined =>
  clauseOfLoss ?? (typeof clause === 'string' ? clause : undefined);

/** Whether a query has a window of its own. */
export const hasWindow = (query: Query): boolean =>
  Object.keys(query).some((name) => /date|^observed|^(?:days|window)$/.test(name));

/** Whether a query has a window that goes on from reply to reply. */
const isRolling = (query: Query): boolean => 'days' in query || 'window' in query;

/** The query of a set, over the days from which the known Events come unless a part names days of its own. */
export function queryOf({ offer }: World, parts: readonly Part[]): Query {
  const own: Query = Object.assign({}, ...parts.map(({ query }) => query));
  // A search without a sort ranks by relevance.
  const isSearch = 'search' in own || 'q' in own;
  return {
    ...(hasWindow(own) ? {} : bounds(offer.window)),
    ...(isSearch ? { sort: 'significance' } : {}),
    limit: 100,
    ...own,
  };
}

/** What the result of a hidden filter alone shows of the Events that it selects. */
interface Membership {
  readonly fits: Fits;
  /** The significance above which it shows all of them; undefined where it is whole. */
  readonly floor: number | undefined;
}

/** Undefined of a language that the deployment refuses: it may have no coverage in it (ruling summary-aliases). */
async function membershipOf(api: Api, asked: Part): Promise<Membership | undefined> {
  const part = plainly(asked);
  const window = hasWindow(part.query) ? {} : bounds(api.world.offer.window);
  const reply = await fullPage(api, { ...window, ...part.query, limit: 100 });
  if (reply.status === 400 && 'languages' in part.query) return undefined;
  accusing(ownClause(part), () => expectOk(reply));
  const ids = new Set(rowsOf(reply).map(idOf));
  const edge = significanceCutoff(reply);
  return {
    fits: (card) => {
      if (ids.has(idOf(card))) return true;
      return (significanceOf(card) ?? 0) > edge + significanceDrift ? false : undefined;
    },
    floor: Number.isFinite(edge) ? edge : undefined,
  };
}

/** A minimum of significance, above which the results of all hidden filters are known. */
function floorOf(memberships: readonly Membership[], query: Query): readonly Part[] {
  const floors = memberships.flatMap(({ floor }) => floor ?? []);
  const floor = Math.ceil(Math.max(largestOf(floors), Number(query.significance_min ?? 0)) * 1000) / 1000;
  if (floors.length === 0 || floor >= Number(query.significance_max ?? 1)) return [];
  return shown(
    {
      query: { significance_min: floor },
      because: `significance at least ${floor}`,
      fits: (card) => {
        const value = significanceOf(card);
        if (value === undefined || Math.abs(value - floor) <= significanceDrift) return undefined;
        return value > floor;
      },
    },
    'events.significance-min.bound',
  );
}

/** Pages that are walked where a set asks for short ones. */
const mostPages = 3;

/** A first page; of the last days, what was read of it where a change of the data breaks a walk over short pages off. */
async function pageOf(api: Api, query: Query, fresh: boolean): Promise<Exchange> {
  try {
    return await fullPage(api, query, { fresh });
  } catch (error) {
    const isBroken = error instanceof Inconclusive && error.reason === 'precondition-unreached';
    if (!isBroken || !isRolling(query)) throw error;
    return api.get('listEvents', query, { fresh });
  }
}

/** The first page of a query, or the first few where its pages are short, as one reply. No row stands on two pages. */
async function resultOf(api: Api, query: Query, fresh: boolean): Promise<Exchange> {
  if (Number(query.limit) === 100) return pageOf(api, query, fresh);
  let last = await api.get('listEvents', query, { fresh });
  if (last.status !== 200) return last;
  const rows: Json[] = [];
  for (let page = 1; ; page += 1) {
    const data = rowsOf(last);
    const place = '/data';
    expectThat(
      data.length <= Number(query.limit),
      place,
      `at most ${query.limit} rows`,
      data.length,
      'events.limit.page-size',
    );
    const known = new Set(rows.map((row) => at(row, '/id')));
    const twice = data.find(({ id }) => known.has(id));
    expectThat(
      twice === undefined,
      place,
      'no row of an earlier page',
      twice?.id,
      'events.cursor.walk-no-repeats',
    );
    append(rows, data);
    const cursor = nextCursorOf(last);
    if (cursor === undefined || page === mostPages) break;
    const next = await api.get('listEvents', { ...query, cursor }, { fresh });
    // A change of the data may break a walk off.
    if (next.status !== 200) break;
    last = next;
  }
  const pagination = at(last.json, '/pagination') ?? null;
  return { ...last, json: { data: rows, pagination } };
}

/** Where the significance of rows is higher than above, if only by many small steps; undefined where it falls throughout. */
function riseIn(rows: readonly JsonObject[]): number | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  return rows
    .flatMap((row) => significanceOf(row) ?? [])
    .find((value) => {
      const isHigher = value > lowest + significanceDrift;
      lowest = Math.min(lowest, value);
      return isHigher;
    });
}

/** Whether rows by `recent` stand by significance instead of their dates. */
function areBySignificance(rows: readonly JsonObject[]): boolean {
  if (areNewestFirst(rows)) return false;
  const values = rows.flatMap((row) => significanceOf(row) ?? []);
  // Of values that the drift may swap, any order is one by significance.
  const isWide = largestOf(values) - smallestOf(values) > 4 * significanceDrift;
  return isWide && new Set(values).size >= fewInOrder && riseIn(rows) === undefined;
}

/** The first older Event that stands right before a newer one, and that one. */
function invertedIn(
  rows: readonly JsonObject[],
): { readonly older: JsonObject; readonly newer: JsonObject } | undefined {
  const dateOf = (row: JsonObject | undefined): string => String(row?.event_date);
  const at = rows.findIndex((row, index) => index > 0 && dateOf(row) > dateOf(rows[index - 1]));
  const [older, newer] = [rows[at - 1], rows[at]];
  return older === undefined || newer === undefined ? undefined : { older, newer };
}

/** Whether Events of other dates stand the other way round where no other filter is sent than bounds that leave few of them. */
async function standByDate(api: Api, rows: readonly JsonObject[]): Promise<boolean> {
  const inverted = invertedIn(rows);
  if (inverted === undefined) return false;
  const { older, newer } = inverted;
  const days = bounds({ start: String(older.event_date), end: String(newer.event_date) });
  const least = Math.floor(((significanceOf(newer) ?? 0) - 2 * significanceDrift) * 1000) / 1000;
  for (const bound of [{ significance_min: Math.max(0, least) }, {}]) {
    const page = await api.get('listEvents', { ...days, ...bound, sort: 'recent', limit: 100 });
    const shown = page.status === 200 ? rowsOf(page) : [];
    const ids = new Set(shown.map(idOf));
    if (areNewestFirst(shown) && [older, newer].every((row) => ids.has(idOf(row)))) return true;
  }
  return false;
}

/**
 * Whether rows by `recent` may fall in significance because they came at one time (ruling sort-directions). Where another order
 * is served for `significance`, the sort has an effect; of the last days, all may have come at once. So may others that were
 * loaded at once, unless the same Events are seen to follow their dates without the filters.
 */
async function areTied(api: Api, reply: Exchange, query: Query): Promise<boolean> {
  const other = await resultOf(api, { ...query, sort: 'significance' }, false);
  if (other.status !== 200) return true;
  const [ids, others] = [reply, other].map((each) => rowsOf(each).map(idOf));
  if (ids?.some((id, at) => others?.[at] !== id)) return true;
  if (nextCursorOf(reply) === undefined && isRolling(query)) return true;
  return !(await standByDate(api, rowsOf(reply)));
}

/** The rows stand in the order that was asked for, as far as cards tell. */
export async function expectOrder(api: Api, reply: Exchange, query: Query): Promise<void> {
  const rows = rowsOf(reply);
  if (query.sort !== 'recent') {
    const clause = query.sort === undefined ? 'events.sort.default' : 'events.sort.significance';
    const rise = riseIn(rows);
    expectThat(rise === undefined, '/data', 'the most significant Events first', rise, clause);
    return;
  }
  expectThat(
    !areBySignificance(rows) || (await areTied(api, reply, query)),
    '/data',
    'the newest Events first',
    'the most significant ones first',
    'events.sort.recent',
  );
}

const ofCameoplus = metricNames.filter((name) => metric(name).family === 'cameoplus');
/** Filters that may imply conflict Events, beside which a `cameoplus` metric may be refused (ruling implied-family). */
const implying = ['category', 'categories', 'has_fatalities', 'civilian_targeting'];

const hasCategoryOf =
  (categories: readonly string[]) =>
  (query: URLSearchParams): boolean =>
    ['category', 'categories'].some((name) =>
      query
        .getAll(name)
        .flatMap((value) => value.split(','))
        .some((value) => categories.some((each) => each.toLowerCase() === value.toLowerCase())),
    );
const hasUnscaled = hasCategoryOf(unscaledCategories);
const hasCameoplus = hasCategoryOf(cameoplusCategories);
const ofConflict = ['has_fatalities', 'civilian_targeting'];

/** Whether parameters are refused for standing together; which ones may be is not shown. */
export function isIncompatible({ status, json, request }: Exchange): boolean {
  const code = status === 400 ? at(json, '/code') : undefined;
  if (code !== 'EVENT_FAMILY_METRIC_CONFLICT') return code === 'INCOMPATIBLE_PARAMETERS';
  const query = new URLSearchParams(request.target.split('?')[1] ?? '');
  const sent = [...query.keys()];
  const isBoundOf = (metrics: readonly string[]) =>
    sent.some((name) => metrics.some((each) => name.startsWith(`${each}_`)));
  if (isBoundOf(['goldstein_scale']) && hasUnscaled(query)) return true;
  // Both are of conflict Events, and may be refused beside a category of the other family.
  if (sent.some((name) => ofConflict.includes(name)) && hasCameoplus(query)) return true;
  return isBoundOf(ofCameoplus) && sent.some((name) => implying.includes(name));
}

/** What a set of parts selected. */
export interface Selection {
  readonly reply: Exchange;
  /** What was sent beside the parts. */
  readonly floor: readonly Part[];
  /** Whether each row is known to fit. */
  readonly sure: boolean;
}

/**
 * The list returns, for parts that are sent together, the Events that each of them selects: no row that one of them does not
 * select, none lost of the known Events that all select, in the order asked for. A row accuses the filter that it does not
 * fit; a lost one accuses the combination, or the filter where it is alone. What the usual spelling does not show accuses the other.
 * @returns undefined where the deployment does not take the parameters together
 */
export async function expectCombined(
  api: Api,
  parts: readonly Part[],
  combination: ClauseId,
): Promise<Selection | undefined> {
  try {
    return await expectTogether(api, parts, combination);
  } catch (error) {
    const clause = error instanceof Violation ? await spellingAtFault(api, parts, combination) : undefined;
    if (clause === undefined || !(error instanceof Violation)) throw error;
    throw new Violation({ ...error.finding, clause });
  }
}

/** The clause of the spelling without which parts select what they should; undefined where there is none. */
async function spellingAtFault(
  api: Api,
  parts: readonly Part[],
  combination: ClauseId,
): Promise<ClauseId | undefined> {
  for (const spelt of parts.filter(({ spelling }) => spelling !== undefined)) {
    const others = parts.map((part) => (part === spelt ? plainly(part) : part));
    const isPlainServed = await expectTogether(api, others, combination).then(
      (selection) => selection !== undefined,
      (error: unknown) => (error instanceof Violation ? false : Promise.reject(error)),
    );
    if (!isPlainServed) continue;
    // What a failure prints last is what failed.
    await api.get('listEvents', queryOf(api.world, parts), { fresh: true });
    return spelt.spelling;
  }
  return undefined;
}

/** The same, whatever the spelling: a failure accuses the filters alone. */
async function expectTogether(
  api: Api,
  parts: readonly Part[],
  combination: ClauseId,
): Promise<Selection | undefined> {
  const [only] = parts;
  const together = parts.length === 1 && only !== undefined ? ownClause(only) : combination;
  const asked = await Promise.all(
    parts.flatMap((part) => (part.effect === 'hidden' ? [membershipOf(api, part)] : [])),
  );
  const memberships = asked.flatMap((each) => each ?? []);
  if (memberships.length < asked.length) {
    api.observe('languages', 'refused');
    return undefined;
  }
  const floor = floorOf(memberships, queryOf(api.world, parts));
  const query = queryOf(api.world, [...parts, ...floor]);
  const hidden = memberships.values();
  const filters = [...parts, ...floor]
    .filter(({ effect }) => effect !== 'form')
    .map((part) => ({ ...part, fits: part.fits ?? hidden.next().value?.fits ?? (() => undefined) }));
  const reply = await resultOf(api, query, false);
  if (isIncompatible(reply)) {
    api.observe('parameters refused together', Object.keys(query).join(', '));
    return undefined;
  }
  accusing(together, () => expectOk(reply));
  await expectOrder(api, reply, query);
  const judgement = {
    fits: (card: JsonObject) => {
      const truths = filters.map(({ fits }) => fits(card));
      if (truths.includes(false)) return false;
      return truths.includes(undefined) ? undefined : true;
    },
    because: parts.map(({ because }) => because).join(', '),
    clauseOf: ([row]: readonly JsonObject[], how: 'admitted' | 'lost') => {
      if (how === 'lost' || row === undefined) return together;
      const clause = filters.find(({ fits }) => fits(row) === false)?.clause;
      return typeof clause === 'function' ? clause(row) : clause;
    },
  };
  // Of a cut page in another order it is not known what would stand below.
  if (query.sort === 'recent' && nextCursorOf(reply) !== undefined) {
    const { fits, because, clauseOf } = judgement;
    expectSelects(api, reply, [], fits, because, clauseOf);
    api.witness('rows that fit', rowsOf(reply).length);
  } else await expectSelectsSeen(api, reply, judgement, () => resultOf(api, query, true));
  return { reply, floor, sure: rowsOf(reply).every((row) => judgement.fits(row) === true) };
}

/** Whether a reply shows its whole result. */
export const isWhole = ({ reply }: Selection): boolean =>
  nextCursorOf(reply) === undefined && isArray(at(reply.json, '/data'));
