import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenTrials,
  forAll,
  forEach,
  forEachOf,
  forSets,
  once,
  type Property,
  type Trial,
} from './property.js';
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

describe('the place of a generated input', () => {
  const kinds: readonly (readonly [string, Property])[] = [
    ['without examples', forAll(fc.string(), nothing)],
    ['with examples', forAll(fc.string(), nothing, { examples: ['first', 'second', 'third'] })],
    ['of records', forAll(fc.record({ a: number, b: fc.array(fc.string()) }), nothing)],
    [
      'of chained values',
      forAll(
        number.chain((most) => fc.integer({ min: 0, max: most })),
        nothing,
      ),
    ],
  ];

  it.each(kinds)('leads back to it, %s', async (_, property) => {
    await fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const trial of property.trials(world, seed, 12))
          expect(property.trialAt(world, seed, trial)).toMatchObject({
            input: trial.input,
            place: trial.place,
          });
      }),
      { numRuns: 20 },
    );
  });

  it.each(kinds)('leads back to what it was simplified to, %s', async (_, property) => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.nat({ max: 11 }),
        fc.nat({ max: 40 }),
        async (seed, index, allowance) => {
          // Fails now and then, so that the way to the simplest has several steps.
          let asked = 0;
          const fails = async () => {
            asked += 1;
            return asked === 1 || asked % 3 === 0;
          };
          const found = await property.simplest(world, seed, index, fails, allowance);
          steps = Math.max(steps, found.place.split(':').length);
          expect(property.trialAt(world, seed, found)).toMatchObject({
            input: found.input,
            place: found.place,
          });
        },
      ),
      { numRuns: 60 },
    );
    expect(steps).toBeGreaterThan(2);
  });

  it('leads as far as the world of another day has it', () => {
    const property = forAll(({ keys }) => fc.nat({ max: keys.length === 1 ? 1000 : 0 }), nothing);
    const trial = property.trials(world, 7, 20).findLast(({ input }) => Number(input) > 500);
    if (trial === undefined) throw new Error('there is a large number');
    const place = `${trial.place}:1:0`;
    expect(property.trialAt(world, 7, { input: '', place })?.place).toBe(place);
    const moved = { ...world, keys: [...world.keys, 'second'] as const };
    expect(property.trialAt(moved, 7, { input: '', place })).toMatchObject({
      input: '0',
      place: trial.place,
    });
  });

  it.each(['', 'x', '-1', '1:', ':1', '1e3', '99999999', '1/2', '0:-1', `0${':0'.repeat(2000)}`])(
    'is not of another form: %#',
    (place) => {
      expect(forAll(number, nothing).trialAt(world, 7, { input: '1', place })).toBeUndefined();
    },
  );
});

describe('the place of a row', () => {
  const rowsOf = (...rows: readonly string[]) => forEach(rows, nothing);

  it('leads back to it, as it was simplified or not', async () => {
    const property = rowsOf('a', 'b', 'a');
    const trials = property.trials(world, 1, 1);
    expect(trials.map((each) => property.trialAt(world, 1, each)?.place)).toEqual(['0', '1', '2']);
    const found = await property.simplest(world, 1, 2, async () => true, 9);
    expect(property.trialAt(world, 1, found)).toMatchObject({ input: '"a"', place: '2' });
  });

  it('leads to the same row where it has moved, else to the one that has its place', () => {
    const [, told = { input: '', place: '' }] = rowsOf('a', 'b').trials(world, 1, 1);
    expect(rowsOf('b', 'c').trialAt(world, 1, told)).toMatchObject({ input: '"b"', place: '0' });
    expect(rowsOf('c', 'd').trialAt(world, 1, told)).toMatchObject({ input: '"d"', place: '1' });
    expect(rowsOf('c').trialAt(world, 1, told)).toBeUndefined();
  });
});

