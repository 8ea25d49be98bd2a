import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { certificate } from './certificate.test-data.js';
import { loopback } from './loopback.test-data.js';
import { network } from './network.js';
import { TransportError, type Wire } from './wire.js';

const { http, listening, deadPort, close } = loopback();
const wires: Wire[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(wires.splice(0).map((wire) => wire.close()));
  await close();
});

const password = 'CANARY0123';

/** A proxy on loopback that forwards and tunnels as asked, and what it was asked. */
async function proxy(answers: { forward?: RequestListener; tunnel?: (socket: Socket) => void } = {}) {
  const asked: string[] = [];
  const hear = ({ method, url, headers }: IncomingMessage) =>
    void asked.push(`${method} ${url} ${headers['proxy-authorization'] ?? ''}`.trim());
  const server = createServer((request, reply) => {
    hear(request);
    answers.forward?.(request, reply);
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket) => connections.add(socket));
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    hear(request);
    if (answers.tunnel !== undefined) return answers.tunnel(socket);
    const [host, port] = String(request.url).split(':');
    const upstream = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  const port = await listening(server);
  return { host: `127.0.0.1:${port}`, asked, connections };
}

function wireThrough(host: string, origin: string, except = ''): Wire {
  const address = `http://user:${password}@${host}`;
  const limits = { connections: 2, timeoutMs: 5000, maxBytes: 100_000 };
  const wire = network(origin, { ...limits, proxy: { address, except } });
  wires.push(wire);
  return wire;
}

const get = (wire: Wire) => wire.send({ path: '/a?b=1', headers: { accept: '*/*' } });
const login = `Basic ${Buffer.from(`user:${password}`).toString('base64')}`;

const troubleOf = async (asked: Promise<unknown>): Promise<TransportError> => {
  const error = await asked.catch((reason: unknown) => reason);
  if (error instanceof TransportError) return error;
  throw new Error('no trouble', { cause: error });
};

async function tlsTarget(): Promise<string> {
  const server = createTlsServer(certificate, (request, reply) => reply.end(`told ${request.url}`));
  return `https://127.0.0.1:${await listening(server)}`;
}

describe('a proxy', () => {
  it('tunnels to an https target', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const { host, asked } = await proxy();
    const origin = await tlsTarget();
    expect(await get(wireThrough(host, origin))).toMatchObject({ status: 200, text: 'told /a?b=1' });
    expect(asked).toEqual([`CONNECT ${new URL(origin).host} ${login}`]);
  });

  it('tunnels many requests through no more connections than may be', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const { host, asked } = await proxy();
    const wire = wireThrough(host, await tlsTarget());
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(wire)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('leaves the certificate of an https target to us', async () => {
    const { host } = await proxy();
    expect((await troubleOf(get(wireThrough(host, await tlsTarget())))).trouble).toBe('tls');
  });

  it('forwards to an http target', async () => {
    const { host, asked } = await proxy({ forward: (_, reply) => void reply.end('forwarded') });
    const wire = wireThrough(host, 'http://api.invalid');
    expect(await get(wire)).toMatchObject({ status: 200, text: 'forwarded' });
    expect(asked).toEqual([`GET http://api.invalid/a?b=1 ${login}`]);
  });

  it('is asked over connections that stay, no more than may be', async () => {
    const { host, asked, connections } = await proxy({ forward: (_, reply) => void reply.end('{}') });
    const wire = wireThrough(host, 'http://api.invalid');
    await Promise.all(Array.from({ length: 20 }, () => get(wire)));
    expect(asked).toHaveLength(20);
    expect(connections.size).toBeLessThanOrEqual(2);
  });

  it.each(['127.0.0.1', '*', 'elsewhere.test, 127.0.0.1'])('is left out for %s', async (except) => {
    const { host, asked } = await proxy();
    const origin = await http((_, reply) => reply.end('direct'));
    expect(await get(wireThrough(host, origin, except))).toMatchObject({ text: 'direct' });
    expect(asked).toEqual([]);
  });

  it.each(['http://api.invalid', 'https://api.invalid'])(
    'that is not there is told for %s',
    async (origin) => {
      const error = await troubleOf(get(wireThrough(`127.0.0.1:${await deadPort()}`, origin)));
      expect(error).toMatchObject({ trouble: 'proxy', message: expect.stringContaining('ECONNREFUSED') });
      expect(error.message).not.toContain(password);
    },
  );

  it.each([
    [
      'http',
      {
        forward: (_: IncomingMessage, reply: Parameters<RequestListener>[1]) =>
          void reply.writeHead(407).end(),
      },
    ],
    ['https', { tunnel: (socket: Socket) => void socket.end('HTTP/1.1 407 Who?\r\n\r\n') }],
  ])('that refuses is told for %s', async (scheme, answers) => {
    const { host } = await proxy(answers);
    const error = await troubleOf(get(wireThrough(host, `${scheme}://api.invalid`)));
    expect(error).toMatchObject({ trouble: 'proxy', message: 'the proxy answers with 407' });
  });

  it('is not blamed for a target that breaks the connection', async () => {
    const { host } = await proxy();
    const server = createServer().on('connection', (socket) => socket.destroy());
    const origin = `https://127.0.0.1:${await listening(server)}`;
    expect((await troubleOf(get(wireThrough(host, origin)))).trouble).not.toBe('proxy');
  });
});
