import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Bytes and headers of an answer; header names travel in the case given here. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const bytes = packed ? gzipSync(text) : Buffer.from(text);
  response.writeHead(status, {
    'cOnTeNt-TyPe': type,
    VARY: 'accept-encoding',
    ...(packed && { 'content-ENCODING': 'gzip' }),
    ...headers,
  });
  // Two writes and no length: the answer goes out in chunks.
  const half = Math.floor(bytes.length / 2);
  response.write(bytes.subarray(0, half));
  response.end(bytes.subarray(half));
}

export function pretty(body: unknown): string {
  return `${JSON.stringify(body, undefined, 3)}\n`;
}
