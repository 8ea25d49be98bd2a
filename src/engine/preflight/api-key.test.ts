import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { apiKeyError } from './api-key.js';

const now = Date.parse('2026-05-20T12:00:00Z');
const whyOf = (status: number, json: Parameters<typeof exchangeOf>[0], headers = {}) =>
  apiKeyError(exchangeOf(json, status, { headers }), 60_000, now);

describe('refusedKey', () => {
  it.each([
    [401, { code: 'INVALID_API_KEY' }, 'settings', '401 INVALID_API_KEY (the key is unknown', 'EI_API_KEY'],
    [
      401,
      { code: 'INVALID_API_KEY', error: 'Key was Revoked.' },
      'settings',
      'its message says revoked)',
      'EI',
    ],
    [401, { error: 'expired' }, 'settings', '401 (its message says expired)', 'EI_API_KEY'],
    [401, { code: 'MISSING_API_KEY' }, 'server', 'did not reach the API', 'Authorization header'],
    [401, undefined, 'server', 'in front of the API', 'firewalls'],
    [403, undefined, 'server', 'in front of the API', 'firewalls'],
    [403, { code: 'API_KEY_DISABLED' }, 'plan', 'is disabled: 403', 'enabled again'],
    [403, { code: 'PROGRAMMATIC_ACCESS_DENIED' }, 'plan', 'may not read Events', 'API access'],
    [402, { code: 'PAYMENT_OVERDUE' }, 'plan', 'cannot pay for requests', 'Settle'],
    [429, { code: 'QUOTA_EXCEEDED' }, 'plan', 'the usage limit is reached', 'Settle'],
  ])('tells %i %j', (status, json, whose, said, next) => {
    expect(whyOf(status, json)).toMatchObject({
      whose,
      message: expect.stringContaining(said),
      next: expect.stringContaining(next),
    });
  });

  it('shows of the words of the target only those that it knows', () => {
    const { message = '' } = whyOf(401, { code: '\u001b[2J', error: 'the unrevokedness of secret-1' }) ?? {};
    expect(message).toBe('The deployment refuses the key: 401.');
    // A code that belongs to another status is shown without its condition.
    expect(whyOf(401, { code: 'INVALID_LIMIT' })?.message).toBe(
      'The deployment refuses the key: 401 INVALID_LIMIT.',
    );
  });

  it.each([
    ['61', 'has to wait 61 s'],
    ['Wed, 20 May 2026 12:05:00 GMT', 'has to wait 300 s'],
  ])('stops where a 429 asks to wait longer than a run does: %s', (wait, said) => {
    expect(whyOf(429, { code: 'RATE_LIMITED' }, { 'retry-after': wait })).toMatchObject({
      whose: 'plan',
      message: expect.stringContaining(said),
    });
  });

  it.each([
    [200, {}, {}],
    [400, { code: 'INVALID_LIMIT' }, {}],
    [500, undefined, {}],
    [429, { code: 'RATE_LIMITED' }, {}],
    [429, { code: 'RATE_LIMITED' }, { 'retry-after': '60' }],
    [200, {}, { 'retry-after': '600' }],
  ])('says nothing of %i %j %j', (status, json, headers) => {
    expect(whyOf(status, json, headers)).toBeUndefined();
  });
});
