import { describe, expect, it } from 'vitest';
import { areaOf, defineCheck, defineInvariant } from './check.js';
import { once } from './property.js';

const words = { id: 'events/limit', title: 'A limit holds', clauses: [] } as const;

describe('defineCheck', () => {
  it('is a must with the full key unless told otherwise', () => {
    const check = defineCheck({ ...words, property: once(async () => {}) });
    expect(check).toMatchObject({
      kind: 'property',
      level: 'must',
      needs: ['key.full'],
      runs: 5,
      operations: [],
    });
  });

  it('keeps what it is told, and cannot be changed', () => {
    const check = defineCheck({
      ...words,
      level: 'should',
      needs: [],
      runs: 1,
      property: once(async () => {}),
    });
    expect(check).toMatchObject({ level: 'should', needs: [], runs: 1 });
    expect(Object.isFrozen(check)).toBe(true);
  });
});

describe('defineInvariant', () => {
  it('is a must unless told otherwise', () => {
    const invariant = defineInvariant({ ...words, judge: () => 1 });
    expect(invariant).toMatchObject({ kind: 'invariant', level: 'must', operations: [] });
    expect(Object.isFrozen(invariant)).toBe(true);
  });
});

describe('areaOf', () => {
  it.each([
    ['events/limit', 'events'],
    ['events', 'events'],
    ['events/limit/above-max', 'events'],
  ])('%s belongs to %s', (id, area) => expect(areaOf(id)).toBe(area));
});
