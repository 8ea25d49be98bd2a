import type { Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { certificate } from './certificate.test-data.js';
import { loopback } from './loopback.test-data.js';
import { type NetworkOptions, network } from './network.js';
import { TransportError, type Wire } from './wire.js';

const { http, raw, listening, deadPort, close } = loopback();
const wires: Wire[] = [];
const warnings: unknown[] = [];
const hear = (warning: unknown) => void warnings.push(warning);

beforeEach(() => {
  warnings.splice(0);
  process.on('warning', hear);
});

afterEach(async () => {
  await Promise.all(wires.splice(0).map((wire) => wire.close()));
  await close();
  // Warnings are told in a later turn.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});

function wireTo(origin: string, options: Partial<NetworkOptions> = {}): Wire {
  const wire = network(origin, { connections: 2, timeoutMs: 5000, maxBytes: 1_000_000, ...options });
  wires.push(wire);
  return wire;
}

const get = (wire: Wire, path = '/', signal?: AbortSignal) =>
  wire.send({ path, headers: { accept: '*/*' } }, signal);

/** The trouble that a request meets. */
async function troubleOf(asked: Promise<unknown>): Promise<TransportError> {
  const error = await asked.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof TransportError) return error;
  throw error;
}

describe('a connection', () => {
  it('carries one request after another, and several only where that is asked', async () => {
    const answering = async (pipelining: number) => {
      let open = 0;
      let most = 0;
      const held: (() => void)[] = [];
      const origin = await http((_, reply) => {
        open += 1;
        most = Math.max(most, open);
        held.push(() => {
          open -= 1;
          reply.end('{}');
        });
        setTimeout(() => held.shift()?.(), 20);
      });
      const wire = wireTo(origin, { connections: 1, pipelining });
      await get(wire);
      await Promise.all(['/a', '/b', '/c'].map((path) => get(wire, path)));
      return most;
    };
    expect(await answering(1)).toBe(1);
    expect(await answering(3)).toBeGreaterThan(1);
  });
});

describe('the scheme of the other protocol is noticed', () => {
  const overTls = async (answer: (socket: Socket, first: Buffer) => void, timeoutMs: number) =>
    wireTo((await raw(answer)).replace('http:', 'https:'), { timeoutMs });
  /** As many servers do, it waits for the end of what it takes for a request. */
  const waiting = (reply: string) => (socket: Socket, first: Buffer) => {
    let text = first.toString('latin1');
    const answer = () => {
      if (text.includes('\r\n\r\n')) socket.end(reply);
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      answer();
    });
    answer();
  };

  it('before the time is up, where a server of plain HTTP waits for more', async () => {
    const wire = await overTls(waiting('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'), 60_000);
    const { trouble, message } = await troubleOf(get(wire));
    expect([trouble, message]).toEqual(['scheme', 'the port speaks plain HTTP, not TLS']);
  });

  it.each([
    ['ends the connection of a request in plain text', certificate],
    ['has no certificate', {}],
  ])('where a TLS server %s', async (_, options) => {
    const server = createTlsServer(options);
    server.on('tlsClientError', () => {});
    const wire = wireTo(`http://127.0.0.1:${await listening(server)}`);
    const { trouble, message } = await troubleOf(get(wire));
    expect([trouble, message]).toEqual(['scheme', 'the port speaks TLS, not plain HTTP']);
  });

  it('only before a reply: later, a connection that ends is one that ends', async () => {
    let served = 0;
    const origin = await raw((socket) => {
      served += 1;
      if (served === 1) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}');
      else socket.destroy();
    });
    const wire = wireTo(origin);
    await get(wire);
    expect((await troubleOf(get(wire))).trouble).toBe('broken');
    expect(served).toBe(2);
  });

  it('and no other reply counts: a port of TLS that asks for https in plain text', async () => {
    const wire = await overTls(waiting('HTTP/1.1 400 Bad Request\r\n\r\nThis is an HTTPS port.'), 3000);
    expect((await troubleOf(get(wire))).trouble).toBe('timeout');
  });
});

