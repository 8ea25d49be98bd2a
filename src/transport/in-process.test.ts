import { describe, expect, it } from 'vitest';
import { inProcess, takingTurns } from './in-process.js';
import type { Wire } from './wire.js';

describe('inProcess', () => {
  it('gives a deployment the path and headers, and takes its reply', async () => {
    const wire = inProcess((request) =>
      Response.json(
        { url: request.url, key: request.headers.get('authorization') },
        { status: 418, headers: { 'X-Tea': 'green' } },
      ),
    );
    const reply = await wire.send({ path: '/api/v2/events?a=%2F', headers: { authorization: 'Bearer x' } });
    expect(reply.status).toBe(418);
    expect(reply.headers['x-tea']).toBe('green');
    expect(JSON.parse(reply.text)).toEqual({
      url: 'http://in-process.invalid/api/v2/events?a=%2F',
      key: 'Bearer x',
    });
    await wire.close();
  });

  it('throws a TransportError for a reply that breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('connection lost')) });
    const wire = inProcess(() => new Response(body));
    const lost = wire.send({ path: '/', headers: {} });
    await expect(lost).rejects.toMatchObject({
      name: 'TransportError',
      trouble: 'broken',
      message: 'the reply broke off: connection lost',
    });
  });
});

describe('takingTurns', () => {
  it('lets timers and signals come while many callers send without a pause', async () => {
    const reply = { status: 200, headers: {}, text: '' };
    const answered: string[] = [];
    const ready: Wire = {
      send: async ({ path }) => {
        answered.push(path);
        return reply;
      },
      close: async () => {},
    };
    const wire = takingTurns(ready);
    let answeredBefore: number | undefined;
    setImmediate(() => {
      answeredBefore = answered.length;
    });
    const caller = async (name: string) => {
      for (let at = 0; at < 100; at += 1) await wire.send({ path: `/${name}${at}`, headers: {} });
    };
    await Promise.all(['a', 'b', 'c'].map(caller));
    expect(answered).toHaveLength(300);
    expect(answeredBefore).toBeLessThan(70);
  });
});
