import fc from 'fast-check';

/** A code with one letter doubled and a tail that no code has: near to the real one, and not a code itself. */
export const misspelled = (code: string): fc.Arbitrary<string> =>
  fc.nat({ max: Math.max(0, code.length - 1) }).map((place) => {
    const letter = code.charAt(place);
    return `${code.slice(0, place)}${letter}${code.slice(place)}q`;
  });

/** Texts that are far from any code. */
export const inventedSubcategory = (): fc.Arbitrary<string> =>
  fc.constantFrom('zzzq-no-such-code', 'ZQ98765', 'Intergalactic knitting contest');
