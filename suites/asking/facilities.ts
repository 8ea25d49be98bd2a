import { type ClauseId, facilityClasses, limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  type CallOptions,
  detail,
  type Exchange,
  expectThat,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  type Query,
  strings,
} from '../../src/kit/index.js';
import { facilityIdOf, nameOf } from './facility-record.js';
import { listIn, listOf } from './replies.js';
import { decoded, leavesIn, memberOf } from './texts.js';

export const longestPage = limits.facilities.limit.max;

/**
 * A first page as long as pages can be. Where it is shorter and has a cursor to an empty page, it is returned as the last one
 * (ruling end-of-walk).
 */
export async function pageOf(api: Api, query: Query = {}, options: CallOptions = {}): Promise<Exchange> {
  const asked = { ...query, limit: longestPage };
  const page = await api.get('listFacilities', asked, options);
  const cursor = nextCursorOf(page);
  const rows = page.status === 200 ? listOf(page.json) : undefined;
  if (rows === undefined || rows.length >= longestPage || cursor === undefined) return page;
  const next = await api.get('listFacilities', { ...asked, cursor }, options);
  // A failure prints the last request.
  await api.get('listFacilities', asked);
  const isEnd = next.status === 200 && listOf(next.json)?.length === 0;
  return isEnd && page.json !== undefined ? { ...page, json: withoutNext(page.json) } : page;
}

/** A reply with null in place of each cursor to a next page. */
const withoutNext = (value: Json): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          nextName.test(name.toLowerCase()) ? null : withoutNext(each),
        ]),
      )
    : value;

/** The facilities of a first page with one filter. @param served the clause that a refusal contradicts */
export async function filtered(api: Api, query: Query, served: ClauseId): Promise<readonly JsonObject[]> {
  const reply = await pageOf(api, query);
  return accusing(served, () => listIn(reply));
}

/**
 * What is wrong with a list that is refused or finds too little: one of its values, where it has no other or where the
 * accepted values that the refusal tells lack one; otherwise that it is a list.
 */
export function partAtFault(reply: Exchange, items: readonly string[]): 'values' | 'list' {
  const accepted = [...strings(detail(reply, 'accepted_values'))];
  const isUnknown = accepted.length > 0 && items.some((item) => !accepted.includes(item));
  return items.length === 1 || isUnknown ? 'values' : 'list';
}

/** Facilities whose owners are known. */
export const ownedFacilities = (api: Api): Promise<readonly JsonObject[]> =>
  filtered(api, { has_owner: true }, 'facilities.has-owner.true');

