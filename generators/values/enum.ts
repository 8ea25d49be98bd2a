import fc from 'fast-check';

/** Words outside an enumeration: a member with letters added, or a word foreign to it. */
export const wordsOutside = (members: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...members), fc.constantFrom('x', 'zz', 'q'))
      .map(([member, end]) => member + end),
    fc.constantFrom('notavalue', 'zzqx'),
  );
