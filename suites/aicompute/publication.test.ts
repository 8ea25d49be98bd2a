import { expect, it } from 'vitest';
import { datesOf, isLater } from './publication.js';

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
