import { constants } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { accepted, decoded } from './content-coding.js';
import { TransportError, type Wire } from './wire.js';

/** What a `Request` does not keep: names and values of its header fields in turn, each name in the spelling that was sent. */
export interface Incoming {
  readonly incoming: { readonly rawHeaders: readonly string[] };
}

/**
 * A request function of the web's own shape, as servers of today offer it. What stands beside the request is what Hono's
 * server for Node hands over there.
 */
export type Fetch = (request: Request, beside: Incoming) => Response | Promise<Response>;

/** Requests to a deployment in this process, without a socket. */
export function inProcess(fetch: Fetch, origin = 'http://in-process.invalid'): Wire {
  return takingTurns({
    async send({ path, headers }) {
      const sent = { 'accept-encoding': accepted, ...headers };
      const reply = await fetch(new Request(`${origin}${path}`, { headers: sent }), {
        incoming: { rawHeaders: Object.entries(sent).flat() },
      });
      const received = Object.fromEntries(reply.headers);
      const text = await textOf(reply).catch((error: unknown) => {
        if (error instanceof TransportError) throw error;
        throw new TransportError(
          'broken',
          `the reply broke off: ${error instanceof Error ? error.message : String(error)}`,
          error,
        );
      });
      return { status: reply.status, headers: received, text };
    },
    close: async () => {},
  });
}

/** Requests between two turns of the event loop. */
const betweenTurns = 64;

/**
 * A wire that holds all requests back now and then until the event loop has turned. Without a socket a run awaits nothing
 * but promises, behind which neither timers nor signals come before its end. Requests are counted, and not the time, so
 * that runs stay reproducible.
 */
export function takingTurns(wire: Wire): Wire {
  let sent = 0;
  let turn: Promise<void> | undefined;
  return {
    ...wire,
    async send(request, signal) {
      sent += 1;
      if (sent % betweenTurns === 0)
        turn ??= setImmediate().then(() => {
          turn = undefined;
        });
      await turn;
      return wire.send(request, signal);
    },
  };
}

/** Memory is the process's own here; what a server sends over the network is bounded there. */
async function textOf(reply: Response): Promise<string> {
  const sent = Buffer.from(await reply.arrayBuffer());
  const encoding = reply.headers.get('content-encoding');
  const body = encoding === null ? sent : await decoded(sent, encoding, constants.MAX_LENGTH);
  return body.toString('utf8');
}
