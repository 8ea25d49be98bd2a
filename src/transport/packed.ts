import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Exchange } from '../kit/index.js';
import { bodyOf } from './body.js';

/** A reply in a tenth of the memory of its text. */
export interface Packed {
  readonly reply: Omit<Exchange, 'text' | 'json'>;
  readonly body: Buffer;
}

/** The quickest there is: it takes a third of the time that parsing the text does. */
const quickest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

export function packed({ text, json: _json, ...reply }: Exchange): Packed {
  // Copied, because what is handed out lies in a larger piece of memory.
  return { reply, body: Buffer.from(brotliCompressSync(text, quickest)) };
}

export const unpacked = ({ reply, body }: Packed): Exchange => ({
  ...reply,
  // Its secrets are gone already.
  ...bodyOf(brotliDecompressSync(body).toString('utf8'), (text) => text),
});
