import fc from 'fast-check';
import { expect, it } from 'vitest';
import { group } from './group.js';
import { brokenLaws } from './laws.js';

const numbers = group(Array.from({ length: 16 }, () => fc.integer({ min: 10, max: 1000 })));

it('has a value of each arbitrary, or of some where it is taken apart', () => {
  expect(fc.sample(numbers, { seed: 1, numRuns: 3 }).map(({ length }) => length)).toEqual([16, 16, 16]);
  expect(brokenLaws(numbers, (values) => values.every((each) => each >= 10 && each <= 1000))).toEqual([]);
});

/** What a property shrinks to that fails where the condition holds, and how many values that takes. */
function smallest<Value>(values: fc.Arbitrary<Value>, fails: (value: Value) => boolean) {
  let tried = 0;
  const { counterexample } = fc.check(
    fc.property(values, (value) => {
      tried += 1;
      return !fails(value);
    }),
    { seed: 5 },
  );
  return { found: counterexample?.[0], tried };
}

it('finds the one item that fails in few tries, and simplifies it', () => {
  const isCause = (each: number) => each >= 500;
  const { found, tried } = smallest(numbers, (values) => values.some(isCause));
  expect(found).toEqual([500]);
  expect(tried).toBeLessThan(40);
});

it('keeps two items that fail together', () => {
  const letters = group(['a', 'b', 'c', 'd', 'e'].map((each) => fc.constant(each)));
  expect(smallest(letters, (values) => values.includes('a') && values.includes('e')).found).toEqual([
    'a',
    'e',
  ]);
});

it('takes groups within groups apart', () => {
  const words = group(
    [0, 1, 2].map((word) => group([0, 1, 2].map((place) => fc.constant(`${word}${place}`)))),
  );
  expect(smallest(words, (values) => values.flat().includes('21')).found).toEqual([['21']]);
});
