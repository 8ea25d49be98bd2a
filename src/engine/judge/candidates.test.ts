import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Exchange, Violation } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { createCandidates } from './candidates.js';

const violation = new Violation({ at: '/a', expected: 'a', seen: 'b' });
const asking = (target: string): Exchange => {
  const { request, ...rest } = exchangeOf({});
  return { ...rest, request: { ...request, target } };
};
type Seen = readonly [place: string, target: string];

function kept(seen: readonly Seen[]) {
  const suspects = createCandidates();
  for (const [place, target] of seen) suspects.keep(place, asking(target), violation);
  return suspects
    .kept()
    .map(([place, { exchanges }]) => [place, exchanges.map(({ request }) => request.target)]);
}

it('keeps the simplest requests of a place, the simplest first', () => {
  const targets = Array.from({ length: 20 }, (_, index) => `/${'x'.repeat(20 - index)}`);
  const [only] = kept(targets.map((target) => ['one', target]));
  expect(only).toEqual(['one', targets.toReversed().slice(0, 10)]);
});

it('keeps the places of the simplest requests, of each the same one in whatever order they came', () => {
  const seen = fc.array(
    fc.tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom('/', '/a', '/b', '/aa', '/bb', '/ccc', '/dddd')),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(seen, fc.infiniteStream(fc.nat()), (one, random) => {
      const keys = one.map(() => Number(random.next().value));
      const shuffled = one.map((each, index) => ({ each, key: keys[index] ?? 0 }));
      const other = shuffled.toSorted((a, b) => a.key - b.key).map(({ each }) => each);
      const first = (all: ReturnType<typeof kept>) => all.map(([place, targets]) => [place, targets?.[0]]);
      expect(first(kept(other))).toEqual(first(kept(one)));
      expect(kept(one).length).toBeLessThanOrEqual(5);
    }),
  );
});
