import { cut } from '../printable.js';
import { grouped } from '../wording.js';
import { lines } from './markup.js';

/** The beginning of a text that takes so many bytes of the page, or a little more where its end is the heavier part. */
export function beginning(text: string, bytes: number): { readonly text: string; readonly left: number } {
  // A character takes a byte at least.
  const candidate = cut(text, bytes).text;
  const weight = Buffer.byteLength(lines(candidate).markup);
  const length = weight <= bytes ? candidate.length : Math.floor((candidate.length * bytes) / weight);
  return cut(text, length);
}

/** A text on one line; of one that takes more bytes, the beginning. */
export function clipped(text: string, bytes = 240): string {
  const { text: told, left } = beginning(text, bytes);
  return left === 0 ? text : `${told}… (${grouped(left)} more characters)`;
}