describe('a reply', () => {
  it('comes with its status, headers in lower case, and text', async () => {
    const origin = await http((request, reply) => {
      reply.writeHead(404, {
        'X-Path': request.url,
        'Set-Cookie': ['a=1', 'b=2'],
        'Content-Type': 'text/plain',
      });
      reply.end('gr\u00fc\u00df');
    });
    const reply = await get(wireTo(origin), '/a/b?c=%2F');
    expect(reply).toMatchObject({ status: 404, text: 'gr\u00fc\u00df' });
    expect(reply.headers).toMatchObject({ 'x-path': '/a/b?c=%2F', 'set-cookie': 'a=1, b=2' });
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
    ['identity', (text: string) => Buffer.from(text)],
    ['toString', (text: string) => Buffer.from(text)],
  ])('is decoded from %s', async (encoding, encode) => {
    const origin = await http((_, reply) => {
      reply.setHeader('content-encoding', encoding);
      reply.statusCode = 400;
      reply.end(encode('{"a":1}'));
    });
    expect(await get(wireTo(origin))).toMatchObject({ status: 400, text: '{"a":1}' });
  });

  it.each([[204], [304], [200]])('of status %i may be empty, compressed or not', async (status) => {
    const origin = await http((_, reply) => {
      reply.writeHead(status, { 'content-encoding': 'gzip' });
      reply.end();
    });
    expect(await get(wireTo(origin))).toMatchObject({ status, text: '' });
  });

  it('is not sought elsewhere: redirects are not followed', async () => {
    let reached = 0;
    const elsewhere = await http((_, reply) => {
      reached += 1;
      reply.end();
    });
    const origin = await http((_, reply) => {
      reply.writeHead(302, { location: `${elsewhere}/stolen` });
      reply.end();
    });
    expect(await get(wireTo(origin))).toMatchObject({ status: 302 });
    expect(reached).toBe(0);
  });
});

