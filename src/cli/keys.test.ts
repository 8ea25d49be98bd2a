import { describe, expect, it } from 'vitest';
import { keyRoles, keyVariable } from '../kit/index.js';
import { keysFrom } from './keys.js';

describe('keysFrom', () => {
  it('reads a key for each role that has one', () => {
    expect(
      keysFrom({
        EI_API_KEY: ' svc_sk_a\n',
        EI_API_KEY_PAST_DUE: 'svc_sk_b',
        EI_API_KEY_REVOKED: '',
        OTHER: 'x',
      }),
    ).toEqual({
      full: 'svc_sk_a',
      'past-due': 'svc_sk_b',
    });
    expect(keysFrom({})).toEqual({});
  });

  it('has a variable for each role', () => {
    expect(new Set(keyRoles.map(keyVariable)).size).toBe(keyRoles.length);
    expect(keyVariable('no-api-access')).toBe('EI_API_KEY_NO_API_ACCESS');
  });

  it.each(['CANARY x', 'CANARY\u00e9', 'CANARY\tx', 'CANARY\u0000'])(
    'shows no key that it refuses',
    (key) => {
      expect(() => keysFrom({ EI_API_KEY_REVOKED: key })).toThrow(
        /^EI_API_KEY_REVOKED holds a character that no key has\.$/,
      );
    },
  );
});
