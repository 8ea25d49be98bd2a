import { facilityClasses, limits } from '../../contract/index.js';
import { type Api, type Exchange, isObject, type JsonObject, type Query } from '../../src/kit/index.js';
import { leavesIn, memberOf } from '../leaves.js';
import { listOf } from '../list-in.js';
import { facilityIdOf } from './record.js';

export const longestPage = limits.facilities.limit.max;

/** A first page as long as pages can be. */
export const pageOf = (api: Api, query: Query = {}): Promise<Exchange> =>
  api.get('listFacilities', { ...query, limit: longestPage });

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

/** The cursor to the page after this one, wherever the reply shows it (ruling C39); undefined where it shows none. */
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
  return sent === undefined ? text : decodeURIComponent(sent);
}

/** Whether a reply says in so many words that no page follows. */
export const isLast = (reply: Exchange): boolean => /"next_?cursor":\s*(?:null|"")/i.test(reply.text);

/** Whether more facilities may belong to the result than its first page shows. */
export const isCut = (reply: Exchange): boolean =>
  nextCursorOf(reply) !== undefined || (!isLast(reply) && (listOf(reply.json)?.length ?? 0) >= longestPage);
