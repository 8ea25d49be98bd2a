import { setMaxListeners } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { buildConnector, Dispatcher, Pool as Pooling } from 'undici';
import { accepted, decoded } from './content-coding.js';
import { speaksOtherScheme } from './port-protocol.js';
import { errors, Pool, proxyAgent } from './undici.js';
import { TransportError, type TransportTrouble, type Wire, type WireReply } from './wire.js';

interface WholeReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
}

interface ReplyLimits {
  /** Milliseconds from sending to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends one request and gathers its reply, without the streams that most of the time of `Dispatcher.request` goes into.
 * Throws `TransportError` past a limit, the signal's reason, or what undici throws.
 */
const wholeReply = (
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { timeoutMs, maxBytes, signal }: ReplyLimits,
): Promise<WholeReply> =>
  new Promise((resolve, reject) => {
    let connection: Dispatcher.DispatchController | undefined;
    let failure: Error | undefined;
    let [status, size] = [0, 0];
    let headers: IncomingHttpHeaders = {};
    const chunks: Buffer[] = [];
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const fail = (error: Error) => {
      if (failure !== undefined) return;
      failure = error;
      settle();
      reject(error);
      connection?.abort(error);
    };
    const leave = () => fail(signal?.reason);
    const timer = setTimeout(
      () => fail(new TransportError('timeout', `no whole reply within ${timeoutMs} ms`)),
      timeoutMs,
    );
    if (signal !== undefined) {
      if (signal.aborted) return leave();
      // All requests of a run share its signal; node would warn of so many listeners.
      setMaxListeners(0, signal);
      signal.addEventListener('abort', leave);
    }
    dispatcher.dispatch(request, {
      onRequestStart(started) {
        connection = started;
        // It waited for a connection until nobody wanted it any more.
        if (failure !== undefined) started.abort(failure);
      },
      onResponseStart(_, code, received) {
        status = code;
        headers = received;
      },
      onResponseData(_, chunk) {
        size += chunk.length;
        if (size > maxBytes) fail(tooLarge(maxBytes));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        settle();
        const [only = Buffer.alloc(0)] = chunks;
        resolve({ status, headers, body: chunks.length > 1 ? Buffer.concat(chunks) : only });
      },
      onResponseError: (_, error) => fail(error),
    });
  });

const tooLarge = (maxBytes: number): TransportError =>
  new TransportError('too-large', `the reply is larger than ${maxBytes} bytes`);

export interface NetworkOptions {
  readonly connections: number;
  /** Requests that a connection carries before its first reply; 1 unless told otherwise. */
  readonly pipelining?: number;
  /** Milliseconds until a request that is not answered in full is given up. */
  readonly timeoutMs: number;
  /** The largest body that is read, in bytes, after decompression. */
  readonly maxBytes: number;
  readonly proxy?: ProxyRoute | undefined;
}

/** What stands between this machine and the target. */
export interface ProxyRoute {
  /** An http or https URL; it may carry credentials. */
  readonly address: string;
  /** Hosts that are reached without it, as NO_PROXY lists them. */
  readonly except: string;
}

/** Requests over sockets, kept alive; redirects are not followed, so a key never leaves the target's origin. */
export function network(origin: string, options: NetworkOptions): Wire {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const pool = dispatcherTo(origin, options, closing.signal);
  const first = firstContact(origin, pool, options);
  return {
    async send({ path, headers }, signal) {
      const request: Dispatcher.DispatchOptions = {
        origin,
        method: 'GET',
        path,
        blocking: (options.pipelining ?? 1) === 1,
        headers: { 'accept-encoding': accepted, ...headers },
      };
      try {
        const reply = await first.watch(signal, (until) =>
          wholeReply(pool, request, { ...options, signal: until }),
        );
        return await textOf(reply, options.maxBytes);
      } catch (error) {
        if (error instanceof TransportError) throw error;
        if (signal?.aborted) throw new TransportError('aborted', 'the run was interrupted', error);
        const refusal = refusalOfProxy(error);
        if (refusal !== undefined) throw refusal;
        // A request that cannot be written down is our mistake, not the network's.
        if (error instanceof errors.InvalidArgumentError) throw error;
        throw (await first.explain(error)) ?? troubleOf(error);
      }
    },
    async close() {
      const closed = pool.destroy();
      // undici leaves a connection that is being made to its time limit, and the process would wait for it.
      closing.abort();
      await closed;
    },
  };
}

/** Milliseconds without a connection after which the port is asked what it speaks. */
const doubtMs = 1500;

/**
 * Watches the first requests until one is answered: whether the port speaks the protocol of the other scheme. A server of
 * plain HTTP may wait for the rest of a TLS handshake until the time is up, and one of TLS may close without a reply.
 */
function firstContact(origin: string, pool: Dispatcher, { proxy }: NetworkOptions) {
  let isOpen = proxy !== undefined;
  const isTls = origin.startsWith('https:');
  const otherScheme = new TransportError(
    'scheme',
    isTls ? 'the port speaks plain HTTP, not TLS' : 'the port speaks TLS, not plain HTTP',
  );
  let asked: Promise<boolean> | undefined;
  const isOther = () => {
    asked ??= speaksOtherScheme(origin);
    return asked;
  };
  if (isTls)
    pool.once('connect', () => {
      isOpen = true;
    });
  return {
    async watch<Reply>(
      signal: AbortSignal | undefined,
      send: (until: AbortSignal | undefined) => Promise<Reply>,
    ): Promise<Reply> {
      if (isOpen || !isTls) {
        const reply = await send(signal);
        isOpen = true;
        return reply;
      }
      const leave = new AbortController();
      const timer = setTimeout(async () => {
        if (!isOpen && (await isOther()) && !isOpen) leave.abort(otherScheme);
      }, doubtMs);
      try {
        return await send(signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]));
      } finally {
        clearTimeout(timer);
      }
    },
    /** Why a request without a reply failed, if the scheme is the reason. */
    explain: async (error: unknown): Promise<TransportError | undefined> =>
      !isOpen && troubleOf(error).trouble === 'broken' && (await isOther()) ? otherScheme : undefined,
  };
}

