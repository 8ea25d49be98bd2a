import type { Wire } from './wire.js';

/** A request function of the web's own shape, as servers of today offer it. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** Requests to a deployment in this process, without a socket. */
export function inProcess(fetch: Fetch, origin = 'http://in-process.invalid'): Wire {
  return {
    async send({ path, headers }) {
      const reply = await fetch(new Request(`${origin}${path}`, { headers }));
      return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() };
    },
    close: async () => {},
  };
}
