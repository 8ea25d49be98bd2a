import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net';

/** Servers on a free port of loopback, which end with their test. */
export function loopback() {
  const closing: (() => Promise<void>)[] = [];

  /** @returns the port */
  async function listening(server: Server): Promise<number> {
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          for (const socket of sockets) socket.destroy();
        }),
    );
    return (server.address() as AddressInfo).port;
  }

  return {
    listening,
    /** An HTTP server. @returns its origin */
    http: async (answer: RequestListener) => `http://127.0.0.1:${await listening(createHttpServer(answer))}`,
    /** Bytes in answer to the first bytes of each connection; what they mean is up to the test. @returns its origin */
    raw: async (answer: (socket: Socket, first: Buffer) => void) =>
      `http://127.0.0.1:${await listening(createRawServer((socket) => socket.once('data', (data) => answer(socket, data))))}`,
    /** A port on which nobody listens. */
    async deadPort() {
      const server = createRawServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      return port;
    },
    async close() {
      await Promise.all(closing.splice(0).map((each) => each()));
    },
  };
}
