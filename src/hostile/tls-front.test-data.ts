import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';
import { loopback } from '../transport/loopback.test-data.js';
import type { Certificate } from './certificates.test-data.js';

/**
 * TLS in front of a target without it.
 * @param then another certificate, after so many requests: all connections end, and who comes again meets it
 */
export async function tlsFront(
  origin: string,
  shown: Certificate,
  then?: { readonly after: number; readonly shown: Certificate },
) {
  const { listening, close } = loopback();
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer(shown, (request, reply) => {
    asked += 1;
    const isLast = asked === then?.after;
    const { host: _, ...headers } = request.headers;
    request.pipe(
      forward(`${origin}${request.url}`, { headers, method: request.method ?? 'GET' }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          connection: isLast ? 'close' : 'keep-alive',
        });
        answer.pipe(reply);
      }),
    );
    if (!isLast) return;
    server.setSecureContext(then?.shown ?? shown);
    reply.on('close', () => {
      for (const socket of sockets) socket.end();
    });
  });
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return { address: `https://localhost:${await listening(server)}`, asked: () => asked, close };
}
