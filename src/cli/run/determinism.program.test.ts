import { expect, it } from 'vitest';
import { suite } from '../../../suites/index.js';
import { session } from '../../engine/session.js';
import { defaults } from '../../engine/settings.js';
import { createReference, type FaultId } from '../../proof/reference/index.js';
import { inProcess } from '../../transport/in-process.js';
import { scriptedTime } from '../../transport/scripted-wire.test-data.js';
import { keysOf } from '../reference/deployment.js';

const noon = Date.parse('2026-11-20T12:00:00Z');
const some = suite.filter(({ kind }, index) => kind === 'property' && index % 9 === 0);
const checks = [...some, ...suite.filter(({ kind }) => kind === 'invariant')];

/** All requests of a run, sorted, how its checks ended, and how its failures were found. */
async function ranWith(seed: number, concurrency: number, faults: readonly FaultId[]) {
  const reference = createReference({ now: () => new Date(noon), faults });
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
  const endings: string[] = [];
  const failures: string[] = [];
  for await (const event of session(settings, means)) {
    if (event.type !== 'check-finished') continue;
    const { id, outcome, reason, note, failure } = event.result;
    endings.push(`${id} ${outcome} ${reason} ${note}`);
    if (failure !== undefined) failures.push(`${id} ${failure.place} ${failure.input}`);
  }
  return { requests: requests.toSorted(), endings: endings.toSorted(), failures: failures.toSorted() };
}

const two: readonly FaultId[] = ['error.code-missing', 'card.title-null'];

it.each([
  ['with two faults', 7, two],
  ['without a fault', 8, []],
  ['with two faults and another seed', 21, two],
])(
  'one seed sends the same requests and comes to the same outcomes at any concurrency: %s',
  async (_, seed, faults) => {
    const alone = await ranWith(seed, 1, faults);
    expect(some.length).toBeGreaterThanOrEqual(55);
    if (faults.length > 0) expect(alone.failures.length).toBeGreaterThan(3);
    else expect(alone.failures).toEqual([]);
    for (const concurrency of [8, 64]) {
      // Requests of replays and of simplification are among them.
      expect(await ranWith(seed, concurrency, faults)).toEqual(alone);
    }
  },
  120_000,
);

it('another seed sends other requests', async () => {
  const one = await ranWith(7, 8, []);
  expect((await ranWith(8, 8, [])).requests).not.toEqual(one.requests);
}, 120_000);
