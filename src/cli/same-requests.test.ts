import { expect, it } from 'vitest';
import { suite } from '../../suites/index.js';
import { session } from '../engine/session.js';
import { defaults } from '../engine/settings.js';
import { createReference } from '../reference/index.js';
import { inProcess } from '../transport/in-process.js';
import { scriptedTime } from '../transport/scripted-wire.test-data.js';
import { keysOf } from './reference.js';

const noon = Date.parse('2026-11-20T12:00:00Z');
const everyTwelfth = suite.filter(({ kind }, index) => kind === 'property' && index % 12 === 0);
const checks = [...everyTwelfth, ...suite.filter(({ kind }) => kind === 'invariant')];

/** All requests of a run against a faulty reference, sorted, and how its failures were found. */
async function requestsOf(seed: number, concurrency: number) {
  const reference = createReference({
    now: () => new Date(noon),
    faults: ['error.code-missing', 'card.title-null'],
  });
  const requests: string[] = [];
  const settings = {
    baseUrl: 'http://reference.invalid',
    targetName: 'the reference',
    keys: keysOf(reference.accounts),
    surfaces: {},
    seed,
    concurrency,
    maxRequests: defaults.maxRequests,
    timeoutMs: defaults.timeoutMs,
    select: [],
    command: 'run',
  };
  const wire = inProcess((request) => {
    const { pathname, search } = new URL(request.url);
    requests.push(`${pathname}${search} ${request.headers.get('authorization')}`);
    return reference.fetch(request);
  });
  const means = { checks, version: '0.0.0', wire, time: scriptedTime(noon) };
  const failures: string[] = [];
  for await (const event of session(settings, means)) {
    if (event.type !== 'check-finished' || event.result.failure === undefined) continue;
    const { id, failure } = event.result;
    failures.push(`${id} ${failure.place} ${failure.input}`);
  }
  return { requests: requests.toSorted(), failures: failures.toSorted() };
}

it('one seed sends the same requests at any concurrency, those of replays and simplification too', async () => {
  const alone = await requestsOf(7, 1);
  expect(everyTwelfth.length).toBeGreaterThanOrEqual(40);
  expect(alone.failures.length).toBeGreaterThan(3);
  for (const concurrency of [8, 64]) {
    const wide = await requestsOf(7, concurrency);
    expect(wide.requests).toEqual(alone.requests);
    expect(wide.failures).toEqual(alone.failures);
  }
  expect((await requestsOf(8, 1)).requests).not.toEqual(alone.requests);
}, 120_000);
