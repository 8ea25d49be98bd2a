import fc from 'fast-check';

/** `true` or `false` in any letter case. */
export const booleanSpellings = (value: boolean): fc.Arbitrary<string> =>
  fc.mixedCase(fc.constant(String(value)));

/** What other interfaces take for a boolean, and near misses of the two words. */
export const textsNoBoolean = (): fc.Arbitrary<string> =>
  fc.constantFrom('1', '0', 'yes', 'no', 'on', 'off', 't', 'f', 'y', 'truee', 'fals', 'null', 'tru');
