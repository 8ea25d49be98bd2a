import { describe, expect, it } from 'vitest';
import { errorRow } from '../../contract/index.js';
import { keyRoles } from './exchange.js';
import { isUnknownKey, keyRefusals, keyStates } from './key-states.js';
import { exchangeOf } from './sample.test-data.js';

describe('isUnknownKey', () => {
  it.each([
    ['past-due', 401, 'INVALID_API_KEY', true],
    ['unentitled', 401, 'INVALID_TOKEN', true],
    // Something dropped the header; whether the key is known is open.
    ['past-due', 401, 'MISSING_API_KEY', false],
    ['past-due', 403, 'INVALID_API_KEY', false],
    ['past-due', 401, undefined, false],
    ['disabled', 401, 'API_KEY_DISABLED', false],
    ['revoked', 401, 'INVALID_API_KEY', false],
    ['second', 401, 'INVALID_API_KEY', false],
    ['full', 401, 'INVALID_API_KEY', false],
  ] as const)('of %s with %i %s: %s', (role, status, code, unknown) => {
    expect(isUnknownKey(role, exchangeOf(code === undefined ? undefined : { code }, status))).toBe(unknown);
  });
});

it('describes each role in words of its own', () => {
  expect(new Set(Object.values(keyStates)).size).toBe(keyRoles.length);
});

it('has refusals, not successes, of which each is due for one reason', () => {
  for (const codes of Object.values(keyRefusals))
    for (const code of codes) expect(errorRow(code).status).toBeGreaterThan(400);
});
