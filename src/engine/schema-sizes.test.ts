import { expect, it } from 'vitest';
import { schemaSizes } from './schema-sizes.js';

const levels = 60;
const multiplying = Object.fromEntries(
  Array.from({ length: levels }, (_, level) => {
    const next = { $ref: `#/s${level + 1}` };
    return [`s${level}`, { allOf: [next, next] }];
  }),
);
const sizeAt = schemaSizes({
  ...multiplying,
  [`s${levels}`]: { type: 'string' },
  small: { type: 'object', properties: { a: { $ref: '#/leaf' }, b: { $ref: '#/leaf' } } },
  leaf: { enum: ['x', 'y'] },
  list: { items: { $ref: '#/list' } },
  around: { not: { $ref: '#/list' } },
  outside: { $ref: 'other.json' },
  dynamic: { $dynamicRef: '#here' },
  unique: { items: { uniqueItems: true } },
});

it('counts the parts that stand there and those that are referred to', () => {
  expect(sizeAt('/leaf')).toBe(4);
  expect(sizeAt('/small')).toBe(3 + 2 * (2 + sizeAt('/leaf')));
  expect(sizeAt('/nothing')).toBe(1);
});

it('grows with every way that leads to a part', () => {
  expect(sizeAt('/s0')).toBeGreaterThan(2 ** levels);
});

it.each(['/list', '/around', '/outside', '/dynamic', '/unique'])('has no end: %s', (pointer) => {
  expect(sizeAt(pointer)).toBe(Number.POSITIVE_INFINITY);
});
