import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { bucketOf, countOn, datesOf } from './buckets.js';

const summary = (...data: readonly JsonObject[]) => exchangeOf({ success: true, group_by: 'date', data });

it.each([
  ['in a member of its own', { key: '2026-05-02', latest: '2026-05-01' }],
  ['with a time', { date: '2026-05-02T00:00:00Z' }],
  ['as an interval', { from: '2026-05-02', to: '2026-05-02' }],
  ['as an interval with an exclusive end before its start', { to: '2026-05-03', from: '2026-05-02' }],
  ['as an interval of members by other names', { b: '2026-05-03', a: '2026-05-02' }],
])('reads a date that stands %s', (_, bucket) => {
  const reply = summary({ ...bucket, event_count: 7 });
  expect(datesOf(reply)).toEqual(['2026-05-02']);
  expect(countOn(reply, '2026-05-02')).toBe(7);
  expect(countOn(reply, '2026-05-03')).toBe(0);
  expect(bucketOf(reply, '2026-05-02')).toMatchObject(bucket);
});

it('finds the bucket of a date among intervals that end where the next one begins', () => {
  const first = { end: '2026-05-03', start: '2026-05-02', event_count: 1 };
  const second = { end: '2026-05-04', start: '2026-05-03', event_count: 2 };
  expect(bucketOf(summary(first, second), '2026-05-03')).toEqual(second);
});
