import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { cutDay, instantAfter } from './instant.js';

/** Whether a text is an instant in UTC at a whole second. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && !Number.isNaN(Date.parse(text));

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
