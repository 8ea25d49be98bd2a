import { isUtf8 } from 'node:buffer';
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

/** Who codes a body more often than this wants to see the memory of the reader. */
const mostCodings = 3;

/**
 * A body as it was before it was compressed. Throws a `RangeError` when it is longer than that, and an `Error` when
 * its coding is none that is accepted.
 */
export async function decoded(body: Buffer, encoding: string | undefined, maxBytes: number): Promise<Buffer> {
  const names = (encoding ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '' && each !== 'identity');
  if (names.length > mostCodings) throw new Error(`the body has ${names.length} content codings`);
  let text = body;
  for (const name of names.toReversed()) {
    const decoder = Object.hasOwn(decoders, name) && text.length > 0 ? decoders[name] : undefined;
    if (decoder !== undefined) text = await decoder(text, { maxOutputLength: maxBytes });
    // A name that means nothing, such as utf-8, changes nothing; of any other coding the text is not to be had.
    else if (!isUtf8(text))
      throw new Error(`the body has the content coding ${name.slice(0, 20)}, which was not accepted`);
  }
  return text;
}
