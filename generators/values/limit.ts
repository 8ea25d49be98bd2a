import fc from 'fast-check';

/** Limits that are honoured as they stand. */
export const limitWithin = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });

/** Limits above the maximum. */
export const limitAbove = (max: number): fc.Arbitrary<number> =>
  fc.integer({ min: max + 1, max: 1000 * max });

/** Limits below 1; each earns `INVALID_LIMIT`. */
export const limitBelowOne = (): fc.Arbitrary<number> => fc.nat({ max: 10_000 }).map((size) => 0 - size);

/** Texts that are no number; each earns `INVALID_LIMIT`. */
export const limitNotANumber = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('abc', 'ten', 'all', 'null'),
    fc.integer({ min: 1, max: 99 }).map((number) => `${number}abc`),
  );