describe('trouble', () => {
  it('refused: nobody listens', async () => {
    const error = await troubleOf(get(wireTo(`http://127.0.0.1:${await deadPort()}`)));
    expect(error).toMatchObject({ trouble: 'refused', message: expect.stringContaining('ECONNREFUSED') });
  });

  it('name: no such host', async () => {
    // RFC 6761 keeps .invalid from ever being a name, so that no resolver asks for it.
    expect((await troubleOf(get(wireTo('http://nobody.invalid')))).trouble).toBe('name');
  });

  it('broken: closed without a reply', async () => {
    expect((await troubleOf(get(wireTo(await raw((socket) => socket.end()))))).trouble).toBe('broken');
  });

  it('broken: reset in mid-body', async () => {
    const origin = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"a":', () => socket.resetAndDestroy());
    });
    expect((await troubleOf(get(wireTo(origin)))).trouble).toBe('broken');
  });

  it('broken: a body that ends before its content-length', async () => {
    const origin = await raw((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"a":1}'),
    );
    expect((await troubleOf(get(wireTo(origin)))).trouble).toBe('broken');
  });

  it('none: a body that goes on after its content-length is cut there', async () => {
    const origin = await raw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}{}{}'));
    expect(await get(wireTo(origin))).toMatchObject({ text: '{}' });
  });

  it('broken: not HTTP at all', async () => {
    expect((await troubleOf(get(wireTo(await raw((socket) => socket.end('SSH-2.0-x\r\n')))))).trouble).toBe(
      'broken',
    );
  });

  it('broken: a compressed body that is cut off, or is none', async () => {
    const whole = gzipSync('x'.repeat(1000));
    for (const body of [whole.subarray(0, whole.length - 9), Buffer.from('not gzip')]) {
      const origin = await http((_, reply) => {
        reply.setHeader('content-encoding', 'gzip');
        reply.end(body);
      });
      expect((await troubleOf(get(wireTo(origin)))).trouble).toBe('broken');
    }
  });

  it('broken: a body whose coding was not accepted, or that was coded many times', async () => {
    for (const [coding, body] of [
      ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
      ['gzip, gzip, gzip, gzip', gzipSync('{}')],
    ] as const) {
      const origin = await http((_, reply) => {
        reply.setHeader('content-encoding', coding);
        reply.end(body);
      });
      expect(await troubleOf(get(wireTo(origin)))).toMatchObject({
        trouble: 'broken',
        message: expect.stringContaining('content coding'),
      });
    }
  });

  it('timeout: no answer', async () => {
    const error = await troubleOf(get(wireTo(await http(() => {}), { timeoutMs: 50 })));
    expect(error).toMatchObject({ trouble: 'timeout', message: 'no whole reply within 50 ms' });
  });

  it('timeout: a body that drips', async () => {
    const origin = await http((_, reply) => {
      reply.write('{');
      const drip = setInterval(() => reply.write(' '), 10);
      reply.on('close', () => clearInterval(drip));
    });
    expect((await troubleOf(get(wireTo(origin, { timeoutMs: 100 })))).trouble).toBe('timeout');
  });

  it('too-large: more bytes than are read, compressed or not, and the rest is not read', async () => {
    const sent = { bytes: 0 };
    const endless = await http((_, reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(65_536, 32))) sent.bytes += 65_536;
      };
      reply.on('drain', more);
      more();
    });
    expect((await troubleOf(get(wireTo(endless)))).trouble).toBe('too-large');
    expect(sent.bytes).toBeLessThan(50_000_000);
    const bomb = await http((_, reply) => {
      reply.setHeader('content-encoding', 'gzip');
      reply.end(gzipSync(Buffer.alloc(20_000_000)));
    });
    expect((await troubleOf(get(wireTo(bomb)))).trouble).toBe('too-large');
  });

  it('tls: https where plain HTTP is spoken', async () => {
    const origin = await http((_, reply) => reply.end('{}'));
    expect((await troubleOf(get(wireTo(origin.replace('http:', 'https:'))))).trouble).toBe('tls');
  });

  it('tls: a handshake that fails', async () => {
    const server = createTlsServer();
    server.on('tlsClientError', () => {});
    const port = await listening(server);
    expect((await troubleOf(get(wireTo(`https://127.0.0.1:${port}`)))).trouble).toBe('tls');
  });

  it('aborted: the run was interrupted, before or while a reply is awaited', async () => {
    const controller = new AbortController();
    const wire = wireTo(await http(() => controller.abort()));
    expect((await troubleOf(get(wire, '/', AbortSignal.abort()))).trouble).toBe('aborted');
    expect((await troubleOf(get(wire, '/', controller.signal))).trouble).toBe('aborted');
  });

  it('timeout and aborted: a request that no connection has taken yet ends at once, and is never sent', async () => {
    const asked: (string | undefined)[] = [];
    let free = () => {};
    let take = () => {};
    const taken = new Promise<void>((resolve) => {
      take = resolve;
    });
    const origin = await http(({ url }, reply) => {
      asked.push(url);
      if (url !== '/first') return void reply.end('{}');
      free = () => void reply.end('{}');
      take();
    });
    const [timeoutMs, controller] = [300, new AbortController()];
    const busy = wireTo(origin, { connections: 1, timeoutMs });
    const first = get(busy, '/first');
    const late = troubleOf(get(busy, '/late'));
    const left = troubleOf(get(busy, '/left', controller.signal));
    controller.abort();
    expect((await left).trouble).toBe('aborted');
    await taken;
    // Both time out in one turn, before the connection of the first is anyone else's.
    for (const until = performance.now() + timeoutMs; performance.now() < until; );
    expect((await troubleOf(first)).trouble).toBe('timeout');
    expect((await late).trouble).toBe('timeout');
    free();
    expect(await get(busy, '/next')).toMatchObject({ status: 200 });
    expect(asked).toEqual(['/first', '/next']);
  });

  it('none: a request that cannot be written down is our own mistake', async () => {
    const wire = wireTo(await http((_, reply) => reply.end('{}')));
    await expect(get(wire, '/a b\r\nx: y')).rejects.not.toBeInstanceOf(TransportError);
  });
});

describe('many requests', () => {
  it('share one signal without a warning', async () => {
    const { signal } = new AbortController();
    const wire = wireTo(await http((_, reply) => reply.end('{}')), { connections: 4 });
    const replies = await Promise.all(Array.from({ length: 60 }, () => get(wire, '/', signal)));
    expect(replies.every((each) => each.status === 200)).toBe(true);
  });

  it('go on after one was broken', async () => {
    let count = 0;
    const wire = wireTo(
      await http((request, reply) => {
        count += 1;
        if (count % 2 === 1) request.socket.destroy();
        else reply.end('{}');
      }),
      { connections: 1 },
    );
    await troubleOf(get(wire));
    expect(await get(wire)).toMatchObject({ status: 200 });
  });
});
