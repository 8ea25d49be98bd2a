import { describe, expect, it } from 'vitest';
import { spoiledHeaders } from '../transport/request.js';
import { TransportError, type Wire, type WireReply } from '../transport/wire.js';
import { addressOf } from './bodies.js';
import { createRecorder, type Journal, recordedTarget } from './journal.js';
import { headerNames, hiderOf, keyFormOf, standIns } from './secrecy.js';

const key = `svc_sk_${'0123456789abcdef'.repeat(4)}`;
const keys = { full: key, revoked: 'other-secret-of-the-account' };
const nameOf = headerNames(keys);
const hide = hiderOf(Object.values(keys), 'svc_sk_');
const as = (value: string) => ({ Authorization: `Bearer ${value}` });

/** Records what is sent to a wire; each look at the clock takes a millisecond. */
function recorderOf(send: Wire['send']) {
  let now = Date.parse('2026-05-20T12:00:00Z');
  const texts = new Map<string, string>();
  const keep = (text: string): string => {
    texts.set(addressOf(text), text);
    return addressOf(text);
  };
  const recorder = createRecorder({
    wire: { send, close: async () => {} },
    time: { now: () => now++, sleep: async () => {} },
    nameOf,
    hide,
    keep,
  });
  return { ...recorder, texts };
}

const reply = (text: string, status = 200): WireReply => ({ status, headers: { 'x-a': 'b' }, text });

const replayOf = ({ journal, texts }: { journal(): Journal; texts: ReadonlyMap<string, string> }) => {
  const { usual, prefix } = keyFormOf(key);
  const names = standIns(['full', 'revoked'], { usual, prefix });
  const textOf = (address: string) => texts.get(address);
  return { target: recordedTarget(journal(), textOf, { nameOf: headerNames(names), hide }), names };
};

describe('a journal', () => {
  it('tells another spelling of the field of the key', () => {
    const named = (field: string) => nameOf({ headers: { accept: '*/*', [field]: `Bearer ${key}` } });
    expect(['Authorization', 'AUTHORIZATION'].map(named)).toEqual(['full', 'full in AUTHORIZATION']);
  });

  it('tells what was done to a key', () => {
    const spoilt = Object.values(spoiledHeaders).map((headerOf) =>
      nameOf({ headers: { Authorization: headerOf(key) } }),
    );
    expect(spoilt).toEqual(['full cut', 'full lengthened', 'full rotated', 'full basic']);
  });

  it('answers as the target did, the first time with the first answer, by path and key', async () => {
    let sent = 0;
    const { wire, ...recorded } = recorderOf(async ({ path }) => {
      sent += 1;
      return reply(`{"nth":${sent},"path":"${path}"}`);
    });
    await wire.send({ path: '/a', headers: as(key) });
    await wire.send({ path: '/a', headers: as(key) });
    await wire.send({ path: '/a', headers: as(keys.revoked) });
    await wire.send({ path: '/a', headers: {} });
    const { target, names } = replayOf(recorded);
    const asked = async (headers: Record<string, string>) =>
      (await target.wire.send({ path: '/a', headers })).text.slice(0, 8);
    expect(await asked({})).toBe('{"nth":4');
    expect(await asked(as(names.revoked ?? ''))).toBe('{"nth":3');
    expect(await asked(as(names.full ?? ''))).toBe('{"nth":1');
    expect(target.unasked()).toMatchObject([{ path: '/a', as: 'full' }]);
    expect(await asked(as(names.full ?? ''))).toBe('{"nth":2');
    expect([target.unasked(), target.missing()]).toEqual([[], []]);
    await expect(asked({})).rejects.toThrow(TransportError);
    expect(target.missing()).toEqual(['none /a']);
  });

  it('holds no key, in whatever spelling of the reply, and is judged as it is held', async () => {
    const echoed = [key, key.slice(7), encodeURIComponent(keys.revoked), `svc_sk_${'9'.repeat(64)}`];
    const { wire, journal, texts } = recorderOf(async () => reply(JSON.stringify(echoed)));
    const judged = await wire.send({ path: '/a', headers: as(key) });
    const [exchange] = journal().exchanges;
    expect(texts.get(exchange?.reply?.body ?? '')).toBe(judged.text);
    expect(JSON.parse(judged.text)).toEqual(['[key]', '[key]', '[key]', 'svc_sk_…']);
    expect(JSON.stringify([journal(), ...texts.values()])).not.toMatch(/0123456789abcdef|other-secret|9{9}/);
  });

  it('repeats the troubles of the network, and the time that each reply took', async () => {
    const { wire, time, ...recorded } = recorderOf(async ({ path }) => {
      if (path === '/broken') throw new TransportError('timeout', `no reply for ${key}`);
      return reply('{}');
    });
    const began = time.now();
    await wire.send({ path: '/a', headers: {} });
    await wire.send({ path: '/broken', headers: {} }).catch(() => {});
    await time.sleep(500);
    const { target } = replayOf(recorded);
    expect(target.time.now()).toBe(began);
    await target.wire.send({ path: '/a', headers: {} });
    const trouble = await target.wire.send({ path: '/broken', headers: {} }).catch((error: unknown) => error);
    await target.time.sleep(500);
    expect(trouble).toMatchObject({ trouble: 'timeout', message: 'no reply for [key]' });
    expect(target.time.now()).toBe(time.now());
  });

  it('reads a body once while it is asked for, and anew after many others', async () => {
    const large = JSON.stringify('x'.repeat(3_000_000));
    const paths = ['/same', '/same', ...Array.from({ length: 6 }, (_, nth) => `/${nth}`), '/same'];
    const { wire, ...recorded } = recorderOf(async ({ path }) => reply(`[${JSON.stringify(path)},${large}]`));
    for (const path of paths) await wire.send({ path, headers: {} });
    const { target } = replayOf(recorded);
    const bodies: WireReply['read'][] = [];
    for (const path of paths) bodies.push((await target.wire.send({ path, headers: {} })).read);
    expect(bodies[1]).toBe(bodies[0]);
    expect(bodies.at(-1)).not.toBe(bodies[0]);
    expect(bodies.at(-1)).toEqual(bodies[0]);
  });

  it('answers what waits at once in the order of then', async () => {
    const open = new Map<string, (reply: WireReply) => void>();
    const { wire, ...recorded } = recorderOf(({ path }) => new Promise((resolve) => open.set(path, resolve)));
    const order = (send: Wire['send'], seen: string[]) =>
      ['/a', '/b', '/c'].map(async (path) => {
        await send({ path, headers: {} });
        seen.push(path);
      });
    const then: string[] = [];
    const asked = order(wire.send, then);
    for (const path of ['/c', '/a', '/b']) {
      open.get(path)?.(reply('{}'));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(asked);
    const now: string[] = [];
    await Promise.all(order(replayOf(recorded).target.wire.send, now));
    expect(now).toEqual(then);
    expect(then).toEqual(['/c', '/a', '/b']);
  });
});
