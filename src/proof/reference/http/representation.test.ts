import { expect, it } from 'vitest';
import { formOf } from '../variants.test-data.js';
import { interruptionVariants } from './interruptions.js';
import { httpVariants } from './representation.js';

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

type InterruptionId = keyof typeof interruptionVariants;

const interruptions: readonly (readonly [InterruptionId, number, number])[] = [
  ['interruptions.rate-limited', 37, 429],
  ['interruptions.rate-limited-without-wait', 97, 429],
  ['interruptions.gateway', 211, 503],
  ['interruptions.broken-bodies', 223, 200],
];

it.each(interruptions)('%s shows once in %i requests', async (id, many, status) => {
  const ask = formOf(id);
  const replies = [];
  for (let asked = 0; asked <= many; asked += 1) replies.push(await ask('/api/v2/offices?q=x'));
  const odd = replies.filter(({ status: seen, body }) => seen !== 200 || body === undefined);
  expect(odd.map((each) => each.status)).toEqual([status]);
});

it('interruptions.semantic-search-down shows at a search', async () => {
  const { status, body } = await formOf('interruptions.semantic-search-down')('/api/v2/events?search=port');
  expect([status, body.code]).toEqual([503, 'SEMANTIC_SEARCH_UNAVAILABLE']);
});

it('covers every variant of interruptions', () => {
  const tested = ['interruptions.semantic-search-down', ...interruptions.map(([id]) => id)];
  expect(tested.toSorted()).toEqual(Object.keys(interruptionVariants).toSorted());
});
