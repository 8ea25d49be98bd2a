import { describe, expect, it } from 'vitest';
import type { Exchange } from '../kit/index.js';
import { exchangeOf } from '../kit/sample.test-data.js';
import { type Body, bodyOf } from './body.js';
import { compressing, createSharedReplies, keeping, packed, rereading } from './shared-replies.js';

const reply = (text: string, status = 200) => ({
  ...exchangeOf({}, status),
  ...bodyOf(text, (each) => each),
});
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('shared replies', () => {
  it('are handed out whole, before they came and after', async () => {
    const shared = createSharedReplies();
    const asked = Promise.resolve(reply('{"a":1}'));
    shared.put('/a', asked);
    expect(shared.get('/a')).toBe(asked);
    await settled();
    expect(await shared.get('/a')).toEqual(reply('{"a":1}'));
    expect(shared.get('/b')).toBeUndefined();
  });

  it.each([
    ['JSON', '{"a":"Zo\u00eb\u2019s \\n \ud83d\ude00"}'],
    ['no JSON', '<html>'],
    ['nothing', ''],
  ])('are unpacked where they were packed: %s', async (_, text) => {
    const shared = createSharedReplies(compressing, 1000, 39);
    const [one, other] = [reply(text), reply(JSON.stringify('x'.repeat(38)))];
    shared.put('/a', Promise.resolve(one));
    await settled();
    expect(await shared.get('/a')).toBe(one);
    shared.put('/b', Promise.resolve(other));
    await settled();
    const again = await shared.get('/a');
    expect(again).toEqual(one);
    expect(again).not.toBe(one);
  });

  it('are let go, the oldest first, when there are too many of them', async () => {
    const shared = createSharedReplies(compressing, 25, 10);
    for (const name of ['/a', '/b', '/c', '/d']) {
      shared.put(name, Promise.resolve(reply('"12345678"')));
      await settled();
    }
    // The last is whole, and two others have room.
    expect(shared.get('/a')).toBeUndefined();
    expect(shared.get('/c')).toBeDefined();
    expect(shared.get('/d')).toBeDefined();
  });

  it('are kept as they are where somebody else holds them', async () => {
    const shared = createSharedReplies(keeping, 1000, 0);
    const one = reply('{"a":1}');
    shared.put('/a', Promise.resolve(one));
    await settled();
    expect(await shared.get('/a')).toBe(one);
  });

  it('are read anew where that is possible, as often as they are asked for', async () => {
    const readers = new WeakMap<Exchange, () => Body>();
    const shared = createSharedReplies(rereading(readers), 1000, 10);
    const text = '{"a":"12"}';
    const one = reply(text);
    let readings = 0;
    readers.set(one, () => {
      readings += 1;
      return bodyOf(text, (each) => each);
    });
    for (const other of ['/b', '/c']) {
      shared.put('/a', Promise.resolve(one));
      await settled();
      shared.put(other, Promise.resolve(reply('"12345678"')));
      await settled();
      const again = await shared.get('/a');
      expect(again).toEqual(one);
      expect(again).not.toBe(one);
    }
    expect(readings).toBe(2);
  });

  it('take little memory', () => {
    const text = JSON.stringify(
      Array.from({ length: 2000 }, (_, nth) => ({ id: `event_${nth}`, title: 'A title' })),
    );
    expect(packed(reply(text)).body.length).toBeLessThan(text.length / 4);
  });

  it.each([
    ['a server error', () => Promise.resolve(reply('{}', 503))],
    ['no reply', () => Promise.reject(new Error('broken'))],
  ])('are not made of %s', async (_, ask) => {
    const shared = createSharedReplies();
    const asked = ask();
    shared.put('/a', asked);
    await asked.catch(() => {});
    await settled();
    expect(shared.get('/a')).toBeUndefined();
  });
});
