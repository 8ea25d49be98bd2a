import { expect, it } from 'vitest';
import type { Exchange } from '../kit/index.js';
import { replyOf } from '../transport/scripted-wire.test-data.js';
import { benchOf } from './bench.test-data.js';
import { resend } from './resend.js';

const exchange = (status: number): Exchange => ({
  request: { method: 'GET', target: '/a', credential: { role: 'full' } },
  status,
  headers: {},
  text: '',
  json: undefined,
  ms: 1,
});

it('waits where the target asks to, so that a limit is not taken for an answer', async () => {
  const { client, wire } = benchOf((_, nth) =>
    nth === 0 ? replyOf({ code: 'RATE_LIMITED' }, 429, { 'retry-after': '1' }) : replyOf({ nth }),
  );
  expect((await resend(exchange(200), client, undefined)).json).toEqual({ nth: 1 });
  expect(wire.sent).toHaveLength(2);
});

it.each([402, 429, 500, 503])('takes any answer where it was %i before', async (status) => {
  const { client, wire } = benchOf(() => replyOf({ code: 'X' }, status));
  expect((await resend(exchange(status), client, undefined)).status).toBe(status);
  expect(wire.sent).toHaveLength(1);
});
