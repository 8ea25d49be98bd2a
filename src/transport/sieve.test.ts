import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literal, sieveOf } from './sieve.js';

/** Few different characters, so that what is not sought looks much like it. */
const likeKeys = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom('a', 'B', '0', '1', '_', '.'), minLength: least, maxLength: most });

const inAnyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) =>
      [...word].map((each, place) => (upper[place] ? each.toUpperCase() : each.toLowerCase())).join(''),
    );

describe('a sieve', () => {
  it('finds a word wherever it stands, in any letter case', () => {
    const input = fc
      .tuple(
        fc.array(likeKeys(4, 40), { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        likeKeys(0, 90),
        likeKeys(0, 90),
      )
      .chain(([words, nth, before, after]) =>
        inAnyCase(words[nth % words.length] ?? '').map((word) => ({
          words,
          text: `${before}${word}${after}`,
        })),
      );
    fc.assert(fc.property(input, ({ words, text }) => void expect(sieveOf(words)(text)).toBe(true)));
  });

  it('finds what a pattern finds, and nothing else', () => {
    const words = fc.array(likeKeys(1, 12), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(words, likeKeys(0, 200), (some, text) => {
        expect(sieveOf(some)(text)).toBe(new RegExp(some.map(literal).join('|'), 'i').test(text));
      }),
    );
  });

  it.each(['ÀÉÎÕÜ-geheim', 'ÿ-password'])('finds %j, whose letter case is not that of ASCII', (word) => {
    expect(sieveOf([word])(`x ${word.toUpperCase()} y`)).toBe(true);
    expect(sieveOf([word])('x geheim password y')).toBe(false);
  });
});
