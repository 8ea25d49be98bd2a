import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Exchange } from '../kit/index.js';
import { type Body, plainBody } from './body.js';

/** Puts a reply away. @returns what brings it back */
export type Pack = (seen: Exchange) => () => Exchange;

/** In a tenth of the memory of its text. */
export const compressing: Pack = (seen) => {
  const small = packed(seen);
  return () => unpacked(small);
};

/** As it is, where somebody else holds it anyway. */
export const keeping: Pack = (seen) => () => seen;

/** Without its body, where that can be read anew. */
export function rereading(readers: WeakMap<Exchange, () => Body>): Pack {
  return (seen) => {
    const readAgain = readers.get(seen);
    if (readAgain === undefined) return keeping(seen);
    const { text: _text, json: _json, ...reply } = seen;
    return () => {
      const whole = { ...reply, ...readAgain() };
      readers.set(whole, readAgain);
      return whole;
    };
  };
}

interface Packed {
  readonly reply: Omit<Exchange, 'text' | 'json'>;
  readonly body: Buffer;
}

/** The quickest there is: it takes a third of the time that parsing the text does. */
const quickest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

export function packed({ text, json: _json, ...reply }: Exchange): Packed {
  // Copied, because what is handed out lies in a larger piece of memory.
  return { reply, body: Buffer.from(brotliCompressSync(text, quickest)) };
}

const unpacked = ({ reply, body }: Packed): Exchange => ({
  ...reply,
  // Its secrets are gone already.
  ...plainBody(brotliDecompressSync(body).toString('utf8')),
});

/** Replies that identical requests of one run share; the oldest go when there are too many of them. */
interface SharedReplies {
  get(identity: string): Promise<Exchange> | undefined;
  put(identity: string, asked: Promise<Exchange>): void;
}

/** Characters of replies that are kept as they are, parsed: with their parsed form they take several times as much memory. */
const mostWhole = 4_000_000;
/**
 * Bytes of the texts of the others, which is what a full run is usually sent. What they take packed would depend on who packs;
 * what is asked for again may not.
 */
const mostPacked = 96_000_000;
/** A reply with more characters is asked for again. */
const longestShared = 2_000_000;

/**
 * The replies that were asked for last are kept whole, the others packed.
 * What came of a broken connection or a server error is not shared: it may be the network's trouble.
 */
export function createSharedReplies(
  pack: Pack = compressing,
  packedCapacity = mostPacked,
  wholeCapacity = mostWhole,
): SharedReplies {
  const open = new Map<string, Promise<Exchange>>();
  const others = bounded<Other>(packedCapacity, ({ bytes }) => bytes);
  const wholes = bounded<Exchange>(
    wholeCapacity,
    ({ text }) => text.length,
    (identity, seen) => {
      if (others.get(identity) === undefined)
        others.put(identity, { bytes: Buffer.byteLength(seen.text), whole: pack(seen) });
    },
  );

  function wholeOf(identity: string): Exchange | undefined {
    const other = wholes.get(identity) === undefined ? others.get(identity) : undefined;
    const whole = other === undefined ? wholes.get(identity) : other.whole();
    if (whole !== undefined) wholes.put(identity, whole);
    return whole;
  }

  return {
    get(identity) {
      const whole = wholeOf(identity);
      return whole === undefined ? open.get(identity) : Promise.resolve(whole);
    },
    put(identity, asked) {
      open.set(identity, asked);
      asked.then(
        (seen) => {
          open.delete(identity);
          if (seen.status < 500 && seen.text.length <= longestShared) wholes.put(identity, seen);
        },
        () => open.delete(identity),
      );
    },
  };
}

interface Other {
  readonly bytes: number;
  readonly whole: () => Exchange;
}

/** A map that lets go what was put first when what is in it is too much, and tells of it. */
export function bounded<Value>(
  capacity: number,
  sizeOf: (value: Value) => number,
  onGone: (name: string, value: Value) => void = () => {},
) {
  const values = new Map<string, Value>();
  let size = 0;
  const drop = (name: string, value: Value | undefined): void => {
    if (value !== undefined) size -= sizeOf(value);
    values.delete(name);
  };
  return {
    get: (name: string): Value | undefined => values.get(name),
    put(name: string, value: Value): void {
      drop(name, values.get(name));
      values.set(name, value);
      size += sizeOf(value);
      for (const [oldest, gone] of values) {
        if (size <= capacity) break;
        drop(oldest, gone);
        onGone(oldest, gone);
      }
    },
  };
}
