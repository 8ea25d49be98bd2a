import fc from 'fast-check';

/** Texts that a reader of regular expressions or of search operators stumbles over, though they are plain names. */
export const textsLikePatterns = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('Acme', 'Bank', 'Nord'),
      fc.constantFrom('(', '[', '*', '+', '\\', '"', '?', '{2,1}'),
    )
    .chain(([word, odd]) => fc.constantFrom(`${odd}${word}`, `${word} ${odd}`, `${word}${odd}`));
