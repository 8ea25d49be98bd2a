import { expect, it } from 'vitest';
import { isInSomeZone } from './echo.js';

it.each([
  ['2026-11-01T05:00:00Z', '2026-11-01', true],
  ['2026-10-31T16:00:00Z', '2026-11-01', true],
  ['2026-11-11T04:59:59Z', '2026-11-11', true],
  ['2026-11-02T00:00:00Z', '2026-11-01', false],
  ['2026-10-31', '2026-11-01', false],
])('%s begins %s in some zone: %s', (told, date, begins) => {
  expect(isInSomeZone(told, date)).toBe(begins);
});
