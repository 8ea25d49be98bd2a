import type { ClauseId } from '../../contract/index.js';
import { dateAfter, windowEndingOn } from '../../generators/dates.js';
import {
  type Api,
  at,
  brief,
  type Exchange,
  expectThat,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
  smallestOf,
  type World,
} from '../../src/kit/index.js';
import { offeredNow, seenEvent, significanceOf } from './events.js';
import { fullPage, idOf, lostFrom, nextCursorOf, significanceCutoff } from './pages.js';
import { byFrequency } from './texts.js';
import { bounds, slicesOf } from './windows.js';

/** A result that fits one page, so that what a filter makes of it can be told exactly. */
export interface WholeEvents {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
}

/** Fewer Events than these say little. */
const least = 24;

/** Closed days that are asked for in turn, as long as they have few Events. */
const spans = [2, 7, 30];

/**
 * The Events of two closed days, or of more days where they are few; where those fill more than a page, the ones
 * that were coded within some hours of a day, or else the most significant of them.
 * Every check asks for the same, so it costs a few requests a run.
 * @param of narrows them to a kind of Events
 */
export async function wholeEvents(api: Api, of: Query = {}): Promise<WholeEvents> {
  const { end } = api.world.offer.window;
  const ask = async (length: number) => {
    const query = { ...of, ...bounds({ start: dateAfter(end, 1 - length), end }), limit: 100 };
    return { query, reply: await fullPage(api, query) };
  };
  let whole: WholeEvents = { query: of, rows: [] };
  for (const length of spans) {
    const { query, reply } = await ask(length);
    if (nextCursorOf(reply) !== undefined) return partOfDays(api, of, { query, reply });
    whole = { query, rows: rowsOf(reply) };
    if (whole.rows.length >= least) break;
  }
  return whole;
}

/** A part of the Events of days that do not fit on a page. */
async function partOfDays(
  api: Api,
  of: Query,
  { query: days, reply }: { readonly query: Query; readonly reply: Exchange },
): Promise<WholeEvents> {
  for (const slice of slicesOf(api.world)) {
    const query = { ...of, ...slice, limit: 100 };
    const part = await fullPage(api, query);
    const rows = rowsOf(part);
    if (nextCursorOf(part) === undefined && rows.length >= least) return { query, rows };
  }
  const ranked = rowsOf(reply)
    .map((row) => significanceOf(row) ?? 0)
    .toSorted((one, other) => other - one);
  // Of several short pages that were read as one, not all rows fit on a page.
  const edge = Math.max(significanceCutoff(reply), ranked[page - 1] ?? 0);
  const above = ranked.filter((significance) => significance > edge);
  precondition(above.length > 0, 'too many Events of one significance to read a result whole', 'no-data');
  const query = { ...days, significance_min: smallestOf(above) };
  const cut = await fullPage(api, query);
  precondition(nextCursorOf(cut) === undefined, 'no result was small enough to be read whole', 'no-data');
  return { query, rows: rowsOf(cut) };
}

/** A filter adds no Event to the result that it narrows. @returns how many Events it left out */
export function expectSubset(reply: Exchange, { rows }: WholeEvents, because: string): number {
  const known = new Set(rows.map(idOf));
  const seen = new Set(rowsOf(reply).map(idOf));
  const added = [...seen].filter((id) => !known.has(id));
  expectThat(added.length === 0, '/data', `${because}: no Event added`, { added: added.slice(0, 5) });
  return known.size - seen.size;
}

/** A query over closed days, and every Event that it selects. */
export interface ClosedResult {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
}

const page = 100;
const leastRows = 12;

/** A result of which nothing is left out: its first page is its last. */
export const closedResult = (api: Api): Promise<ClosedResult> =>
  firstResult(api, (reply) => nextCursorOf(reply) === undefined);

/** A result that seems to fit on one page; whether that page is the last is not asked. */
export const smallResult = (api: Api): Promise<ClosedResult> => firstResult(api, () => true);

/**
 * A result that fits on one page and yet has so many Events that losing or adding some shows. How many
 * Events a deployment has is not known, so filters are narrowed until a result fits.
 */
