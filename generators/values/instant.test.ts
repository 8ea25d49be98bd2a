import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { cutDay, instantAfter, isInstant } from './instant.js';

it('cut days keep the laws', () => {
  const days = { start: '2026-04-01', end: '2026-04-03' };
  const cut = cutDay(days);
  expect(
    brokenLaws(cut, ({ start, cut, end }) => [start, cut, end].every(isInstant) && start < cut && cut < end),
  ).toEqual([]);
});

it('instants are told to the second', () => {
  expect(instantAfter('2026-04-01', 3661)).toBe('2026-04-01T01:01:01Z');
});
