import { expect, it } from 'vitest';
import type { Factor } from '../../generators/covering.js';
import type { JsonObject, World } from '../../src/kit/index.js';
import { emptyWorld } from '../../src/kit/sample.test-data.js';
import { combinationsOf, queryOf } from './combinations.js';
import { eventFactors } from './event-parts.js';
import { type Part, shown } from './parts.js';

const card = (numbers: Readonly<Record<string, number>>): JsonObject => numbers;
const worldOf = (events: readonly JsonObject[]): World => ({
  ...emptyWorld,
  offer: { ...emptyWorld.offer, events },
});
const above = (name: string, value: number): readonly Part[] =>
  shown(
    {
      query: { [name]: value },
      because: `${name} above ${value}`,
      fits: (each) => Number(each[name]) > value,
    },
    'events.limit.page-size',
  );
const factor = (name: string, value = 0): Factor<Part> => ({ name, parts: above(name, value) });
const sets = (events: readonly JsonObject[], ...factors: readonly Factor<Part>[]) =>
  combinationsOf(worldOf(events), factors, { most: 10, seed: 1 }).map((parts) =>
    parts.flatMap(({ query }) => Object.keys(query)).toSorted(),
  );

it('combines filters where cards would show each of them left out', () => {
  const cards = [card({ a: 1, b: 1 }), card({ a: 0, b: 1 }), card({ a: 1, b: 0 })];
  expect(sets(cards, factor('a'), factor('b'))).toEqual([['a', 'b']]);
  for (const missing of cards.keys())
    expect(
      sets(
        cards.filter((_, at) => at !== missing),
        factor('a'),
        factor('b'),
      ),
    ).toEqual([]);
});

it('combines a list where cards would show each of its items lost', () => {
  const list = (mistakes: readonly number[]): Factor<Part> => ({
    name: 'a',
    parts: shown(
      { query: { a: '1,2' }, because: 'a of 1 or 2', fits: ({ a }) => a === 1 || a === 2 },
      'events.category.filter',
      {
        mistakes: mistakes.map(
          (only) =>
            ({ a }: JsonObject) =>
              a === only,
        ),
      },
    ),
  });
  const cards = [card({ a: 1, b: 1 }), card({ a: 3, b: 1 }), card({ a: 1, b: 0 })];
  expect(sets(cards, list([]), factor('b'))).toEqual([['a', 'b']]);
  expect(sets(cards, list([1, 2]), factor('b'))).toEqual([]);
  expect(sets([...cards, card({ a: 2, b: 1 })], list([1, 2]), factor('b'))).toEqual([['a', 'b']]);
});

it('keeps parts of one group apart', () => {
  const cards = [card({ a: 1, b: 1 }), card({ a: 0, b: 1 }), card({ a: 1, b: 0 })];
  const grouped = (name: string): Factor<Part> => ({
    name,
    parts: above(name, 0).map((part) => ({ ...part, group: 'g' })),
  });
  expect(sets(cards, grouped('a'), grouped('b'))).toEqual([]);
});

it('asks over the offered days unless a part names days, and ranks a search', () => {
  const window = emptyWorld.offer.window;
  const part = (query: Part['query']): Part => ({ ...(above('a', 0)[0] as Part), query });
  const query = (...parts: readonly Part[]) => queryOf(emptyWorld, parts);
  expect(query(part({ country: 'KEN' }))).toEqual({
    date_start: window.start,
    date_end: window.end,
    limit: 100,
    country: 'KEN',
  });
  expect(query(part({ date: '2026-05-01' }))).toEqual({ date: '2026-05-01', limit: 100 });
  expect(query(part({ q: 'war' }))).toMatchObject({ sort: 'significance' });
  expect(query(part({ q: 'war' }), part({ sort: 'recent', limit: 7 }))).toMatchObject({
    sort: 'recent',
    limit: 7,
  });
});

it('offers no factor without a form, and of an empty deployment only those that need no card', () => {
  const names = eventFactors(emptyWorld).map(({ name }) => name);
  expect(names).toContain('limit');
  expect(names).not.toContain('country');
  for (const { parts } of eventFactors(emptyWorld)) expect(parts.length).toBeGreaterThan(0);
});
