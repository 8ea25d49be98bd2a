import fc from 'fast-check';

export const hexDigits = '0123456789abcdef';

/** Texts of so many characters, each one of those given. */
export const textOf = (characters: string, length: number, longest = length): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: longest })
    .map((chosen) => chosen.join(''));

/** Texts that a reader of regular expressions or of search operators stumbles over, though they are plain names. */
export const textsLikePatterns = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('Acme', 'Bank', 'Nord'),
      fc.constantFrom('(', '[', '*', '+', '\\', '"', '?', '{2,1}'),
    )
    .chain(([word, odd]) => fc.constantFrom(`${odd}${word}`, `${word} ${odd}`, `${word}${odd}`));

/** Names that no endpoint declares, and that are near none that it does. */
export const unknownParameters = (): fc.Arbitrary<string> =>
  textOf('jkqvwxz', 6, 10).map((letters) => `${letters}_${letters.length}`);

export interface NearMiss {
  /** A declared name. */
  readonly name: string;
  /** The same name with one typing error. */
  readonly misspelt: string;
}

/** Declared names with one letter doubled; no declared name is another one's misspelling. */
export const nearMisses = (names: readonly string[]): fc.Arbitrary<NearMiss> =>
  fc
    .constantFrom(...names)
    .chain((name) =>
      fc
        .nat({ max: name.length - 1 })
        .map((index) => ({ name, misspelt: name.slice(0, index + 1) + name.slice(index) })),
    );
