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

/** A result that fits one page, so that what a filter makes of it can be told exactly. */
export interface TwoDays {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
}

/**
 * The Events of two closed days; where they fill more than a page, the most significant of them.
 * Every check asks for the same, so it costs at most two requests a run.
 */
export async function twoDays(api: Api): Promise<TwoDays> {
  const { end } = api.world.offer.window;
  const days = { ...bounds({ start: dateAfter(end, -1), end }), limit: 100 };
  const reply = await fullPage(api, days);
  if (nextCursorOf(reply) === undefined) return { query: days, rows: rowsOf(reply) };
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
export function expectSubset(reply: Exchange, { rows }: TwoDays, because: string): number {
  const known = new Set(rows.map(idOf));
  const seen = new Set(rowsOf(reply).map(idOf));
  const added = [...seen].filter((id) => !known.has(id));
  expectThat(added.length === 0, '/data', `${because}: no Event added`, { added: added.slice(0, 5) });
  return known.size - seen.size;
}
