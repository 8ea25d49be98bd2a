import {
  at,
  type Exchange,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
} from '../../src/kit/index.js';

/** The records of a registry list: `data` itself or the first array within it (ruling C39). */
export function recordsIn(reply: Exchange): readonly JsonObject[] {
  expectOk(reply);
  const data = at(reply.json, '/data');
  const list = isArray(data) ? data : isObject(data) ? Object.values(data).find(isArray) : undefined;
  expectThat(list !== undefined, '/data', 'an array of records', data);
  return list.filter(isObject);
}

/** Whether the reply tells that there is more than it shows, or is so long that it may be a cut page. */
export function mayBeCut(reply: Exchange): boolean {
  const next = at(reply.json, '/pagination/next_cursor');
  return (typeof next === 'string' && next !== '') || recordsIn(reply).length >= 10;
}
