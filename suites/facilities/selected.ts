import {
  type Api,
  at,
  type Exchange,
  expectThat,
  type JsonObject,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { nameOf } from './record.js';
import { isCut, keyOf, pageOf, sample } from './sample.js';

/** Whether a filter admits a facility; undefined where record and text do not decide it. */
export type Fits = (row: JsonObject) => boolean | undefined;

interface Selection {
  readonly query: Query;
  /** What the rows have in common, in words. */
  readonly because: string;
  readonly fits: Fits;
  /** Parts of the result of which each is to be found by itself; the whole unless told otherwise. */
  readonly parts?: readonly Fits[];
  /** Facilities that are known beside the sample. */
  readonly also?: readonly JsonObject[];
}

/**
 * A query is served with facilities that fit and no others, and finds those that the deployment is known to have.
 * Counted as a witness where there was something to leave out.
 */
export async function expectSelected(api: Api, selection: Selection): Promise<void> {
  const { query, because, fits, parts = [fits], also = [] } = selection;
  const reply = await pageOf(api, query);
  const rows = listIn(reply);
  for (const [index, row] of rows.entries()) expectThat(fits(row) !== false, `/data/${index}`, because, row);

  const known = [...(await sample(api)), ...also];
  const seen = new Set(rows.map(keyOf));
  let found = 0;
  for (const part of parts) {
    const wanted = known.filter((row) => part(row) === true);
    const lost = wanted.filter((row) => !seen.has(keyOf(row)));
    if (!isCut(reply)) {
      expectThat(lost.length === 0, '/data', `${because}: no facility lost`, lost.slice(0, 3).map(keyOf));
    } else if (lost.length === wanted.length) {
      const example = lost.find(isSearchable);
      if (example === undefined) continue;
      await expectFound(api, query, example, because);
    }
    found += wanted.length;
  }
  if (known.some((row) => fits(row) === false) && found > 0) api.witness(because, rows.length);
}

/** Whether the name of a facility can stand in `q` without a second meaning. */
export const isSearchable = (row: JsonObject): boolean => {
  const name = nameOf(row);
  return name !== undefined && name.length >= 4 && name.trim() === name && !/[%_*?\\"+]/.test(name);
};

/**
 * A query finds a facility, of which `q` makes the result so small that it shows. A combination that is not read as
 * AND finds it too, since the facility satisfies both parts.
 */
export async function expectFound(
  api: Api,
  query: Query,
  row: JsonObject,
  because: string,
): Promise<Exchange> {
  const q = nameOf(row);
  precondition(q !== undefined, 'the facility shows no name to search for', 'no-data');
  const reply = await pageOf(api, { ...query, q });
  const has = (some: Exchange) =>
    some.status === 200 && listIn(some).some((each) => keyOf(each) === keyOf(row));
  if (has(reply)) return reply;
  const incompatible = at(reply.json, '/code') === 'INCOMPATIBLE_PARAMETERS';
  precondition(!incompatible, 'the filter is not served beside q');
  const alone = await pageOf(api, { q });
  precondition(has(alone), `q alone does not show "${q}"`);
  precondition(
    reply.status !== 200 || !isCut(reply),
    `too many facilities with "${q}" to see them all`,
    'no-data',
  );
  expectThat(
    false,
    '/data',
    `${because}: "${q}" found`,
    reply.status === 200 ? listIn(reply).map(nameOf) : reply.json,
  );
}

/**
 * Facilities that one filter leaves out are not admitted beside it. A combination that is read as OR decides nothing:
 * it shows by admitting others too.
 */
export async function expectNone(
  api: Api,
  query: Query,
  isLeftOut: (row: JsonObject) => boolean,
  because: string,
) {
  const reply = await pageOf(api, query);
  const rows = listIn(reply);
  const wrong = rows.filter(isLeftOut);
  precondition(wrong.length === 0 || wrong.length === rows.length, 'the filters are not combined with AND');
  expectThat(wrong.length === 0, '/data', because, wrong[0]);
}
