import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { baseUrlError } from './base-url.js';

const base = 'http://a.test/v9';
const page = (
  status: number,
  text = '<html>',
  headers: Exchange['headers'] = { 'content-type': 'text/html' },
) => exchangeOf(undefined, status, { text, headers });
const moved = (location?: string) => page(308, '', location === undefined ? {} : { location });
const whyOf = (reply: Exchange, other: Exchange = reply, baseUrl = base) =>
  baseUrlError(baseUrl, [reply, other]);

describe('wrongAddress', () => {
  it.each([
    ['a path that is not there', page(404), 'settings', '(404)', '/api/v2/events is appended'],
    ['a website', page(200), 'settings', 'web pages', 'sign-in page'],
    ['a gateway', page(503), 'server', 'gateway', 'Start the deployment'],
    [
      'TLS that is asked in plain HTTP',
      page(400, 'Client sent an HTTP request to an HTTPS server.', {}),
      'settings',
      'expects HTTPS',
      '--base-url https://a.test/v9',
    ],
    [
      'a redirect to the same elsewhere',
      moved('https://b.test/api/v2/events?limit=1'),
      'settings',
      'redirects to https://b.test/api/v2/events (308)',
      'Give --base-url https://b.test',
    ],
    [
      'a redirect to a sign-in page',
      moved('/login?next=/'),
      'settings',
      'http://a.test/login (308)',
      'sign-in',
    ],
    ['a redirect to itself', moved(`${base}/api/v2/events/`), 'settings', `${base}/api/v2/events/`, 'Check'],
    ['a redirect to nowhere', moved('http://[:'), 'settings', 'no address', 'Check --base-url'],
  ] as const)('names %s', (_, reply, whose, said, next) => {
    expect(whyOf(reply)).toMatchObject({
      whose,
      message: expect.stringContaining(said),
      next: expect.stringContaining(next),
    });
  });

  it.each([
    ['http://a.test/api', '/api', 'http://a.test'],
    ['http://a.test/x/api', '/api', 'http://a.test/x'],
    ['http://a.test/x/api/v2', '/api/v2', 'http://a.test/x'],
    ['http://api.test/api/v2/events', '/api/v2/events', 'http://api.test'],
  ])('gives the address that %s was meant for', (baseUrl, surplus, meant) => {
    const { next } = whyOf(page(404), page(404), baseUrl) ?? {};
    expect(next).toMatch(/^\/api\/v2 is appended to the base URL\./);
    expect(next).toContain(`without ${surplus}: --base-url ${meant}`);
    expect(next?.endsWith(meant)).toBe(true);
  });

  it('shows of a redirect neither its query nor what a terminal would obey', () => {
    const { message = '' } =
      whyOf(moved(`https://b.test/\u001b[2J\u202e${'x'.repeat(999)}?token=t0ken`)) ?? {};
    expect(message).toContain('https://b.test/');
    expect(message).not.toMatch(/t0ken|[\p{Cc}\u202e]|x{250}/u);
  });

  it.each([
    ['one endpoint alone', page(404), exchangeOf({})],
    ['a redirect of one endpoint', moved('/login'), exchangeOf({})],
    [
      'JSON that is called a page',
      exchangeOf({}, 200, { headers: { 'content-type': 'text/html' } }),
      undefined,
    ],
    ['a server error of the API', exchangeOf({}, 500), undefined],
    ['a refusal', exchangeOf({}, 401), undefined],
    ['a bad request that names HTTPS in JSON', exchangeOf({ error: 'https' }, 400), undefined],
  ])('leaves to others: %s', (_, reply, other = reply) => {
    expect(whyOf(reply, other)).toBeUndefined();
  });
});
