import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What the deployment behind the mischief answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How a request is dealt with: its answer handed over in some way, or something in its place. */
export type Delivery = (reply: ServerResponse, answer: () => Promise<Answer>) => void | Promise<void>;

const whole = (reply: ServerResponse, { status, headers, body }: Answer): void => {
  reply.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
};

export const plain: Delivery = async (reply, answer) => whole(reply, await answer());

/** After so many milliseconds. */
export const late =
  (ms: number, wait: (ms: number) => Promise<unknown>): Delivery =>
  async (reply, answer) => {
    await wait(ms);
    whole(reply, await answer());
  };

/** With another body. */
export const changed =
  (change: (text: string) => string): Delivery =>
  async (reply, answer) => {
    const given = await answer();
    whole(reply, { ...given, body: Buffer.from(change(given.body.toString())) });
  };

export const closing: Delivery = async (reply, answer) => {
  reply.shouldKeepAlive = false;
  whole(reply, await answer());
};

const compressors = {
  gzip: gzipSync,
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
} as const;

export const compressed =
  (encoding: keyof typeof compressors): Delivery =>
  async (reply, answer) => {
    const { status, headers, body } = await answer();
    whole(reply, {
      status,
      headers: { ...headers, 'content-encoding': encoding },
      body: compressors[encoding](body),
    });
  };

/** In so many pieces of its own, each after the one before has left. */
export const dripping =
  (pieces: number): Delivery =>
  async (reply, answer) => {
    const { status, headers, body } = await answer();
    reply.writeHead(status, { ...headers, 'content-length': body.length });
    const size = Math.ceil(body.length / pieces);
    for (let at = 0; at < body.length; at += size) {
      await new Promise((left) => reply.write(body.subarray(at, at + size), left));
      await new Promise((later) => setImmediate(later));
    }
    reply.end();
  };

export const hanging: Delivery = () => {};

/** The connection breaks before anything was answered. */
export const reset: Delivery = (reply) => {
  reply.socket?.resetAndDestroy();
};

/** The connection breaks in the middle of the body. */
export const brokenOff: Delivery = async (reply, answer) => {
  const { status, headers, body } = await answer();
  reply.writeHead(status, { ...headers, 'content-length': body.length });
  await new Promise((left) => reply.write(body.subarray(0, body.length / 2), left));
  reply.socket?.resetAndDestroy();
};

/** The connection ends as it should, but the body is shorter than its length says. */
export const truncated: Delivery = async (reply, answer) => {
  const { status, headers, body } = await answer();
  reply.writeHead(status, { ...headers, 'content-length': body.length + 1000 });
  reply.write(body, () => reply.socket?.end());
};

/** An error in the form of the specification. */
export const refused =
  (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Delivery =>
  (reply) => {
    const body = { success: false, error: `Refused with ${code}.`, code, details: {} };
    whole(reply, {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(JSON.stringify(body)),
    });
  };

/** A page of the gateway in front of a deployment that is away. */
export const away =
  (status: number, headers: Readonly<Record<string, string>> = {}): Delivery =>
  (reply) => {
    const body = Buffer.from('<h1>The service is away</h1>');
    whole(reply, { status, headers: { 'content-type': 'text/html', ...headers }, body });
  };

/** 429, with a `Retry-After` or without. */
export const limited = (retryAfter?: string): Delivery =>
  refused(429, 'RATE_LIMITED', retryAfter === undefined ? {} : { 'retry-after': retryAfter });

export const pastDue: Delivery = refused(402, 'PAYMENT_OVERDUE');
