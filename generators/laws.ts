import fc from 'fast-check';

/**
 * The laws that every value generator keeps: the same seed gives the same values, and each value, the simpler
 * ones that shrinking meets included, satisfies the generator's predicate.
 * @returns the broken laws, in words; empty when all hold
 */
export function brokenLaws<Value>(
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => boolean,
): readonly string[] {
  const sampled = (seed: number) => fc.stringify(fc.sample(values, { seed, numRuns: 20 }));
  const broken: string[] = [];
  const [once, again] = [sampled(7), sampled(7)];
  if (once !== again) broken.push('one seed gave different values');

  const generated = fc.check(fc.property(values, holds), { seed: 11, numRuns: 200 });
  if (generated.failed) broken.push(`not a value: ${fc.stringify(generated.counterexample)}`);

  // Refusing the first value makes fast-check walk through its simpler forms, which must be values too.
  const strangers: string[] = [];
  fc.check(
    fc.property(values, (value) => {
      if (!holds(value)) strangers.push(fc.stringify(value));
      return false;
    }),
    { seed: 13, numRuns: 1 },
  );
  if (strangers[0] !== undefined) broken.push(`shrinks to what is no value: ${strangers[0]}`);
  return broken;
}
