import { gzipSync } from 'node:zlib';
import { sha256 } from './canonical.js';
import type { Journal } from './journal.js';
import { BrokenPart, shaped, unzipped } from './part.js';

/** A journal as it is written: the bodies lie in another part, one after another, each with a line break behind it. */
export interface PackedJournal extends Omit<Journal, 'bodies'> {
  /** In the order in which they lie there; `bytes` without the line break. */
  readonly bodies: readonly { readonly address: string; readonly bytes: number }[];
}

export function packed({ began, exchanges, bodies }: Journal): {
  readonly exchanges: PackedJournal;
  readonly bodies: Buffer;
} {
  const texts = Object.entries(bodies).map(([address, text]) => ({ address, content: Buffer.from(text) }));
  const index = texts.map(({ address, content }) => ({ address, bytes: content.length }));
  return {
    exchanges: { began, exchanges, bodies: index },
    bodies: gzipSync(Buffer.concat(texts.flatMap(({ content }) => [content, lineBreak]))),
  };
}

const lineBreak = Buffer.from('\n');

/** The journal of two parts. Throws `BrokenPart` where they are none, or do not belong together. */
export function unpacked(exchanges: Uint8Array, bodies: Uint8Array): Journal {
  const journal = shaped<PackedJournal>('journal', exchanges);
  const texts = textsOf(journal, unzipped(bodies));
  const told = new Set(journal.exchanges.flatMap(({ reply }) => reply?.body ?? []));
  const lost = [...told].find((address) => !Object.hasOwn(texts, address));
  if (lost !== undefined) throw new BrokenPart(`the body ${lost} is missing`);
  const idle = Object.keys(texts).find((address) => !told.has(address));
  if (idle !== undefined) throw new BrokenPart(`the body ${idle} belongs to no exchange`);
  return { ...journal, bodies: texts };
}

function textsOf({ bodies }: PackedJournal, content: Buffer): Journal['bodies'] {
  let from = 0;
  const texts = bodies.map(({ address, bytes }): [string, string] => {
    const body = content.subarray(from, from + bytes);
    from += bytes + lineBreak.length;
    if (`sha256:${sha256(body)}` !== address) throw new BrokenPart(`the body ${address} is another text`);
    return [address, body.toString('utf8')];
  });
  if (from !== content.length)
    throw new BrokenPart('the bodies are more or fewer than those that are listed');
  return Object.fromEntries(texts);
}
