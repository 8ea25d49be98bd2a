import { describe, expect, it } from 'vitest';
import { fingerprintOf, seedOf } from './seed.js';

describe('seedOf', () => {
  it('depends on the run and on the check alone', () => {
    expect(seedOf(1, 'a/b')).toBe(seedOf(1, 'a/b'));
    expect(new Set([seedOf(1, 'a/b'), seedOf(2, 'a/b'), seedOf(1, 'a/c'), seedOf(11, '/b')]).size).toBe(4);
    expect(Number.isInteger(seedOf(1, 'a/b'))).toBe(true);
  });
});

describe('fingerprintOf', () => {
  it('is the same for every row of a list', () => {
    expect(fingerprintOf('a/b', '/data/0/id')).toBe(fingerprintOf('a/b', '/data/12/id'));
    expect(fingerprintOf('a/b', '/data/0/id')).not.toBe(fingerprintOf('a/b', '/data/0/title'));
    expect(fingerprintOf('a/b', '/data/0/id')).not.toBe(fingerprintOf('a/c', '/data/0/id'));
  });
});
