import { expect, it } from 'vitest';
import { circumstances } from './failures.js';
import { result } from './sample.test-data.js';

it.each([
  [1, 1, '1 trial, 1 reply'],
  [99, 1, '99 trials, 1 reply'],
  [1200, 2, '1,200 trials, 2 replies'],
])('counts %d trials and %d replies', (trials, replies, words) => {
  const [first] = circumstances(result('a/a', 'pass', { trials, replies }));
  expect(first?.endsWith(`; ${words}`)).toBe(true);
});
