import { isUtf8 } from 'node:buffer';
import { brotliCompressSync, constants } from 'node:zlib';
import { sha256 } from './canonical.js';
import { BrokenPart, mostBytes, unpacked } from './parts.js';

/** Where a body lies: one after another in the order of the list, each with a line break behind it. */
export interface ListedBody {
  readonly address: string;
  /** Without the line break. */
  readonly bytes: number;
}

/** Each distinct body of all rounds once. The content may be shared with other threads. */
export interface Bodies {
  readonly listed: readonly ListedBody[];
  readonly content: Uint8Array;
}

/** The address of a text in the bundle. */
export const addressOf = (text: string): string => `sha256:${sha256(text)}`;

/** Texts by their addresses, one after another. */
export function bodiesOf(texts: ReadonlyMap<string, string>): Bodies {
  const all = [...texts].map(([address, text]) => ({ address, content: Buffer.from(text) }));
  return {
    listed: all.map(({ address, content }) => ({ address, bytes: content.length })),
    content: Buffer.concat(all.flatMap(({ content }) => [content, lineBreak])),
  };
}

const lineBreak = Buffer.from('\n');

/** Pages of a deployment are much alike, and far apart: a window of 16 MiB sees several of them. */
const alike = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

export const packedBodies = ({ content }: Bodies): Buffer => brotliCompressSync(content, alike);

/** The bodies of two parts. Throws `BrokenPart` where they do not belong together. */
export function openedBodies(listed: readonly ListedBody[], packed: Uint8Array): Bodies {
  const total = listed.reduce((sum, { bytes }) => sum + bytes + lineBreak.length, 0);
  if (total > mostBytes) throw new BrokenPart(`its bodies have more than ${mostBytes} bytes`);
  const content = unpacked(packed, total);
  let from = 0;
  const seen = new Set<string>();
  for (const { address, bytes } of listed) {
    const body = content.subarray(from, from + bytes);
    from += bytes;
    if (seen.has(address)) throw new BrokenPart(`the body ${address} is listed twice`);
    seen.add(address);
    if (`sha256:${sha256(body)}` !== address)
      throw new BrokenPart(`the body ${address} does not match its digest`);
    if (!isUtf8(body)) throw new BrokenPart(`the body ${address} is not UTF-8 text`);
    if (content[from] !== lineBreak[0]) throw new BrokenPart(`no line break follows the body ${address}`);
    from += lineBreak.length;
  }
  if (from !== content.length) throw new BrokenPart('there are more or fewer bodies than listed');
  return { listed, content };
}

/** Finds the text at an address; undefined where there is none. */
export function textsOf({ listed, content }: Bodies): (address: string) => string | undefined {
  const places = new Map<string, readonly [from: number, to: number]>();
  let from = 0;
  for (const { address, bytes } of listed) {
    places.set(address, [from, from + bytes]);
    from += bytes + lineBreak.length;
  }
  const { buffer, byteOffset, byteLength } = content;
  const whole = Buffer.from(buffer, byteOffset, byteLength);
  return (address) => {
    const place = places.get(address);
    return place && whole.toString('utf8', ...place);
  };
}
