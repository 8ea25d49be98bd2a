import { describe, expect, it } from 'vitest';
import { digestOf } from './identity.js';

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
