import { describe, expect, it } from 'vitest';
import { createBackOff, createRateLimit, retryAfterMs } from './pacing.js';
import { scriptedTime } from './scripted-wire.test-data.js';

const now = Date.parse('2026-05-20T12:00:00Z');

describe('retryAfterMs', () => {
  it.each([
    ['0', 0],
    ['7', 7000],
    [' 7 ', 7000],
    ['31536000', 31_536_000_000],
    ['Wed, 20 May 2026 12:00:30 GMT', 30_000],
    ['Wednesday, 20-May-26 12:00:30 GMT', 30_000],
    ['Wed, 20 May 2026 11:00:00 GMT', 0],
    [undefined, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['2026', 2_026_000],
    ['2026-05-20', undefined],
  ])('reads %j as %s ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });

  it('reads a number of any size', () => {
    expect(retryAfterMs('9'.repeat(400), now)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('createPace', () => {
  it('holds everybody back until the time has come', async () => {
    const time = scriptedTime(now);
    const pace = createBackOff(time);
    await pace.ready();
    expect(time.slept).toEqual([]);
    pace.holdFor(5000);
    const ready: number[] = [];
    await Promise.all([1, 2, 3].map(async () => pace.ready().then(() => ready.push(time.now()))));
    expect(ready).toEqual([now + 5000, now + 5000, now + 5000]);
  });

  it('never shortens a wait', async () => {
    const time = scriptedTime(now);
    const pace = createBackOff(time);
    pace.holdFor(5000);
    pace.holdFor(100);
    await pace.ready();
    expect(time.now()).toBe(now + 5000);
  });

  it('waits again when somebody was told to wait meanwhile', async () => {
    const time = scriptedTime(now);
    const pace = createBackOff(time);
    pace.holdFor(1000);
    const ready = pace.ready();
    pace.holdFor(9000);
    await ready;
    expect(time.now()).toBe(now + 9000);
  });

  it('is ready at once when the run is interrupted, before or while it waits', async () => {
    const time = scriptedTime(now);
    const pace = createBackOff(time);
    pace.holdFor(60_000);
    await pace.ready(AbortSignal.abort());
    expect(time.now()).toBe(now);

    const controller = new AbortController();
    const woken = createBackOff({
      now: () => now,
      sleep: async () => controller.abort(),
    });
    woken.holdFor(60_000);
    await woken.ready(controller.signal);
  });
});

describe('createRate', () => {
  it('lets nobody wait without a number', async () => {
    const time = scriptedTime();
    const rate = createRateLimit(time);
    await Promise.all([rate.ready(), rate.ready()]);
    expect(time.slept).toEqual([]);
  });

  it('spreads requests evenly, also when many come at once', async () => {
    const time = scriptedTime(0);
    const rate = createRateLimit(time, 4);
    await Promise.all([1, 2, 3, 4, 5].map(() => rate.ready()));
    expect(time.slept).toEqual([250, 500, 750, 1000]);
  });

  it('does not save up what was not used', async () => {
    const time = scriptedTime(0);
    const rate = createRateLimit(time, 1);
    await rate.ready();
    await time.sleep(10_000);
    await rate.ready();
    await rate.ready();
    expect(time.now()).toBe(11_000);
  });

  it('ends the wait when the run is interrupted', async () => {
    const time = scriptedTime(0);
    const rate = createRateLimit(time, 0.001);
    await rate.ready();
    await rate.ready(AbortSignal.abort());
    expect(time.now()).toBe(0);
  });
});
