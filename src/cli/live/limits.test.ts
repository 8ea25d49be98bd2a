import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fastTime } from './difficult.test-data.js';
import { type Judged, liveRuns } from './judged.test-data.js';
import { late, limited, plain, reset } from './mischief.test-data.js';

const { judged, close } = liveRuns();
let usual: Judged;

beforeAll(async () => {
  usual = await judged();
}, 60_000);
afterEach(close);

describe('--max-requests', { timeout: 30_000 }, () => {
  it.each([1, 2, 3, 7, 12, 25, 60])('%d is never exceeded', async (most) => {
    const seen = await judged({}, ['--max-requests', String(most)]);
    expect(seen.requests).toBeLessThanOrEqual(most);
    // Below three there is no way in.
    expect(seen.exitCode).toBe(most < 3 ? 3 : 2);
    expect(Object.values(seen.outcomes)).not.toContain('fail');
  });

  it.each([
    ['resets', reset],
    ['limits', limited('0')],
  ])('counts what is sent again after %s', async (_, delivery) => {
    const seen = await judged({ deliver: (_, nth) => (nth > 0 && nth % 2 === 0 ? delivery : plain) }, [
      '--max-requests',
      '50',
    ]);
    expect(seen.requests).toBe(50);
    expect(seen.exitCode).toBe(2);
  });
});

describe('--max-time', { timeout: 30_000 }, () => {
  it('sends nothing after it, and ends with time-budget', async () => {
    const time = fastTime();
    const began = time.now();
    const seen = await judged({ time, deliver: () => late(2000, time.sleep) }, ['--max-time', '10']);
    expect(seen.exitCode).toBe(2);
    expect(seen.requests).toBeLessThan(usual.requests);
    // What was sent in time may arrive late on a busy machine.
    expect(Math.max(...seen.seen.arrivals) - began).toBeLessThan(15_000);
    expect(seen.notes.join()).toContain('the time limit of the run is reached');
    expect(Object.values(seen.outcomes)).not.toContain('fail');
  });
});

describe('--rate', { timeout: 30_000 }, () => {
  it('spreads the requests', async () => {
    const seen = await judged({}, ['--rate', '20']);
    const { arrivals } = seen.seen;
    expect(seen).toMatchObject({ exitCode: 0, outcomes: usual.outcomes, requests: usual.requests });
    // The way in is asked for by itself, and each may arrive late.
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan((seen.requests - 2) * 50 * 0.9);
  });
});

describe('--concurrency', { timeout: 30_000 }, () => {
  it.each([1, 4])('%d is the most that is open at once', async (most) => {
    const seen = await judged({ deliver: () => late(200, fastTime().sleep) }, [
      '--concurrency',
      String(most),
    ]);
    expect(seen).toMatchObject({ exitCode: 0, outcomes: usual.outcomes, requests: usual.requests });
    expect(seen.seen.mostAtOnce).toBe(most);
    expect(seen.seen.mostConnections).toBe(most);
  });

  it('keeps its connections', async () => {
    const seen = await judged({}, ['--concurrency', '2']);
    expect(seen.requests).toBeGreaterThan(80);
    expect(seen.seen.connections).toBe(2);
  });
});
