import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../kit/sample.test-data.js';
import { createSharedReplies } from './shared-replies.js';

const reply = (text: string, status = 200) => ({ ...exchangeOf({}, status), text, json: JSON.parse(text) });
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

  it('are parsed anew where their parsed form was let go', async () => {
    const shared = createSharedReplies(1000, 10);
    const [one, other] = [reply('{"a":1}'), reply('{"b":2}')];
    shared.put('/a', Promise.resolve(one));
    await settled();
    expect(await shared.get('/a')).toBe(one);
    shared.put('/b', Promise.resolve(other));
    await settled();
    const again = await shared.get('/a');
    expect(again).toEqual(one);
    expect(again).not.toBe(one);
  });

  it('are let go, the oldest first, when there are too many characters of them', async () => {
    const shared = createSharedReplies(20);
    for (const name of ['/a', '/b', '/c']) {
      shared.put(name, Promise.resolve(reply('"12345678"')));
      await settled();
    }
    expect(shared.get('/a')).toBeUndefined();
    expect(shared.get('/b')).toBeDefined();
    expect(shared.get('/c')).toBeDefined();
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
