import { type Api, expectThat, type JsonObject, type Query } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { askLinks, isFull, pairOf, someLinks } from './links.js';

interface LinkSelection {
  readonly query: Query;
  /** What the links have in common, in words. */
  readonly because: string;
  /** Whether the filter admits a link; undefined where link and text do not decide it. */
  readonly fits: (row: JsonObject) => boolean | undefined;
}

/**
 * A query is served with links that fit and no others, and finds those that the deployment is known to have. Counted
 * as a witness where there was something to leave out.
 */
export async function expectSelectedLinks(api: Api, { query, because, fits }: LinkSelection): Promise<void> {
  const known = (await someLinks(api)).rows;
  const reply = await askLinks(api, query);
  const rows = listIn(reply);
  for (const [index, row] of rows.entries()) expectThat(fits(row) !== false, `/data/${index}`, because, row);
  const seen = new Set(rows.map(pairOf));
  const wanted = known.filter((row) => fits(row) === true);
  const lost = wanted.filter((row) => !seen.has(pairOf(row)));
  expectThat(isFull(reply) || lost.length === 0, '/data', `${because}: no link lost`, lost[0]);
  if (wanted.length > 0 && known.some((row) => fits(row) === false)) api.witness(because, rows.length);
}