/** Facilities of the deployment: the first of the list, and the first of each class. */
export async function sample(api: Api): Promise<readonly JsonObject[]> {
  const queries: readonly Query[] = [{}, ...facilityClasses.map((each) => ({ class: each }))];
  const pages = await Promise.all(queries.map((query) => pageOf(api, query)));
  const rows = pages.filter(({ status }) => status === 200).flatMap(({ json }) => listOf(json) ?? []);
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** A sample of so many facilities shows what a directory has in general. */
export const largeSample = 200;

/** By what a facility is recognised in another list. */
export const keyOf = (row: JsonObject): string => facilityIdOf(row) ?? JSON.stringify(row);

const nextName = /^next_?cursor$|^next_?page_?token$|^next$/;

/** The cursor to the page after this one, wherever the reply shows it (ruling reference-envelope); undefined where it shows none. */
export function nextCursorOf(reply: Exchange): string | undefined {
  if (!isObject(reply.json)) return undefined;
  const rows = listOf(reply.json) ?? [];
  const members = Object.entries(reply.json).filter(([, value]) => value !== rows && !isRows(value, rows));
  const found = leavesIn(Object.fromEntries(members)).find(
    ({ path, value }) => nextName.test(memberOf(path)) && value !== '' && typeof value !== 'boolean',
  );
  return found === undefined ? undefined : cursorIn(String(found.value));
}

const isRows = (value: unknown, rows: readonly JsonObject[]): boolean =>
  Array.isArray(value) && value.length === rows.length && value.every((each, index) => each === rows[index]);

/** The cursor itself, where a whole address of the next page is told. */
function cursorIn(text: string): string {
  const [, sent] = /[?&]cursor=([^&]+)/.exec(text) ?? [];
  return sent === undefined ? text : decoded(sent);
}

/** Whether a reply says in so many words that no page follows. */
export const isLast = ({ json }: Exchange): boolean => json !== undefined && saysLast(json);

const saysLast = (value: Json): boolean =>
  isObject(value) &&
  Object.entries(value).some(([name, each]) =>
    /^next_?cursor$/i.test(name) ? each === null || each === '' : saysLast(each),
  );

/** Whether more facilities may belong to the result than its first page shows. */
export const isCut = (reply: Exchange): boolean =>
  nextCursorOf(reply) !== undefined || (!isLast(reply) && (listOf(reply.json)?.length ?? 0) >= longestPage);

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
  /** Whether the detail of a facility may show what its row in a list leaves out. */
  readonly isCutInRows?: true;
  /** Accused if the request is refused; the check's first clause by default, as for the members below. */
  readonly served?: ClauseId;
  /** Accused if a row does not fit. */
  readonly only?: ClauseId | ((stray: JsonObject) => ClauseId);
  /** Accused if a facility is not found. */
  readonly finds?: ClauseId | ((lost: JsonObject) => ClauseId);
}

/**
 * A query is served with facilities that fit and no others, and finds those that the deployment is known to have.
 * Counted as a witness where there was something to leave out.
 */
export async function expectSelected(api: Api, selection: Selection): Promise<void> {
  const { query, because, fits, parts = [fits], also = [], isCutInRows, served, only, finds } = selection;
  const reply = await pageOf(api, query);
  const rows = accusing(served, () => listIn(reply));
  for (const [index, row] of rows.entries()) {
    const isFit = fits(row) !== false || (isCutInRows === true && fits(await wholeOf(api, row)) !== false);
    expectThat(isFit, `/data/${index}`, because, row, typeof only === 'function' ? only(row) : only);
  }

  const known = [...(await sample(api)), ...also];
  const seen = new Set(rows.map(keyOf));
  let found = 0;
  for (const part of parts) {
    const wanted = known.filter((row) => part(row) === true);
    const lost = wanted.filter((row) => !seen.has(keyOf(row)));
    const clauseOf = (row: JsonObject) => (typeof finds === 'function' ? finds(row) : finds);
    if (!isCut(reply)) {
      const clause = lost[0] && clauseOf(lost[0]);
      expectThat(
        lost.length === 0,
        '/data',
        `${because}: no facility lost`,
        lost.slice(0, 3).map(keyOf),
        clause,
      );
    } else if (lost.length === wanted.length) {
      const example = lost.find(isSearchable);
      if (example === undefined) continue;
      await accusing(clauseOf(example), () => expectFound(api, query, example, because));
    }
    found += wanted.length;
  }
  if (known.some((row) => fits(row) === false) && found > 0) api.witness(because, rows.length);
}

/** A facility as its detail shows it, or its row where there is none. */
export async function wholeOf(api: Api, row: JsonObject): Promise<JsonObject> {
  const id = facilityIdOf(row);
  if (id === undefined) return row;
  const { status, json } = await api.get('getFacility', {}, { path: { facility_id: id } });
  const data = at(json, '/data');
  return status === 200 && isObject(data) ? data : row;
}

/** Whether a name can stand in `q` without a second meaning. */
export const isPlainName = (name: string): boolean =>
  name.length >= 4 && name.trim() === name && !/[%_*?\\"+]/.test(name);

/** Whether a facility shows a name that can be searched for. */
export const isSearchable = (row: JsonObject): boolean => isPlainName(nameOf(row) ?? '');

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
