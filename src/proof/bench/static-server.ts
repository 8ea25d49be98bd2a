import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that answers each path with a recorded body, so that what is measured is the asking alone. */
const bodies = workerData as ReadonlyMap<string, string>;

const server = createServer((request, reply) => {
  const body = bodies.get(request.url ?? '');
  reply.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  reply.end(body ?? '{}');
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
