import { expect, it } from 'vitest';
import { hasStatus } from './status.js';

it.each([
  [{ status: 'Operating' }, true],
  [{ status: 'mothballed', units: [{ status: 'operating' }] }, false],
  [{ status: ['construction', 'operating'] }, undefined],
  [{ status: null }, false],
  [{ name: 'Kestrel' }, false],
])('knows whether %j is operating: %s', (row, expected) => {
  expect(hasStatus('operating')(row)).toBe(expected);
});
