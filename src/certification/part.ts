import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync } from 'node:zlib';
import { canonical } from './canonical.js';
import { misshapen, type Shape } from './shapes.js';

/** A part that cannot be read, and why. */
export class BrokenPart extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'BrokenPart';
  }
}

/** Levels of nesting and bytes that a part may have; more would exhaust whoever reads it. */
const deepest = 300;
const mostBytes = 500_000_000;

/** The JSON of a part. Throws `BrokenPart` for what is no canonical JSON of a fair size. */
export function jsonOf(content: Uint8Array): unknown {
  if (!isUtf8(content)) throw new BrokenPart('it is no text in UTF-8');
  const text = textOf(content);
  const value = parsed(text);
  if (isDeeper(value, deepest)) throw new BrokenPart(`it is nested deeper than ${deepest} levels`);
  if (canonicalOf(value) !== text)
    throw new BrokenPart('it is not canonical JSON (RFC 8785), so that two readers may read it differently');
  return value;
}

/** The value of a part, of a known shape. Throws `BrokenPart` for any other one. */
export function shaped<Value>(shape: Shape, content: Uint8Array): Value {
  const value = jsonOf(content);
  const wrong = misshapen(shape, value);
  if (wrong !== undefined) throw new BrokenPart(wrong);
  return value as Value;
}

/** The text of bytes in UTF-8. */
export const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('utf8');

/** What was compressed. Throws `BrokenPart` for what was not, or is too large. */
export function unpacked(content: Uint8Array): Buffer {
  try {
    return brotliDecompressSync(content, { maxOutputLength: mostBytes });
  } catch (error) {
    throw new BrokenPart(`it cannot be unpacked (${wordsOf(error)})`, error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenPart('it is not JSON, or was cut off', error);
  }
}

function canonicalOf(value: unknown): string {
  try {
    return canonical(value);
  } catch (error) {
    throw new BrokenPart(`no JSON says the same (${wordsOf(error)})`, error);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));
