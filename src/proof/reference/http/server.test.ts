import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from './server.js';

const echo = async (asked: Request): Promise<Response> =>
  Response.json({ path: new URL(asked.url).pathname });

describe('listen', () => {
  it('serves on a free port of loopback', async () => {
    const server = await listen(echo);
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect(await (await fetch(`${server.url}/a/b`)).json()).toEqual({ path: '/a/b' });
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('closes although a keep-alive connection is open', async () => {
    const server = await listen(echo);
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((done, failed) => {
      const sent = request(server.url, { agent }, (reply) => reply.resume().on('end', done));
      sent.on('error', failed).end();
    });
    await server.close();
    agent.destroy();
  });

  it.each([
    'GET /api/v2/% HTTP/1.1\r\nHost: x\r\n',
    'GET //evil.example/a HTTP/1.1\r\nHost: x\r\n',
    'GET /a HTTP/1.1\r\nHost: a b/c?\r\n',
    'GET http:// HTTP/1.1\r\nHost: x\r\n',
    'TRACE /a HTTP/1.1\r\nHost: x\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\n',
    'nonsense',
  ])('answers %j without a server error and goes on', async (head) => {
    const server = await listen(echo);
    const reply = await new Promise<string>((done, failed) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.end(`${head}Connection: close\r\n\r\n`));
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => done(text)).on('error', failed);
    });
    expect(reply).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(await (await fetch(`${server.url}/still`)).json()).toEqual({ path: '/still' });
    await server.close();
    await server.close();
  });

  it('leaves the global Request and Response alone', async () => {
    const before = [globalThis.Request, globalThis.Response];
    const server = await listen(echo);
    expect([globalThis.Request, globalThis.Response]).toEqual(before);
    await server.close();
  });

  it('rejects when the port is taken', async () => {
    const server = await listen(echo);
    await expect(listen(echo, { port: server.port })).rejects.toThrow(/EADDRINUSE/);
    await server.close();
  });
});
