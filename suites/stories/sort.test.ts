import { expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { directionOf, timesIn } from './sort.js';

it.each([
  [[3, 3, 1], 'down'],
  [[1, 2, 2], 'up'],
  [[1, 3, 2], 'neither'],
  [[2, 2], undefined],
  [[], undefined],
] as const)('%j runs %s', (values, direction) => {
  expect(directionOf(values)).toBe(direction);
});

it('reads the times that every card shows', () => {
  const data = [
    { day: '2026-05-02', at: { first: '2026-05-02T08:00:00Z' }, note: 'x', ended: '2026-05-03' },
    { day: '2026-05-01', at: { first: '2026-05-01T08:00:00Z' }, note: '2026-05-01', ended: null },
  ];
  expect([...timesIn(exchangeOf({ data })).keys()]).toEqual(['/day', '/at/first']);
});
