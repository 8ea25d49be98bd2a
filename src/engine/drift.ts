import { at, type Exchange, isArray, isObject } from '../kit/index.js';

/** Requests of one trial that are asked again to see whether the data moved. */
const most = 8;

/** The requests whose replies a relation compared, each once; none where it asked the same twice, which is about change itself. */
export function compared(exchanges: readonly Exchange[]): readonly Exchange[] {
  const asked = new Map(exchanges.map((each) => [JSON.stringify(each.request), each]));
  const isRelation = asked.size > 1 && asked.size === exchanges.length;
  // Of a long walk, both ends: what comes late is new or far back.
  return isRelation
    ? [...asked.values()].filter((_, nth, all) => nth < most / 2 || nth >= all.length - most / 2)
    : [];
}

/** Whether two replies to one request tell of different data: other rows or another number of them, in whatever order. */
export const hasMoved = (before: Exchange, after: Exchange): boolean => dataIn(before) !== dataIn(after);

/** Which rows there are and how many; their inner values, scores among them, may change by the hour. */
function dataIn({ status, json }: Exchange): string {
  const data = at(json, '/data');
  const rows = (isArray(data) ? data : [data]).map((row) => (isObject(row) ? (row.id ?? row) : row));
  const pagination = at(json, '/pagination');
  const counts = isObject(pagination)
    ? Object.values(pagination).filter((each) => typeof each === 'number')
    : [];
  return JSON.stringify([
    status,
    at(json, '/code'),
    rows.map((row) => JSON.stringify(row)).toSorted(),
    counts,
  ]);
}
