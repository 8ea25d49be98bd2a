import { expect, test } from 'vitest';
import { keyRoles, keyVariable } from '../../kit/index.js';
import { optionNames, optionVariable } from './options.js';
import { unknownVariables } from './unknown-variables.js';

test('a variable that is nearly a setting or a role is named with the nearest ones, without its value', () => {
  const environment = { EI_SEDE: '7', EI_API_KEY_REVOKD: 'svc_sk_secret', EI_SEED: '7', PATH: '/bin' };
  const [revoked, seed, ...rest] = unknownVariables(environment);
  expect(rest).toEqual([]);
  expect(revoked).toMatch(
    /^The variable EI_API_KEY_REVOKD is not a setting.* Did you mean EI_API_KEY_REVOKED/,
  );
  expect(seed).toMatch(/^The variable EI_SEDE .* Did you mean EI_SEED/);
  expect(revoked).not.toContain('svc_sk_secret');
});

test('every variable that is read is known', () => {
  const names = [...optionNames.map(optionVariable), ...keyRoles.map(keyVariable), 'EI_SIGNING_KEY'];
  expect(unknownVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
