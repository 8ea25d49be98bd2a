import { describe, expect, it } from 'vitest';
import { inProcess } from './in-process.js';

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
