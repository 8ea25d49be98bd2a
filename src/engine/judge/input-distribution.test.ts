import { expect, it } from 'vitest';
import { distributionOf } from './input-distribution.js';

it('counts inputs, those that differ, and the values of each member', () => {
  const inputs = [{ limit: 1, q: 'a' }, { limit: 1, q: 'a' }, { limit: 2 }, { limit: 1, q: undefined }];
  expect(distributionOf(inputs)).toEqual({
    inputs: 4,
    distinct: 3,
    members: {
      limit: { present: 4, distinct: 2, commonest: { '1': 3, '2': 1 } },
      q: { present: 2, distinct: 1, commonest: { a: 2 } },
    },
  });
});

it('leaves functions out', () => {
  const input = { name: 'a', pick: () => 'text of a program' };
  expect(JSON.stringify(distributionOf([input, input]))).not.toContain('program');
});

it('counts bare values under the empty name, the commonest first', () => {
  expect(distributionOf(['a', 'b', 'b', ['c']])).toEqual({
    inputs: 4,
    distinct: 3,
    members: { '': { present: 4, distinct: 3, commonest: { b: 2, a: 1, '["c"]': 1 } } },
  });
});

it('stays small, however many and long the values are', () => {
  const inputs = Array.from({ length: 500 }, (_, index) => ({
    value: `${index} ${'x'.repeat(10_000)}`,
    ...Object.fromEntries(Array.from({ length: 100 }, (_, member) => [`m${member}`, index])),
  }));
  const seen = distributionOf(inputs);
  expect(seen).toMatchObject({ inputs: 500, distinct: 500 });
  expect(JSON.stringify(seen).length).toBeLessThan(3000);
});