function dispatcherTo(
  origin: string,
  { connections, pipelining = 1, timeoutMs: timeout, proxy }: NetworkOptions,
  closing: AbortSignal,
): Dispatcher {
  const limits = { connections, pipelining, headersTimeout: timeout, bodyTimeout: timeout };
  if (proxy === undefined) return new Pool(origin, { ...limits, connect: { timeout, signal: closing } });
  const { href, host } = new URL(proxy.address);
  const toProxy = ({ connect }: Pooling.Options) => ({
    ...limits,
    connect: tellingProxy(host, connect as buildConnector.connector),
  });
  const ProxyAgent = proxyAgent();
  return new ProxyAgent({
    ...limits,
    // Said in full, or undici would look into the environment itself.
    httpProxy: proxy.address,
    httpsProxy: proxy.address,
    noProxy: proxy.except,
    // Many proxies let CONNECT through to port 443 only.
    proxyTunnel: false,
    connect: { timeout },
    requestTls: { timeout },
    // The other half is for the target, so that the silence of the one is told from that of the other.
    proxyTls: { timeout: timeout / 2 },
    clientFactory: (address, given) => new Pool(address, toProxy(given as Pooling.Options)),
    factory: (address, given: Pooling.Options) =>
      new Pool(address, String(address) === href ? toProxy(given) : { ...given, ...limits }),
  });
}

/** A connector whose failures are the proxy's. */
const tellingProxy =
  (host: string, connect: buildConnector.connector): buildConnector.connector =>
  (wanted, callback) =>
    connect(wanted, (...[error, socket]) =>
      error === null
        ? callback(null, socket)
        : callback(
            new TransportError('proxy', `the proxy ${host} cannot be reached: ${wordsOf(error)}`, error),
            null,
          ),
    );

/** undici tells what a proxy answers in its messages only. */
function refusalOfProxy(error: unknown): TransportError | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, status] = /^Proxy (?:response|Authentication Required) \((\d+)\)/.exec(error.message) ?? [];
  return status === undefined
    ? undefined
    : new TransportError('proxy', `the proxy answers with ${status}`, error);
}

async function textOf({ status, headers, body }: WholeReply, maxBytes: number): Promise<WireReply> {
  const plain =
    headers['content-encoding'] === undefined ? body : await decompressed(body, headers, maxBytes);
  return { status, headers: flat(headers), text: plain.toString('utf8'), bytes: plain.length };
}

const decompressed = (body: Buffer, headers: IncomingHttpHeaders, maxBytes: number): Promise<Buffer> =>
  decoded(body, headers['content-encoding'], maxBytes).catch((error: unknown) =>
    Promise.reject(error instanceof RangeError ? tooLarge(maxBytes) : error),
  );

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  const each: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) each[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return each;
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

function troubleOf(error: unknown): TransportError {
  const found = error as { code?: string; message?: string };
  const code = found.code ?? '';
  const tls =
    /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|UNABLE_TO_/.test(code) || /ssl routines|tls/i.test(found.message ?? '');
  const trouble = troubles[code] ?? (tls ? 'tls' : 'broken');
  return new TransportError(trouble, wordsOf(found), error);
}

const wordsOf = ({ message, code }: { readonly message?: string; readonly code?: string }): string =>
  // undici asserts what it takes for granted of a reply, and tells it in code.
  code === 'ERR_ASSERTION' ? 'the reply is not HTTP' : message || code || 'the connection broke';
