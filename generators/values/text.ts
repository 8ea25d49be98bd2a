import fc from 'fast-check';

export const hexDigits = '0123456789abcdef';

/** Texts of so many characters, each one of those given. */
export const textOf = (characters: string, length: number, longest = length): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: longest })
    .map((chosen) => chosen.join(''));
