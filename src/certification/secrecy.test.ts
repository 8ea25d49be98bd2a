import { describe, expect, it } from 'vitest';
import { SetupError } from '../engine/setup-error.js';
import { bundleOf, key } from './bundle.test-data.js';
import { requireSecrecy } from './certification.js';
import { createAudit, hiderOf } from './secrecy.js';

const secret = 'ei_live_Zx81kPq0/7+mnb==vTr4';
const audit = createAudit([secret, 'short'], 'ei_live_');

describe('the redaction audit', () => {
  it.each([
    ['as it is', secret],
    ['in capitals', secret.toUpperCase()],
    ['without its prefix', secret.slice(8)],
    ['in a URL', encodeURIComponent(secret)],
    ['backwards', [...secret].toReversed().join('')],
    [
      'in a URL, half of it escaped',
      secret.replace(/[aeiou1-9]/g, (each) => `%${each.charCodeAt(0).toString(16)}`),
    ],
    ['in Base64 with line breaks', Buffer.from(secret).toString('base64').replace(/.{20}/g, '$&\\r\\n')],
    ['in hexadecimal digits', Buffer.from(secret).toString('hex')],
    ['in Base64', Buffer.from(secret).toString('base64')],
    ['in Base64 for URLs', Buffer.from(secret).toString('base64url')],
    ['in Base64 behind a byte', Buffer.from(`.${secret}.`).toString('base64')],
    ['in Base64 behind two bytes', Buffer.from(`..${secret}...`).toString('base64')],
    ['in a Basic header', `Basic ${Buffer.from(`user:${secret}`).toString('base64')}`],
  ])('finds a secret %s', (_, spelled) => {
    expect(audit(`{"a":"${spelled}"}`)).toBeDefined();
  });

  it('finds what has the form of a key, whosever it is, and private keys', () => {
    expect(audit('x svc_sk_0123456789abcdef')).toBe('a text of the form of a key');
    expect(audit('x ei_live_0123456789abcdef')).toBe('a text of the form of a key');
    expect(audit('-----BEGIN PRIVATE KEY-----')).toBe('a private key');
  });

  it.each(['svc_sk_', 'svc_sk_…', '^svc_sk_[0-9a-f]{64}$', 'a short word', '[key]', ''])(
    'takes %j for what it is',
    (text) => {
      expect(audit(text)).toBeUndefined();
    },
  );

  it('finds nothing in what was hidden', () => {
    const hide = hiderOf([secret], 'ei_live_');
    for (const text of [
      secret,
      `Bearer ${secret}`,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('hex'),
      [...secret].join('\0'),
      'ei_live_0123456789abcdef',
    ])
      expect(audit(hide(text))).toBeUndefined();
  });
});

describe('a bundle', { timeout: 300_000 }, () => {
  it('is not made where a part would hold a secret that nothing hides', async () => {
    const spelled = [...key].toReversed().join('');
    const made = bundleOf(() => Response.json({ success: true, data: [{ id: spelled }], meta: {} }));
    await expect(made).rejects.toThrow(SetupError);
    await expect(made).rejects.toThrow(/would contain a secret of the run; nothing is written/);
  });

  it('is not made where the claim itself holds a key', async () => {
    await expect(bundleOf(undefined, { nonce: key })).rejects.toThrow(/certificate.json would contain/);
  });

  it('is not made where a secret lies deep within a large part', async () => {
    for (const before of [0, 10, secret.length - 1]) {
      const large = Buffer.from(`${'.'.repeat(2 ** 22 - before)}${secret}${'.'.repeat(2 ** 22)}`);
      const required = requireSecrecy(new Map([['round-1.report.json', large]]), [secret], 'ei_live_');
      await expect(required).rejects.toThrow(/round-1.report.json would contain a/);
    }
    const harmless = new Map([['round-1.report.json', Buffer.from('.'.repeat(2 ** 23))]]);
    await requireSecrecy(harmless, [secret], 'ei_live_');
  });
});
