import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf } from './bench.test-data.js';
import { createLanes, inLanes } from './lanes.js';

const turn = (count: number) =>
  Array.from({ length: count }, async () => {}).reduce((all, each) => all.then(() => each));

describe('inLanes', () => {
  it('hands out the results in the order of the items, and never does more at once than there are lanes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 9 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (items, width) => {
          let busy = 0;
          let most = 0;
          const results = await allOf(
            inLanes(items, createLanes(width), async (item) => {
              busy += 1;
              most = Math.max(most, busy);
              if (item > 0) await turn(item);
              busy -= 1;
              return item;
            }),
          );
          expect(results).toEqual(items);
          expect(most).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  it('uses the lanes that are free', async () => {
    const waiting: (() => void)[] = [];
    const all = allOf(
      inLanes([1, 2, 3, 4], createLanes(3), () => new Promise<void>((resolve) => waiting.push(resolve))),
    );
    await turn(3);
    expect(waiting).toHaveLength(3);
    while (waiting.length > 0) {
      waiting.shift()?.();
      await turn(5);
    }
    expect(await all).toHaveLength(4);
  });

  it('does one after the other where no lane is free, and nothing that is not asked for', async () => {
    const lanes = createLanes(1);
    const done: number[] = [];
    for await (const item of inLanes([1, 2, 3], lanes, async (each) => done.push(each))) {
      expect(done).toHaveLength(item);
      if (item === 2) break;
    }
    await turn(5);
    expect(done).toEqual([1, 2]);
    expect(lanes.isFree()).toBe(true);
  });

  it('tells what was begun ahead that nobody waits for it', async () => {
    const signals: AbortSignal[] = [];
    const stream = inLanes([1, 2], createLanes(2), async (_, signal) => signals.push(signal));
    for await (const _ of stream) break;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('passes on what went wrong, in its turn', async () => {
    const stream = inLanes([1, 2], createLanes(2), async (item) => {
      if (item === 2) throw new Error('it broke');
      return item;
    });
    const seen: number[] = [];
    await expect(
      (async () => {
        for await (const item of stream) seen.push(item);
      })(),
    ).rejects.toThrow('it broke');
    expect(seen).toEqual([1]);
  });
});
