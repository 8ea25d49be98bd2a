import { isArray, isObject, type Json, type JsonObject } from '../kit/index.js';

/**
 * The document of a report without what only tells times: no verdict rests on them, and a repetition takes others. What
 * stands in their place and tells no time is left.
 */
export function untimed(document: unknown): unknown {
  if (!isObject(document as Json)) return document;
  const { finishedAt, ...report } = document as JsonObject;
  return {
    ...report,
    ...(isInstant(finishedAt) ? {} : { finishedAt }),
    preflight: without(['seconds'], report.preflight),
    checks: ofEach(report.checks, ['ms']),
    operations: ofEach(report.operations, ['p50', 'p95', 'p99', 'max']),
  };
}

const isInstant = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^[\dT:.-]{23}Z$/.test(value) && !Number.isNaN(Date.parse(value));

const isTime = (value: Json): boolean => typeof value === 'number' && value >= 0;

const ofEach = (list: Json | undefined, names: readonly string[]): unknown =>
  isArray(list) ? list.map((each) => without(names, each)) : list;

const without = (names: readonly string[], value: Json | undefined): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([name, each]) => !(names.includes(name) && isTime(each))),
      )
    : value;
