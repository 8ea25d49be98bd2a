import { expect, it } from 'vitest';
import { amountOf, areInSeveralCurrencies, datesOf, isLater, valuationsOf } from './orders.js';

it.each([
  ['2024-05-01', '2024-04-30', true],
  ['2024', '2023-12-31', true],
  ['2024', '2024-01-01', false],
  ['2024-05', '2024-05-20', false],
])('%s is later than %s: %s', (one, other, later) => {
  expect(isLater(one, other)).toBe(later);
});

it('prefers the date of publication', () => {
  const model = { release_date: '2024-01-01', publication_date: '2024-02-01', updated_date: '2025-01-01' };
  expect(datesOf([model])).toEqual([
    { path: '/publication_date', isPublication: true },
    { path: '/release_date', isPublication: false },
  ]);
});

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

it('takes no year of a valuation for one', () => {
  expect(valuationsOf([{ valuation: '~3 bn (2024)', valuation_year: 2024 }])).toBeUndefined();
});

it.each([
  [[{ valuation: { amount: 3e12, currency: 'JPY' } }, { valuation: { amount: 9e9, currency: 'USD' } }], true],
  [
    [{ valuation: { amount: 3e12, currency: 'usd' } }, { valuation: { amount: 9e9, currency: 'USD' } }],
    false,
  ],
  [[{ valuation: { amount: 3e12, currency: 'USD' } }, { valuation: null }], false],
  [[{ valuation: 3e12, revenue: { amount: 3, currency: 'EUR' } }], false],
  [[{ valuation: '€3B' }, { valuation: '$9B' }], true],
  [[{ valuation: '$3B' }, { valuation: '9B' }], false],
])('tells whether %j are in several currencies: %s', (companies, expected) => {
  const path = valuationsOf(companies)?.path ?? '';
  expect(areInSeveralCurrencies(companies, path)).toBe(expected);
});
