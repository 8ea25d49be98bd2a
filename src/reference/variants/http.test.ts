import { expect, it } from 'vitest';
import { formOf } from './form.test-data.js';
import { httpVariants } from './http.js';

type Id = keyof typeof httpVariants;

const shown: readonly (readonly [Id, string, string])[] = [
  ['http.gzip', 'content-encoding', 'gzip'],
  ['http.brotli', 'content-encoding', 'br'],
  ['http.media-type-bare', 'content-type', 'Application/JSON'],
  [
    'http.media-type-of-its-own',
    'content-type',
    'application/vnd.event-intelligence.v2+json ;charset=UTF-8; profile="list"',
  ],
  ['http.decorated', 'etag', 'W/"1"'],
];

it.each(shown)('%s shows in %s', async (id, name, value) => {
  const accept = { 'accept-encoding': 'gzip, br' };
  const { headers } = await formOf(id)('/api/v2/meta/endpoints', 'full', accept);
  expect(headers.get(name)).toBe(value);
});

it('compresses nothing for clients that do not accept it', async () => {
  const { headers, body } = await formOf('http.gzip')('/api/v2/meta/endpoints');
  expect(headers.get('content-encoding')).toBeNull();
  expect(body.success).toBe(true);
});

it('sends the same body in pieces', async () => {
  const { body } = await formOf('http.in-pieces')('/api/v2/events?limit=5');
  expect(body.data).toHaveLength(5);
});

it('covers every variant of the protocol', () => {
  const tested = ['http.in-pieces', ...shown.map(([id]) => id)];
  expect(tested.toSorted()).toEqual(Object.keys(httpVariants).toSorted());
});
