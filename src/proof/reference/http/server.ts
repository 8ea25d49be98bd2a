import type { Server as HttpServer } from 'node:http';
import { serve } from '@hono/node-server';

export interface Address {
  /** 0, the default, lets the system choose. */
  readonly port?: number;
  /** The default is 127.0.0.1. */
  readonly host?: string;
}

export interface Listening {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Ends the server and every connection, idle ones included. */
  close(): Promise<void>;
}

/** Serves a request function over HTTP. */
export function listen(
  fetch: (request: Request) => Promise<Response>,
  { port = 0, host = '127.0.0.1' }: Address = {},
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    // The global Request and Response stay as they are: the harness may run in the same process.
    const options = { fetch, port, hostname: host, overrideGlobalObjects: false };
    // Without TLS or HTTP/2 options the adapter creates a plain HTTP server.
    const server = serve(options, (bound) => {
      server.off('error', reject);
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${name}:${bound.port}`, port: bound.port, close });
    }) as HttpServer;
    server.once('error', reject);

    const close = (): Promise<void> =>
      new Promise((closed) => {
        // It reports an error only when the server is closed already.
        server.close(() => closed());
        server.closeAllConnections();
      });
  });
}
