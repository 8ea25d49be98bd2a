import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealNumber, unsealNumber } from './ids.js';

const number = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const seed = fc.nat();

describe('a sealed number', () => {
  it('can be read again', () => {
    fc.assert(fc.property(number, seed, (value, by) => unsealNumber(sealNumber(value, by), by) === value));
  });

  it('hides that numbers follow each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (value) => {
        const [one, next] = [sealNumber(value, 7), sealNumber(value + 1, 7)];
        expect(one.slice(0, 4) === next.slice(0, 4) && one.slice(-4) === next.slice(-4)).toBe(false);
      }),
    );
  });

  it('is twelve lower-case digits and nothing else', () => {
    for (const text of ['', '12', 'ABCDEF012345', '0123456789abc', 'x23456789abc'])
      expect(unsealNumber(text, 1)).toBeUndefined();
  });
});
