import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTrials, forAll, forEach, once, type Property, type Trial } from './property.js';
import { silentApi, emptyWorld as world } from './sample.test-data.js';

const inputsOf = (trials: readonly Trial[]) => trials.map((each) => each.input);
const number = fc.integer({ min: 0, max: 1_000_000 });
const nothing = async () => {};

/** The inputs that `simplest` tries, in order, when `fails` says which fail. */
async function tried(
  property: Property,
  seed: number,
  index: number,
  fails: (input: string) => boolean,
  allowance: number,
) {
  const inputs: string[] = [];
  const found = await property.simplest(
    world,
    seed,
    index,
    async (trial) => {
      inputs.push(trial.input);
      return fails(trial.input);
    },
    allowance,
  );
  return { inputs, found: found.input };
}

describe('forAll', () => {
  it('tries the same inputs for the same seed, and others for another', () => {
    const property = forAll(number, nothing);
    expect(inputsOf(property.trials(world, 7, 20))).toEqual(inputsOf(property.trials(world, 7, 20)));
    expect(inputsOf(property.trials(world, 7, 20))).not.toEqual(inputsOf(property.trials(world, 8, 20)));
  });

  it('tries a beginning of the same inputs when it tries fewer', () => {
    const property = forAll(number, nothing);
    expect(inputsOf(property.trials(world, 7, 20)).slice(0, 5)).toEqual(
      inputsOf(property.trials(world, 7, 5)),
    );
  });

  it('tries examples first', () => {
    const property = forAll(number, nothing, { examples: [3, 1, 4] });
    const inputs = inputsOf(property.trials(world, 7, 10));
    expect(inputs.slice(0, 3)).toEqual(['3', '1', '4']);
    expect(inputs).toHaveLength(10);
  });

  it('tries no more than asked, examples included', () => {
    expect(inputsOf(forAll(number, nothing, { examples: [3, 1, 4] }).trials(world, 7, 2))).toEqual([
      '3',
      '1',
    ]);
  });

  it('gives each trial its own input', async () => {
    const seen: number[] = [];
    const property = forAll(number, async (_, input) => void seen.push(input));
    const trials = property.trials(world, 7, 5);
    for (const trial of trials) await trial.run(silentApi);
    expect(seen.map(String)).toEqual(inputsOf(trials));
  });

  it('takes inputs from the world', () => {
    const property = forAll(({ today }) => fc.constant(today), nothing);
    expect(inputsOf(property.trials(world, 1, 1))).toEqual(['"2026-05-20"']);
  });

  it.each([
    ['without examples', forAll(fc.string(), nothing)],
    ['with examples', forAll(fc.string(), nothing, { examples: ['first', 'second', 'third'] })],
    ['of records', forAll(fc.record({ a: number, b: fc.array(fc.string()) }), nothing)],
    ['of a choice', forAll(fc.oneof(number, fc.constantFrom('a', 'b')), nothing)],
    [
      'of chained values',
      forAll(
        number.chain((most) => fc.integer({ min: 0, max: most })),
        nothing,
      ),
    ],
  ])('seeks the simplest from exactly the trial at the index, %s', async (_, property) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.nat({ max: 11 }), async (seed, index) => {
        const wanted = property.trials(world, seed, 12)[index]?.input;
        const { inputs, found } = await tried(property, seed, index, () => false, 40);
        expect(inputs).toEqual([wanted]);
        expect(found).toBe(wanted);
      }),
      { numRuns: 30 },
    );
  });

  it('finds a minimal input', async () => {
    const property = forAll(number, nothing);
    const index = property.trials(world, 3, 20).findIndex((trial) => Number(trial.input) >= 1234);
    const { found } = await tried(property, 3, index, (input) => Number(input) >= 1234, 1000);
    expect(found).toBe('1234');
  });

  it('shrinks nothing that does not fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.nat({ max: 9 }), async (seed, index) => {
        const fails = (input: string) => Number(input) % 2 === 1;
        const { inputs, found } = await tried(forAll(number, nothing), seed, index, fails, 200);
        expect(inputs.slice(1).every((each) => each !== inputs[0])).toBe(true);
        expect(fails(found) || inputs.length === 1).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('never runs more than the allowance', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.nat({ max: 30 }), async (seed, allowance) => {
        const property = forAll(fc.array(fc.string(), { minLength: 1 }), nothing);
        const { inputs } = await tried(property, seed, 0, () => true, allowance);
        expect(inputs.length).toBeLessThanOrEqual(allowance);
      }),
      { numRuns: 30 },
    );
  });
});

describe('forEach', () => {
  it('tries every row in order, whatever the seed and the runs, and shrinks none', async () => {
    const property = forEach(['a', 'b', 'c'], nothing);
    expect(inputsOf(property.trials(world, 1, 1))).toEqual(['"a"', '"b"', '"c"']);
    expect(await tried(property, 1, 2, () => true, 40)).toEqual({ inputs: [], found: '"c"' });
  });

  it('takes rows from the world', () => {
    expect(inputsOf(forEach((known) => [...known.keys], nothing).trials(world, 1, 1))).toEqual(['"full"']);
  });

  it('rejects an index without a row', async () => {
    await expect(forEach(['a'], nothing).simplest(world, 1, 5, async () => true, 1)).rejects.toThrow(
      RangeError,
    );
  });
});

describe('once', () => {
  it('has one trial without an input', async () => {
    const property = once(nothing, { requests: 3 });
    expect(property.requests).toBe(3);
    expect(inputsOf(property.trials(world, 1, 20))).toEqual(['']);
    expect((await property.simplest(world, 1, 0, async () => true, 9)).input).toBe('');
  });
});

describe('firstTrials', () => {
  it('tries the first inputs of those that would be tried, and simplifies as before', async () => {
    const property = forAll(number, nothing);
    const few = firstTrials(property, 3);
    expect(inputsOf(few.trials(world, 7, 20))).toEqual(inputsOf(property.trials(world, 7, 20)).slice(0, 3));
    const fails = (input: string) => Number(input) > 1000;
    expect(await tried(few, 7, 1, fails, 50)).toEqual(await tried(property, 7, 1, fails, 50));
  });
});
