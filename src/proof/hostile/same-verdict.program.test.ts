import type { IncomingMessage } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scriptedTime } from '../../transport/scripted-wire.test-data.js';
import type { FaultId } from '../reference/index.js';
import {
  away,
  brokenOff,
  closing,
  compressed,
  type Delivery,
  dripping,
  late,
  limited,
  plain,
  reset,
  truncated,
} from './deliveries.test-data.js';
import { fastTime, type Judged, liveRuns } from './difficult-deployments.test-data.js';

const { judged, close } = liveRuns();
const faults: readonly FaultId[] = ['error.code-missing', 'cursor.page-skips-a-row'];
let sound: Judged;
let faulty: Judged;

beforeAll(async () => {
  // The first run makes the corpus.
  sound = await judged();
  faulty = await judged({ faults });
}, 60_000);

afterEach(close);

/** Each request meets it the first time that it is sent; the very first one finds out whether anybody is there. */
const atFirst = (delivery: Delivery) => {
  const met = new Set<string>();
  return ({ url, headers }: IncomingMessage, nth: number): Delivery => {
    const identity = `${headers.authorization} ${url}`;
    if (nth === 0 || met.has(identity)) return plain;
    met.add(identity);
    return delivery;
  };
};

/** Serves so many requests a second of a clock that nothing but waiting moves, and tells the others to wait. */
const limiter = (perSecond: number, time = scriptedTime()) => {
  let second = 0;
  let served = 0;
  const deliver = (): Delivery => {
    const now = Math.floor(time.now() / 1000);
    served = now === second ? served + 1 : 1;
    second = now;
    return served > perSecond ? limited('1') : plain;
  };
  return { time, deliver };
};

describe('without mischief', () => {
  it('a sound deployment is conformant, and a faulty one is not', () => {
    expect(sound.exitCode).toBe(0);
    expect(new Set(Object.values(sound.outcomes))).toEqual(new Set(['pass']));
    expect(faulty.exitCode).toBe(1);
    expect(faulty.outcomes).toMatchObject({ 'envelopes/error': 'fail', 'events/cursor-walk': 'fail' });
  });
});

describe('the verdict is the same, for the same requests, behind', { timeout: 300_000 }, () => {
  it.each([
    ['latency', late(100, fastTime().sleep)],
    ['connections that are closed after each reply', closing],
    ['gzip', compressed('gzip')],
    ['brotli', compressed('br')],
    ['slow bodies', dripping(25)],
  ])('%s', async (_, delivery) => {
    const seen = await judged({ deliver: () => delivery });
    expect(seen).toMatchObject({ exitCode: 0, outcomes: sound.outcomes, requests: sound.requests });
  });
});

describe('the verdict is the same where a retry gets over', { timeout: 300_000 }, () => {
  it.each([
    ['connections that break', reset],
    ['bodies that break off', brokenOff],
    ['bodies that are cut short', truncated],
    ['limits without a wait', limited()],
    ['limits with a wait of nothing', limited('0')],
    ['limits until a date', limited(new Date(fastTime().now() + 2000).toUTCString())],
  ])('%s', async (_, delivery) => {
    const seen = await judged({ deliver: atFirst(delivery) });
    expect(seen).toMatchObject({ exitCode: 0, outcomes: sound.outcomes });
    expect(seen.requests).toBeLessThan(2.2 * sound.requests);
    const bad = await judged({ deliver: atFirst(delivery), faults });
    expect(bad).toMatchObject({ exitCode: 1, outcomes: faulty.outcomes });
  });

  it('a storm of 429', async () => {
    const seen = await judged(limiter(10));
    expect(seen).toMatchObject({ exitCode: 0, outcomes: sound.outcomes });
    expect(seen.seen.statuses[429]).toBeGreaterThanOrEqual(Math.floor(sound.requests / 10) - 1);
    expect(seen.requests).toBeLessThan(2 * sound.requests);
    expect(await judged({ ...limiter(10), faults })).toMatchObject({
      exitCode: 1,
      outcomes: faulty.outcomes,
    });
  });

  it('a restart of five seconds', async () => {
    const time = fastTime();
    const seen = await judged({
      time,
      deliver: (_, nth, deployment) => {
        if (nth !== 40) return plain;
        deployment.leave();
        void time.sleep(5000).then(deployment.comeBack);
        return reset;
      },
    });
    expect(seen).toMatchObject({ exitCode: 0, outcomes: sound.outcomes });
  });
});

it.each([
  ['says when to come again', away(503, { 'retry-after': '1' }), 2000],
  ['says nothing', away(502), 400],
])(
  'a gateway that answers for a while in place of the deployment, and %s, accuses nobody',
  async (_, page, ms) => {
    const time = fastTime();
    let since = Number.POSITIVE_INFINITY;
    const { exitCode, outcomes } = await judged({
      time,
      deliver: (_, nth) => {
        if (nth === 40) since = time.now();
        return time.now() >= since && time.now() < since + ms ? page : plain;
      },
    });
    // Invariants judge each reply, those of the gateway too, and say what a repeat does not show.
    const others = Object.entries(outcomes).filter(([id]) => !id.startsWith('envelopes/'));
    expect(Object.fromEntries(others)).toEqual(
      Object.fromEntries(Object.entries(sound.outcomes).filter(([id]) => !id.startsWith('envelopes/'))),
    );
    expect(Object.values(outcomes)).not.toContain('fail');
    expect([0, 2]).toContain(exitCode);
  },
  30_000,
);
