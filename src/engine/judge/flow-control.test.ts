import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf } from '../fixtures.test-data.js';
import { createChannel, createLanes, inDoublingBatches, inLanes } from './flow-control.js';

describe('createChannel', () => {
  it('gives everything in order, put before, while and after it is read', async () => {
    const channel = createChannel<number>();
    channel.put(1);
    channel.put(2);
    const read: number[] = [];
    const reading = (async () => {
      for await (const item of channel) {
        read.push(item);
        if (item === 2) channel.put(3);
      }
    })();
    await new Promise((resolve) => setImmediate(resolve));
    channel.put(4);
    channel.put(5);
    channel.close();
    await reading;
    expect(read).toEqual([1, 2, 3, 4, 5]);
  });

  it('ends when it is closed, even when nothing was put', async () => {
    const channel = createChannel<number>();
    const reading = allOf(channel);
    channel.close();
    expect(await reading).toEqual([]);
  });
});

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

/** Work that takes some turns, and the most that was done at once. */
function counted() {
  let busy = 0;
  const work = {
    most: 0,
    async do(item: number) {
      busy += 1;
      work.most = Math.max(work.most, busy);
      await turns(item);
      busy -= 1;
      return item;
    },
  };
  return work;
}

describe('inLanes', () => {
  it('gives the results in the order of the items, and never does more at once than there are lanes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 9 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (items, width) => {
          const work = counted();
          const lanes = createLanes(width);
          expect(await inLanes(items, lanes, work.do)).toEqual(items);
          expect(work.most).toBeLessThanOrEqual(width);
          expect(lanes.isFree()).toBe(true);
        },
      ),
    );
  });

  it('uses the lanes that are free', async () => {
    const work = counted();
    await inLanes([5, 5, 5, 5, 5], createLanes(3), work.do);
    expect(work.most).toBe(3);
  });

  it('uses a lane as soon as another has left it', async () => {
    const lanes = createLanes(2);
    lanes.enter();
    const work = counted();
    const done = inLanes([9, 9, 9, 9], lanes, work.do);
    await turns(5);
    expect(work.most).toBe(1);
    lanes.leave();
    await done;
    expect(work.most).toBe(2);
  });

  it('has a lane of its own where none is free', async () => {
    const lanes = createLanes(1);
    lanes.enter();
    expect(await inLanes([1, 2], lanes, counted().do)).toEqual([1, 2]);
  });

  it('passes on what went wrong', async () => {
    const broken = inLanes([1, 2], createLanes(2), async (item) => {
      if (item === 2) throw new Error('it broke');
      return item;
    });
    await expect(broken).rejects.toThrow('it broke');
  });
});

describe('inDoublingBatches', () => {
  it('keeps every item in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (items) => void expect(inDoublingBatches(items).flat()).toEqual(items)),
    );
  });

  it('begins with one and doubles', () => {
    const sizes = inDoublingBatches(Array.from({ length: 10 })).map(({ length }) => length);
    expect(sizes).toEqual([1, 2, 4, 3]);
  });
});
