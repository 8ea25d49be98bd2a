import { describe, expect, it } from 'vitest';
import { createRate } from './rate.js';
import { scriptedTime } from './scripted-wire.test-data.js';

describe('createRate', () => {
  it('lets nobody wait without a number', async () => {
    const time = scriptedTime();
    const rate = createRate(time);
    await Promise.all([rate.ready(), rate.ready()]);
    expect(time.slept).toEqual([]);
  });

  it('spreads requests evenly, also when many come at once', async () => {
    const time = scriptedTime(0);
    const rate = createRate(time, 4);
    await Promise.all([1, 2, 3, 4, 5].map(() => rate.ready()));
    expect(time.slept).toEqual([250, 500, 750, 1000]);
  });

  it('does not save up what was not used', async () => {
    const time = scriptedTime(0);
    const rate = createRate(time, 1);
    await rate.ready();
    await time.sleep(10_000);
    await rate.ready();
    await rate.ready();
    expect(time.now()).toBe(11_000);
  });

  it('ends the wait when the run is interrupted', async () => {
    const time = scriptedTime(0);
    const rate = createRate(time, 0.001);
    await rate.ready();
    await rate.ready(AbortSignal.abort());
    expect(time.now()).toBe(0);
  });
});
