import { expect, it } from 'vitest';
import { amountOf, valuationsOf } from './valuation.js';

it.each([
  [157e9, 157e9],
  ['$157B', 157e9],
  ['USD 2.5m', 2.5e6],
  ['1,200', 1200],
  ['unknown', undefined],
  ['2024-01-01', undefined],
  [true, undefined],
])('reads %s as an amount', (value, amount) => {
  expect(amountOf(value)).toBe(amount);
});

it('finds valuations beside their dates', () => {
  const companies = [
    { name: 'A', valuation: { amount: 3, currency: 'USD', date: '2025-01-01' } },
    { name: 'B', valuation: null },
  ];
  expect(valuationsOf(companies)?.values).toEqual([3, undefined]);
});
