import { describe, expect, it } from 'vitest';
import { digestOf, seedOf } from './identity.js';

describe('a digest', () => {
  it('is the same in whatever order a server writes its members', () => {
    expect(digestOf({ a: [1, { b: 2, c: 3 }], d: null })).toBe(digestOf({ d: null, a: [1, { c: 3, b: 2 }] }));
    expect(digestOf({})).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
  ])('tells %j from %j', (one, other) => {
    expect(digestOf(one)).not.toBe(digestOf(other));
  });
});

describe('seedOf', () => {
  it('depends on the run and on the check alone', () => {
    expect(seedOf(1, 'a/b')).toBe(seedOf(1, 'a/b'));
    expect(new Set([seedOf(1, 'a/b'), seedOf(2, 'a/b'), seedOf(1, 'a/c'), seedOf(11, '/b')]).size).toBe(4);
    expect(Number.isInteger(seedOf(1, 'a/b'))).toBe(true);
  });
});
