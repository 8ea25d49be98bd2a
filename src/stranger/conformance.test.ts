import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suite } from '../../suites/index.js';
import type { CheckResult } from '../engine/events.js';
import { session } from '../engine/session.js';
import { defaults } from '../engine/settings.js';
import { network } from '../transport/network.js';
import { createStranger } from './stranger.js';

/** A day on which its corpus was judged before; noon is far from any doubt about which day it is. */
const noon = Date.parse('2026-11-20T12:00:00Z');
const began = performance.now();
const now = () => noon + performance.now() - began;

const stranger = createStranger({ now });
const server = createServer((request, response) => {
  // Node would tell the machine's own day.
  response.sendDate = false;
  stranger.handler(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function judged(seed: number): Promise<readonly CheckResult[]> {
  const wire = network(origin, { connections: 8, timeoutMs: 10_000, maxBytes: defaults.maxBytes });
  const { full = '', unentitled = '' } = stranger.keys;
  const settings = {
    baseUrl: `${origin}/gateway/eia`,
    targetName: 'a stranger',
    keys: { full, unentitled },
    surfaces: {},
    seed,
    concurrency: defaults.concurrency,
    maxRequests: defaults.maxRequests,
    timeoutMs: defaults.timeoutMs,
    select: [],
    command: 'test',
  };
  const results: CheckResult[] = [];
  const means = { checks: suite, version: 'test', wire, time: { now, sleep: async () => {} } };
  for await (const event of session(settings, means))
    if (event.type === 'check-finished') results.push(event.result);
  await wire.close();
  return results;
}

describe('a deployment that keeps the text in unusual ways', { timeout: 120_000 }, () => {
  it.each([1, 2])('fails no check (seed %i)', async (seed) => {
    const results = await judged(seed);
    const accused = results.filter(({ outcome }) => outcome === 'fail' || outcome === 'harness-error');
    expect(accused.map(({ id, failure, note }) => ({ id, finding: failure?.finding, note }))).toEqual([]);
    // What it has no data for is inconclusive; most checks have to decide all the same.
    const decided = results.filter(({ outcome }) => outcome === 'pass' || outcome === 'warn');
    expect(decided.length).toBeGreaterThan(0.85 * suite.length);
  });
});
