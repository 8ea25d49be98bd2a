import type { Property, World } from '../src/kit/index.js';

/** One property after another, one for each row of a table: inputs are generated anew for each row. */
export function forEachOf<Row>(
  rows: (world: World) => readonly Row[],
  propertyOf: (row: Row) => Property & { readonly runs: number },
): Property {
  const parts = (world: World) => rows(world).map(propertyOf);
  return {
    requests: 1,
    trials: (world, seed) => parts(world).flatMap((part) => part.trials(world, seed, part.runs)),
    async simplest(world, seed, index, fails, allowance) {
      let before = 0;
      for (const part of parts(world)) {
        const { length } = part.trials(world, seed, part.runs);
        if (index < before + length) return part.simplest(world, seed, index - before, fails, allowance);
        before += length;
      }
      throw new RangeError(`no trial has the index ${index}`);
    },
  };
}
