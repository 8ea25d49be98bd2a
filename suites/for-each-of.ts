import type { Property, Trial, World } from '../src/kit/index.js';

/** One property after another, one for each row of a table: inputs are generated anew for each row. */
export function forEachOf<Row>(
  rows: (world: World) => readonly Row[],
  propertyOf: (row: Row) => Property & { readonly runs: number },
): Property {
  const parts = (world: World) => rows(world).map(propertyOf);
  return {
    requests: 1,
    trials: (world, seed) =>
      parts(world).flatMap((part, row) =>
        part.trials(world, seed, part.runs).map((each) => inRow(row, each)),
      ),
    async simplest(world, seed, index, fails, allowance) {
      let before = 0;
      for (const [row, part] of parts(world).entries()) {
        const { length } = part.trials(world, seed, part.runs);
        if (index < before + length)
          return inRow(row, await part.simplest(world, seed, index - before, fails, allowance));
        before += length;
      }
      throw new RangeError(`no trial has the index ${index}`);
    },
    trialAt(world, seed, { input, place }) {
      const [row = '', ...rest] = place.split('/');
      const trial = parts(world)[Number(row)]?.trialAt(world, seed, { input, place: rest.join('/') });
      return trial === undefined ? undefined : inRow(Number(row), trial);
    },
  };
}

/** The place of a trial in all rows: its row, and its place there. */
const inRow = (row: number, trial: Trial): Trial => ({ ...trial, place: `${row}/${trial.place}` });
