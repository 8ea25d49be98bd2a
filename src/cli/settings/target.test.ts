import { describe, expect, it } from 'vitest';
import { keyRoles, keyVariable } from '../../kit/index.js';
import type { ConfigFile } from './config-file.js';
import { keysFrom } from './target.js';

const file = (keys: NonNullable<ConfigFile['config']['keys']>): ConfigFile => ({
  name: 'c.json',
  folder: '/',
  config: { keys },
});

describe('keysFrom', () => {
  it('reads a key for each role that has one', () => {
    expect(
      keysFrom({
        EI_API_KEY: ' svc_sk_a\n',
        EI_API_KEY_PAST_DUE: 'svc_sk_b',
        EI_API_KEY_REVOKED: '',
        OTHER: 'x',
      }),
    ).toEqual([
      { role: 'full', key: 'svc_sk_a', from: 'environment EI_API_KEY' },
      { role: 'past-due', key: 'svc_sk_b', from: 'environment EI_API_KEY_PAST_DUE' },
    ]);
    expect(keysFrom({})).toEqual([]);
  });

  it('takes from the file what the environment does not give', () => {
    const given = file({ full: 'a', revoked: 'b', disabled: undefined });
    expect(keysFrom({ EI_API_KEY: 'c', EI_API_KEY_REVOKED: '' }, given)).toEqual([
      { role: 'full', key: 'c', from: 'environment EI_API_KEY' },
      { role: 'revoked', key: 'b', from: 'file c.json' },
    ]);
  });

  it('refuses one key for two roles that exclude each other, without showing it', () => {
    const twice = { EI_API_KEY: 'svc_sk_CANARY', EI_API_KEY_PAST_DUE: ' svc_sk_CANARY ' };
    expect(() => keysFrom(twice)).toThrow(
      'The roles full and past-due have the same key (environment EI_API_KEY, environment EI_API_KEY_PAST_DUE).',
    );
    // A key may well belong to a tier, or lack a single flag.
    expect(keysFrom({ EI_API_KEY: 'a', EI_API_KEY_ANALYST: 'a', EI_API_KEY_WITHOUT_GOV: 'a' })).toHaveLength(
      3,
    );
  });

  it('has a variable for each role', () => {
    expect(new Set(keyRoles.map(keyVariable)).size).toBe(keyRoles.length);
    expect(keyVariable('no-api-access')).toBe('EI_API_KEY_NO_API_ACCESS');
  });

  it.each(['CANARY x', 'CANARY\u00e9', 'CANARY\tx', 'CANARY\u0000'])(
    'shows no key that it refuses',
    (key) => {
      expect(() => keysFrom({ EI_API_KEY_REVOKED: key })).toThrow(
        /^EI_API_KEY_REVOKED contains a character that is not allowed in a key\.$/,
      );
      expect(() => keysFrom({}, file({ revoked: key }))).toThrow(
        /^keys\.revoked in c\.json contains a character that is not allowed in a key\.$/,
      );
    },
  );
});
