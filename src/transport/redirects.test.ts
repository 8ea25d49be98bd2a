import { expect, it } from 'vitest';
import { redirectWithin } from './redirects.js';

const origin = 'https://api.example.com';
const to = (location: string | undefined, status = 308) =>
  redirectWithin({
    path: '/base/openapi.json',
    reply: { status, headers: location === undefined ? {} : { location } },
    origin,
  });

it.each([
  ['/contract/openapi.json?v=2', '/contract/openapi.json?v=2'],
  ['v2/openapi.json', '/base/v2/openapi.json'],
  [`${origin}/contract.json`, '/contract.json'],
])('leads by %s to %s', (location, path) => expect(to(location)).toBe(path));

it.each([
  ['another host', 'https://elsewhere.example.com/openapi.json'],
  ['another scheme', 'http://api.example.com/openapi.json'],
  ['no host at all', 'javascript:alert(1)'],
  ['what is no address', 'https://['],
  ['nothing', undefined],
])('does not lead to %s', (_, location) => expect(to(location)).toBeUndefined());

it('leads nowhere by a reply that is no redirect', () => expect(to('/contract.json', 200)).toBeUndefined());
