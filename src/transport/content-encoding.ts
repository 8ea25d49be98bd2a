import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib';

/** What requests accept. */
export const accepted = 'gzip, br';

/** undici's own decompression would warn on stderr that it is experimental. */
const decoders: Readonly<Record<string, (body: Buffer, limits: ZlibOptions) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** A body as it was before it was compressed. Throws a `RangeError` when it is longer than that. */
export async function decoded(body: Buffer, encoding: string | undefined, maxBytes: number): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? '';
  const decoder = Object.hasOwn(decoders, name) && body.length > 0 ? decoders[name] : undefined;
  return decoder === undefined ? body : decoder(body, { maxOutputLength: maxBytes });
}
