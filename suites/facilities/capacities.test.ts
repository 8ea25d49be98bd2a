import { expect, it } from 'vitest';
import { isWithin, megawattsOf } from './capacities.js';

const of = (capacity_mw: number, type = 'coal_plant') => ({ type, capacity_mw });

it('reads the capacity of power facilities and data centers alone', () => {
  expect(megawattsOf(of(5))).toBe(5);
  expect(megawattsOf(of(5, 'data_center'))).toBe(5);
  expect(megawattsOf(of(5, 'port'))).toBeUndefined();
});

it('leaves the edges of a bound open', () => {
  const fits = isWithin(100, Number.POSITIVE_INFINITY);
  expect([of(200), of(100), of(100.5), of(50)].map(fits)).toEqual([true, undefined, undefined, false]);
  expect(fits(of(50, 'port'))).toBeUndefined();
  expect(isWithin(Number.NEGATIVE_INFINITY, 100)(of(50))).toBe(true);
});
