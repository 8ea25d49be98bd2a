import { expect, it } from 'vitest';
import { coveringSets, type Factor, tellingFirst } from './covering.js';

interface Part {
  readonly of: string;
  readonly form: number;
}

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const factors: readonly Factor<Part>[] = names.map((name) => ({
  name,
  parts: [0, 1, 2].map((form) => ({ of: name, form })),
}));
const anything = () => true;
const sets = (agree: (parts: readonly Part[]) => boolean, { most = 100, largest = 4, seed = 7 } = {}) =>
  coveringSets(factors, { agree: [agree], largest, most, seed });

const pairsIn = (all: readonly (readonly Part[])[]): ReadonlySet<string> =>
  new Set(
    all.flatMap((set) => set.flatMap((one) => set.map((other) => [one.of, other.of].toSorted().join('')))),
  );

it('brings each pair of factors together, in far fewer sets than pairs', () => {
  const all = sets(anything);
  expect([...pairsIn(all)].filter(([one, other]) => one !== other)).toHaveLength((8 * 7) / 2);
  expect(all.length).toBeLessThan(14);
});

it('holds each factor once a set at most, and no more parts than are wanted', () => {
  for (const set of sets(anything, { largest: 3 })) {
    expect(new Set(set.map((part) => part.of)).size).toBe(set.length);
    expect(set.length).toBeLessThanOrEqual(3);
  }
});

it('uses every form of a factor', () => {
  const used = new Set(sets(anything).flatMap((set) => set.map(({ of, form }) => of + form)));
  expect(used.size).toBe(8 * 3);
});

it('keeps apart what does not fit, and finds the form that does', () => {
  const all = sets((parts) => {
    const of = (name: string) => parts.find((part) => part.of === name);
    return !(of('a') && of('b')) && (of('c') === undefined || of('d') === undefined || of('d')?.form === 2);
  });
  const pairs = pairsIn(all);
  expect(pairs.has('ab')).toBe(false);
  expect(pairs.has('cd')).toBe(true);
  expect(pairs.size).toBe((8 * 7) / 2 - 1 + 8);
});

it('ends where it has as many sets as wanted', () => {
  expect(sets(anything, { most: 3 })).toEqual(sets(anything).slice(0, 3));
});

it('makes the same sets for the same seed, and others for another', () => {
  expect(sets(anything)).toEqual(sets(anything));
  expect(sets(anything, { seed: 8 })).not.toEqual(sets(anything));
});

it('turns to a looser demand for the pairs that meet no stricter one', () => {
  const strict = (parts: readonly Part[]) => parts.every(({ of }) => of !== 'a');
  const all = coveringSets(factors, { agree: [strict, anything], largest: 4, most: 100, seed: 7 });
  const strictly = sets(strict);
  expect(all.slice(0, strictly.length)).toEqual(strictly);
  expect(all.slice(strictly.length).every((set) => set.some(({ of }) => of === 'a'))).toBe(true);
  expect([...pairsIn(all)].filter(([one, other]) => one !== other)).toHaveLength((8 * 7) / 2);
});

it('puts sets first that hold more forms and pairs than others of the sets before them', () => {
  const [a, b, c] = factors.map(({ parts }) => parts);
  const [few, same, other, most] = [
    [a?.[0], b?.[0]],
    [a?.[0], b?.[1]],
    [a?.[1], b?.[2]],
    [a?.[0], b?.[0], c?.[0]],
  ].map((set) => set.flatMap((part) => part ?? []));
  const all = [few, same, other, most].flatMap((set) => (set === undefined ? [] : [set]));
  expect(tellingFirst(all, factors)).toEqual([most, other, same, few]);
});
