import { type Dispatcher, errors, Pool } from 'undici';
import { accepted, decoded } from './content-encoding.js';
import { TransportError, type TransportTrouble, type Wire, type WireReply } from './wire.js';

export interface NetworkOptions {
  readonly connections: number;
  /** Milliseconds until a request that is not answered in full is given up. */
  readonly timeoutMs: number;
  /** The largest body that is read, in bytes, after decompression. */
  readonly maxBytes: number;
}

/** Requests over sockets, kept alive; redirects are not followed, so a key never leaves the target's origin. */
export function network(origin: string, options: NetworkOptions): Wire {
  const pool = new Pool(origin, {
    connections: options.connections,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
    connect: { timeout: options.timeoutMs },
  });
  return {
    async send({ path, headers }, signal) {
      const limit = AbortSignal.timeout(options.timeoutMs);
      try {
        const reply = await pool.request({
          method: 'GET',
          path,
          headers: { 'accept-encoding': accepted, ...headers },
          signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        });
        return await read(reply, options.maxBytes);
      } catch (error) {
        if (error instanceof TransportError) throw error;
        if (signal?.aborted) throw new TransportError('aborted', 'the run was interrupted', error);
        // A request that cannot be written down is our mistake, not the network's.
        if (error instanceof errors.InvalidArgumentError) throw error;
        throw troubleOf(error, options.timeoutMs);
      }
    },
    close: () => pool.destroy(),
  };
}

async function read(reply: Dispatcher.ResponseData, maxBytes: number): Promise<WireReply> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  const headers = flat(reply.headers);
  const body = await decoded(Buffer.concat(chunks), headers['content-encoding'], maxBytes).catch(
    (error: unknown) => Promise.reject(error instanceof RangeError ? tooLarge(maxBytes) : error),
  );
  return { status: reply.statusCode, headers, text: body.toString('utf8') };
}

const tooLarge = (maxBytes: number): TransportError =>
  new TransportError('too-large', `the reply is larger than ${maxBytes} bytes`);

function flat(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

const troubles: Readonly<Record<string, TransportTrouble>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

function troubleOf(error: unknown, timeoutMs: number): TransportError {
  const found = error as { name?: string; code?: string; message?: string };
  const code = found.code ?? '';
  if (found.name === 'TimeoutError') {
    return new TransportError('timeout', `no whole reply within ${timeoutMs} ms`, error);
  }
  const tls =
    /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|UNABLE_TO_/.test(code) || /ssl routines|tls/i.test(found.message ?? '');
  const trouble = troubles[code] ?? (tls ? 'tls' : 'broken');
  return new TransportError(trouble, `${found.message || code || 'the connection broke'}`, error);
}
