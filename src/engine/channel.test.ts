import { describe, expect, it } from 'vitest';
import { allOf } from './bench.test-data.js';
import { createChannel } from './channel.js';

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