async function firstResult(api: Api, fits: (reply: Exchange) => boolean): Promise<ClosedResult> {
  for (const query of narrowing(api.world)) {
    const reply = await fullPage(api, { ...query, limit: page });
    const rows = rowsOf(reply);
    if (leastRows <= rows.length && rows.length < page && fits(reply)) return { query, rows };
  }
  precondition(false, `no filter selected from ${leastRows} to ${page - 1} Events`, 'no-data');
}

/** Days of the shorter windows, for deployments of which every filter selects more than a page. */
const shortSpans = [7, 2] as const;

/** Filters from wide to narrow over the closed window, and at last its newest days. */
function narrowing({ offer }: World): readonly Query[] {
  const window = bounds(offer.window);
  const seen = offer.events.flatMap((card) => {
    const event = seenEvent(card);
    const country = at(card, '/geo/country');
    return event === undefined ? [] : [{ event, country: typeof country === 'string' ? country : undefined }];
  });
  const [first] = seen;
  if (first === undefined) return [];
  const { category } = first.event;
  const countries = commonestFirst(seen.flatMap(({ country }) => country ?? []));
  const spread = [0, countries.length >> 1, countries.length - 1].flatMap((index) => countries[index] ?? []);
  return [
    { ...window, category },
    ...[...new Set(spread)].flatMap((country) => {
      const inCountry = { ...window, country, country_match: 'location' };
      return [inCountry, { ...inCountry, category }];
    }),
    // A deployment with few Events may hold no more of them in all.
    window,
    ...shortSpans.flatMap((days) => {
      const last = bounds(windowEndingOn(offer.window.end, days));
      return [last, { ...last, category }];
    }),
  ];
}

/** Distinct names that can stand in a query; a comma would read as a list of two. */
const commonestFirst = (names: readonly string[]): readonly string[] =>
  byFrequency(names.filter((name) => !name.includes(','))).map(([name]) => name);

/** Whether a filter admits a card; undefined where card and text do not decide it. */
export type Fits = (card: JsonObject) => boolean | undefined;

/** Accused for the cards that a filter wrongly admits or loses; undefined for the check's first clause. */
export type ClauseOf = (cards: readonly JsonObject[], how: 'admitted' | 'lost') => ClauseId | undefined;

/**
 * A filter keeps what fits and nothing else, judged by its rows and by cards that the same query without the
 * filter is known to give. Counted as a witness where there was something to leave out.
 * @param reply in order of significance; of a cut page, what would stand below it is not missed
 */
export function expectSelects(
  api: Api,
  reply: Exchange,
  cards: readonly JsonObject[],
  fits: Fits,
  because: string,
  clauseOf?: ClauseOf,
): void {
  const rows = rowsOf(reply);
  const admitted = rows.filter((row) => fits(row) === false);
  const [stray] = admitted;
  if (stray !== undefined) {
    const place = `/data/${rows.indexOf(stray)}`;
    expectThat(false, place, because, brief(stray, 400), clauseOf?.(admitted, 'admitted'));
  }
  const lost = lostFrom(reply, fitting(cards, fits));
  if (lost.length > 0) {
    const seen = { lost: lost.slice(0, 5).map(idOf) };
    expectThat(false, '/data', `${because}: no Event lost`, seen, clauseOf?.(lost, 'lost'));
  }
  const left = cards.filter((card) => fits(card) === false).length;
  if (left > 0) api.witness('rows that fit', rows.length);
}

const fitting = (cards: readonly JsonObject[], fits: Fits): readonly JsonObject[] =>
  cards.filter((card) => fits(card) === true);

/** By what the rows of a filter are judged. */
export interface FilterJudgement {
  readonly fits: Fits;
  /** Which cards fit, in words. */
  readonly because: string;
  readonly clauseOf?: ClauseOf;
}

/**
 * The same for a reply that is judged by the Events that the probe saw. Where one of them is missing, both are asked
 * again: since the probe it may have been revised, merged or withdrawn.
 * @param again asks anew for what the reply is to be, whatever an identical request got before
 */
export async function expectSelectsSeen(
  api: Api,
  reply: Exchange,
  { fits, because, clauseOf }: FilterJudgement,
  again: () => Promise<Exchange>,
): Promise<void> {
  const { events } = api.world.offer;
  if (lostFrom(reply, fitting(events, fits)).length === 0) {
    expectSelects(api, reply, events, fits, because, clauseOf);
    return;
  }
  const cards = await offeredNow(api);
  expectSelects(api, await again(), cards, fits, because, clauseOf);
}
