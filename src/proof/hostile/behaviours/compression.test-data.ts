import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Delivery } from '../deliveries.test-data.js';
import { aboveMax, type Behaviours, behaviour, network } from './behaviour.test-data.js';

const coded =
  (coding: string, encode: (body: Buffer) => Buffer): Delivery =>
  async (reply, answer) => {
    const { status, headers, body } = await answer();
    reply.writeHead(status, { ...headers, 'content-encoding': coding }).end(encode(body));
  };

/** A quarter of a gigabyte in as many kilobytes as it takes. */
const quarter = Buffer.alloc(250_000_000, ' ');
const remembered = (make: () => Buffer): (() => Buffer) => {
  let made: Buffer | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const zipped = remembered(() => gzipSync(quarter, { level: 1 }));
const zstandard = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x04, 0x00, 0xff, 0xfe, 0x80]);

export const compression: Behaviours = {
  ...aboveMax,
  kind: 'Compression',
  rows: [
    behaviour('sends a gzip bomb', network, coded('gzip', zipped)),
    behaviour(
      'sends a deflate bomb',
      network,
      coded(
        'deflate',
        remembered(() => deflateSync(quarter, { level: 1 })),
      ),
    ),
    behaviour(
      'sends a brotli bomb',
      network,
      coded(
        'br',
        remembered(() => brotliCompressSync(quarter.subarray(0, 50_000_000))),
      ),
    ),
    behaviour(
      'sends a bomb in a bomb',
      network,
      coded(
        'gzip, gzip',
        remembered(() => gzipSync(zipped())),
      ),
    ),
    behaviour(
      'compresses twice and says so',
      'pass',
      coded('gzip, br', (body) => brotliCompressSync(gzipSync(body))),
    ),
    behaviour(
      'says gzip and sends plain JSON',
      network,
      coded('gzip', (body) => body),
    ),
    behaviour(
      'says gzip and cuts it off',
      network,
      coded('gzip', (body) => gzipSync(body).subarray(0, -9)),
    ),
    behaviour(
      'says gzip and sends brotli',
      network,
      coded('gzip', (body) => brotliCompressSync(body)),
    ),
    behaviour(
      'says a hundred codings',
      network,
      coded(Array(100).fill('gzip').join(', '), (body) => gzipSync(body)),
    ),
    behaviour(
      'uses a coding that was not accepted',
      network,
      coded('zstd', () => zstandard),
    ),
    behaviour(
      'names an unknown content coding and sends plain JSON',
      'pass',
      coded('utf-8', (body) => body),
    ),
    behaviour(
      'compresses in two pieces, one behind the other',
      'pass',
      coded('gzip', (body) => Buffer.concat([gzipSync(body.subarray(0, 99)), gzipSync(body.subarray(99))])),
    ),
    behaviour(
      'compresses and gets the sum wrong',
      network,
      coded('gzip', (body) => {
        const zipped = gzipSync(body);
        zipped.writeUInt32LE(0, zipped.length - 8);
        return zipped;
      }),
    ),
    behaviour(
      'says deflate and leaves out its head',
      network,
      coded('deflate', (body) => deflateRawSync(body)),
    ),
    behaviour(
      'compresses with a window that nobody offered',
      network,
      coded('br', (body) =>
        brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_LARGE_WINDOW]: 1, [constants.BROTLI_PARAM_LGWIN]: 30 },
        }),
      ),
    ),
    behaviour(
      'writes the coding in capitals',
      'pass',
      coded('GZIP', (body) => gzipSync(body)),
    ),
    behaviour(
      'says a coding that is empty',
      'pass',
      coded('', (body) => body),
    ),
    behaviour('compresses and does not say so', 'fail', async (reply, answer) => {
      const { status, headers, body } = await answer();
      reply.writeHead(status, headers).end(gzipSync(body));
    }),
  ],
};
