import { expect, it } from 'vitest';
import type { Exchange } from './exchange.js';
import { isGatewayRefusal } from './gateway.js';
import { exchangeOf } from './sample.test-data.js';

const reply = (target: string, status: number): Exchange =>
  exchangeOf(undefined, status, { request: { method: 'GET', target, credential: { role: 'full' } } });

it.each([
  ['a line that is too long', '/api/v2/events?search=a', 414],
  ['a line that it does not take', `/api/v2/events?search=${'a'.repeat(5000)}`, 400],
  ['header fields that are too long', '/api/v2/events', 431],
  ['a slash in a path', '/api/v2/entities/https%3A%2F%2Fa.test', 404],
  ['a control character in a path', '/api/v2/events/a%00', 400],
  ['an escape that is none', '/api/v2/events/%zz?limit=1', 400],
  ['an escape that is no UTF-8', '/api/v2/events/%FF', 400],
])('takes a page for the answer of a gateway to %s', (_, target, status) => {
  expect(isGatewayRefusal(reply(target, status))).toBe(true);
});

it.each([
  ['a control character in a query', reply('/api/v2/events?search=%00', 400)],
  ['a server error', reply('/api/v2/events/a%00', 500)],
  ['an ordinary path', reply('/api/v2/events/a%20b', 404)],
  ['the error envelope', { ...reply('/api/v2/events', 414), json: { success: false } }],
])('judges the deployment by its answer to %s', (_, exchange) => {
  expect(isGatewayRefusal(exchange)).toBe(false);
});
