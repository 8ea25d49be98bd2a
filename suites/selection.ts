import { type Api, brief, type Exchange, expectThat, type JsonObject, rowsOf } from '../src/kit/index.js';
import { edgeOf, idOf, nextCursorOf } from './page-of-events.js';
import { significanceOf } from './seen-event.js';

/** Whether a filter admits a card; undefined where card and text do not decide it. */
export type Fits = (card: JsonObject) => boolean | undefined;

/** Metrics are computed live and move a little. */
const drift = 0.01;

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
): void {
  const rows = rowsOf(reply);
  for (const [index, row] of rows.entries()) {
    if (fits(row) === false) expectThat(false, `/data/${index}`, because, brief(row, 400));
  }
  const edge = nextCursorOf(reply) === undefined ? Number.NEGATIVE_INFINITY : edgeOf(reply) + drift;
  const seen = new Set(rows.map(idOf));
  const lost = cards.filter(
    (card) => fits(card) === true && (significanceOf(card) ?? 0) > edge && !seen.has(idOf(card)),
  );
  expectThat(lost.length === 0, '/data', `${because}: no Event lost`, { lost: lost.slice(0, 5).map(idOf) });
  const left = cards.filter((card) => fits(card) === false).length;
  if (left > 0) api.witness('rows that fit', rows.length);
}
