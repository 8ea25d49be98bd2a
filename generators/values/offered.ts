import fc from 'fast-check';

/**
 * One of the values that a deployment offers, or undefined where it offers none. Opaque values are not
 * shrunk: no id is simpler than another.
 */
export const offered = <Value>(values: readonly Value[]): fc.Arbitrary<Value | undefined> =>
  values.length === 0 ? fc.constant(undefined) : fc.noShrink(fc.constantFrom(...values));
