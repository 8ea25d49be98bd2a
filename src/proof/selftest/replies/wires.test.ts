import { describe, expect, test } from 'vitest';
import { at, type Json } from '../../../kit/index.js';
import type { Wire } from '../../../transport/wire.js';
import { listeningWire, mutatedReplies, plainReplies } from './wires.js';

const first = '/api/v2/events';
const second = '/api/v2/events?cursor=c2';
const pages: Readonly<Record<string, Json>> = {
  [first]: { data: [{ id: 'conflict_1', title: 'a' }], pagination: { limit: 1 } },
  [second]: { data: [{ id: 'conflict_2' }], pagination: { limit: 1 } },
};
const headers = { 'content-type': 'application/json', 'x-units-left': '9' };
const deployment: Wire = {
  send: async ({ path }) => ({ status: 200, headers, text: JSON.stringify(pages[path]) }),
  close: async () => {},
};
const request = (path: string) => ({ path, authorization: undefined });
const ask = (wire: Wire, path: string) => wire.send({ path, headers: {} });

describe('replies with one change', () => {
  const mutant = { member: 'listEvents 200 /data/*/title', operator: 'dropped', rows: 'every' } as const;

  test('a change touches the replies that it shows in, and these alone', async () => {
    const plain = plainReplies(deployment, '');
    const replies = mutatedReplies(plain, mutant, []);
    expect(replies.touches(await plain.of(request(first)))).toBe(true);
    expect(replies.touches(await plain.of(request(second)))).toBe(false);
    expect(replies.changed()).toBe(0);
  });

  test('a changed reply counts once, however often it is handed out', async () => {
    const replies = mutatedReplies(plainReplies(deployment, ''), mutant, []);
    const wire = replies.wire({ fresh: false });
    for (const path of [first, first, second]) await ask(wire, path);
    expect(replies.changed()).toBe(1);
    expect((await ask(wire, first)).read?.json).toEqual({
      data: [{ id: 'conflict_1' }],
      pagination: { limit: 1 },
    });
  });

  test('a change of later pages leaves the first one alone', async () => {
    const plain = plainReplies(deployment, '');
    const onLater = { member: 'listEvents 200 /data', operator: 'emptied', rows: 'later' } as const;
    const replies = mutatedReplies(plain, onLater, []);
    expect(replies.touches(await plain.of(request(first)))).toBe(false);
    expect(replies.touches(await plain.of(request(second)))).toBe(true);
  });
});

test('a wire notes the members and headers that are looked at, and no others', async () => {
  const read = new Set<string>();
  const heard = { asked: () => {}, read: (member: string) => void read.add(member) };
  const wire = listeningWire(plainReplies(deployment, ''), { fresh: false }, heard);
  const reply = await ask(wire, first);
  expect([...read]).toEqual([]);
  expect(at(reply.read?.json, '/data/0/id')).toBe('conflict_1');
  expect(reply.headers['x-units-left']).toBe('9');
  expect([...read]).toEqual([
    'listEvents 200 /data',
    'listEvents 200 /data/*',
    'listEvents 200 /data/*/id',
    'listEvents 200 header x-units-left',
  ]);
});
