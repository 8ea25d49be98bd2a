import { expect, it } from 'vitest';
import { byFrequency, byRarity } from './frequency.js';

const texts = ['a', 'b', 'c', 'b'];

it('counts texts, the most frequent first', () => {
  expect(byFrequency(texts)).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ]);
});

it('counts texts, the rarest first', () => {
  expect(byRarity(texts)).toEqual([
    ['a', 1],
    ['c', 1],
    ['b', 2],
  ]);
});
