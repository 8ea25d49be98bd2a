import { setMaxListeners } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { TransportError } from './wire.js';

export interface WholeReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
}

export interface ReplyLimits {
  /** Milliseconds from sending to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends one request and gathers its reply, without the streams that most of the time of `Dispatcher.request` goes into.
 * Throws `TransportError` past a limit, the signal's reason, or what undici throws.
 */
export const wholeReply = (
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

export const tooLarge = (maxBytes: number): TransportError =>
  new TransportError('too-large', `the reply is larger than ${maxBytes} bytes`);
