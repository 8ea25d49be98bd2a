import {
  type Api,
  at,
  type CallOptions,
  type Exchange,
  expectOk,
  isArray,
  isObject,
  type JsonObject,
  type Query,
} from '../../src/kit/index.js';
import { isHandle } from '../entities/handle.js';
import { leavesIn, memberOf } from '../leaves.js';
import { listsIn } from '../listed-rows.js';

const hasHandle = (row: JsonObject): boolean => leavesIn(row).some(({ value }) => isHandle(value));

/** The results of a search: a list under `data`, or else wherever they stand, as the shape of the reply is not shown. */
export function resultsIn(reply: Exchange): readonly JsonObject[] {
  expectOk(reply);
  const data = at(reply.json, '/data');
  if (isArray(data)) return data.filter(isObject);
  const lists = listsIn(reply.json);
  return lists.find((rows) => rows.some(hasHandle)) ?? lists.find((rows) => rows.length > 0) ?? [];
}

/** The lane of the legal-entity registry: the list whose rows have an `lei`; where it sits is left open. */
export function laneIn(reply: Exchange): readonly JsonObject[] {
  expectOk(reply);
  const lists = listsIn(reply.json);
  const [only, ...others] = lists;
  const lane = lists.find((rows) => rows.some((row) => memberIn(row, 'lei') !== undefined));
  return lane ?? (others.length === 0 && only !== undefined ? only : []);
}

/** The value of a member of a row, or of what stands within it; undefined where there is none or it is null. */
export const memberIn = (row: JsonObject, name: string): string | number | boolean | undefined =>
  leavesIn(row).find(({ path }) => memberOf(path) === name)?.value;

export const leiIn = (row: JsonObject): string | undefined => {
  const lei = memberIn(row, 'lei');
  return typeof lei === 'string' ? lei : undefined;
};

export const searchFor = (
  api: Api,
  q: string,
  more: Query = {},
  options: CallOptions = {},
): Promise<Exchange> => api.get('searchEntities', { q, ...more }, options);
