import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addressOf, bodiesOf, openedBodies, packedBodies, textsOf } from './bodies.js';

const texts = ['{"ü":"\\n€"}', '[]', '', 'two\nlines'];
const bodies = bodiesOf(new Map(texts.map((text) => [addressOf(text), text])));
const packed = packedBodies(bodies);

describe('bodies', () => {
  it('are packed and found again by their addresses', () => {
    const textOf = textsOf(openedBodies(bodies.listed, packed));
    expect(texts.map((text) => textOf(addressOf(text)))).toEqual(texts);
    expect(textOf(addressOf('another'))).toBeUndefined();
  });

  it('that are alike take little room, however far apart they lie', () => {
    const row = (nth: number) => ({ id: addressOf(String(nth)), title: `Event ${nth}` });
    const page = (first: number) =>
      JSON.stringify(Array.from({ length: 2000 }, (_, nth) => row(first + nth)));
    const pages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(page);
    const of = (some: readonly string[]) =>
      packedBodies(bodiesOf(new Map(some.map((text) => [addressOf(text), text])))).length;
    expect(of(pages)).toBeLessThan(1.2 * of(pages.slice(0, 1)));
  });

  const [first = { address: '', bytes: 0 }, ...rest] = bodies.listed;
  const moved = Buffer.from(bodies.content);
  moved[first.bytes] = 32;
  const noText = Buffer.from([0xff, 0x0a]);
  it.each([
    ['one is listed twice', [first, first, ...rest], packed, 'is listed twice'],
    ['one is not listed', rest, packed, 'unpacks to more than'],
    ['the last is not listed', bodies.listed.slice(0, -1), packed, 'unpacks to more than'],
    [
      'one is longer than told',
      [{ ...first, bytes: first.bytes - 1 }, ...rest],
      packed,
      'unpacks to more than',
    ],
    [
      'one is not there',
      [...bodies.listed, { address: addressOf('x'), bytes: 1 }],
      packed,
      'does not match its digest',
    ],
    ['something else stands between them', bodies.listed, brotliCompressSync(moved), 'no line break'],
    ['they are not packed', bodies.listed, bodies.content, 'cannot be unpacked'],
    ['they are cut off', bodies.listed, packed.subarray(0, -3), 'cannot be unpacked'],
    [
      'one is no text',
      [{ address: 'sha256:a8100ae6aa1940d0b663bb31cd466142ebbdbd5187131b92d93818987832eb89', bytes: 1 }],
      brotliCompressSync(noText),
      'not UTF-8 text',
    ],
  ])('are refused where %s', (_, listed, content, why) => {
    expect(() => openedBodies(listed, content)).toThrow(why);
  });
});