describe('forEach', () => {
  it('tells what a row is made of, without its functions and its clause', () => {
    const row = {
      of: 'a page',
      clause: 'events.route',
      fits: () => true,
      field: { test: () => true, path: '/a' },
    };
    expect(inputsOf(forEach([row], nothing).trials(world, 1, 1))).toEqual([
      '{"of":"a page","field":{"path":"/a"}}',
    ]);
    const asks = [() => 'one', () => 'other'];
    expect(inputsOf(forEach(asks, nothing).trials(world, 1, 1))).toEqual(['', '']);
  });

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

const perRow = (seen: string[] = []) =>
  forEachOf(
    () => [1, 2],
    (row) => ({
      ...forAll(fc.nat({ max: 100 }), async (_, input) => void seen.push(`${row}:${input}`)),
      runs: row,
    }),
  );

describe('forEachOf', () => {
  it('tries so many inputs of each row', async () => {
    const seen: string[] = [];
    const trials = perRow(seen).trials(world, 7, 0);
    for (const { run } of trials) await run(silentApi);
    expect(seen.map((each) => each.split(':')[0])).toEqual(['1', '2', '2']);
    expect(
      perRow()
        .trials(world, 7, 0)
        .map(({ input }) => input),
    ).toEqual(trials.map(({ input }) => input));
  });

  it('finds the simplest trial in the row of the one that failed', async () => {
    const seen: string[] = [];
    const simplest = await perRow(seen).simplest(world, 7, 2, async () => true, 50);
    await simplest.run(silentApi);
    expect(seen).toEqual(['2:0']);
    await expect(perRow().simplest(world, 7, 3, async () => true, 50)).rejects.toThrow(RangeError);
  });

  it('leads back to each trial by its place, a simplified one too', async () => {
    const trials = perRow().trials(world, 7, 0);
    const simplest = await perRow().simplest(world, 7, 2, async () => true, 50);
    expect(trials.map(({ place }) => place)).toEqual(['0/0', '1/0', '1/1']);
    for (const trial of [...trials, simplest]) {
      const seen: string[] = [];
      const again = perRow(seen).trialAt(world, 7, trial);
      expect(again).toMatchObject({ input: trial.input, place: trial.place });
      await again?.run(silentApi);
      expect(seen).toEqual([`${trial.place[0] === '0' ? 1 : 2}:${trial.input}`]);
    }
    for (const place of ['', '2/0', '1/9999999', '-1/0', 'x/0', '0'])
      expect(perRow().trialAt(world, 7, { input: '', place })).toBeUndefined();
  });
});

describe('once', () => {
  it('has one trial without an input', async () => {
    const property = once(nothing, { requests: 3 });
    expect(property.requests).toBe(3);
    expect(inputsOf(property.trials(world, 1, 20))).toEqual(['']);
    const found = await property.simplest(world, 1, 0, async () => true, 9);
    expect(found.input).toBe('');
    expect(property.trialAt(world, 1, found)).toBe(found);
  });
});

describe('chosenTrials', () => {
  it('tries those at some places, and simplifies as before', async () => {
    const property = forAll(number, nothing);
    const chosen = chosenTrials(property, [1, 4]);
    const all = inputsOf(property.trials(world, 7, 20));
    expect(inputsOf(chosen.trials(world, 7, 20))).toEqual([all[1], all[4]]);
    const fails = (input: string) => Number(input) > 1000;
    expect(await tried(chosen, 7, 1, fails, 50)).toEqual(await tried(property, 7, 4, fails, 50));
  });

  it('cuts some of them short, and counts on fewer requests for it', () => {
    const property = forAll(number, nothing, { requests: 5 });
    expect(chosenTrials(property, [0, [2, 3]]).requests).toBe(4);
    expect(inputsOf(chosenTrials(property, [0, [2, 3]]).trials(world, 7, 20))).toEqual(
      inputsOf(chosenTrials(property, [0, 2]).trials(world, 7, 20)),
    );
  });

  it('tries what a world has of them, and its first input where it has none', async () => {
    const letters = forEach(['a', 'b', 'c'], nothing);
    const inputsAt = (...places: number[]) => inputsOf(chosenTrials(letters, places).trials(world, 7, 20));
    expect(inputsAt(1, 5)).toEqual(['"b"']);
    expect(inputsAt(4, 5)).toEqual(['"a"']);
    const simplest = await chosenTrials(letters, [4, 5]).simplest(world, 7, 0, async () => true, 1);
    expect(simplest.input).toBe('"a"');
    expect(chosenTrials(forEach([], nothing), [0]).trials(world, 7, 20)).toEqual([]);
  });
});

describe('forSets', () => {
  const letters = [...'abcdef'];
  const made: number[] = [];
  const property = forSets<string>(
    (_, seed) => {
      made.push(seed);
      return [letters, letters.slice(0, 2), [...letters].reverse().slice(0, seed)];
    },
    async (api, parts) => api.witness(parts.join('')),
    { textOf: (part) => part.toUpperCase() },
  );

  it('tries the first sets of the world and seed', () => {
    expect(inputsOf(property.trials(world, 3, 3))).toEqual([
      'A and B and C and D and E and F',
      'A and B',
      'F and E and D',
    ]);
    expect(inputsOf(property.trials(world, 3, 1))).toHaveLength(1);
  });

  it('makes the sets of a world and a seed once', () => {
    made.length = 0;
    for (const _ of letters) property.trials(world, 5, 3);
    expect(made).toEqual([5]);
  });

  it('cuts a failing set down to the parts that it takes', async () => {
    const fails = (input: string) => ['B', 'E'].every((part) => input.includes(part));
    const { found, inputs } = await tried(property, 3, 0, fails, 100);
    expect(found).toBe('B and E');
    expect(inputs.length).toBeLessThanOrEqual(letters.length);
  });

  it('leaves a part where any would do, and no more tries than allowed', async () => {
    expect((await tried(property, 3, 0, () => true, 100)).found).toBe('F');
    expect((await tried(property, 3, 0, () => true, 2)).inputs).toHaveLength(2);
  });

  it('finds what it cut down again by its place', async () => {
    const found = await property.simplest(world, 3, 0, async ({ input }) => input.includes('D'), 100);
    expect(property.trialAt(world, 3, found)?.input).toBe('D');
    expect(property.trialAt(world, 3, { input: '', place: '0' })?.input).toBe(
      'A and B and C and D and E and F',
    );
    for (const place of ['7', '0:0:1:2:3:4:5', 'x', ''])
      expect(property.trialAt(world, 3, { input: '', place })).toBeUndefined();
  });
});
