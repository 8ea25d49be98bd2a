import { dateAfter } from '../generators/values/date.js';
import {
  type Api,
  type Exchange,
  expectThat,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
} from '../src/kit/index.js';
import { bounds } from './event-window.js';
import { edgeOf, fullPage, idOf, nextCursorOf } from './page-of-events.js';
import { significanceOf } from './seen-event.js';
import { slicesOf } from './slices.js';

/** A result that fits one page, so that what a filter makes of it can be told exactly. */
interface WholeEvents {
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
  const edge = edgeOf(reply);
  const above = rowsOf(reply)
    .map((row) => significanceOf(row) ?? 0)
    .filter((significance) => significance > edge);
  precondition(above.length > 0, 'too many Events of one significance to read a result whole', 'no-data');
  const query = { ...days, significance_min: Math.min(...above) };
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
