import {
  type Exchange,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
} from '../src/kit/index.js';

/** The list that a reply holds: `data`, or the first list within it, or the first at top level (ruling C39). */
function listWithin(json: unknown): readonly Json[] | undefined {
  if (!isObject(json)) return undefined;
  const { data } = json;
  if (isArray(data)) return data;
  const lists = [...(isObject(data) ? Object.values(data) : []), ...Object.values(json)].filter(isArray);
  return lists.find((list) => list.some(isObject)) ?? lists[0];
}

/** The rows of a reply; undefined where it holds no list. */
export const listOf = (json: unknown): readonly JsonObject[] | undefined =>
  listWithin(json)?.filter(isObject);

/** The rows of a successful reply of a reference family, each an object. */
export function listIn(reply: Exchange): readonly JsonObject[] {
  expectOk(reply);
  const list = listWithin(reply.json);
  expectThat(list !== undefined, '/data', 'a list of records', reply.json);
  const odd = list.findIndex((each) => !isObject(each));
  expectThat(odd < 0, `/data/${odd}`, 'a record', list[odd]);
  return list.filter(isObject);
}
